import type { PricingQuestion } from './pricingQuestion.ts';

export const en: PricingQuestion[] = [
  {
    id: 'active-user',
    question: 'What exactly is an active user?',
    answer: [
      'One person who talks to your chatbot in a given month. How often they write makes no difference: somebody who comes back three times in the same month counts once. Somebody who visits your website without using the chatbot does not count.',
    ],
  },
  {
    id: 'plan-boundary',
    question: 'What if more people write than our plan allows for?',
    answer: [
      '{essentialName} covers {essentialUsers} active users a month, {professionalName} {professionalUsers} and {enterpriseName} {enterpriseUsers}. If you are above that month after month, the next plan is the right one; beyond {enterpriseUsers} we make you an offer.',
      'Do the sums carefully when you are close to a limit: the next plan is a jump in price, and a few more conversations do not always justify it. If the smaller one will do, we will say so.',
    ],
  },
  {
    id: 'extras',
    question: 'What do one more operator and one more channel cost?',
    answer: [
      'One more operator costs {operator} a month, one more channel {channel} a month (for businesses only, plus VAT). You can add either to any plan. With {enterpriseName}, we agree on the number with you from the outset.',
    ],
  },
  {
    id: 'on-request',
    question: 'What does ‘on request’ mean for {enterpriseName}?',
    answer: [
      'At this size, how many operators and channels you need depends on your team. We talk it through and put the numbers in your quote. The price of the plan and its {enterpriseUsers} active users are fixed.',
    ],
  },
  {
    id: 'vat',
    question: 'Do the prices include VAT?',
    answer: [
      'No. We sell to businesses only, so all prices are net. VAT is added and shown separately on the invoice.',
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
      'Tell us within {objectionWeeks}\u00A0weeks. A message through the contact form with the invoice number is enough for us to look into it.',
    ],
  },
  {
    id: 'notice',
    question: 'How long are we tied in?',
    answer: [
      'You can give notice {noticeWeeks}\u00A0weeks before the end of any quarter. To stop on 31\u00A0March, for example, let us know by mid-February.',
    ],
  },
  {
    id: 'returned-debit',
    question: 'What happens if a direct debit is returned?',
    answer: ['We charge a flat fee of {returnedDebitFee} for each direct debit that is returned.'],
  },
  {
    id: 'onboarding',
    question: 'Is onboarding included in the price?',
    answer: [
      'The plan covers the platform. Personal onboarding is a service of its own, which you can request. You learn its scope and price before you decide.',
    ],
  },
];
