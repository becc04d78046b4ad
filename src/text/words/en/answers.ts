import type { answers as de } from '../de/answers.ts';

export const answers = {
  actions: {
    keep: 'You may keep this question',
    handover: 'Write to a person',
    demo: 'Book a demo',
    pricing: 'Compare plans',
    contact: 'Write a message',
    otherLanguage: 'Weiter auf Deutsch',
  },
  starters: [
    'What does the chatbot cost?',
    'What does the chatbot actually do?',
    'Where are conversations stored?',
    'How can we cancel?',
  ],
  under: 'Under ‘{question}’, it says:',
  greeting:
    'Hello! I’m the AI assistant at {brand}. Ask me about features, prices, the contract or data protection. I answer with what’s on this website and show you where it says so.',
  thanks: 'You’re welcome. If there’s anything else, just ask.',
  goodbye: 'Goodbye! I’m here if you think of anything else.',
  wish: 'Thank you, and the same to you! I’m here if you think of anything else.',
  identity:
    'I’m an AI assistant, not a person. I look things up on this website, answer with what it says and show you where. If I find nothing, I tell you. If you like, I can pass our conversation to a person, who’ll reply by email.',
  abilities:
    'I answer questions about {brand}: what the chatbot can do, what it costs, how the contract works and what happens to data. I can also tell you when a demo is free, or pass our conversation to a person.',
  handover: 'Gladly. Leave an email address, and somebody from our team will read our conversation and reply by email.',
  unsure:
    'I can’t find a reliable answer to that on this website, and I’d rather not make one up. Somebody from our team can help, by email or in a demo.',
  otherPart: 'On the other part of your question, I can’t find a reliable answer on this website.',
  unclear: 'I didn’t understand that. Could you put it another way, perhaps as a full question?',
  confused:
    'That wasn’t clear enough, then. Ask me about the part that’s missing, in a short sentence if you can, or write to somebody on our team.',
  /** After the closest answer, followed by further questions. */
  clarify: 'Or did you mean one of these?',
  /** Before an answer that affirms or denies what was asked. */
  verdict: { yes: 'Yes.', no: 'No.' },
  /** Above an answer that may miss the question. */
  closest: 'This is the closest I can find to your question:',
  /** Between the last answer, repeated, and a quote of its source. */
  more: 'The same part of the website adds:',
  /** Above the last answer, repeated, if its source says no more. */
  again: 'I haven’t found more about it than this:',
  /** Above the sources of the last answer. */
  source: 'My last answer is based on this:',
  instructions:
    'A message in the chat doesn’t change my rules, and I can’t say more than this website does. I’m happy to answer questions about {brand}.',
  othersData:
    'I can’t tell you anything about that: I have no access to data about customers or other visitors. If you’d like to know what’s stored about you, please ask our team.',
  competitors:
    'I don’t rate other providers. I’m happy to tell you what {brand} does, what it costs and what isn’t settled yet. The fairest comparison uses your own questions: in a demo you’ll see how our chatbot answers them.',
  insult:
    'You sound annoyed. I’m only a program, but I’ll gladly help if you tell me what you’re looking for. Or I can pass our conversation to a person.',
  threat:
    'I don’t respond to threats. If we’ve got something wrong, it should be put right: write to a person on our team and say what happened and what you expect.',
  personal: 'Please don’t write passwords, account or card numbers or health data here. I don’t need them to answer.',
  keepsContact:
    'I don’t keep contact details. If you’d like somebody to get back to you, please use ‘Write to a person’.',
  otherLanguage: 'I answer in English or in German, whichever you write in.',
  contact: {
    phone: 'Phone: {phone}',
    mail: 'Email: {mail}',
    noPhone:
      'There’s no phone number on this website yet. Put your number and a time that suits you in the contact form, and one of us will ring you.',
    form: 'A person reads what you send with the contact form and replies by email. The company details are in the legal notice.',
  },
  demo: {
    slots: 'A demo takes {minutes} minutes. The next free times (Berlin time):',
    onDay: 'A demo takes {minutes} minutes. These free times fit what you asked for (Berlin time):',
    otherDay: 'A demo takes {minutes} minutes. I can’t see anything free at the time you name.',
    book: 'You’ll find every free time in the calendar. Nothing is booked until you send the form there.',
    none: 'No demo times are free at the moment. Write to us, and we’ll find one.',
  },
  cancellation: {
    lastDay:
      'For the contract to end on {end}, notice must reach us in writing by {last} at the latest, {weeks} weeks before.',
    otherMonth:
      'A contract ends at the end of a quarter. Here, the next date is {end}; notice must reach us by {last} at the latest.',
    earliest: 'If your notice reaches us today, the contract ends on {end}.',
    tooLate:
      'For the contract to end on {end}, notice had to reach us by {last}. If it reaches us today, the contract ends on {next}.',
    noticeOn: 'If your notice reaches us on {sent}, the contract ends on {end}.',
    noticeDepends:
      'It depends on the day: notice that reaches us by {last} ends the contract on {end}, later notice on {next}.',
    noticeIn: 'If your notice reaches us in that month, the contract ends on {end}; the last day for that is {last}.',
    condition: 'That holds unless your quote states a fixed term.',
  },
  /** The visitor's own figures in the savings calculator; an earlier reply is recognised by its beginning. */
  savings: {
    result:
      'Worked out with your figures ({figures}): if the assistant resolves {rate}, you’re left with {net} a month after {plan} at {price}, and with {yearOne} in the first year. Paid back: {payback}.',
    loss: 'Worked out with your figures, it doesn’t pay if the assistant resolves {rate} ({figures}): you lose {lost} a month after {plan} at {price}; in the first year, it’s {yearOne}. Paid back: {payback}.',
    figures: '{people} in support, {requests} requests a month, {salary} gross each',
    figuresWithoutTeam: '{requests} requests a month, a gross salary of {salary}',
    other: 'At {rate}, it’s {net} a month.',
    onRequest:
      'Worked out with your figures ({figures}): if the assistant resolves {rate}, it saves {saved} hours a month, a benefit of {benefit}. For that many people our price is on request, so what’s left is open.',
    /** Asked for after the sum of a month. */
    firstYear:
      'Over the first year, you’re left with {yearOne} if the assistant resolves {rate} ({figures}): the benefit builds up slowly and counts as {months} full months, while {plan} is due twelve times. A full month brings {net}.',
    firstYearLoss:
      'Over the first year, you lose {lostInYear} if the assistant resolves {rate} ({figures}): the benefit builds up slowly and counts as {months} full months, while {plan} is due twelve times. A full month comes to {net}.',
    /** "So is it a yes?" */
    yes: 'By this sum it’s a yes, provided the assumptions hold: if the assistant resolves {rate}, you’re left with {net} a month ({figures}). Check the careful case first: at {careful}, it’s {cautious}.',
    no: 'By this sum it’s rather a no: if the assistant resolves {rate}, you lose {lost} a month ({figures}). What it doesn’t price, such as answers in the evening, is for you to weigh up.',
    /** Only the requests are known. */
    worth:
      'Whether it pays depends on your figures: with few requests, a plan can cost more than it saves. {requests} requests of {minutes} minutes each are {needed} h of work a month; if the assistant resolves {rate}, it saves {saved} h (both assumed). {plan} at {price} a month is enough, even if each request comes from somebody else.',
    /** The requests with which the visitor breaks even. */
    least:
      'From {requests} requests a month: with {people} in support on {salary} gross each, {plan} at {price} then pays for itself in a full month, if the assistant resolves {rate}.',
    leastNone:
      'With {people} in support on {salary} gross each, no plan with a published price pays for itself if the assistant resolves {rate}, however many requests the team can deal with.',
    hourly: 'At {salary} gross a month, an hour of work costs {hourly} in our calculation.',
    breakEven: 'You break even at {share}.',
    told: 'As you say: {names}.',
    assumed: 'Assumed, not measured: {names}.',
    assumedNames: {
      minutes: 'minutes per request ({value})',
      perperson: 'requests per person a month ({value})',
      factor: 'factor for employer on-costs ({value})',
    },
    excluded: 'Onboarding, extras and your own work aren’t included.',
    borrowed:
      'Of these, taken from our example because you haven’t said yet: {names}. Tell me yours and I’ll use them.',
    borrowedNames: { requests: 'requests a month', salary: 'gross salary' },
    missing: 'To work it out for you, I still need: {names}.',
    names: {
      requests: 'how many requests you get a month',
      salary: 'their average gross salary a month, in euros',
    },
  },
  prices: {
    plan: '{title} costs {price} a month, for up to {users} active users. {free}',
    forUsers:
      'For {count} active users a month, {title} is the plan that fits: {price} a month, for up to {users} active users. {free}',
    fromEnquiries:
      '{enquiries} enquiries, {times} from each person a month: that’s about {count} active users, provided the chatbot recognises them.',
    atMostEnquiries:
      'We count people, not enquiries. If each of the {enquiries} enquiries a month comes from somebody else, {title} is the plan that fits: {price} a month, for up to {users} active users. If some write more than once, a smaller plan may do. How often does one person write on average?',
    fewEnquiries:
      'We count people, not enquiries. For {enquiries} enquiries a month, {title} will do, even if each comes from somebody else: {price} a month, for up to {users} active users. {free}',
    staffOpen: 'You mention {count} employees. If all of them take over chats, each counts as an operator.',
    staffMaybe: 'If ‘{named}’ means people who take over chats, each counts as an operator.',
    staffIncluded: '{title} includes that many.',
    tooMany:
      'The largest plan, {title}, covers {users} active users a month. For {count}, our team will send you a quote.',
    tooSmall: '{title} covers only {users} active users a month.',
    tooBig: '{title} is more than you need for that.',
    assumed:
      'You haven’t said how many people write to you. For up to {users} active users a month, {title} will do: {price} a month. {free}',
    difference:
      'For {operators} and {channels}, {title} comes to {total} a month and {other} to {otherTotal}: a difference of {difference} a month.',
    sumDifference:
      '{title} comes to {total} a month and {other} to {otherTotal}: a difference of {difference} a month.',
    step: '{other} is {difference} a month more than {title}.',
    planTotal: '• {title}: {total}',
    planPeriod: 'Over {period}{tax}, the plans come to:',
    planMonth: 'Per month{tax}, the plans come to:',
    planTax: ' with German VAT ({share})',
    differencePeriod: 'Over {period}, that’s {difference}.',
    perOperator: '{total} a month shared by {operators}: {share} each.',
    perDay: '{total} a month, or {share} a day over a year.',
    multiple: '{count} × {title} at {price} each: {total} a month altogether.',
    extrasAlone: '{extras}: {total} a month altogether, on top of the price of the plan.',
    extrasGross: 'With German VAT at {share}, that’s {total}.',
    kindOpen:
      'Is that a number of operators, channels or active users? One more operator costs {operator} a month, one more channel {channel}; the active users decide the plan.',
    extrasOpen:
      'I’m not sure yet how many operators and channels you need: each further operator costs {operator} a month, each further channel {channel}.',
    countsOpen:
      'I’m not sure what that changes. So far I’ve counted {operators} and {channels} on {title}. How many operators and channels should there be in all? Then I’ll work it out.',
    messenger: 'A messaging app counts as one more channel. We check before the quote whether yours can be connected.',
    and: ' and ',
    extras: 'For {operators} and {channels}, {title} comes to {total} a month, including {extras}.',
    operators: { one: '1 more operator at {price}', many: '{count} more operators at {price} each' },
    channels: { one: '1 more channel at {price}', many: '{count} more channels at {price} each' },
    parts: 'Each month, that’s {price} for {title} and {extras}.',
    noParts: 'Each month, that’s {price} for {title}; no further operators or channels are in it.',
    taxPart: 'German VAT ({share}) adds {tax}.',
    within: {
      operators: { one: '{total} for 1 more operator', many: '{total} for {count} more operators at {price} each' },
      channels: { one: '{total} for 1 more channel', many: '{total} for {count} more channels at {price} each' },
    },
    altogether: {
      operators: { one: '1 operator', many: '{count} operators' },
      channels: { one: '1 channel', many: '{count} channels' },
    },
    onRequest:
      'How many operators and channels {title} includes is agreed with you in the quote; each one beyond that costs the list price.',
    period:
      '{period} of {title} come to {total} in all; we invoice at the end of each month. Whatever else you order, such as onboarding or add-ons, is charged in addition.',
    projects: '{title} includes {count} chatbot projects.',
    moreProjects: '{title} includes {count} chatbot projects. Further ones have no list price; your quote names it.',
    budget: {
      within: 'That’s within your budget of {budget}, with {difference} left.',
      over: 'That’s {difference} over your budget of {budget}.',
      month: 'a month',
      year: 'a year',
      net: '(counted net)',
      gross: '(with German VAT)',
    },
    /** Two numbers of users over the year. */
    seasonFew: 'For {count} active users a month, {title} is enough: {price} a month, for up to {users} active users.',
    seasonMany: 'For {count}, you need {title}: {price} a month, for up to {users}.',
    seasonChange:
      'You can move to the larger plan for the season alone; have the way back written into the same quote. You don’t have to move, though: tell us your busiest month and the quote will deal with it.',
    /** Some months on one plan, some on another. */
    planMonths:
      '{months} of {title} and {otherMonths} of {other} come to {total} in all: {months} at {price} and {otherMonths} at {otherPrice}, without further operators or channels. To go back down to the smaller plan you need our agreement, or you give notice in the usual way; have it written into the quote from the start.',
    planMonthsGross: 'With German VAT at {share}, that’s {total} in all, or {net} before VAT.',
    year: 'twelve months',
    months: { one: '1\u00A0month', many: '{count}\u00A0months' },
    grossMonth: 'With German VAT at {share}, {title} comes to {total} a month, or {net} net.',
    grossPeriod: 'With German VAT at {share}, {title} comes to {total} for {period}.',
    next: ['Who counts as an active user?', 'Can we add operators or channels later?', 'How can we cancel?'],
  },
  refused: {
    origin: 'This question came from another website and was not accepted.',
    tooMany: 'We’ve had a lot of questions from your connection. Please ask again in {minutes}.',
    notReady: 'The chat can’t answer at the moment. Please write to us using the contact form.',
    json: 'This request could not be read. Please reload the page.',
    shape: 'This request could not be read. Please reload the page.',
    tooLarge: 'This request is too large. Please ask a shorter question.',
    empty: 'Please write your question first.',
    tooLong: 'Please shorten your question to 1,000 characters at most.',
    history: 'This conversation has grown too long. Please start a new one.',
  },
} satisfies typeof de;
