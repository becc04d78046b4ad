/** The visitor's own icon: validated, cropped to a square and drawn in the browser only. */
import type { CustomizerClientWords } from './customizerClientWords.ts';
import { toCanvas } from './show-look.client.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];
const maxBytes = 1_000_000;
const minPixels = 32;

type Refusal = Exclude<keyof CustomizerClientWords['errors'], 'colour'>;

/** Calls `taken` on a new image; returns a getter of the current one. */
export function startOwnImageField(root: HTMLElement, words: CustomizerClientWords['errors'], taken: () => void) {
  const field = root.querySelector<HTMLInputElement>('[data-image]');
  const said = root.querySelector<HTMLElement>('[data-error-of=image]');
  const option = root.querySelector<HTMLElement>('[data-option="icon own"]');
  let image: ImageBitmap | undefined;
  if (option) option.hidden = true;

  field?.addEventListener('change', async () => {
    const [file] = field.files ?? [];
    if (!file) return;
    const read = await readImage(file);
    // Another file may have been chosen meanwhile.
    if (field.files?.[0] !== file) return;
    refuse(typeof read === 'string' ? words[read] : '');
    if (typeof read === 'string') return;
    image = read;
    option?.querySelector('[data-drawing]')?.replaceChildren(toCanvas(image));
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

/** The centre square of the image, or the reason for refusal. The browser decodes by content, not by file name. */
async function readImage(file: File): Promise<ImageBitmap | Refusal> {
  if (!types.includes(file.type)) return 'imageType';
  if (file.size > maxBytes) return 'imageSize';
  try {
    const whole = await createImageBitmap(file);
    const side = Math.min(whole.width, whole.height);
    if (side < minPixels) return 'imageSmall';
    return await createImageBitmap(whole, (whole.width - side) / 2, (whole.height - side) / 2, side, side, {
      resizeWidth: 96,
      resizeHeight: 96,
      resizeQuality: 'high',
    });
  } catch {
    return 'imageBroken';
  }
}
