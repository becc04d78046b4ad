import type { chat as de } from '../de/chat.ts';

export const chat = {
  labels: {
    name: 'Your name',
    email: 'Email address',
    message: 'Message',
    transcript: 'Conversation',
  },
  names: {
    name: 'name',
    email: 'email address',
    message: 'message',
    transcript: 'conversation',
  },
  matter: 'Handover from the chat',
  speakers: { visitor: 'Visitor', assistant: 'AI assistant' },
  sentByBrowser:
    'Sent by the visitor’s browser. Answers of the AI assistant appear here only where our server can prove that it gave them to the question directly above.',
  noTurns: 'Nothing was written in the chat before.',
  errors: {
    name: {
      tooLong: 'Please shorten your name to 100 characters at most.',
      lineBreak: 'Please enter your name without line breaks.',
    },
    email: {
      required: 'Please enter an email address we can reply to.',
      tooLong: 'Your email address is longer than 254 characters. Please enter a shorter one.',
      lineBreak: 'Please enter your email address without line breaks.',
      format: 'Please enter a complete email address, for example name@example.com.',
    },
    message: { tooLong: 'Please shorten your message to 5,000 characters at most.' },
    transcript: {
      tooLong:
        'The conversation is too long to hand over. Please start a new one, or write to us with the contact form.',
      format: 'The conversation couldn’t be read. Please reload the page, or write to us with the contact form.',
      control:
        'The conversation contains characters that aren’t allowed. Please start a new one, or write to us with the contact form.',
    },
  },
} satisfies typeof de;
