/** On the keyboard's way to a text browsers scroll to its caret only, and leave the field half out of view. */
export function bringTextsIntoView(form: HTMLFormElement | null): void {
  form?.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });
}
