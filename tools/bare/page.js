const worker = new Worker('./worker.js', { type: 'module' });
const answer = () =>
  new Promise(done => {
    worker.onmessage = ({ data }) => done(data);
  });
window.run = code => {
  worker.postMessage(code);
  return answer();
};
document.getElementById('out').textContent = await answer();
performance.mark('table');
await navigator.serviceWorker.register('./sw.js');
await navigator.serviceWorker.ready;
document.body.dataset.offline = '';
