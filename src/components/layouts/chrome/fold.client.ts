/** Phones fold what `Fold` holds; wider windows show it, with summaries that are no controls. */
export function startFolds(): void {
  const folds = document.querySelectorAll<HTMLDetailsElement>('[data-fold]');
  const wide = matchMedia('(width >= 768px)');
  const update = () => {
    for (const fold of folds) {
      fold.open = wide.matches || isWanted(fold);
      const summary = fold.querySelector('summary');
      if (summary) summary.tabIndex = wide.matches ? -1 : 0;
    }
  };
  update();
  wide.addEventListener('change', update);
  addEventListener('hashchange', () => {
    for (const fold of folds) fold.open ||= isWanted(fold);
  });
}

/** Contains the target of a link, or is in its section. `:target` does not match yet when a page loads. */
function isWanted(fold: Element): boolean {
  const target = document.getElementById(location.hash.slice(1));
  return fold.contains(target) || target?.closest('main *')?.contains(fold) === true;
}
