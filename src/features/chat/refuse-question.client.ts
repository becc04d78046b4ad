/** Says in the conversation why a question got no answer, and keeps the question in the field. */
export function refuseQuestion(form: HTMLFormElement, reason: string, pressed: HTMLElement | null): void {
  const field = form.elements.namedItem('question');
  if (field instanceof HTMLInputElement && pressed instanceof HTMLButtonElement && pressed.name)
    field.value = pressed.value;
  const log = form.querySelector('[role=log]');
  log?.querySelector('[role=alert]')?.remove();
  const alert = Object.assign(document.createElement('p'), { role: 'alert', textContent: reason });
  log?.append(alert);
  // In low windows the field is below the conversation.
  alert.scrollIntoView({ block: 'nearest' });
}
