/** Checks the line breaks of titles in any browser. Runs in the page, so it must not use anything outside itself. */

/** The words of titles that are broken although the whole word fits on a line, or at a place without a hyphen. */
export function brokenWords(root: Document): string[] {
  const { defaultView: view } = root;
  if (!view) return [];
  const found: string[] = [];
  const isInline = ({ display }: CSSStyleDeclaration) => display.startsWith('inline') || display === 'contents';
  for (const title of root.querySelectorAll<HTMLElement>('h1, h2, h3, h4')) {
    // Not visible, or visible to screen readers only.
    if (title.getClientRects().length === 0 || title.clientWidth < 2) continue;
    const texts = root.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // A word ends at white space and after a hyphen that is always shown.
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = root.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)),
        );
        if (lines.size < 2) continue;
        let block = text.parentElement ?? title;
        while (isInline(view.getComputedStyle(block)) && block !== title) block = block.parentElement ?? title;
        const { paddingLeft, paddingRight } = view.getComputedStyle(block);
        const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const alone = root.createElement('span');
        const shown = word.replaceAll('\u00AD', '');
        alone.textContent = shown;
        alone.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
        text.parentElement?.append(alone);
        const { width } = alone.getBoundingClientRect();
        alone.remove();
        if (width < room - 1)
          found.push(`${shown} is broken, but fits (${Math.round(width)} of ${Math.round(room)} px)`);
        else if (shown === word) found.push(`${shown} is broken without a hyphen`);
      }
    }
  }
  return found;
}
