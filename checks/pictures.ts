/** Every picture has a text alternative or is marked as decorative: raster pictures, drawn ones and figures. */
import type { Element } from 'happy-dom';
import { readEveryDocument, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const pictures: SiteCheck = {
  name: 'pictures',
  problems: async (origin) => (await readEveryDocument(origin)).flatMap(findUnnamedPictures),
};

type Page = Pick<SitePage, 'name' | 'document'>;

export function findUnnamedPictures({ name, document }: Page): string[] {
  const say = (what: string) => (element: Element) => `${name}: ${what}: ${element.outerHTML.slice(0, 160)}`;
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isReadOut);
  return [
    ...all('img:not([alt])').map(say('a picture without alt')),
    // The empty alt hides the picture, so a link without text has no name.
    ...all('img[alt=""]').filter(isAllOfALink).map(say('a picture without text is all that a link has')),
    ...all('svg:not([role=img])').filter(isNoPartOfAPicture).map(say('an svg that is neither hidden nor named')),
    ...all('[role=img], figure')
      .filter((element) => nameOf(element, document) === '')
      .map(say('a picture without a name')),
  ];
}

const isReadOut = (element: Element): boolean => !element.closest('[aria-hidden="true"]');
const isNoPartOfAPicture = (element: Element): boolean => !element.closest('[role=img]');

function isAllOfALink(picture: Element): boolean {
  const link = picture.closest('a, button');
  return link !== null && link.textContent.trim() === '' && !link.hasAttribute('aria-label');
}

function nameOf(element: Element, document: Page['document']): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
  const texts = [
    element.getAttribute('aria-label'),
    ...labels.map((id) => document.getElementById(id)?.textContent),
    element.querySelector('figcaption, svg > title')?.textContent,
    element.querySelector('img')?.getAttribute('alt'),
  ];
  return texts.map((text) => text?.trim() ?? '').join('');
}

if (import.meta.main) await runAlone(pictures);
