import type { forms as de } from '../de/forms.ts';

export const forms = {
  errorPrefix: 'Error: ',
  errorTitle: 'There is a problem',
  optional: 'optional',
  trap: 'Website (please leave empty)',
  checking: 'One moment please, the form is about to be sent.',
  offline:
    'Your browser can’t reach our server at the moment, so nothing has been sent. What you entered is still here: please send it again once you’re back online.',
  sent: 'You’ve already sent this form, and we have it. If you send it again unchanged, it won’t reach us twice.',
  refused: {
    form: 'This request came from another website and was not accepted. Please send the form from this page.',
    trap: 'An invisible field that has to stay empty was filled in. We have emptied it: please send the form again.',
    field: 'We can’t accept this as it is. Please check it.',
    tooLarge: 'Your details are too large to transfer. Please shorten your message.',
    tooMany: 'We’ve just had a great many requests from your connection. Please send the form again in {minutes}.',
    tooManyOfMailbox:
      'We’ve just had a great many forms with this email address. Please send this one again in {minutes}.',
    tooManyInAll: 'We’re getting an unusual number of requests at once. Please send the form again in {minutes}.',
    notStored:
      'We couldn’t save your message just now, so it hasn’t reached us yet. Please send the form again in a moment.',
  },
  minute: 'one minute',
  minutes: '{count}\u00A0minutes',
  hours: '{count}\u00A0hours',
  contact: {
    plan: 'Your enquiry is about the {plan} plan.',
    labels: {
      topic: 'What is it about?',
      firstname: 'First name',
      lastname: 'Last name',
      email: 'Email address',
      phone: 'Phone',
      message: 'Your message',
    },
    names: {
      topic: 'topic',
      firstname: 'first name',
      lastname: 'last name',
      email: 'email address',
      phone: 'phone number',
      message: 'message',
    },
    hints: {
      email: 'We’ll send our answer here.',
      phone: 'Only if you’d like us to ring you.',
      message: 'Up to 5,000\u00A0characters.',
    },
    topics: {
      sales: 'Sales and prices',
      access: 'Access to the platform',
      support: 'Help for customers',
      press: 'Press',
      other: 'Something else',
    },
    submit: 'Send message',
    privacy:
      'Our sales team reads your message, and passes it on within the company if somebody else has the answer. We also store which page or campaign brought you here. There’s more in the {link}.',
    privacyLink: 'privacy policy',
    errors: {
      topic: {
        choice: 'Please choose a topic from the list.',
      },
      firstname: {
        tooLong: 'Please shorten your first name to 100 characters at most.',
        lineBreak: 'Please enter your first name without line breaks.',
      },
      lastname: {
        required: 'Please enter your last name.',
        tooLong: 'Please shorten your last name to 100 characters at most.',
        lineBreak: 'Please enter your last name without line breaks.',
      },
      email: {
        required: 'Please enter your email address.',
        tooLong: 'Your email address is longer than 254 characters. Please enter a shorter one.',
        lineBreak: 'Please enter your email address without line breaks.',
        format: 'Please enter a complete email address, for example name@example.com.',
      },
      phone: {
        tooLong: 'Please shorten your phone number to 40 characters at most.',
        lineBreak: 'Please enter your phone number without line breaks.',
        format:
          'Please enter your phone number using only digits, spaces and the characters +\u00A0(\u00A0)\u00A0/\u00A0-.',
      },
      message: {
        required: 'Please write your message.',
        tooLong: 'Please shorten your message to 5,000 characters at most.',
      },
    },
  },
  partner: {
    labels: {
      company: 'Company',
      website: 'Website',
      name: 'Your name',
      email: 'Email address',
      message: 'What do you have in mind?',
    },
    names: {
      company: 'company',
      website: 'website',
      name: 'name',
      email: 'email address',
      message: 'message',
    },
    programmes: {
      'solution-partner-program': 'Solution partner',
      'affiliate-program': 'Affiliate programme',
    },
    submit: 'Send application',
    privacy: 'Our sales team uses your details to consider your application and reply. There’s more in the {link}.',
    privacyLink: 'privacy policy',
    errors: {
      company: {
        required: 'Please enter your company.',
        tooLong: 'Please shorten the name of your company to 150 characters at most.',
        lineBreak: 'Please enter your company without line breaks.',
      },
      website: {
        tooLong: 'Please shorten the address of your website to 254 characters at most.',
        lineBreak: 'Please enter your website without line breaks.',
        format: 'Please enter the complete address of your website, for example www.example.com.',
      },
      name: {
        required: 'Please enter your name.',
        tooLong: 'Please shorten your name to 100 characters at most.',
        lineBreak: 'Please enter your name without line breaks.',
      },
      email: {
        required: 'Please enter your email address.',
        tooLong: 'Your email address is longer than 254 characters. Please enter a shorter one.',
        lineBreak: 'Please enter your email address without line breaks.',
        format: 'Please enter a complete email address, for example name@example.com.',
      },
      message: {
        required: 'Please tell us what you have in mind.',
        tooLong: 'Please shorten your text to 5,000 characters at most.',
      },
    },
  },
  newsletter: {
    labels: {
      email: 'Your email address',
      consent: 'Consent',
    },
    names: {
      email: 'email address',
      consent: 'consent',
    },
    submit: 'Get the newsletter',
    privacy: 'Before the first issue, an email will ask you to confirm. The {link} says what we store.',
    privacyLink: 'privacy policy',
    errors: {
      email: {
        required: 'Please enter the email address that the newsletter should go to.',
        tooLong: 'Your email address is longer than 254 characters. Please enter a shorter one.',
        lineBreak: 'Please enter your email address without line breaks.',
        format: 'Please enter a complete email address, for example name@example.com.',
      },
      consent: {
        required: 'Please tick the box if you’d like the newsletter. We won’t send it without your consent.',
      },
    },
  },
} satisfies typeof de;
