/** Draws a look into the preview. */
import { modeColours, type WidgetLook } from '../widgetLook.ts';

type View = { device: string; state: string };

export function showLook(root: HTMLElement, look: WidgetLook, view: View, own: CanvasImageSource | undefined): void {
  const preview = root.querySelector<HTMLElement>('[data-preview]');
  if (!preview) return;
  const { side, shape, size, mode } = look;
  Object.assign(preview.dataset, { side, shape, size, mode, ...view });
  const { ground, ink } = modeColours[mode];
  const colours = { main: look.main, text: look.text, bubble: look.bubble, ground, ink };
  for (const [name, colour] of Object.entries(colours)) preview.style.setProperty(`--w-${name}`, colour);
  for (const slot of preview.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { title, greeting, placeholder, launcher } = look;
    const texts: Record<string, string> = { title, greeting, placeholder, launcher };
    const text = texts[slot.dataset.slot ?? ''] ?? '';
    if (slot.textContent !== text) slot.textContent = text;
  }
  const drawing = root.querySelector(`input[name=icon][value="${look.icon}"] + * [data-drawing] > *`);
  for (const place of preview.querySelectorAll('[data-icon-place]')) {
    if (look.icon === 'own' && own) place.replaceChildren(toCanvas(own));
    else if (drawing) place.replaceChildren(drawing.cloneNode(true));
  }
}

/** A canvas instead of a blob URL: the policy allows images from this site only. */
export function toCanvas(image: CanvasImageSource): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 96;
  canvas.height = 96;
  canvas.getContext('2d')?.drawImage(image, 0, 0, 96, 96);
  return canvas;
}
