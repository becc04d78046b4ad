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
  company: 'Company',
  address: 'Address',
  ask: 'Your question for the AI assistant',
  person: 'Rather talk to people?',
  contactBlock: {
    eyebrow: 'Ask us',
    more: 'Other ways',
    heading: 'Does this fit your task?',
    text: 'Tell us in two sentences what your chatbot should take on. You will get an answer from a person who knows the subject.',
    write: 'Write a message',
    ways: 'A callback, the AI chat or a demo',
  },
} satisfies typeof de;
