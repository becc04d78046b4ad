/**
 * Shows the result bar while the calculator is in view, and neither its result panel nor the form that sends the result,
 * where the bar leads. Until the first input, which changes the result, its button has precedence.
 */
const bar = document.querySelector<HTMLElement>('[data-result-bar]');
const calculate = document.querySelector('[data-calculator] [type=submit]');
const send = document.querySelector('form[data-form=roi]');
const parts = document.querySelectorAll('[data-calculator], [data-result-panel]');
const visible = new Map<Element | null, boolean>();
let isUsed = false;

function update(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) visible.set(target, isIntersecting);
  const [inCalculator, inPanel] = [...parts].map((part) => visible.get(part));
  const isFree = isUsed || !visible.get(calculate);
  bar?.toggleAttribute('data-shown', inCalculator === true && inPanel === false && !visible.get(send) && isFree);
}

// The bar covers this edge: a panel that only begins there counts as out of view.
const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -120px' });
for (const part of parts) observer.observe(part);
if (send) new IntersectionObserver(update).observe(send);
// Less than half a button is covered completely.
if (calculate) new IntersectionObserver(update, { threshold: 0.5 }).observe(calculate);
parts[0]?.addEventListener('input', () => {
  isUsed = true;
  update([]);
});
