/**
 * The page of the savings calculator, in English only (product-decisions.md, Addresses). In German it is the section on
 * /loesung, with separate texts. features/savings/calculationPageContent.ts computes the figures for `{tokens}`.
 */
export const roiCalculator = {
  hero: {
    title: 'Show me the sum, not the promise.',
    lead: 'Three figures are enough to see whether a chatbot could cover the price of its plan. Every step and assumption is set out below, including the cases where the answer is no.',
    calculator: 'Savings calculator',
    formula: 'Read the formula',
  },
  formula: {
    title: 'Nine lines, in\u00A0the order we\u00A0work them\u00A0out.',
    lead: 'You supply three figures: how many people work in support, how many requests could go to the chatbot each month, and their average gross salary. We round only the figures we show, to the nearest cent.',
    steps: [
      {
        name: 'Cost of an hour',
        sum: 'salary × 12 × {factor} ÷ {hoursPerYear}',
        why: 'An hour costs more than the payslip suggests: employer on\u2011costs are added, and holidays are paid too.',
      },
      {
        name: 'Hours of work',
        sum: 'requests × {minutes}\u00A0minutes, up to the hours your team has',
        why: 'A team of two can’t save more hours than two people work. Answering what used to go unanswered is good service, but it doesn’t save money.',
      },
      {
        name: 'Benefit a month',
        sum: 'hours of work × share resolved × cost of an hour × {residual}',
        why: 'We count only the requests the assistant resolves, and only the part of those hours your team can use for something else.',
      },
      {
        name: 'Active users',
        sum: 'requests ÷ requests per person, rounded up',
        why: 'Everyone who writes counts towards the plan’s limit, whether or not they got an answer.',
      },
      {
        name: 'Plan',
        sum: 'the cheapest with room for all of them',
        why: 'Active users alone decide it. If you need a custom API integration, with an ERP for instance, only {enterpriseName} has it: deduct that price instead. Beyond {mostUsers} users a month, the price is on request; until it’s agreed, we show you hours and benefit only.',
      },
      {
        name: 'Left each month',
        sum: 'benefit − price of the plan',
        why: 'This is once the assistant is in full swing. We allow six months for that, so the sum goes on.',
      },
      {
        name: 'Left in the first year',
        sum: 'benefit × {fullMonths} − price × 12',
        why: 'You pay in full from the first month, but the benefit takes time to build. So we set twelve invoices against {fullMonths}\u00A0months of benefit.',
      },
      {
        name: 'Payback',
        sum: 'the first month when the benefit so far covers the invoices so far',
        why: 'Added up month by month. If it takes more than {months}\u00A0months, we say so and name no month.',
      },
      {
        name: 'Break-even share',
        sum: 'price ÷ (hours of work × cost of an hour × {residual})',
        why: 'The share the assistant has to resolve for a month on that plan to end at zero. We treat anything above {reachable} as out of reach.',
      },
    ],
  },
  assumptions: {
    title: 'Seven assumptions, in plain view.',
    lead: 'We looked up one of them, the factor for employer on\u2011costs in Germany. The other six are our own, and we haven’t measured them anywhere. You can change the first four in the calculator (in the first, only the middle share).',
    columns: { what: 'We assume', value: 'Our figure', why: 'Note' },
    rows: [
      {
        what: 'Requests the assistant resolves',
        value: '{careful}, {realistic} or {ambitious}',
        why: 'A cautious, a middle and an ambitious case. Nothing else moves the result as much, so we always show all three.',
      },
      {
        what: 'Time for one request',
        value: '{minutes}\u00A0minutes',
        why: 'Read it, look it up, reply. Time a few of your own: half the minutes can mean half the benefit.',
      },
      {
        what: 'Employer on-costs',
        value: '{factor} times gross pay',
        why: 'Fits staff in Germany. Elsewhere, add what you pay as an employer (UK: National Insurance and pension; Ireland: PRSI and any pension) to gross pay, and divide by gross pay. In the UK, we make that about 1.15 at the salary the calculator starts with.',
      },
      {
        what: 'Requests from one person',
        value: '{perPerson} a month',
        why: 'The strict case. If people write twice on average, you’ll have half as many active users.',
      },
      {
        what: 'Productive hours',
        value: '{hoursPerYear} a year',
        why: 'For each person on the team. The more hours you count, the cheaper each one gets.',
      },
      {
        what: 'Freed-up time that is used again',
        value: '{residual} of each hour',
        why: 'Time comes free in dribs and drabs, between calls. We write off the rest.',
      },
      {
        what: 'Slow start',
        value: '{ramp} in months one to six',
        why: 'Share of the full benefit. Month one is the first with customers in the chat; from month seven we count all of it.',
      },
    ],
  },
  scenarios: {
    title: 'One team, three outcomes.',
    lead: 'The calculator starts with a small team; here’s a busier one, on the plan it needs. All that changes between the three cases is the share of requests the assistant resolves.',
    caption: '{people} people in support, {requests} requests a month, gross salary of {salary}',
    columns: {
      row: 'Per month, unless it says otherwise',
      careful: 'Cautious',
      realistic: 'Middle',
      ambitious: 'Ambitious',
    },
    rows: {
      rate: 'Requests resolved',
      saved: 'Hours saved',
      benefit: 'Benefit',
      plan: '{plan} plan',
      net: 'Left each month',
      yearOne: 'Left in the first year',
      payback: 'Paid back in',
    },
    month: 'month {month}',
    noPayback: 'not in {months}\u00A0months',
    reading:
      'Look at the cautious case. Once it’s up and running, each month ends {carefulNet} ahead, yet the first year makes a loss because the slow start was paid for in full. To break even in a month, the assistant has to resolve about {breakEven} of the requests.',
    prices: 'See what each plan costs',
  },
  limits: {
    title: 'What the figures don’t show.',
    lead: 'Five things to keep in mind before you take a result into a meeting.',
    article: 'Read on: two cases that lose money',
    items: [
      {
        title: 'One more request can tip the result',
        text: 'With {fullAt} requests, the calculator’s sample team has {netAtFull} left a month. With {overAt} it’s {netOver}: past a limit, we count the next plan up, at {nextPrice}. For a single month over the limit, your quote says what applies.',
      },
      {
        title: 'A loss stays a loss',
        text: 'If a plan costs more than it saves, you’ll see a negative amount. We don’t hide it behind a zero.',
      },
      {
        title: 'The first half-year is slow',
        text: 'The content is new, gaps only show in use, and habits take time to change. Month one is the first with customers in the chat. If you pay for the plan while you build, as in our 90-day plan for decision makers, take off its price for that time too.',
      },
      {
        title: 'Your own work isn’t included',
        text: 'Somebody has to write answers, check them and keep them up to date. How long that takes depends on your content, so put your own estimate beside our result.',
      },
      {
        title: 'Freed-up time isn’t cash',
        text: 'You pay the same salaries as before. What you gain is working time for other things, valued at what it costs you.',
      },
    ],
  },
  context: {
    title: 'What others have published.',
    lead: 'We looked these up in November 2026. They help you judge our assumptions; they don’t prove them.',
    source: 'Source:',
    items: [
      {
        figure: '21%',
        text: 'is roughly what employers in Germany pay on top of gross wages by law. Our factor follows it; your payroll team knows your own figure.',
        sources: [
          { name: 'firma.de', url: 'https://www.firma.de' },
          { name: 'zep.de', url: 'https://www.zep.de' },
        ],
      },
      {
        figure: '67%',
        text: 'of conversations are resolved by the assistant Fin, as its maker stated on its website in November 2026.',
        sources: [{ name: 'fin.ai', url: 'https://fin.ai' }],
      },
      {
        figure: '9%',
        text: 'of customers settle an issue entirely by self-service, Gartner found from more than 8,000 customer journeys (reported in November 2019).',
        sources: [
          {
            name: 'Gartner',
            url: 'https://gartner.com.au/en/articles/rethink-customer-service-strategy-drive-self-service',
          },
          {
            name: 'destinationCRM',
            url: 'https://www.destinationcrm.com/Articles/CRM-Insights/Insight/Gartner-Survey-Finds-Self-Service-Insufficient-135436.aspx',
          },
        ],
      },
      {
        figure: '0.85',
        text: 'is also the factor another supplier, Buzzi, uses to cut its results. Its method allows for a slow first half-year, as ours does.',
        sources: [
          {
            name: 'buzzi.ai',
            url: 'https://www.buzzi.ai/tools/de/ai-customer-support-savings-calculator/methodology',
          },
        ],
      },
    ],
    note: 'Don’t compare the 67% with the 9%: the two count different things, by different methods.',
  },
  closing: {
    visitor: 'What if our result is negative?',
    team: 'Then that’s what we’ll tell you.',
  },
} as const;

export type RoiCalculator = typeof roiCalculator;
