// Before all else, and written so that an old browser can read it: no early press is lost, and who cannot play is told.
(function () {
  document.addEventListener('submit', function (event) {
    event.preventDefault();
    window.pressed = event.target; // for page.js, if it is not here yet
  });
  var missing = !('noModule' in document.createElement('script')) || typeof WebAssembly !== 'object' ||
    !WebAssembly.instantiateStreaming || typeof DecompressionStream !== 'function' ||
    typeof structuredClone !== 'function' || !window.FinalizationRegistry;
  if (!missing) return;
  window.tooOld = true;
  document.addEventListener('DOMContentLoaded', function () {
    var boot = document.getElementById('boot');
    boot.setAttribute('data-state', 'old');
    document.getElementById('status').textContent = boot.getAttribute('data-old');
  });
})();
