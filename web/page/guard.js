// Before all else, and written so that an old browser can read it: no early press is lost, the lobby does not come before
// a game that is in the address, and who cannot play is told.
(function () {
  document.addEventListener('submit', function (event) {
    event.preventDefault();
  });
  document.addEventListener('click', function (event) {
    var target = /** @type {HTMLElement} */ (event.target);
    /** @type {HTMLElement | null} */
    var control = target.closest && target.closest('button[data-do]');
    if (control) window.pressed = control; // for page.js, if it is not here yet
  });
  if (location.hash.indexOf('#r=') === 0) document.documentElement.setAttribute('data-link', '');
  window.tooOld =
    !('noModule' in document.createElement('script')) ||
    typeof WebAssembly !== 'object' ||
    !WebAssembly.instantiateStreaming ||
    typeof DecompressionStream !== 'function' ||
    typeof structuredClone !== 'function' ||
    !window.FinalizationRegistry ||
    !('popover' in HTMLElement.prototype);
  if (!window.tooOld) return;
  document.addEventListener('DOMContentLoaded', function () {
    var vigil = document.querySelector('[data-vigil]');
    var words = document.querySelector('[data-vigil-words]');
    document.body.setAttribute('data-boot', 'old');
    if (vigil && words) words.textContent = vigil.getAttribute('data-old');
  });
})();
