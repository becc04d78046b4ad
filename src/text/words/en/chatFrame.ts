import type { chatFrame as de } from '../de/chatFrame.ts';

export const chatFrame = {
  title: 'AI chat by {brand}',
  name: 'AI assistant',
  status: 'Answers with sources',
  again: 'New conversation',
  close: 'Close chat',
  log: 'Conversation',
  speakers: { visitor: 'You', assistant: 'AI assistant' },
  greeting:
    'Hello! I’m {brand}’s AI assistant, not a person. I look for your answer on the pages of this website and show you where I found it. What would you like to know?',
  sources: 'Found under:',
  suggestions: 'You could ask next',
  field: 'Your question',
  send: 'Send',
  busy: 'The AI assistant is looking.',
  note: 'AI can be wrong. Please keep confidential details out of the chat.',
  privacy: 'Privacy',
  /** In the page, where the question stays in its field. */
  refused: 'The answer didn’t arrive. Please send your question again.',
  failed: 'The answer didn’t arrive. Your question is still above.',
  offline: 'You’re offline. Whatever you write stays here.',
  retry: 'Try again',
  contact: 'Go to the contact form',
  noScript: 'The chat needs JavaScript. There is another way: write to us using the {link}.',
  noScriptLink: 'contact form',
  slots: {
    intro: 'These are the next free times for a demo, in your time zone. Click one to book it.',
    none: 'The free times couldn’t be loaded. You’ll find all of them in the calendar.',
    time: '{time}',
    all: 'All free times',
  },
  /** After the visitor let us keep a question. */
  keep: {
    done: 'Thank you. We keep only the wording of your question, with nothing about you, and delete it after 90\u00A0days. It tells us what this website is missing.',
    failed: 'That didn’t work just now. Your question has not been stored.',
  },
  handover: {
    open: 'Write to a person',
    title: 'Hand over to our team',
    lead: 'Somebody in sales reads the conversation and replies by email.',
    optional: 'optional',
    what: 'What we pass on',
    nothing: 'You haven’t written anything yet. We’ll only pass on your message.',
    submit: 'Hand over',
    back: 'Back to the chat',
    privacy: 'Sales uses it to answer you. There’s more in the {link}.',
    privacyLink: 'privacy policy',
    done: 'Thank you, our team has your conversation. A confirmation is on its way to {email}.',
    failed: 'The handover didn’t go through. What you entered is still here; please try again.',
  },
} satisfies typeof de;
