/** Fixed defects of one of the two browsers; each function runs in the page and returns sentences. */
type Regression = { name: string; path: string; inPage: () => string[] | Promise<string[]> };

export const regressions: Regression[] = [
  {
    name: 'the open menu is underlined',
    path: '/preise',
    inPage: () => {
      const trigger = document.querySelector<HTMLElement>('[data-menu]');
      trigger?.setAttribute('aria-expanded', 'true');
      const { textDecorationLine, textDecorationThickness } = getComputedStyle(trigger ?? document.body);
      const found = `${textDecorationLine} ${textDecorationThickness}`;
      return found === 'underline 2px' ? [] : [found];
    },
  },
  {
    name: 'the way back to the top is hidden at the top, from the first frame',
    path: '/blog',
    inPage: () => {
      const button = document.querySelector('[data-scroll-top]');
      const { opacity, visibility, transitionDuration } = getComputedStyle(button ?? document.body);
      const found = `${opacity} ${visibility} ${transitionDuration}`;
      return found === '0 hidden 0s' ? [] : [found];
    },
  },
  {
    name: 'no entry of the contents lies under the scrollbar',
    path: '/datenschutzrichtlinie',
    inPage: () => {
      const contents = [...document.querySelectorAll('main nav')].find(
        (nav) => getComputedStyle(nav).overflowY === 'auto',
      );
      const edge = contents?.getBoundingClientRect().right ?? 0;
      const links = [...(contents?.querySelectorAll('a') ?? [])];
      const under = links.filter((link) => link.getBoundingClientRect().right > edge - 12);
      return links.length === 0 ? ['no contents'] : under.map(({ textContent }) => textContent);
    },
  },
  {
    name: 'sliders are drawn by the site where the browser would draw a white thumb',
    path: '/chatbot-roi-calculator',
    inPage: () => {
      const slider = document.querySelector('input[type=range]');
      const { appearance, accentColor } = getComputedStyle(slider ?? document.body);
      const drawn = CSS.supports('selector(::-webkit-slider-thumb)') ? appearance === 'none' : accentColor !== 'auto';
      return drawn ? [] : [`appearance ${appearance}, accent-color ${accentColor}`];
    },
  },
];
