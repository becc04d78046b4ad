import type { businessSolution as de } from '../de/businessSolution.ts';

export const businessSolution = {
  title: 'Before you sign: four questions, answered.',
  lead: 'For people who won’t set up a chatbot but will have to answer for it. What can go wrong, what it costs, who is responsible, and what happens in the first 90 days.',
  cta: 'Talk the decision over',
  note: {
    label: 'Example: a decision note for the board',
    title: 'Note for the meeting',
    lines: [
      { name: 'What is it about?', text: 'Twelve common service questions, web chat only' },
      { name: 'What does it cost?', text: 'A fixed monthly price, plus time for texts' },
      { name: 'Who owns it?', text: 'Head of service, deputy named' },
      { name: 'When do we stop?', text: 'If too many handovers remain after 90 days' },
    ],
    decision: 'Proposal: begin small, decide again on day 90',
  },
  risk: {
    title: 'The risk: a wrong answer with your name under it.',
    lead: 'It cannot be ruled out altogether. It can be made small.',
    worry: 'What worries you',
    answer: 'What helps',
    items: [
      {
        worry: 'The bot makes something up.',
        answer:
          'It replies from approved texts and names its source. For prices, deadlines and legal matters you set fixed wording, or send the question straight to a person.',
      },
      {
        worry: 'It annoys somebody who is angry already.',
        answer:
          'Complaints take a road of their own: no soothing phrase, no form, but a handover with the full history. Out of hours, it says honestly when someone will be there.',
      },
      {
        worry: 'Data ends up where it shouldn’t.',
        answer:
          'The platform is hosted in Germany. Look at each connected service separately: which detail goes where, what for and how long. Your privacy officer should have read that before launch.',
      },
      {
        worry: 'We won’t be able to leave.',
        answer:
          'Notice is {noticeWeeks}\u00A0weeks to the end of a quarter. Your knowledge base is made of your own texts, which you should be keeping outside the chatbot in any case.',
      },
    ],
  },
  cost: {
    title: 'The cost: three\u00A0items, only one of them on the invoice.',
    items: [
      {
        title: 'The plan',
        text: 'A fixed amount each month that depends on how many people talk to the chatbot. Further operators and channels are charged on top, at the rates shown on the pricing page.',
      },
      {
        title: 'Onboarding',
        text: 'Personal onboarding is a service in its own right. Whether you need it depends on how tidy your texts are and whether somebody in the house has time.',
      },
      {
        title: 'Your own working hours',
        text: 'Often forgotten: reviewing answers, closing gaps, staffing handovers. Set aside fixed hours every week, or the knowledge base will quietly go out of date.',
      },
    ],
    prices: 'All prices',
    formula: 'The savings formula',
  },
  responsibility: {
    title: 'The responsibility: with people who have names.',
    lead: 'An assistant cannot be held responsible. Fill these four roles before the first conversation; in a small company, two people may do.',
    roles: [
      { title: 'The sponsor', text: 'decides on the goal, the budget and when to stop.' },
      { title: 'The content owner', text: 'approves every answer, and withdraws it if need be.' },
      { title: 'The live chat lead', text: 'makes sure that a handover finds somebody.' },
      { title: 'Data protection and IT', text: 'review the embedding, the rights and connected services.' },
    ],
  },
  papers: {
    title: 'Five things to have on paper before you say yes.',
    lead: 'Ask us for them. Whatever we can’t write down, you shouldn’t plan with.',
    items: [
      {
        title: 'The offer',
        text: 'Plan, volumes, monthly price and extras. A promise about availability counts only if it is in there.',
      },
      {
        title: 'The data processing agreement',
        text: 'Signed before the first customer types an address into the chat, not after.',
      },
      {
        title: 'The list of connected services',
        text: 'One line each: which detail, who receives it, where, what for, how long. An empty list is an answer too.',
      },
      {
        title: 'The way out',
        text: 'We delete evaluation data at most {evaluationMonths}\u00A0months after the end of the project. Settle as well in which form you get your texts and flows back.',
      },
      {
        title: 'Four names and four deputies',
        text: 'You write this page yourself. If a line stays blank, the project is not ready yet.',
      },
    ],
    terms: 'Every deadline, in the terms',
  },
  days: {
    title: 'The first 90 days, with three places to turn back.',
    lead: 'A plan you could start from. The dates are yours to set.',
    stops: [
      {
        when: 'Days 1 to 30',
        title: 'Collect and build',
        text: 'Count the commonest questions, write answers and have them approved, build the flows, test them among yourselves.',
        check: 'Turn back if nobody is willing to approve the answers.',
      },
      {
        when: 'Days 31 to 60',
        title: 'Show it on one page',
        text: 'Switch it on only where little harm can come of it. Read dialogues daily, close gaps every week.',
        check: 'Turn back if handovers are left waiting.',
      },
      {
        when: 'Days 61 to 90',
        title: 'Widen it or leave it',
        text: 'More pages, perhaps a connection. At the end you do the sums with figures of your own instead of our assumptions.',
        check: 'Turn back if real figures do not support it.',
      },
    ],
  },
  closing: {
    visitor: 'I have to defend this in-house next week.',
    team: 'Then let’s go through the objections first.',
  },
} satisfies typeof de;
