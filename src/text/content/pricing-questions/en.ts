import type { PricingQuestion } from './pricingQuestion.ts';

export const en: PricingQuestion[] = [
  {
    id: 'active-user',
    question: 'What exactly is an active user?',
    answer: [
      'Anyone who talks to your chatbot at least once in a calendar month. Somebody who comes back three times in the same month counts once, as long as the chatbot recognises them. People who visit your website without using the chatbot aren’t counted.',
      'Ask us, and your quote will say whether one person is recognised across web chat and a messaging app; if not, they count once on each. How we recognise one person across visits: {visitorRecognition}.',
    ],
  },
  {
    id: 'plan-boundary',
    question: 'What if more people write than our plan allows for?',
    answer: [
      '{essentialName} covers {essentialUsers} active users a month, {professionalName} {professionalUsers} and {enterpriseName} {enterpriseUsers}. If you go over, you don’t move up automatically: that takes a new quote and your yes. And we charge nothing that isn’t in your quote. Only the quote settles whether the chatbot keeps answering. If you’re over month after month, the next plan is the one meant for you. Beyond {enterpriseUsers}, we quote individually.',
      'We count people, not enquiries. If 1,500 enquiries a month come from people who each ask twice on average, that’s 750 active users, provided the chatbot recognises them, and {professionalName} is enough. People who go on emailing or ringing you aren’t counted. If everybody asks just once, and in the chat, have a price for users over the limit put in your quote and compare it with {enterpriseName}.',
      'If your business is seasonal, tell us your busiest month, and your quote will say what applies. You can also move up for the season alone; have the way back written into that quote, or the notice period applies. Do the sums first: the next plan costs a good deal more and, if you’re only just over the limit, can cost more than it saves.',
    ],
  },
  {
    id: 'changing-the-plan',
    question: 'Can we move to a larger or a smaller plan later?',
    answer: [
      'To a larger one at any time, with a new quote and from the day it names. If we agree, you can also move to a smaller plan, or drop an operator or channel, at any time. If not, give {noticeWeeks}\u00A0weeks’ notice to the end of a quarter (or wait for a fixed term to end) and accept a new quote for what you want to keep.',
    ],
  },
  {
    id: 'extras',
    question: 'What do one more operator and one more channel cost?',
    answer: [
      'One more operator costs {operator} a month, one more channel {channel} a month (for businesses only, plus VAT), on any plan. For example, {professionalName} with web chat and one messaging app (one more channel) comes to {professionalAndChannel} a month (for businesses only, plus VAT). Your quote says how many the price of {enterpriseName} includes; each one beyond that costs the same as on the other plans.',
      'Before we quote, we check which messaging app can be connected (WhatsApp, say), with which account and at what charge from its provider. Until then, we make no promises. Email and phone aren’t channels: your team goes on answering those.',
    ],
  },
  {
    id: 'on-request',
    question: 'What does ‘on request’ mean for {enterpriseName}?',
    answer: [
      'The only open point is how many operators and channels the price includes: at this size it depends on your team, so we talk it through and put the figures in your quote. Each one beyond that costs the list price. The price of the plan and its {enterpriseUsers} active users are fixed.',
    ],
  },
  {
    id: 'vat',
    question: 'Do the prices include VAT?',
    answer: [
      'No. We sell to businesses and public bodies only, so our prices are net. VAT is added and shown separately on the invoice: 19% in Germany. For businesses in another EU country or in the UK, the reverse charge normally applies instead: the invoice shows no VAT, and you account for it at home (at 20% in the UK, 23% in Ireland). If you can’t recover all your VAT, as is often so for surgeries, banks and insurers, count it as a cost.',
    ],
  },
  {
    id: 'invoice',
    question: 'When do we get an invoice, and when is it due?',
    answer: [
      'We invoice monthly, at the end of the month. Payment is due {paymentDays}\u00A0days after you receive the invoice.',
    ],
  },
  {
    id: 'objection',
    question: 'What if something on the invoice is wrong?',
    answer: [
      'Write to us within {objectionWeeks}\u00A0weeks of receiving it; a message through the contact form with the invoice number will do. After that it counts as accepted (the invoice says so too), though your statutory rights remain, and we still have to prove what only we can know, such as the number of active users. We can charge for users over the limit only if your quote puts a price on them; in that case, have the quote say how you can check the number.',
    ],
  },
  {
    id: 'notice',
    question: 'How long are we tied in?',
    answer: [
      'No minimum term, no automatic renewal: the contract is open-ended unless your quote fixes a term, and then it ends with that term. You can end an open-ended contract with {noticeWeeks}\u00A0weeks’ notice to the end of any quarter: for 31\u00A0March, that means by {noticeBeforeMarch}. Switching to another provider, or having your data erased, has its own notice period of two months at most, even during a fixed term.',
    ],
  },
  {
    id: 'other-costs',
    question: 'What will we pay on top of the plan?',
    answer: [
      'There’s no set-up fee that everybody has to pay: if you do it all yourselves, you pay for the plan alone. If you order them, extra operators and channels come on top, at the prices on this page. For onboarding, add-ons, setting up connections, further chatbot projects and AI accounts, users over the limit, support and use of the language model, what counts is your quote: if it names no price for one of them, we don’t charge for it. The custom API integration is included in the price of {enterpriseName}. If a messaging app or another system you connect charges for its use, you pay its provider. Leaving may cost something, too. If you switch provider before 12\u00A0January 2027, you pay at most what the switch directly costs us. If you leave a fixed term early, you pay a charge only if your quote names one. And for a direct debit returned for a reason you’re responsible for, there’s a flat fee of {returnedDebitFee} (see below).',
    ],
  },
  {
    id: 'language-model',
    question: 'What does the language model cost?',
    answer: [
      'Each plan includes the number of AI accounts shown in the table; each one is access to a language model that can write answers. We charge for use only if your quote names a price for it. A further AI account isn’t part of any plan; its price would be in your quote. How much use one AI account covers, and whether you can bring your own: {modelCosts}.',
    ],
  },
  {
    id: 'price-changes',
    question: 'Can the price rise during the contract?',
    answer: [
      'The price in your quote applies, and nothing in the terms lets us raise it without your agreement in writing. If you want it settled for longer, ask for a fixed term. Without one, either side can give {noticeWeeks}\u00A0weeks’ notice to the end of a quarter.',
    ],
  },
  {
    id: 'support',
    question: 'Is support included in the price?',
    answer: [
      'You pay for support only if your quote names a price for it. Support hours, contact routes and response to an outage: {support}. The prices on this page include no promise of availability; if you need one, tell us: what we can promise goes into your quote before you sign.',
    ],
  },
  {
    id: 'trial',
    question: 'Can we find out first whether it suits us?',
    answer: [
      'Yes, in the demo: we build a chatbot from three of your questions while you watch. It takes half an hour and costs nothing. No plan includes a trial period. If you’d like to use the platform yourself after that, write to us: before you start, our reply says for how long and at what price, if any.',
    ],
  },
  {
    id: 'returned-debit',
    question: 'What happens if a direct debit is returned?',
    answer: [
      'If you’re responsible, we charge a flat fee of {returnedDebitFee} each time, unless you show that we lost less or nothing.',
    ],
  },
  {
    id: 'onboarding',
    question: 'Is onboarding included in the price?',
    answer: [
      'No, but it isn’t compulsory either. The plan covers the platform; personal onboarding is a separate service. You’ll know what it includes and costs before you decide. If you set everything up yourselves, you pay nothing for it.',
    ],
  },
];
