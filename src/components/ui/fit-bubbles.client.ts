/**
 * CSS gives a bubble of several lines its full width. This fits each to its longest line, which moves no line and
 * nothing below it.
 */
export function startFittingBubbles(): void {
  const bubbles = [...document.querySelectorAll<HTMLElement>('[data-bubble]')];
  const fit = () => {
    for (const { style } of bubbles) style.maxWidth = '';
    const widths = bubbles.map(widthOfLines);
    bubbles.forEach(({ style }, index) => {
      style.maxWidth = widths[index] ?? '';
    });
  };
  document.fonts.ready.then(fit);
  addEventListener('resize', fit);
}

/** Undefined for a hidden bubble, and for one in view whose left edge would move. */
function widthOfLines(bubble: HTMLElement): string | undefined {
  const { left, top, bottom, width } = bubble.getBoundingClientRect();
  const { marginLeft, paddingRight, fontSize } = getComputedStyle(bubble);
  if (bottom === 0 || (marginLeft !== '0px' && top < innerHeight && bottom > 0)) return undefined;
  const range = document.createRange();
  let right = 0;
  const texts = document.createTreeWalker(bubble, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    for (const line of range.getClientRects()) right = Math.max(right, line.right);
  }
  // Scaled while it scrolls into view (Bubble.module.css); `offsetWidth` is not, and is rounded.
  const lines = ((right - left) * bubble.offsetWidth) / width;
  // Grows with the text.
  return `${(Math.ceil(lines + Number.parseFloat(paddingRight)) + 1) / Number.parseFloat(fontSize)}em`;
}
