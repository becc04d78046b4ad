/**
 * Runs the customizer: each change is previewed at once and written to the URL (`replaceState`, so "back" leaves the
 * page), and can be copied or sent to us. Nothing is sent automatically; the visitor's own image is never sent.
 */

import {
  type ColourName,
  colourNames,
  decodeLook,
  defaultStyle,
  encodeLook,
  lookFields,
  modeColours,
  parseColour,
  type WidgetLook,
} from '../widgetLook.ts';
import type { CustomizerClientWords } from './customizerClientWords.ts';
import { startLookActions } from './look-actions.client.ts';
import { startOwnImageField } from './own-image.client.ts';
import { showContrast } from './show-contrast.client.ts';
import { showLook } from './show-look.client.ts';

/** Debounce in milliseconds, long enough for dragging a colour: the URL and announcements update after it. */
const debounceMs = 250;

export function startCustomizer(root: HTMLElement): void {
  const words: CustomizerClientWords = JSON.parse(root.dataset.words ?? '{}');
  const { texts } = words;
  const fields = (name: string) => root.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
  const first = decodeLook(new URLSearchParams(location.search), texts);
  // A shared look with an own image has no image here.
  let look: WidgetLook = first.icon === 'own' ? { ...first, icon: defaultStyle.icon } : first;
  let timer = 0;

  for (const part of root.querySelectorAll<HTMLElement>('[data-with-script]')) part.hidden = false;
  for (const part of root.querySelectorAll<HTMLElement>('[data-without-script]')) part.hidden = true;
  // The default of the preview (WidgetPreview.module.css), so nothing moves.
  if (matchMedia('(width < 1024px)').matches) for (const one of fields('device')) one.checked = one.value === 'phone';

  const change = (next: Partial<WidgetLook>) => {
    look = { ...look, ...next };
    show();
  };
  const own = startOwnImageField(root, words.errors, () => {
    writeFields({ ...look, icon: 'own' });
    change({ icon: 'own' });
  });
  const settle = startLookActions(root, {
    words,
    look: () => look,
    reset: () => restart({ ...defaultStyle, ...texts }),
  });

  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const picked = target.dataset.picker;
    if (picked) return setColour(picked, target.value, target);
    if (isColour(target.name)) {
      // Three digits may be half of six.
      if (!isHalf(target.value)) setColour(target.name, target.value, target);
      return;
    }
    if (!isOfLook(target.name)) {
      show();
      // The preview above it has another height now.
      return (target.closest('label') ?? target).scrollIntoView({ block: 'nearest' });
    }
    const next = decodeLook(new Map(Object.entries({ ...look, [target.name]: target.value })), texts);
    const wasFirst = look.bubble === modeColours[look.mode].bubble;
    if (wasFirst) next.bubble = modeColours[next.mode].bubble;
    if (wasFirst && next.mode !== look.mode) writeFields(next);
    change(next);
  });
  // Colour codes are validated on change, not on each keystroke.
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && isColour(target.name))) return;
    judge(target);
    // On phones the preview covers half of the window.
    root.querySelector(`[data-error-of="${target.name}"]`)?.scrollIntoView({ block: 'nearest' });
    if (isHalf(target.value)) setColour(target.name, target.value);
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-preset],[data-take]') : null;
    const { preset, take, colour = '' } = button?.dataset ?? {};
    if (preset) restart({ ...look, ...JSON.parse(preset) });
    if (!take) return;
    setColour(take, colour);
    // The button disappears once the contrast passes.
    root.querySelector<HTMLInputElement>(`input[name="${take}"]`)?.focus();
  });

  writeFields(look);
  show();

  function restart(next: WidgetLook): void {
    writeFields(next);
    change(next);
  }

  function setColour(name: string, said: string, from?: HTMLInputElement): void {
    const colour = parseColour(said);
    if (!isColour(name) || !colour) return;
    const code = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    const picker = root.querySelector<HTMLInputElement>(`input[data-picker="${name}"]`);
    if (code && code !== from) code.value = colour;
    if (picker && picker !== from) picker.value = colour;
    if (code) judge(code);
    change({ [name]: colour });
  }

  function judge(field: HTMLInputElement): void {
    const isWrong = parseColour(field.value) === undefined;
    const said = root.querySelector<HTMLElement>(`[data-error-of="${field.name}"]`);
    if (!said) return;
    said.textContent = isWrong ? words.errors.colour : '';
    field.toggleAttribute('aria-invalid', isWrong);
    if (isWrong) field.setAttribute('aria-invalid', 'true');
    if (isWrong) field.setAttribute('aria-describedby', said.id);
    else field.removeAttribute('aria-describedby');
  }

  /**
   * Writes a look into the fields. Default texts are filled in; a text that the visitor emptied stays empty, and the
   * preview shows the default.
   */
  function writeFields(next: WidgetLook): void {
    for (const name of lookFields) {
      for (const field of fields(name)) {
        if (field.type === 'radio') field.checked = field.value === next[name];
        else field.value = next[name];
        if (isColour(name)) judge(field);
      }
    }
    for (const picker of root.querySelectorAll<HTMLInputElement>('[data-picker]')) {
      const name = picker.dataset.picker ?? '';
      if (isColour(name)) picker.value = next[name];
    }
  }

  function show(): void {
    const view = (name: string) => [...fields(name)].find(({ checked }) => checked)?.value ?? '';
    for (const button of root.querySelectorAll<HTMLElement>('[data-preset]')) {
      const preset = Object.entries(JSON.parse(button.dataset.preset ?? '{}'));
      button.ariaPressed = String(preset.every(([name, value]) => Reflect.get(look, name) === value));
    }
    showLook(root, look, { device: view('device'), state: view('state') }, own());
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      showContrast(root, look, words.contrast);
      const query = encodeLook(look, texts);
      // The image is not part of a shared link.
      if (look.icon === 'own') query.delete('icon');
      writeLookToUrl(query);
      settle();
    }, debounceMs);
  }
}

const isColour = (name: string): name is ColourName => colourNames.some((one) => one === name);
const isHalf = (code: string): boolean => code.trim().length < 6;
const isOfLook = (name: string): boolean => lookFields.some((one) => one === name);

/** Keeps other query parameters, and adds the look to the links of the language switch. */
function writeLookToUrl(look: URLSearchParams): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) link.search = String(look);
  const query = new URLSearchParams(location.search);
  for (const name of lookFields) query.delete(name);
  for (const [name, value] of look) query.set(name, value);
  const search = String(query);
  const address = location.pathname + (search && `?${search}`) + location.hash;
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address);
}
