type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps the input of a refused form in its history entry, and restores it on "back" and reload. They load the form
 * anew by GET, and the browser itself restores only what was typed into the same document.
 */
export function keepInput(form: HTMLFormElement): void {
  const kept: Record<string, string | boolean> | undefined = history.state?.input;
  // The summary is in the form, or before it.
  if (!kept && !form.parentElement?.querySelector('[data-error-summary]')) return;
  const controls = [...form.querySelectorAll<Control>('[name]:not(button, [type=hidden], [type=radio])')];
  const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
  for (const control of controls) {
    const value = kept?.[control.name];
    if (isCheckbox(control)) control.checked = typeof value === 'boolean' ? value : control.checked;
    else if (typeof value === 'string') control.value = value;
  }

  let timer = 0;
  const keep = () => {
    clearTimeout(timer);
    const input = controls.map((control) => [control.name, isCheckbox(control) ? control.checked : control.value]);
    // The script of the times (slot-picker.client.ts) restores the chosen one.
    const slot = form.querySelector<HTMLInputElement>('[name=slot]:checked')?.value ?? history.state?.slot;
    history.replaceState({ ...history.state, kept: true, input: Object.fromEntries(input), slot }, '');
  };
  keep();
  form.addEventListener('change', keep);
  // Debounced: Safari allows 100 history changes in 30 seconds.
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, 300);
  });

  if (!kept) return;
  const fold = form.closest('details');
  if (fold) fold.open = true;
  // Without the error summary the page is shorter than the scroll position that the browser restores.
  const show = () => requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
}
