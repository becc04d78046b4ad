/**
 * The page of the savings calculator, in English only (product-decisions.md, Addresses). In German it is the section on
 * /loesung, with separate texts. features/savings/calculationPageContent.ts computes the figures for `{tokens}`.
 */
export const roiCalculator = {
  hero: {
    title: 'Show me the sum, not the promise.',
    lead: 'Does a chatbot pay for itself at your desks? Put in three figures. Each step, each assumption and the cases in which the answer is no stand below, to follow with a pencil.',
    calculator: 'Savings calculator',
    formula: 'Read the formula',
  },
  formula: {
    title: 'Nine lines, in\u00A0the order we\u00A0take\u00A0them.',
    lead: 'You bring three figures: how many people are in support, how many requests come in each month, and an average gross salary. We round nothing on the way, only what you read, and that to the cent.',
    steps: [
      {
        name: 'Cost of an hour',
        sum: 'salary × 12 × {factor} ÷ {hoursPerYear}',
        why: 'A month’s pay is not what an hour costs. Contributions come on top, and holidays are paid hours too.',
      },
      {
        name: 'Hours of work',
        sum: 'requests × {minutes}\u00A0minutes, up to the hours your team has',
        why: 'A team of two cannot be relieved of three people’s work. Answering what used to go unanswered is good service, but it saves no money.',
      },
      {
        name: 'Benefit a month',
        sum: 'hours of work × share solved × cost of an hour × {residual}',
        why: 'Only the requests the assistant solves, and of those hours only the part that is put to use again.',
      },
      {
        name: 'Active users',
        sum: 'requests ÷ requests per person, rounded up',
        why: 'Everyone who writes fills a place in the plan, whether they got an answer or not.',
      },
      {
        name: 'Plan',
        sum: 'the cheapest with enough places',
        why: 'Beyond {mostUsers} active users a month our price is on request. Then you get hours and benefit from us, and no figure that would need a price we have not agreed.',
      },
      {
        name: 'Left each month',
        sum: 'benefit − price of the plan',
        why: 'Once the assistant is in full swing, which it is not at first. So the sum goes on.',
      },
      {
        name: 'Left in the first year',
        sum: 'benefit × {fullMonths} − price × 12',
        why: 'The invoice is complete from the first month on. The benefit is not, so twelve invoices meet {fullMonths}\u00A0months of benefit.',
      },
      {
        name: 'Payback',
        sum: 'the first month in which all you gained covers all you paid',
        why: 'Added up month by month. If that takes more than {months}\u00A0months, we say so and name no month.',
      },
      {
        name: 'Break-even share',
        sum: 'price ÷ (hours of work × cost of an hour × {residual})',
        why: 'What the assistant would have to solve for a month to end at zero on that same plan. Anything above {reachable} we call out of reach.',
      },
    ],
  },
  assumptions: {
    title: 'Seven assumptions, all of them ours.',
    lead: 'We measured none of them, neither at your desks nor at anyone else’s. Where you know better, your figure replaces ours.',
    columns: { what: 'We assume', value: 'Our figure', why: 'Note' },
    rows: [
      {
        what: 'Requests the assistant solves',
        value: '{careful}, {realistic} or {ambitious}',
        why: 'A careful, a realistic and an ambitious case. Nothing else moves the result as much, so we always show all three.',
      },
      {
        what: 'Time for one request',
        value: '{minutes}\u00A0minutes',
        why: 'Read it, look it up, reply. Put a stopwatch to a few of yours: half the time means half the benefit.',
      },
      {
        what: 'Employer’s contributions',
        value: '{factor} times gross pay',
        why: 'Fits staff in Germany. Other countries have other contributions.',
      },
      {
        what: 'Requests from one person',
        value: '{perPerson} a month',
        why: 'The strict case. If people write twice on average, half as many places will do.',
      },
      {
        what: 'Productive hours',
        value: '{hoursPerYear} a year',
        why: 'For each person in the team. The more hours you count, the cheaper each one gets.',
      },
      {
        what: 'Freed time that is used again',
        value: '{residual} of each hour',
        why: 'Minutes come free in crumbs, between two calls. We write the rest off.',
      },
      {
        what: 'Slow start',
        value: '{ramp} in months one to six',
        why: 'Of the full benefit. From the seventh month on we count all of it.',
      },
    ],
  },
  scenarios: {
    title: 'One team, three outcomes.',
    lead: 'The calculator starts with a small team. Here is a busier one, on the plan it needs. Only one thing differs between the three cases: the share of requests that the assistant solves.',
    caption: '{people} people in support, {requests} requests a month, gross salary of {salary}',
    columns: {
      row: 'Per month, unless it says otherwise',
      careful: 'Careful',
      realistic: 'Realistic',
      ambitious: 'Ambitious',
    },
    rows: {
      rate: 'Requests solved',
      saved: 'Hours taken on',
      benefit: 'Benefit',
      plan: '{plan} plan',
      net: 'Left each month',
      yearOne: 'Left in the first year',
      payback: 'Paid back in',
    },
    month: 'month {month}',
    noPayback: 'not in {months}\u00A0months',
    reading:
      'The careful case is the one to look at. Each month ends {carefulNet} up, and still the first year closes with a loss, because the slow start was paid for in full. A month ends at zero when the assistant solves {breakEven} of the requests.',
    prices: 'See what each plan costs',
  },
  limits: {
    title: 'What the figures do not show.',
    lead: 'Five things to keep in mind before you take a result into a meeting.',
    article: 'Read on: two cases that lose money',
    items: [
      {
        title: 'One more request can turn the result',
        text: 'With {fullAt} requests the calculator’s sample team has {netAtFull} left a month. With {overAt} it is {netOver}: the next user needs the next plan, and that costs {nextPrice}. Growth can make the figure worse.',
      },
      {
        title: 'A minus stays a minus',
        text: 'Where a plan costs more than it saves, you will read a negative amount. We do not hide it behind a zero.',
      },
      {
        title: 'The first half-year is slow',
        text: 'The content is new, gaps only show in use, and habits take their time. Judge by month seven, but budget for month one.',
      },
      {
        title: 'Your own work is not in it',
        text: 'Somebody has to write answers, check them and keep them up to date. How long that takes depends on your content, so put your own estimate beside our result.',
      },
      {
        title: 'Free hours are not cash',
        text: 'Salaries are paid as before. What you gain is working time for other things, valued at what it costs you.',
      },
    ],
  },
  context: {
    title: 'What others have published.',
    lead: 'We looked this up in November 2026. It is here so that you can place our assumptions; it does not prove them.',
    source: 'Source:',
    items: [
      {
        figure: '21%',
        text: 'is roughly what employers in Germany pay on top of gross wages by law. Our factor follows it.',
        sources: [
          { name: 'firma.de', url: 'https://www.firma.de' },
          { name: 'zep.de', url: 'https://www.zep.de' },
        ],
      },
      {
        figure: '67%',
        text: 'of conversations are solved by the assistant Fin, says the vendor who sells it.',
        sources: [{ name: 'fin.ai', url: 'https://fin.ai' }],
      },
      {
        figure: '14%',
        text: 'of service issues are settled entirely by self-service, says Gartner. We know this from a report by someone else.',
        sources: [{ name: 'owlish.bot', url: 'https://owlish.bot/blog/ai-customer-self-service/' }],
      },
      {
        figure: '0.85',
        text: 'is also the factor by which another vendor, Buzzi, cuts its results, and its method begins with a slow half-year as ours does.',
        sources: [
          {
            name: 'buzzi.ai',
            url: 'https://www.buzzi.ai/tools/de/ai-customer-support-savings-calculator/methodology',
          },
        ],
      },
    ],
    note: 'Do not compare the two percentages with each other: a conversation that ended without a colleague need not have solved anything.',
  },
  closing: {
    visitor: 'What if our result is negative?',
    team: 'Then that is what we’ll tell you.',
  },
} as const;

export type RoiCalculator = typeof roiCalculator;
