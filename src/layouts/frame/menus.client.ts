/**
 * The main menu: disclosure buttons whose only state is `aria-expanded` (the styles show the panel behind it).
 * Above 1200 px a menu opens on hover too, one at a time; below, the menu is a popover and its menus an accordion.
 */
const wide = matchMedia('(width > 1200px)');

export function startMenus() {
  const nav = document.querySelector<HTMLElement>('[data-mobile-menu]');
  const toggle = document.querySelector<HTMLElement>('[data-menu-toggle]');
  if (!nav || !toggle) return;
  const buttons = [...nav.querySelectorAll<HTMLElement>('[data-menu]')];
  /** Opened by the pointer only: the click that follows keeps it open instead of closing it. */
  let hovered: HTMLElement | undefined;
  let timer = 0;

  const isOpen = (button: HTMLElement) => button.ariaExpanded === 'true';
  const open = (chosen?: HTMLElement) => {
    clearTimeout(timer);
    hovered = undefined;
    for (const button of buttons) button.ariaExpanded = String(button === chosen);
  };

  for (const button of buttons) {
    const item = button.closest<HTMLElement>('[data-menu-item]');
    button.addEventListener('click', () => {
      open(isOpen(button) && hovered !== button ? undefined : button);
    });
    item?.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || !wide.matches || isOpen(button)) return;
      // At once when another is open, else after a moment: the pointer may only be passing.
      timer = window.setTimeout(
        () => {
          open(button);
          hovered = button;
        },
        buttons.some(isOpen) ? 0 : 80,
      );
    });
    item?.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if (hovered === button) timer = window.setTimeout(open, 200);
    });
    item?.addEventListener('focusout', ({ relatedTarget }) => {
      if (wide.matches && isOpen(button) && relatedTarget instanceof Node && !item.contains(relatedTarget)) open();
    });
    item?.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !wide.matches || !isOpen(button)) return;
      open();
      button.focus();
    });
  }

  // A menu that the pointer opened closes without focus in it, too.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && wide.matches && open());
  document.addEventListener('pointerdown', ({ target }) => {
    if (wide.matches && target instanceof Element && !target.closest('[data-menu-item]')) open();
  });

  nav.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    open();
    nav.hidePopover();
  });
  nav.addEventListener('beforetoggle', (event) => {
    const isOpening = event.newState === 'open';
    const page = document.documentElement;
    if (isOpening) page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    toggle.ariaExpanded = String(isOpening);
    open();
    for (const element of behind(nav)) element.inert = isOpening;
  });
  wide.addEventListener('change', () => {
    open();
    nav.hidePopover();
  });
}

/** What lies behind the open menu: everything but the header, which holds the menu and its button. */
const behind = (nav: HTMLElement) =>
  [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.contains(nav),
  );
