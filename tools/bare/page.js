const worker = new Worker('./worker.js', { type: 'module' });
worker.onmessage = async ({ data }) => {
  document.getElementById('out').textContent = data;
  performance.mark('table');
  await navigator.serviceWorker.register('./sw.js');
  await navigator.serviceWorker.ready;
  document.body.dataset.offline = '';
};
