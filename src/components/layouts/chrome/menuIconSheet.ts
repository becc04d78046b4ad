/**
 * The icons of the menus in one SVG file with a view per icon. Inline, they cost 2 kB in every page; as lazy images they
 * load when a menu opens.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { menuIconNames } from '../../../text/content/navigation/schema.ts';
import { menuIcons } from './menuIcons.ts';

/** Sides of the icons; one free unit between two keeps strokes out of the neighbour's view. */
const side = 24;
const step = side + 1;

export function menuIconSheet(colour: string): string {
  const icons = menuIconNames.map((name, index) => {
    const x = index * step;
    const drawing = createElement(menuIcons[name], { x, width: side, height: side });
    return `<view id="${name}" viewBox="${x} 0 ${side} ${side}"/>${renderToStaticMarkup(drawing)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" color="${colour}">${icons.join('')}</svg>`;
}
