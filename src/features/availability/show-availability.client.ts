import { enableLiveAvailability, watchAvailability } from './live-availability.client.ts';

/** Runs for visitors who consented. Loads the state when the section (SalesHours.tsx) scrolls into view. */
export function showAvailability(id: string): void {
  enableLiveAvailability(id);
  const part = document.querySelector<HTMLElement>('[data-availability]');
  const state = part?.querySelector('[role=status]');
  if (!part || !state) return;
  const usual = state.textContent;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    watchAvailability((available) => {
      part.toggleAttribute('data-available', available);
      const text = available ? (part.dataset.availability ?? '') : usual;
      // Setting the same text would announce it again.
      if (state.textContent !== text) state.textContent = text;
    });
  });
  observer.observe(part);
}
