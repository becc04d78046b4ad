/** Says in the conversation why a question got no answer, and keeps the question in the field. */
export function refuseQuestion(form: HTMLFormElement, reason: string, pressed: HTMLElement | null): void {
  const field = form.elements.namedItem('question');
  if (field instanceof HTMLInputElement && pressed instanceof HTMLButtonElement && pressed.name)
    field.value = pressed.value;
  const log = form.querySelector('[role=log]');
  log?.querySelector('[role=alert]')?.remove();
  log?.append(Object.assign(document.createElement('p'), { role: 'alert', textContent: reason }));
  log?.scrollTo(0, log.scrollHeight);
}
