/**
 * The main menu: disclosure buttons whose only state is `aria-expanded` (the styles show the panel). Above 1200 px a
 * menu also opens on hover, one at a time. Below, the main menu is a popover with an accordion; browsers expose its state
 * on its button.
 */
const wide = matchMedia('(width > 1200px)');

export function startMenus() {
  const nav = document.querySelector<HTMLElement>('[data-mobile-menu]');
  if (!nav) return;
  const buttons = [...nav.querySelectorAll<HTMLElement>('[data-menu]')];
  /** Opened by hover only: the next click keeps it open instead of closing it. */
  let hovered: HTMLElement | undefined;
  let timer = 0;

  const isOpen = (button: HTMLElement) => button.ariaExpanded === 'true';
  const open = (chosen?: HTMLElement) => {
    clearTimeout(timer);
    hovered = undefined;
    for (const button of buttons) button.ariaExpanded = String(button === chosen);
  };

  const schedule = (after: number, button?: HTMLElement) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      open(button);
      hovered = button;
    }, after);
  };

  for (const button of buttons) {
    const item = button.closest<HTMLElement>('[data-menu-item]');
    button.addEventListener('click', () => {
      const { top } = button.getBoundingClientRect();
      open(isOpen(button) && hovered !== button ? undefined : button);
      // Keeps the button at the same viewport position when an accordion panel above it closes.
      nav.scrollTop += button.getBoundingClientRect().top - top;
    });
    const hover = ({ pointerType }: PointerEvent) => {
      if (isOpen(button)) clearTimeout(timer);
      else if (pointerType === 'mouse' && wide.matches) schedule(buttons.some(isOpen) ? 200 : 80, button);
    };
    item?.addEventListener('pointerenter', hover);
    // Moving down towards a neighbour's open panel: opens only when the pointer rests (issue 10, item 5).
    item?.addEventListener('pointermove', (event) => event.movementY > 0 && hover(event));
    item?.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if (hovered) schedule(300);
    });
    item?.addEventListener('focusout', ({ relatedTarget }) => {
      if (wide.matches && isOpen(button) && relatedTarget instanceof Node && !item.contains(relatedTarget)) open();
    });
  }

  const close = ({ type }: Event) => {
    // What is focused disappears with its panel. A popover returns the focus itself.
    const button = document.activeElement?.closest('[data-menu-item]')?.querySelector<HTMLElement>('[data-menu]');
    // The button may be above the window: a followed link must not move the page, or "back" returns to its top.
    button?.focus({ preventScroll: type !== 'keydown' });
    open();
    nav.hidePopover();
  };
  // Escape also closes a hovered menu that does not contain the focus.
  document.addEventListener('keydown', (event) => event.key === 'Escape' && wide.matches && close(event));
  document.addEventListener('pointerdown', ({ target }) => {
    if (wide.matches && target instanceof Element && !target.closest('[data-menu-item]')) open();
  });

  nav.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close(event);
  });
  // The back/forward cache restores a page as it was left.
  addEventListener('pagehide', close);
  nav.addEventListener('beforetoggle', (event) => {
    const isOpening = event.newState === 'open';
    const page = document.documentElement;
    if (isOpening) page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    // Else it opens again where it was left.
    nav.scrollTop = 0;
    open();
    for (const element of behind(nav)) element.inert = isOpening;
  });
  // One file for all that closes on "back": each file that a script may load costs bytes here.
  const load = () => import('../../browser/close-on-back.client.ts');
  nav.addEventListener('toggle', () => load().then((module) => module.closeMenuOnBack(nav), ignore), { once: true });
  wide.addEventListener('change', close);
  // Only now: without script the menus are open.
  open();
}

const ignore = () => {};

/** Everything behind the open menu: all body children except the header, which contains the menu and its button. */
const behind = (nav: HTMLElement) =>
  [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.contains(nav),
  );
