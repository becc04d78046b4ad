import type { mail as de } from '../de/mail.ts';

export const mail = {
  facts: {
    message: 'Message',
    page: 'Page',
    language: 'Language',
    received: 'Received',
    reference: 'Reference',
  },
  context: {
    plan: 'Plan wanted',
    about: 'Reason',
    utm_source: 'Campaign source',
    utm_medium: 'Campaign medium',
    utm_campaign: 'Campaign name',
    utm_term: 'Campaign search term',
    utm_content: 'Campaign variant',
    referrer: 'Came from',
  },
  languages: { de: 'German', en: 'English' },
  empty: 'not given',
  leadToSales: {
    contact: {
      matter: 'Topic',
      subject: 'New enquiry from {name}: {matter}',
      heading: 'New enquiry from {name}',
      intro: 'Sent through the contact form of the website. If you reply to this email, your answer goes to {email}.',
    },
    partner: {
      matter: 'Programme',
      subject: 'New partner application from {name}: {matter}',
      heading: 'New partner application from {name}',
      intro: 'Sent through the form on the programme’s page. If you reply to this email, your answer goes to {email}.',
    },
    roi: {
      matter: 'Company',
      subject: 'Savings calculation for {matter}, from {name}',
      heading: 'Savings calculation for {matter}',
      intro:
        '{name} asked for the result of the savings calculator by email. If you reply to this email, your answer goes to {email}.',
    },
    chat: {
      matter: 'Occasion',
      subject: '{matter}: visitor {name}',
      heading: 'Visitor {name} would like to talk to a person',
      intro:
        'The conversation with the AI assistant of the website is below. If you reply to this email, your answer goes to {email}.',
    },
  },
  greetingWithoutName: 'Hello,',
  greeting: 'Hello {name},',
  confirmation: {
    contact: {
      subject: 'Your message to {brand} has arrived',
      heading: 'Your message has arrived.',
      intro: 'Thank you for your message. A person from our team will read it and reply to this address.',
      yourMessage:
        'Your topic: {matter}. To be on the safe side, we don’t repeat your message here, but we have all of it.',
      addition: 'Would you like to add something? Just reply to this email.',
      automatic:
        'This confirmation was sent automatically because this address was entered in {brand}’s contact form. If that wasn’t you, there’s nothing you need to do.',
    },
    partner: {
      subject: 'Your application to {brand} has arrived',
      heading: 'Your application has arrived.',
      intro:
        'Thank you for applying ({matter}). Somebody in sales will read your application and get back to you, even if the answer is no.',
      yourMessage: 'To be on the safe side, we don’t repeat your details here, but we have all of them.',
      addition: 'Forgotten something? Just reply to this email.',
      automatic:
        'This confirmation was sent automatically because somebody used this address to apply for a partnership with {brand}. If that wasn’t you, there’s nothing you need to do.',
    },
    roi: {
      subject: 'Your savings calculation from {brand}',
      heading: 'Your sum, in black and white.',
      intro:
        'Your calculation is attached as a PDF, with your figures, three scenarios, the formula and every assumption. In short:',
      yourMessage: 'Left each month, once the plan is paid:',
      addition:
        'The assumptions are ours, not measurements. If one of them doesn’t fit, just reply to this email and we’ll go through the sum again together.',
      automatic:
        'This email was sent automatically because somebody asked for the result of {brand}’s savings calculator at this address. If that wasn’t you, there’s nothing you need to do.',
    },
    chat: {
      subject: 'Your conversation has reached {brand}',
      heading: 'Over to our team.',
      intro:
        'Our assistant has passed your conversation on to sales. A person will read it and reply to this address, so you won’t have to explain anything twice.',
      yourMessage: 'To be on the safe side, we don’t repeat the conversation here.',
      addition: 'Thought of something else? Just reply to this email.',
      automatic:
        'This confirmation was sent automatically because this address was given in {brand}’s chat. If that wasn’t you, there’s nothing you need to do.',
    },
  },
  newsletter: {
    issue: {
      why: 'You’re receiving this email because you signed up for the {brand} newsletter and confirmed it.',
      unsubscribe: 'Unsubscribe from the newsletter',
      privacy: 'Privacy policy',
      imprint: 'Legal notice',
    },
    confirm: {
      subject: 'Please confirm your newsletter subscription',
      heading: 'Was this you?',
      intro: 'Somebody entered this address for the {brand} newsletter. If it was you, please confirm:',
      button: 'Confirm my subscription',
      plain: 'If the button doesn’t work, open this address in your browser:',
      until: 'The link works for {days}\u00A0days.',
      otherwise:
        'If it wasn’t you, there’s nothing you need to do. Without your confirmation we won’t send a newsletter, and we’ll delete the address after 14\u00A0days.',
      automatic: 'This email was sent automatically. How we handle your data:',
    },
  },
} satisfies typeof de;
