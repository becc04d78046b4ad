/**
 * The chat in the page (PageChat.tsx): loads what answers in place at the first use, or if this tab has a conversation. If
 * that does not load, the form posts to the page `ask`; without a connection it says so and keeps the question.
 */
import { refuseQuestion } from './refuse-question.client.ts';

const chat = document.querySelector<HTMLFormElement>('[data-page-chat]');

if (chat) {
  const load = () => import('./answer-on-page.client.ts');
  if (hasConversation()) load().then(({ continueConversation }) => continueConversation(chat));
  chat.addEventListener('focusin', () => load().catch(() => {}), { once: true });
  chat.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    load().then(
      ({ answerOnPage }) => answerOnPage(chat, submitter),
      // The browser's error page would replace this one, and with it the question.
      () =>
        fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
          () => chat.submit(),
          () => refuseQuestion(chat, chat.dataset.offline ?? '', submitter),
        ),
    );
  });
  // The launcher stays away while this chat is in view (ChatLauncher.module.css).
  new IntersectionObserver(([entry]) =>
    document.body.toggleAttribute('data-page-chat-away', !entry?.isIntersecting),
  ).observe(chat);
}

function hasConversation(): boolean {
  try {
    return `chat-conversation-${document.documentElement.lang}` in sessionStorage;
  } catch {
    return false;
  }
}
