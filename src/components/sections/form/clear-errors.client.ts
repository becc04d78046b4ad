type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Clears the error of a refused form's field as soon as the input is valid, and never shows one. Its place stays, so
 * nothing moves during typing.
 */
export function clearErrors(form: HTMLFormElement | null): void {
  // Other errors follow rules that only the server has.
  const invalid = new Set(form?.querySelectorAll<Control>('input:invalid, select:invalid, textarea:invalid'));

  form?.addEventListener('input', ({ target }) => {
    const control = target as Control;
    const isRadio = control.type === 'radio';
    if (!isRadio && !(invalid.has(control) && isValid(control))) return;
    const error = document.getElementById(`${isRadio ? control.name : control.id}-error`);
    if (!error) return;
    error.style.visibility = 'hidden';
    const owner = isRadio ? document.getElementById(control.name) : control;
    owner?.removeAttribute('aria-invalid');
    // A hidden description would still be read.
    const descriptions = owner?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const others = descriptions.filter((one) => one !== error.id).join(' ');
    if (others) owner?.setAttribute('aria-describedby', others);
    else owner?.removeAttribute('aria-describedby');
  });
}

/** Browsers accept an address without a top-level domain. */
const isValid = ({ type, value, validity }: Control): boolean =>
  validity.valid && (type !== 'email' || /@.+\.../.test(value));
