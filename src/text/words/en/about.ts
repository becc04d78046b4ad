import type { about as de } from '../de/about.ts';

export const about = {
  hero: {
    title: 'It starts with\u00A0listening.',
    lead: 'We’ve been making chatbots since {since} and founded {brand} in {founded}. There are {team} of us today, all working towards one thing: an AI assistant takes the questions you’ve answered a hundred times, and your team has time for the rest.',
  },
  answers: {
    label: 'Example: one question, two chatbots',
    visitor: 'Visitor',
    assistant: 'Chatbot',
    question: 'My parcel’s turned up soaked. What now?',
    keyword: {
      title: 'Knows keywords',
      answer: 'You said ‘parcel’. Please choose: 1\u00A0Delivery, 2\u00A0Prices, 3\u00A0Store finder.',
    },
    knowledge: {
      title: 'Knows your answers',
      answer:
        'I’m an AI assistant and can report this to our team. Please keep the packaging. What would you like to happen?',
      source: 'Source: Help › Damaged in transit',
      replies: ['A replacement', 'A refund', 'Talk to the team'],
    },
  },
  story: {
    title: 'How we got here.',
    lead: 'Two dates and a head count.',
    stops: [
      {
        when: '{since}',
        title: 'Our first chatbots',
        text: 'We start building chatbots. {brand} doesn’t exist yet.',
      },
      {
        when: '{founded}',
        title: 'A company',
        text: 'The work becomes {brand}: a platform where businesses build their own chatbot, no code required.',
      },
      {
        when: '{team}',
        title: 'People',
        text: 'That’s how many of us work on the platform, on onboarding and on everything around it.',
      },
    ],
  },
  mission: {
    title: 'Every question deserves an answer. Not every one needs a person.',
    paragraphs: [
      'Some questions arrive every day. How long does delivery take? When are you open? How do I change my address? The chatbot answers those, even at three in the morning, and says where it got the answer.',
      'Others take patience, tact or a decision, and they belong with your team. The conversation so far goes with them.',
    ],
  },
  sorted: {
    label: 'Example: how questions divide up',
    chatbot: {
      title: 'The chatbot takes',
      questions: ['How long does delivery take?', 'When are you open?', 'How do I change my address?'],
    },
    team: {
      title: 'Your team keeps',
      questions: ['It was meant for a funeral.', 'Can we talk about this invoice?'],
    },
  },
  benefits: {
    title: 'What’s in it for you.',
    items: [
      {
        title: 'You build it.',
        text: 'Flows are put together from blocks and templates, with no code. You decide what the chatbot says.',
      },
      {
        title: 'It knows what you know.',
        text: 'The assistant draws on the knowledge base you give it and shows where each answer came from. If there’s nothing there, it says so.',
      },
      {
        title: 'Your team gets the hard ones.',
        text: 'Live chat routes them by topic, language and workload, along with everything said so far.',
      },
      {
        title: 'You can see what’s going on.',
        text: 'The dashboard has the figures and reports. In the administration portal you read conversations, assign people to teams and projects, and manage channels.',
      },
      {
        title: 'It’s hosted in Germany.',
        text: 'The platform, that is. Where a language model words the answer, its operator receives the question and whatever matched in your knowledge base. What this website learns about you is in the {link}.',
      },
    ],
    privacyLink: 'privacy policy',
  },
  approach: {
    title: 'Six steps, and whose turn it\u00A0is.',
    lead: 'The demo takes half an hour. How long the rest takes depends mostly on how much of what you know is already written down.',
    you: 'You',
    we: 'Us',
    messages: [
      {
        from: 'we',
        text: '1.\u00A0Demo. In 30\u00A0minutes, three of your questions become a chatbot in front of you. Bring somebody who knows your inbox.',
      },
      {
        from: 'we',
        text: '2.\u00A0Quote. We check which connections are ready for your systems, then price the plan, onboarding and add-ons. The more systems you run, the longer this takes.',
      },
      {
        from: 'you',
        text: '3.\u00A0Gather what you know. Somebody from customer service picks the commonest questions; somebody with authority signs off the answers. Quick if it’s in writing, slow if it’s in people’s heads.',
      },
      {
        from: 'you',
        text: '4.\u00A0Build. You put the knowledge base, flows, chat window and handover together. If you take up personal onboarding, we do it with you, at the price in your quote. Each flow and connection adds time.',
      },
      {
        from: 'you',
        text: '5.\u00A0Test. Your team throws its hardest questions at it. Then you switch it on, ideally on a single page to begin with, on a day you choose.',
      },
      {
        from: 'you',
        text: '6.\u00A0Look after it. One person reads conversations and fills the gaps. How much work that is depends on how often your prices, terms and products change.',
      },
    ],
  },
  team: {
    title: 'There are {team} of us.',
    text: '{brand} is a team of {team}. You’ll see the partners among us here, once their names and pictures have been cleared; until then each of us is a speech bubble. If you’d like to know who would work on your project, just ask.',
    link: 'Three ways to talk to us',
  },
  talk: {
    visitor: 'We’re not even sure we need a chatbot.',
    team: 'Fair enough. Tell us what lands in your inbox.',
  },
} satisfies typeof de;
