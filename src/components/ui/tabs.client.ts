/**
 * Turns every `[data-tabs]` into the ARIA tabs pattern: one tab stop, arrow keys, Home, End, and a URL fragment that
 * restores the panel. Without this script, Tabs.tsx renders plain links and sections.
 */
for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) enhance(root);

function enhance(root: HTMLElement) {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
  const panels = [...root.querySelectorAll<HTMLElement>('[data-tab-panel]')];

  const list = tabs[0]?.closest('ul');
  list?.setAttribute('role', 'tablist');
  // The list is beside or above the panel: both arrow-key axes work, and the rendered orientation is announced.
  list?.setAttribute('aria-orientation', getComputedStyle(list).display === 'flex' ? 'horizontal' : 'vertical');
  tabs.forEach((tab, index) => {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panels[index]?.id ?? '');
    tab.parentElement?.setAttribute('role', 'presentation');
    panels[index]?.setAttribute('role', 'tabpanel');
    // It begins with text: Tab leads to its start, not past it to its first link (ARIA tabs pattern).
    panels[index]?.setAttribute('tabindex', '0');
    // Browsers centre what takes the focus, and a panel may be higher than the window.
    panels[index]?.addEventListener('focus', ({ target }) => {
      if (target instanceof HTMLElement && target.offsetHeight > innerHeight / 2) target.scrollIntoView();
    });
    tab.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      choose(index);
      history.replaceState(history.state, '', tab.hash);
    });
  });

  const choose = (chosen: number) => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== chosen;
    });
  };

  /** Selects the panel that the fragment targets or that contains the target. Returns false if there is none. */
  const chooseByHash = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id ? document.getElementById(id) : null;
    const index = panels.findIndex((panel) => target && panel.contains(target));
    if (index < 0) return false;
    const wasHidden = panels[index]?.hidden;
    choose(index);
    // The browser does not scroll to hidden elements.
    if (wasHidden) target?.scrollIntoView();
    return true;
  };

  list?.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab.matches(':focus'));
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[
      event.key
    ];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    next?.focus();
    next?.click();
    // The selected tab is higher.
    next?.scrollIntoView({ block: 'nearest' });
  });

  if (!chooseByHash()) choose(0);
  addEventListener('hashchange', chooseByHash);
  root.toggleAttribute('data-ready', true);
}
