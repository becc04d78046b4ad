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
      // In the accordion the button stays under the finger, although a panel above it closes.
      nav.scrollTop += button.getBoundingClientRect().top - top;
    });
    const hover = ({ pointerType }: PointerEvent) => {
      if (isOpen(button)) clearTimeout(timer);
      else if (pointerType === 'mouse' && wide.matches) schedule(buttons.some(isOpen) ? 200 : 80, button);
    };
    item?.addEventListener('pointerenter', hover);
    // On the way down to the open panel of a neighbour: not before the pointer rests (issue 10, item 5).
    item?.addEventListener('pointermove', (event) => event.movementY > 0 && hover(event));
    item?.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if (hovered) schedule(300);
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
