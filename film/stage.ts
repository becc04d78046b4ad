/**
 * Both functions run in the page: the browser driver serialises them, so they must not use anything outside themselves.
 */

export type Scene = {
  name: string;
  from: number;
  to: number;
  /** The aria-label of the product picture; none in the last scene. */
  picture?: string;
  tone: string;
  step?: string;
  title: string;
  clock?: string;
};

declare global {
  interface Window {
    /** Shows a time of the film and returns a key: times with the same key look the same. */
    showFilmAt: (second: number) => string;
  }
}

/** Adds the content and the styles of another page of the site: the dashboard is not drawn on the home page. */
export async function addPictures(address: string): Promise<void> {
  const other = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  const links = [...other.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href }) => !known.has(href),
  );
  const loaded = links.map(
    (link) => new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject })),
  );
  document.head.append(...links, ...other.querySelectorAll('head style'));
  document.body.append(...other.querySelectorAll('main'));
  await Promise.all(loaded);
}

/** Places the pictures on the stage and shows them at any time of the film. */
export function buildStage(scenes: Scene[]): void {
  const film = document.createElement('div');
  film.id = 'film';
  /** Selectors of the elements that appear in a scene, in order. */
  const entrances: Record<string, string[]> = {
    knowledge: ['ol > li'],
    flow: ['[class*="canvas_"] > [class*="block_"]', 'svg[class*="fork_"]', '[class*="branch_"]'],
    window: ['[class*="field_"]', '[class*="greeting_"]'],
    chat: ['ol > li'],
    dashboard: ['[class*="figure_"]', '[class*="row_"]'],
    end: ['svg', 'h2'],
  };
  /** `lead`: seconds from the scene's start to the first entrance; `share`: part of the scene used for entrances. */
  const lead = 0.7;
  const share: Record<string, number> = { chat: 0.72, dashboard: 0.4, end: 0.3 };

  const parts: { element: Element & ElementCSSInlineStyle; at: number; bar: boolean }[] = [];
  const shown: { section: HTMLElement; from: number; to: number }[] = [];
  for (const scene of scenes) {
    const section = document.createElement('section');
    section.dataset.scene = scene.name;
    section.dataset.tone = 'paper';
    film.append(section);
    if (scene.picture) {
      const words = document.createElement('div');
      if (scene.step) words.append(textIn('div', scene.step, 'step'));
      words.append(textIn('h2', scene.title));
      if (scene.clock) words.append(textIn('p', scene.clock, 'clock'));
      const show = document.createElement('div');
      show.className = 'show';
      show.dataset.tone = scene.tone;
      const picture = document.querySelector(`[aria-label="${CSS.escape(scene.picture)}"]`);
      if (!picture) throw new Error(`No page has a picture named ${scene.picture}`);
      show.append(picture.cloneNode(true));
      section.append(words, show);
    } else {
      section.className = 'end';
      const mark = document.querySelector('[class*="inverted_"]')?.cloneNode(true);
      if (mark) section.append(mark);
      section.append(textIn('h2', scene.title));
    }
    const coming = (entrances[scene.name] ?? []).flatMap((selector) => [...section.querySelectorAll(selector)]);
    const room = (scene.to - scene.from - lead) * (share[scene.name] ?? 0.7);
    for (const [index, element] of coming.entries()) {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
      const at = scene.from + lead + (room * index) / Math.max(coming.length, 1);
      parts.push({ element, at, bar: element instanceof SVGRectElement });
    }
    shown.push({ section, from: scene.from, to: scene.to });
  }
  document.body.replaceChildren(film);

  const ease = (value: number) => 1 - (1 - Math.min(Math.max(value, 0), 1)) ** 3;
  window.showFilmAt = (second) => {
    for (const [index, { section, from, to }] of shown.entries()) {
      // The next scene lies above and fades in; the previous one stays visible until it is covered.
      const visible = second >= from && second < to + 0.4;
      section.style.visibility = visible ? 'visible' : 'hidden';
      section.style.opacity = String(index === 0 ? 1 : round(ease((second - from) / 0.4)));
    }
    for (const { element, at, bar } of parts) {
      const moved = round(ease((second - at) / 0.5));
      element.style.opacity = bar ? '1' : String(moved);
      element.style.transform =
        moved === 1 ? 'none' : bar ? `scaleY(${moved})` : `translateY(${round(14 * (1 - moved))}px)`;
    }
    const styles = [...shown.map(({ section }) => section), ...parts.map(({ element }) => element)];
    return styles.map(({ style }) => `${style.visibility}${style.opacity}${style.transform}`).join();
  };

  function round(value: number): number {
    return Math.round(value * 100) / 100;
  }

  function textIn(tag: string, text: string, className = ''): HTMLElement {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = className;
    return element;
  }
}
