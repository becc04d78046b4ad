/** Phones fold the groups of the footer's menu; wider windows show them all, with headings that are no controls. */
export function foldFooterMenu(): void {
  const groups = document.querySelectorAll<HTMLDetailsElement>('[data-footer-group]');
  const wide = matchMedia('(width >= 768px)');
  const fold = () => {
    for (const group of groups) {
      group.open = wide.matches;
      const summary = group.querySelector('summary');
      if (summary) summary.tabIndex = wide.matches ? -1 : 0;
    }
  };
  fold();
  wide.addEventListener('change', fold);
}
