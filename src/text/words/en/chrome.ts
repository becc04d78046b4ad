import type { chrome as de } from '../de/chrome.ts';

export const chrome = {
  languageName: 'English',
  languageCode: 'EN',
  language: 'Language',
  menu: 'Menu',
  mainMenu: 'Main menu',
  topBar: 'Quick links',
  footerMenu: 'Footer',
  legalMenu: 'Legal',
  consentSettings: 'Cookie settings',
  home: '{brand}, to the home page',
  requestAccess: 'Request access',
  toTop: 'Back to top',
  ask: 'Your question for the AI assistant',
  person: 'Rather talk to people?',
  offline: 'You need to be online for this.',
  draft: { text: 'Draft: only editors see this version.', leave: 'Leave the preview' },
  contactBlock: {
    eyebrow: 'Ask us',
    more: 'Other ways',
    heading: 'Would it suit you?',
    text: 'Tell us in two sentences what you’d like a chatbot to take on. A person reads it and emails you to say whether it can.',
    write: 'Write a message',
    ways: 'A callback, the AI chat or a demo',
  },
} satisfies typeof de;
