/** An icon of the visitor's own: judged, cut to a square and drawn, all in this browser. */
import type { ClientWords } from './customizer.client.ts';
import { drawn } from './show-look.client.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];
const most = 1_000_000;
const smallest = 32;

type Refusal = Exclude<keyof ClientWords['errors'], 'colour'>;

/** Calls `taken` when there is a new image; answers the one there is. */
export function takeOwnImages(root: HTMLElement, words: ClientWords['errors'], taken: () => void) {
  const field = root.querySelector<HTMLInputElement>('[data-image]');
  const said = root.querySelector<HTMLElement>('[data-error-of=image]');
  const option = root.querySelector<HTMLElement>('[data-option="icon own"]');
  let image: ImageBitmap | undefined;
  if (option) option.hidden = true;

  field?.addEventListener('change', async () => {
    const [file] = field.files ?? [];
    if (!file) return;
    const read = await readImage(file);
    // Somebody may have chosen the next one meanwhile.
    if (field.files?.[0] !== file) return;
    refuse(typeof read === 'string' ? words[read] : '');
    if (typeof read === 'string') return;
    image = read;
    option?.querySelector('[data-drawing]')?.replaceChildren(drawn(image));
    if (option) option.hidden = false;
    taken();
  });
  return () => image;

  function refuse(sentence: string): void {
    if (said) said.textContent = sentence;
    if (sentence) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
    field?.setAttribute('aria-describedby', sentence ? 'look-image-error look-image-hint' : 'look-image-hint');
  }
}

/** The middle square of the file's picture, or why it is none. The browser decides by the bytes, not by the name. */
async function readImage(file: File): Promise<ImageBitmap | Refusal> {
  if (!types.includes(file.type)) return 'imageType';
  if (file.size > most) return 'imageSize';
  try {
    const whole = await createImageBitmap(file);
    const side = Math.min(whole.width, whole.height);
    if (side < smallest) return 'imageSmall';
    return await createImageBitmap(whole, (whole.width - side) / 2, (whole.height - side) / 2, side, side, {
      resizeWidth: 96,
      resizeHeight: 96,
      resizeQuality: 'high',
    });
  } catch {
    return 'imageBroken';
  }
}
