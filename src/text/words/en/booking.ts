import type { booking as de } from '../de/booking.ts';

export const booking = {
  hero: {
    title: 'Bring three questions. Watch us build a\u00A0chatbot.',
    lead: 'A demo is free and takes 30\u00A0minutes, by video. We build the chatbot, you try to catch it out, and by the end you’ll know what the plan costs and have a good idea whether the chatbot suits the job.',
    link: 'What happens in the half hour',
  },
  dial: {
    label: 'Picture of a clock face with half an hour divided into four parts: talk, build, test, add up.',
    center: 'min',
    said: { visitor: 'What if it doesn’t know something?', us: 'It should say so. Let’s try it.' },
  },
  halfHour: {
    title: 'What happens in those {minutes}\u00A0minutes',
    lead: 'There’s a person at our end, working the builder while you look on.',
    span: 'Minutes {from} to {to}',
    parts: [
      {
        minutes: 5,
        short: 'talk',
        title: 'You talk',
        text: 'Who writes to you, how often, and what slows your team down? Between us we pick three questions.',
      },
      {
        minutes: 12,
        short: 'build',
        title: 'We build',
        text: 'From the three questions and a page of your help section, we build a chatbot that names its source. You see every click.',
      },
      {
        minutes: 8,
        short: 'test',
        title: 'You try to catch it out',
        text: 'Give it nonsense, complaints and odd cases. You’ll see when it hands over to a person.',
      },
      {
        minutes: 5,
        short: 'add up',
        title: 'We do the sums together',
        text: 'Which plan fits, what it costs, what needs doing before you go live. If you’d like to take it further, we’ll check your connections and send a quote. If not, that’s that.',
      },
    ],
  },
  who: {
    title: 'Who should join',
    items: [
      {
        title: 'Someone who answers enquiries',
        text: 'They know the questions that never make it into a report.',
      },
      {
        title: 'Someone who decides',
        text: 'With them there, nobody has to go through price and contract twice.',
      },
      {
        title: 'Someone technical, if systems are involved',
        text: 'Bring them if an online shop, a CRM or a helpdesk is to be connected. Otherwise an email afterwards will do.',
      },
    ],
    note: 'Coming alone is fine too. If others want to join, forward the invitation; anybody who has it can also move or cancel the meeting.',
  },
  bring: {
    title: 'What to bring',
    items: [
      'Three real questions from your inbox, without names or customer numbers.',
      'The address of a help page, or a document with answers in it.',
      'A rough figure: how many people write to you in a month?',
      'A list of the systems your team uses to deal with customers.',
    ],
    note: 'Nothing to hand? Come anyway, and we’ll use an example from your industry.',
  },
  isNot: {
    title: 'You may be wondering',
    items: [
      {
        title: 'Will there be slides?',
        text: 'No. Interrupt us as often as you like.',
      },
      {
        title: 'Will we have to sign anything?',
        text: 'No, and the demo costs nothing. Prices for plans, operators and channels are on the {link}; whatever else can cost money is in the quote, if you ask for one.',
      },
      {
        title: 'Do you need access to our systems?',
        text: 'No. We won’t log in anywhere or ask you for a password.',
      },
      {
        title: 'Where does our material go?',
        text: 'Onto our platform, hosted in Germany. If a language model writes the answers, its provider gets the questions and the matching passages. So bring nothing personal or confidential. When we delete it all: {demoMaterial}.',
      },
      {
        title: 'Could we build one ourselves afterwards?',
        text: 'Yes, on a plan or with trial access we’ve agreed with you, once both sides have signed the data processing agreement. The builder needs no code, and if you take up onboarding, you practise on your own content.',
      },
    ],
    link: 'pricing page',
  },
  form: {
    title: 'Which time suits you?',
    lead: 'Pick one of the free times; it’s booked as soon as you send the form. A calendar invitation follows by email, with a link to move or cancel it.',
    details: 'And a little about you',
    bookedBefore: 'You’ve already booked {time}. If you book again, you’ll have two meetings.',
    labels: {
      topic: 'What would you like to talk about?',
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
      email: 'We’ll send the invitation and the video link here.',
      phone: 'In case the video lets us down.',
    },
    topics: {
      service: 'Customer service',
      marketing: 'Finding new customers',
      shop: 'Giving advice and selling online',
      technology: 'Integrations and technology',
      other: 'Something else',
    },
    submit: 'Book this time',
    privacy:
      'Our sales team uses your details for this meeting and any questions or quote that follow. We sell to businesses and public bodies only. The {link} says who transmits the video call and what we store.',
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
        lineBreak: 'We don’t recognise this time zone. Please choose one from the list.',
        tooLong: 'We don’t recognise this time zone. Please choose one from the list.',
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
    taken: 'Somebody has just taken that time. The next free times are: {times}.',
    'not-offered': 'We can’t offer that time. The next free times are: {times}.',
    none: 'That time has gone, and there’s nothing else free in the next few weeks. Please write to us.',
    tooManyOpen:
      'This email address already has two meetings booked, which is the most it can have at once. Use the link in the invitation to move or cancel one of them. If you need another, please write to us using the contact form.',
  },
  picker: {
    zone: 'Your time zone',
    show: 'Convert',
    inZone: 'All times for {zone}',
    besideBerlin: '{time} Berlin',
    earlier: 'Earlier day',
    later: 'Later day',
    earlierMonth: 'Previous month',
    laterMonth: 'Next month',
    noneAtAll: 'There’s nothing free in the next few weeks. Write to us, and we’ll find a time.',
    dayFree: '{day}: {count} free times',
    dayFreeOne: '{day}: one free time',
    dayNone: '{day}: nothing free',
    chosen: 'Chosen: {time}',
    failed: 'We can’t load the free times at the moment. Please reload the page.',
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
    lead: 'The time is yours. The invitation for your calendar is on its way; your meeting’s page says which address it went to.',
    unknown: 'Your time is in the confirmation we’re sending you by email, along with the link to move it.',
    manage: 'See or move the meeting',
    file: 'Add it to your calendar (.ics)',
    home: 'Back to the home page',
    next: 'Until then',
    lines: [
      { from: 'visitor', text: 'Where do we meet?' },
      { from: 'us', text: 'By video. We’ll email you the link beforehand.' },
      { from: 'visitor', text: 'What if something comes up?' },
      { from: 'us', text: 'Move it or cancel it, right up to the start. The link is in the invitation.' },
      { from: 'visitor', text: 'Will you remind me?' },
      { from: 'us', text: 'Yes, the day before, if there’s still time.' },
    ],
    faq: 'Frequently asked questions',
    pricing: 'Look at the prices first',
  },
  page: {
    booked: {
      title: 'Your meeting with\u00A0us',
      lead: 'Here’s the time. If something comes up, move it or cancel it; there’s no need to say why.',
    },
    cancelled: {
      title: 'This meeting is cancelled.',
      lead: 'The time is free again and nobody is waiting for you. If you change your mind, simply book another.',
    },
    past: {
      title: 'This meeting is over.',
      lead: 'It could be moved or cancelled until it began. If we missed each other, book another.',
    },
    unknown: {
      title: 'We can’t find this meeting.',
      lead: 'Either the link is incomplete or the meeting has been deleted. Please use the whole link from your latest email about it.',
    },
    lost: [
      { from: 'visitor', text: 'What if I no longer have that email?' },
      { from: 'us', text: 'Write to us from the address you booked with, and we’ll look it up.' },
    ],
    topic: 'Topic',
    email: 'Invitation sent to',
    file: 'Add it to your calendar (.ics)',
    bookNew: 'Choose a new time',
    write: 'Write to us',
    done: {
      moved: 'Moved. The new invitation is on its way.',
      cancelled: 'Cancelled. The confirmation is on its way.',
      'cancelled-without-mail':
        'Cancelled. We won’t send a confirmation this time, because your address has had a lot of emails about meetings today. Please delete the meeting from your calendar yourself.',
    },
    move: {
      title: 'Move it',
      lead: 'Choose another time. The old one is released as soon as the new one is yours.',
      submit: 'Move to this time',
      tooOften: 'This meeting has been moved {count} times already. Write to us, and we’ll find a time together.',
    },
    cancel: {
      title: 'Cancel it',
      lead: 'The time is then free for somebody else.',
      submit: 'Cancel the meeting',
      sure: 'Really cancel? It can’t be undone, but you can book again.',
      confirm: 'Yes, cancel it',
    },
    errors: {
      slot: 'Please choose a time.',
      action: 'We couldn’t tell whether you want to move the meeting or cancel it. Please try again.',
      foreign: 'This request came from another website. Please move or cancel the meeting on this page.',
      notStored: 'That didn’t work, so your meeting hasn’t changed. Please try again in a moment.',
      tooMany: 'We’ve had a lot of requests from your connection. Please try again in {minutes}.',
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
      intro: 'We’re looking forward to it. The calendar invitation is attached to this email.',
      outro:
        'We’ll meet by video and send you the link beforehand. If you can, bring three real questions from your inbox, with names and customer numbers taken out: they’re what we’ll build the chatbot from. If something comes up, move the meeting or cancel it.',
    },
    moved: {
      subject: 'Moved: your demo on {day}',
      heading: 'Your demo has moved.',
      intro: 'The new time is confirmed. Your calendar will pick it up from the invitation in this email.',
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
      'This email was sent automatically because somebody booked a demo with {brand} using this address. If it wasn’t you, please cancel the meeting using the link.',
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
