import type { about as de } from '../de/about.ts';

export const about = {
  hero: {
    title: 'If you don’t know, say so. Even if you’re a\u00A0chatbot.',
    lead: 'With {brand}, you build an AI assistant for the questions you’ve answered a hundred times, so your team has time for the rest. We’ve been making chatbots since {since} and founded the company in {founded}.',
  },
  answers: {
    label: 'Example, after the greeting: one question, two chatbots',
    visitor: 'Visitor',
    assistant: 'Chatbot',
    question: 'My parcel’s turned up soaked. What now?',
    keyword: {
      title: 'Knows keywords',
      answer: 'You said ‘parcel’. Please choose: 1\u00A0Delivery, 2\u00A0Prices, 3\u00A0Store finder.',
    },
    knowledge: {
      title: 'Knows your answers',
      answer: 'As an AI, I can’t judge the damage. Please keep the packaging. What shall I ask our team for?',
      source: 'Source: Help › Damaged in transit',
      replies: ['A replacement', 'A refund', 'Talk to the team'],
    },
  },
  story: {
    title: 'How we got here.',
    lead: 'Two dates, and where we are now.',
    stops: [
      {
        when: '{since}',
        title: 'Our first chatbots',
        text: 'We started building chatbots before {brand} existed.',
      },
      {
        when: '{founded}',
        title: 'A company',
        text: 'The work became {brand}: a platform on which businesses can build their own chatbots, without code.',
      },
      {
        when: 'Today',
        title: 'A team of {team}',
        text: 'Between us we run the platform, check connections and help customers set up their chatbots.',
      },
    ],
  },
  mission: {
    title: 'Every question deserves an answer. Not every one needs a person.',
    paragraphs: [
      'Some questions arrive every day. How long does delivery take? When are you open? How do I change my address? The chatbot answers those, even at three in the morning.',
      'Others take patience, tact or a decision. They go to your team, along with the conversation so far.',
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
        text: 'You put flows together from blocks and templates, without code, and you decide what the chatbot works from.',
      },
      {
        title: 'It answers from what you know.',
        text: 'The assistant draws on the knowledge base you give it and shows where each answer came from. It’s built to say so when it finds nothing.',
      },
      {
        title: 'Your team gets the hard ones.',
        text: 'Live chat sends them to the right person by topic, language and workload, with the whole conversation.',
      },
      {
        title: 'You can see what’s going on.',
        text: 'The dashboard has the figures and reports. In the administration portal you read conversations, assign people to teams and projects, and manage channels.',
      },
      {
        title: 'The platform is hosted in Germany.',
        text: 'Where a language model writes the answer, that model’s provider gets the question, any matching passages of your knowledge base and, if you’ve agreed to it, facts from systems you connect. For what this website stores about you, see the {link}.',
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
        text: '1.\u00A0Demo. In 30\u00A0minutes, we build a chatbot that can answer three of your questions, and you watch. Bring somebody who knows your inbox.',
      },
      {
        from: 'we',
        text: '2.\u00A0Quote. We check which connections are ready for your systems, then give you a price for the plan, onboarding, connections and add-ons. The more systems you run, the longer the check takes. If you accept, both sides also sign the data processing agreement before you work on the platform.',
      },
      {
        from: 'you',
        text: '3.\u00A0Gather what you know. Somebody from customer service picks common questions that mostly get the same answer; somebody with authority signs off the answers. That’s quick if they’re in writing, slow if they’re in people’s heads.',
      },
      {
        from: 'you',
        text: '4.\u00A0Build. You put the knowledge base, flows, chat window and handover together. If you’ve chosen personal onboarding, we do it with you, at the price in your quote. Each flow and connection adds time.',
      },
      {
        from: 'you',
        text: '5.\u00A0Test. Your team throws its hardest questions at it. Then you switch it on, ideally on a single page to begin with, on a day you choose.',
      },
      {
        from: 'you',
        text: '6.\u00A0Look after it. One person reads conversations and fills the gaps. How much work that is depends on how often your prices and products change.',
      },
    ],
  },
  team: {
    title: 'Who you’d be dealing with.',
    text: 'The person who runs your demo builds while you watch and answers as they go. Before you sign, ask us who’d work on your project after that: name, job and stand-in.',
    link: 'Choose a way to talk to us',
  },
  talk: {
    visitor: 'We’re not even sure we need a chatbot.',
    team: 'Fair enough. Tell us what lands in your inbox.',
  },
} satisfies typeof de;
