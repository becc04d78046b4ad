import { createCoverEntry, removeBeforeLeaving } from '../../browser/close-on-back.client.ts';

/** Called with the opened menu, once. */
export function closeMenuOnBack(nav: HTMLElement): void {
  const entry = createCoverEntry('menu', () => nav.hidePopover());
  removeBeforeLeaving(nav, entry);
  const update = () => (nav.matches(':popover-open') ? entry.add() : entry.remove());
  nav.addEventListener('toggle', update);
  update();
}
