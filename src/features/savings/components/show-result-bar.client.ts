/** Shows the result bar while the calculator is in view and its result panel is not. */
const bar = document.querySelector<HTMLElement>('[data-result-bar]');
const parts = document.querySelectorAll('[data-calculator], [data-result-panel]');
const visible = new Map<Element, boolean>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) visible.set(target, isIntersecting);
    const [inCalculator, inPanel] = [...parts].map((part) => visible.get(part));
    bar?.toggleAttribute('data-shown', inCalculator === true && inPanel === false);
  },
  // The bar covers this edge: a panel that only begins there counts as out of view.
  { rootMargin: '0px 0px -120px' },
);
for (const part of parts) observer.observe(part);
