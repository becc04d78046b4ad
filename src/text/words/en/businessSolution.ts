import type { businessSolution as de } from '../de/businessSolution.ts';

export const businessSolution = {
  title: 'Before you sign: four questions, answered.',
  lead: 'You won’t be setting up the chatbot, but you’ll have to answer for it. Here’s what can go wrong, what it costs, which four roles to fill, and what happens in the first 90\u00A0days.',
  cta: 'Put your questions to us',
  note: {
    label: 'Example: a decision note for the board',
    title: 'Example note for the board',
    lines: [
      { name: 'What’s the plan?', text: 'Twelve common service questions, web chat only' },
      { name: 'What does it cost?', text: 'Published plan price, extras as quoted, our own hours' },
      { name: 'Who owns it?', text: 'Head of service, deputy named' },
      {
        name: 'When do we stop?',
        text: 'On day 90 at the latest, if the real figures leave nothing each month after all costs. We then give notice, or let the fixed term run out',
      },
    ],
    decision: 'Proposal: start small, decide again on day 90',
  },
  risk: {
    title: 'The risk: a wrong answer with your name on\u00A0it.',
    lead: 'You can’t rule it out altogether, but you can make it less likely.',
    worry: 'What worries you',
    answer: 'What helps',
    items: [
      {
        worry: 'The bot makes something up.',
        answer:
          'It’s built to answer from content you’ve approved and to name its source. For prices, deadlines and legal matters, set fixed wording, or send the question straight to a person.',
      },
      {
        worry: 'It winds up somebody who’s already angry.',
        answer:
          'Give complaints their own flow, short and without a form. Say when your team is in, and hand over with the full history.',
      },
      {
        worry: 'Data ends up where it shouldn’t.',
        answer:
          'The platform is hosted in Germany. Where a language model writes the answer, its provider receives the question with any details in it, the matching passages and, if agreed for a connection, facts from that system. Vet the provider as you would any connected service: what it receives, where, why and for how long.',
      },
      {
        worry: 'We won’t be able to leave.',
        answer:
          'Unless your quote fixes a term, notice is {noticeWeeks}\u00A0weeks to the end of a quarter. Switching to another provider takes two months’ notice at most, even during a fixed term. As a rule, we hand over your content, flows and conversations in the 30\u00A0days after that. Before 12\u00A0January 2027, you pay at most what the switch directly costs us; from that day on, nothing. Leaving a fixed term early costs only what your quote names, if anything.',
      },
    ],
  },
  cost: {
    title: 'The cost: two\u00A0items in the\u00A0quote, one in your\u00A0diary.',
    items: [
      {
        title: 'The plan',
        text: '{essentialPrice}, {professionalPrice} or {enterprisePrice} a month (for businesses only, plus\u00A0VAT), depending on how many people use the chatbot in a calendar month; only the largest plan includes a custom API integration, with an ERP for instance. Extra operators and channels have list prices too: see ‘All prices’.',
      },
      {
        title: 'Onboarding and add-ons',
        text: 'Order only what you need, at the price in your quote. The quote should also cover setting up connections, further projects or AI accounts, support, use of the language model and what applies above the user limit. If a messaging app or another connected system charges, you pay its provider.',
      },
      {
        title: 'Your own working hours',
        text: 'Reviewing answers, closing gaps, staffing handovers. Set aside a fixed time every week, or the knowledge base will quietly go out of date.',
      },
    ],
    prices: 'All prices',
    formula: 'The savings formula',
  },
  responsibility: {
    title: 'Who’s responsible: a name for every role.',
    lead: 'You can’t hold an assistant responsible, so fill these four roles before the first conversation. In a small company, two people may be enough. What we’re liable for is in the terms, under 4.3 and 10.',
    roles: [
      { title: 'The sponsor', text: 'decides on the goal, the budget and when to stop.' },
      { title: 'The content owner', text: 'approves the content the answers come from, and takes it down if need be.' },
      { title: 'The live chat lead', text: 'makes sure somebody picks up each handover.' },
      {
        title: 'Data protection and IT',
        text: 'check how the chat is embedded, who has access and who receives data, and bring in staff or union reps early (in Germany, the works council).',
      },
    ],
  },
  papers: {
    title: 'Five things to have on paper before you say yes.',
    lead: 'Ask us for the first four. If we can’t put something in writing, don’t count on it.',
    items: [
      {
        title: 'The quote',
        text: 'It lists plan, volumes, monthly price, onboarding, add-ons, the connections we’ve checked and what applies to support, the language model and the user limit. Availability is promised only if it’s in there.',
      },
      {
        title: 'The data processing agreement',
        text: 'You receive the draft before you sign anything. Both sides sign it before you work on the platform yourselves, trial access included. The demo, with sample questions and no personal data, needs none.',
      },
      {
        title: 'The list of recipients',
        text: 'One line each for the language model’s provider, every channel and every connected service: what they receive, where, why and for how long.',
      },
      {
        title: 'The way out',
        text: 'If you switch provider, the terms give you your content, flows and conversations back in a machine-readable format. If you give ordinary notice instead, you’ll need a clause on getting your data back: have it put into the data processing agreement. We delete analytics data no later than {evaluationMonths}\u00A0months after the project ends.',
      },
      {
        title: 'A name and a deputy for each role',
        text: 'You write this page yourself, and a name may appear twice. While a line is blank, the project isn’t ready.',
      },
    ],
    terms: 'Time limits and liability in the terms',
  },
  month: {
    title: 'What the reports could show after two\u00A0months with customers.',
    lead: 'Here’s the dashboard of a made-up web shop. It shows how the reporting is laid out; its figures promise nothing. Topics, volumes and handovers come as standard; if you need times of day, as in the picture, we check that before we quote.',
  },
  days: {
    title: 'The first 90\u00A0days, with three chances to stop.',
    lead: 'For this plan, we estimate half a day a week of your content owner’s time, averaged over the 90\u00A0days, from writing to upkeep. The five-day plan in our blog is shorter because it starts with a signed contract, access and most of the answers. Its eleven hours don’t include the colleagues who decide and test. Stopping the project doesn’t end the contract: plan for its notice period, or have a short fixed term written into your quote.',
    stops: [
      {
        when: 'Days 1 to 30',
        title: 'Collect and build',
        text: 'Count your most common questions, get the answers written and approved, then build the flows and test them in-house. If answers aren’t written down yet, time yourself on the first three and multiply. Our calculator counts only from your first customer in the chat. If you’re already paying for the plan this month, take one month’s price off its result.',
        check: 'Stop if nobody is willing to approve the answers.',
      },
      {
        when: 'Days 31 to 60',
        title: 'Launch on one page',
        text: 'Pick a page where a mistake can’t do much harm. Read the conversations daily and close gaps every week.',
        check: 'Stop if handovers are left waiting.',
      },
      {
        when: 'Days 61 to 90',
        title: 'Extend it or end it',
        text: 'Add pages, perhaps a connection. At the end, replace the calculator’s four adjustable assumptions with your own figures. From the line ‘Left each month’, take off your hours and your other monthly costs. From here on, we reckon on at least twenty minutes’ upkeep a week for one person, or half an hour if the team does it together.',
        check: 'Stop if nothing is left each month after that.',
      },
    ],
  },
  closing: {
    visitor: 'I’ve got to defend this to the board next week.',
    team: 'Then let’s go through the objections first.',
  },
} satisfies typeof de;
