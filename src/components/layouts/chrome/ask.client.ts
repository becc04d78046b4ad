/** The footer's input line opens the chat with the question (features/chat/chat-launcher.client.ts). */
export function startAskLine() {
  const form = document.querySelector<HTMLFormElement>('[data-ask]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    dispatchEvent(new CustomEvent('chat-question', { detail: `chat=${new FormData(form).get('question')}` }));
    form.reset();
  });
}
