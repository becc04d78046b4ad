import type { booking as de } from '../de/booking.ts';

export const booking = {
  hero: {
    title: 'Half an hour. Your questions. No slide deck.',
    lead: 'Pick a time. We will show you the chatbot on questions your own customers ask, and tell you frankly at the end whether it suits the job.',
    button: 'Choose a time',
    link: 'What happens in the half hour',
  },
  dial: {
    label: 'Picture of a clock face on which half an hour is divided into four parts: tell, build, provoke, work out.',
    center: 'min',
    said: { visitor: 'What if it does not know something?', us: 'Then it says so. Let us try it.' },
  },
  halfHour: {
    title: 'What happens in those {minutes} minutes',
    lead: 'No two demos are the same. Only the order is.',
    span: 'Minute {from} to {to}',
    parts: [
      {
        minutes: 5,
        short: 'tell',
        title: 'You tell us',
        text: 'Who writes to you, how often, and which of it keeps your team from other work? We listen and take notes.',
      },
      {
        minutes: 12,
        short: 'build',
        title: 'We build while you watch',
        text: 'Three of your questions and one page of your help section become a chatbot in the builder, one that names its source. You see every click.',
      },
      {
        minutes: 8,
        short: 'provoke',
        title: 'You try to throw it',
        text: 'Give it nonsense, complaints and odd cases. Nothing shows faster when it hands over to a person.',
      },
      {
        minutes: 5,
        short: 'work out',
        title: 'We do the sums and agree what is next',
        text: 'Which plan fits, what it costs, what would need doing before the start. Or we suggest you wait a while.',
      },
    ],
  },
  who: {
    title: 'Who should be at the table',
    items: [
      {
        title: 'Someone who answers enquiries',
        text: 'They know the questions no report ever lists.',
      },
      {
        title: 'Someone who decides',
        text: 'It saves retelling price, contract and responsibilities in a second round.',
      },
      {
        title: 'Someone technical, if systems are to join in',
        text: 'Worth it for a shop, a CRM or a helpdesk. Otherwise an email afterwards will do.',
      },
    ],
    note: 'Coming alone is just as good. If more want to come, forward the invitation from your confirmation.',
  },
  bring: {
    title: 'What to bring',
    items: [
      'Three real questions from your inbox, without names or customer numbers.',
      'The address of a help page, or a document with answers in it.',
      'A rough figure: how many people write to you in a month?',
      'A list of the systems your customer conversations touch.',
    ],
    note: 'None of it to hand? Come anyway, and we will take an example from your industry.',
  },
  isNot: {
    title: 'What this meeting is not',
    items: [
      {
        title: 'Not a lecture',
        text: 'There is no presentation that has to reach its last slide. Interrupt us.',
      },
      {
        title: 'Not an offer with an expiry date',
        text: 'Nobody will press you to sign. What it costs is on the {link} already.',
      },
      {
        title: 'Not a look inside your systems',
        text: 'We log in nowhere and need no password from you.',
      },
      {
        title: 'Not a training session',
        text: 'Your team learns to use the builder during onboarding, not in thirty minutes.',
      },
    ],
    link: 'pricing page',
  },
  form: {
    title: 'Which time suits you?',
    lead: 'You are looking at what is really free. It is yours as soon as you send the form: the invitation for your calendar arrives by email, with a link to move or cancel it.',
    details: 'And who are you?',
    labels: {
      topic: 'What should we talk about?',
      slot: 'Your time',
      tz: 'Your time zone',
      name: 'Your name',
      company: 'Company',
      email: 'Email address',
      phone: 'Phone',
    },
    names: {
      topic: 'topic',
      slot: 'chosen time',
      tz: 'time zone',
      name: 'name',
      company: 'company',
      email: 'email address',
      phone: 'phone number',
    },
    hints: {
      email: 'The invitation and the link to the video call go there.',
      phone: 'In case the technology lets us down.',
    },
    topics: {
      service: 'Relieving customer service',
      marketing: 'Winning new leads',
      shop: 'Advising and selling in a shop',
      technology: 'Connections and technology',
      other: 'Something else',
    },
    submit: 'Book the demo',
    privacy: 'We use your details for this meeting and what comes of it. You can read more in the {link}.',
    privacyLink: 'privacy policy',
    errors: {
      topic: { choice: 'Please choose one of the topics in the list.' },
      slot: {
        required: 'Please choose a time.',
        format: 'This time is not from our calendar. Please choose one of the free times.',
        lineBreak: 'This time is not from our calendar. Please choose one of the free times.',
        tooLong: 'This time is not from our calendar. Please choose one of the free times.',
      },
      tz: {
        lineBreak: 'We do not know this time zone. Please choose one from the list.',
        tooLong: 'We do not know this time zone. Please choose one from the list.',
      },
      name: {
        required: 'Please enter your name.',
        tooLong: 'Please shorten your name to 100 characters at most.',
        lineBreak: 'Please enter your name without line breaks.',
      },
      company: {
        required: 'Please enter your company.',
        tooLong: 'Please shorten the name of your company to 150 characters at most.',
        lineBreak: 'Please enter your company without line breaks.',
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
    },
  },
  refused: {
    taken: 'Somebody has just taken this time. The next free times are: {times}.',
    'not-offered': 'We cannot offer this time. The next free times are: {times}.',
    none: 'This time is no longer free, and neither is any other in the next few weeks. Please write to us.',
    tooManyOpen:
      'Two meetings are already booked with this email address, and that is as many as it can have at a time. Use the link in the invitation to move or cancel one of them. If you need another, please write to us using the contact form.',
  },
  picker: {
    zone: 'Your time zone',
    show: 'Convert',
    inZone: 'All times in the time zone {zone}',
    besideBerlin: '{time} Berlin',
    week: '{from} to {to}',
    earlier: 'Earlier week',
    later: 'Later week',
    earlierMonth: 'Previous month',
    laterMonth: 'Next month',
    noneInWeek: 'Nothing is left in this week.',
    noneAtAll: 'No time is free in the next few weeks just now. Write to us, and we will find one.',
    dayFree: '{day}: {count} free times',
    dayFreeOne: '{day}: one free time',
    dayNone: '{day}: nothing free',
    chosen: 'Chosen: {time}',
    failed: 'The free times cannot be loaded just now. Please reload the page.',
    keys: 'The arrow keys change the day, Page Up and Page Down the month.',
  },
  zones: {
    'Europe/Berlin': 'Berlin, Vienna, Zurich',
    'Europe/London': 'London, Dublin, Lisbon',
    'Europe/Athens': 'Athens, Helsinki, Kyiv',
    'Europe/Istanbul': 'Istanbul',
    'Asia/Dubai': 'Dubai',
    'Asia/Kolkata': 'Delhi, Mumbai',
    'Asia/Bangkok': 'Bangkok, Jakarta',
    'Asia/Singapore': 'Singapore, Hong Kong',
    'Asia/Tokyo': 'Tokyo, Seoul',
    'Australia/Sydney': 'Sydney, Melbourne',
    'America/Sao_Paulo': 'São Paulo',
    'America/New_York': 'New York, Toronto',
    'America/Chicago': 'Chicago',
    'America/Denver': 'Denver',
    'America/Los_Angeles': 'Los Angeles, Vancouver',
    UTC: 'Universal time (UTC)',
  },
  time: {
    full: '{day}, {from}\u00A0to\u00A0{to}',
    clocks: '{from}\u00A0to\u00A0{to}',
    here: '{time} ({place})',
    there: '{time} in Berlin',
    list: '{day}, {from}',
  },
  thanks: {
    title: 'Booked. See\u00A0you\u00A0soon.',
    lead: 'The time is yours. The invitation for your calendar is on its way to your email address.',
    unknown: 'Your time is in the confirmation we send you by email, together with the link to move it.',
    manage: 'See or move the meeting',
    file: 'Add it to your calendar (.ics)',
    home: 'To the home page',
    next: 'Until then',
    lines: [
      { from: 'visitor', text: 'Where do we meet?' },
      { from: 'us', text: 'By video. We will email you the link beforehand.' },
      { from: 'visitor', text: 'What if something comes up?' },
      { from: 'us', text: 'Move it or cancel it, right up to the start. The link is in the invitation.' },
      { from: 'visitor', text: 'Will you remind me?' },
      { from: 'us', text: 'Yes, the day before, if that day is still to come.' },
    ],
    faq: 'Frequently asked questions',
    pricing: 'Look at the prices first',
  },
  page: {
    booked: {
      title: 'Your meeting with\u00A0us',
      lead: 'This is when we speak. If something comes up, move it or cancel it; you need not say why.',
    },
    cancelled: {
      title: 'This meeting is cancelled.',
      lead: 'The time is free again and nobody is waiting for you. If you change your mind, simply book a new one.',
    },
    past: {
      title: 'This meeting is over.',
      lead: 'It could be moved or cancelled until it began. If you missed each other, book another.',
    },
    unknown: {
      title: 'We cannot find this meeting.',
      lead: 'The link is incomplete, or the meeting was deleted. Please use the whole link from your latest email about it.',
    },
    lost: [
      { from: 'visitor', text: 'What if I no longer have that email?' },
      { from: 'us', text: 'Then write to us from the address you booked with. We will look it up.' },
    ],
    topic: 'Topic',
    file: 'Add it to your calendar (.ics)',
    bookNew: 'Choose a new time',
    write: 'Write to us',
    done: {
      moved: 'Moved. The new invitation is on its way.',
      cancelled: 'Cancelled. The confirmation is on its way.',
      'cancelled-without-mail':
        'Cancelled. We are not sending a confirmation this time, because your address has already had a great many emails about meetings today. Please delete the meeting from your calendar yourself.',
    },
    move: {
      title: 'Move it',
      lead: 'Choose another time. The old one is released once the new one is yours.',
      submit: 'Move to this time',
      tooOften: 'This meeting has been moved {count} times already. Write to us, and we will find a time together.',
    },
    cancel: {
      title: 'Cancel it',
      lead: 'One click is enough, and the time is free again.',
      submit: 'Cancel the meeting',
    },
    errors: {
      slot: 'Please choose a time.',
      action: 'We could not tell whether you want to move or to cancel. Please try again.',
      foreign: 'This request came from another website. Please move or cancel on this page.',
      notStored: 'That did not work just now, and your meeting is unchanged. Please try again in a moment.',
      tooMany: 'A great many requests have just come from your connection. Please try again in {minutes}.',
    },
  },
  mail: {
    event: {
      visitor: 'Demo with {brand}',
      sales: 'Demo with {name}, {company}',
      place: 'Video call, the link comes by email',
      change: 'Move or cancel: {link}',
    },
    when: 'When',
    before: 'Previously',
    visitorsTime: 'Guest’s local time',
    topic: 'Topic',
    manage: 'See or change the meeting',
    again: 'See the free times',
    booked: {
      subject: 'Your demo on {day}',
      heading: 'Your demo is booked.',
      intro: 'We look forward to talking to you. The invitation for your calendar is attached to this email.',
      outro:
        'We meet by video and will send you the link beforehand. Three real questions from your inbox will help us more than any description. If something comes up, move the meeting or cancel it.',
    },
    moved: {
      subject: 'Moved: your demo on {day}',
      heading: 'Your demo has moved.',
      intro: 'The new time is confirmed. Your calendar takes it from the invitation in this email.',
      outro: 'Everything else stays as it was.',
    },
    cancelled: {
      subject: 'Cancelled: your demo on {day}',
      heading: 'Your demo is cancelled.',
      intro: 'That time is free again. The cancellation for your calendar is attached to this email.',
      outro: 'Would you like another meeting later? New times are added every week.',
    },
    reminder: {
      subject: 'Reminder: your demo on {day}',
      heading: 'Speak to you soon.',
      intro: 'A quick reminder of our meeting.',
      outro: 'If it no longer suits you, move the meeting or cancel it, even at short notice.',
    },
    automatic:
      'This email was sent automatically because a demo with {brand} was booked with this address. If that was not you, please cancel the meeting using the link.',
    automaticEnd:
      'This email was sent automatically because a demo with {brand} that was booked with this address has been cancelled.',
    sales: {
      booked: {
        subject: 'Demo booked: {name}, {company}, {time}',
        heading: 'New demo with {name}',
        intro: 'Booked on the website. Please send the link to the video call beforehand. A reply goes to {email}.',
      },
      moved: {
        subject: 'Demo moved: {name}, {company}, {time}',
        heading: 'Demo with {name} moved',
        intro: 'Moved on the page of the meeting. A reply goes to {email}.',
      },
      cancelled: {
        subject: 'Demo cancelled: {name}, {company}, {time}',
        heading: 'Demo with {name} cancelled',
        intro: 'Cancelled on the page of the meeting; the time is free again. A reply goes to {email}.',
      },
    },
  },
} satisfies typeof de;
