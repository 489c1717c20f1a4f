/* What is cut off, runs out of its frame or lies on something else, of all words in the stage, side and dock. */
() => {
  const found = [];
  const HOLDERS = '.btn, .arm, .ware, .leaf, .panel, .rank, .offer, .ladder li, .world__area, .thing';
  const name = ({ tagName, className }) => `${tagName} ${className.baseVal ?? className}`;
  const said = node => node.data.trim().slice(0, 40);
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('#root'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const near = node.parentElement;
    if (!node.data.trim() || near.closest('.vh, dialog, [popover], svg, .town, .bar, .omens, .crew, .log')) continue;
    if (!near.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue;
      const box = { left, top, right, bottom };
      for (let part = near; part.id !== 'root'; part = part.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(part);
        if (display === 'contents' || display === 'inline' || overflowX === 'visible') continue;
        const edge = part.getBoundingClientRect();
        if (edge.width < 3) box.right = box.left; // for those who listen
        const seen = box.right > edge.left && box.left < edge.right && box.bottom > edge.top && box.top < edge.bottom;
        if (seen && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5))
          found.push(`cut off by ${name(part)}: ${said(node)}`);
        if (seen && !/auto|scroll/.test(overflowY) && box.bottom > edge.bottom + 2.5)
          found.push(`cut off below by ${name(part)}: ${said(node)}`);
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`off the window: ${said(node)}`);
      const holder = near.closest(HOLDERS)?.getBoundingClientRect();
      if (holder && (left < holder.left - 1 || right > holder.right + 1 || bottom > holder.bottom + 2))
        found.push(`out of ${name(near.closest(HOLDERS))}: ${said(node)}`);
      texts.push([box, node]);
    }
  }
  texts.forEach(([one, words], n) => {
    for (const [other, more] of texts.slice(n + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (words !== more && wide > 2 && high > 5) found.push(`${said(words)} lies on ${said(more)}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('it scrolls sideways');
  return { found: [...new Set(found)], texts: texts.length };
}
