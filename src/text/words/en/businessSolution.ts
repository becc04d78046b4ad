import type { businessSolution as de } from '../de/businessSolution.ts';

export const businessSolution = {
  title: 'Before you sign: four questions, answered.',
  lead: 'You won’t be setting up the chatbot, but you’ll have to answer for it. Here’s what can go wrong, what it costs, who’s responsible, and what happens in the first 90\u00A0days.',
  cta: 'Talk the decision over',
  note: {
    label: 'Example: a decision note for the board',
    title: 'Note for the meeting',
    lines: [
      { name: 'What’s the plan?', text: 'Twelve common service questions, web chat only' },
      { name: 'What does it cost?', text: 'Fixed plan price, onboarding as quoted, our own hours' },
      { name: 'Who owns it?', text: 'Head of service, deputy named' },
      { name: 'When do we stop?', text: 'If too many handovers remain after 90\u00A0days' },
    ],
    decision: 'Proposal: start small, decide again on day 90',
  },
  risk: {
    title: 'The risk: a wrong answer with your name on\u00A0it.',
    lead: 'You can’t rule it out altogether. You can make it small.',
    worry: 'What worries you',
    answer: 'What helps',
    items: [
      {
        worry: 'The bot makes something up.',
        answer:
          'It answers from content you’ve approved and names its source. For prices, deadlines and legal matters, set fixed wording, or send the question straight to a person.',
      },
      {
        worry: 'It winds up somebody who’s angry already.',
        answer:
          'Give complaints a flow to themselves: short, no form, and handed over with the full history. Say in it when your team is there.',
      },
      {
        worry: 'Data ends up where it shouldn’t.',
        answer:
          'The platform is hosted in Germany. Where a language model words the answer, its operator receives the question and the matching passages. Check that company as you would any connected service: which details, where, what for and for how long.',
      },
      {
        worry: 'We won’t be able to leave.',
        answer:
          'Unless your quote fixes a term, notice is {noticeWeeks}\u00A0weeks to the end of a quarter. Switching to another provider takes two months’ notice at most; in the 30\u00A0days after that we hand over your content, flows and conversations.',
      },
    ],
  },
  cost: {
    title: 'The cost: two\u00A0items in the\u00A0quote, one in your\u00A0diary.',
    items: [
      {
        title: 'The plan',
        text: 'A fixed amount each month, stepped by active users in the calendar month. Extra operators and channels are charged on top, at the rates on the pricing page.',
      },
      {
        title: 'Onboarding and add-ons',
        text: 'Order them only if you need them, at the price in your quote. Personal onboarding earns its keep if your content is scattered or nobody in-house has time.',
      },
      {
        title: 'Your own working hours',
        text: 'Reviewing answers, closing gaps, staffing handovers. Set aside fixed hours every week, or the knowledge base will quietly go out of date.',
      },
    ],
    prices: 'All prices',
    formula: 'The savings formula',
  },
  responsibility: {
    title: 'The responsibility: with people who have names.',
    lead: 'You can’t hold an assistant responsible. Fill these four roles before the first conversation; in a small company, two people may do.',
    roles: [
      { title: 'The sponsor', text: 'decides on the goal, the budget and when to stop.' },
      { title: 'The content owner', text: 'approves every answer, and withdraws it if need be.' },
      { title: 'The live chat lead', text: 'makes sure that a handover finds somebody.' },
      { title: 'Data protection and IT', text: 'review the embedding, the rights and everyone who receives data.' },
    ],
  },
  papers: {
    title: 'Five things to have on paper before you say yes.',
    lead: 'Ask us for them. If we can’t write it down, don’t plan around it.',
    items: [
      {
        title: 'The quote',
        text: 'Plan, volumes, monthly price, onboarding, add-ons and the connections we’ve checked. A promise about availability counts only if it’s in there.',
      },
      {
        title: 'The data processing agreement',
        text: 'Signed before the first customer types an address into the chat.',
      },
      {
        title: 'The list of recipients',
        text: 'One line each for the language model’s operator, every channel and every connected service: which details, who to, where, what for, how long.',
      },
      {
        title: 'The way out',
        text: 'We delete evaluation data at most {evaluationMonths}\u00A0months after the end of the project. Settle as well how you get your content and flows back.',
      },
      {
        title: 'Four names and four deputies',
        text: 'You write this page yourself. If a line stays blank, the project isn’t ready.',
      },
    ],
    terms: 'Every deadline, in the terms',
  },
  days: {
    title: 'The first 90\u00A0days, with three places to turn back.',
    lead: 'A plan you could start from. The dates are yours to set.',
    stops: [
      {
        when: 'Days 1 to 30',
        title: 'Collect and build',
        text: 'Count the commonest questions, write answers and get them approved, build the flows, test them among yourselves.',
        check: 'Turn back if nobody is willing to approve the answers.',
      },
      {
        when: 'Days 31 to 60',
        title: 'Show it on one page',
        text: 'Switch it on only where it can’t do much harm. Read conversations daily, close gaps every week.',
        check: 'Turn back if handovers are left waiting.',
      },
      {
        when: 'Days 61 to 90',
        title: 'Widen it or leave it',
        text: 'More pages, perhaps a connection. At the end, do the sums with your own figures instead of our assumptions.',
        check: 'Turn back if the real figures don’t add up.',
      },
    ],
  },
  closing: {
    visitor: 'I’ve got to defend this to the board next week.',
    team: 'Then let’s go through the objections first.',
  },
} satisfies typeof de;
