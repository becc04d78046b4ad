import type { about as de } from '../de/about.ts';

export const about = {
  hero: {
    title: 'We listen to the way people ask.',
    lead: 'We have worked on chatbots since {since} and founded {brand} in {founded}. Today we are {team} people with one job in common: whoever asks a question should get an answer they can use.',
  },
  answers: {
    label: 'Example: one question, two chatbots',
    visitor: 'Visitor',
    assistant: 'Chatbot',
    question: 'My parcel got soaked. What now?',
    keyword: {
      title: 'Knows keywords',
      answer: 'You wrote ‘parcel’. Please choose: 1\u00A0Delivery, 2\u00A0Prices, 3\u00A0Shops.',
    },
    knowledge: {
      title: 'Knows your answers',
      answer: 'I am sorry to hear that. Would you like a replacement or a refund? I can take the complaint right here.',
      source: 'Source: Help › Damaged in transit',
      replies: ['Replacement', 'Refund', 'Talk to the team'],
    },
  },
  story: {
    title: 'A short story, without heroics.',
    lead: 'It fits into three numbers.',
    stops: [
      {
        when: '{since}',
        title: 'The first chatbots',
        text: 'We start working on chatbots, and the subject has not let go of us since.',
      },
      {
        when: '{founded}',
        title: 'A company',
        text: 'The work turns into {brand}: a platform on which companies build their own chatbot without writing code.',
      },
      {
        when: '{team}',
        title: 'People today',
        text: 'That is how many of us there are now. The rule has stayed the same: listen first, automate second.',
      },
    ],
  },
  mission: {
    title: 'Every question deserves an answer. Not every answer needs a person.',
    paragraphs: [
      'Some questions arrive every day. Where is my order? When are you open? How do I change my address? A chatbot should answer those at once, even at three in the morning.',
      'Others take patience, tact or a decision, and those belong with people. Our job is to tell the two apart, and to build the handover so well that nobody has to tell their story twice.',
    ],
  },
  sorted: {
    label: 'Example: how questions divide up',
    chatbot: {
      title: 'The chatbot takes',
      questions: ['Where is my order?', 'When are you open?', 'How do I change my address?'],
    },
    team: {
      title: 'Your team keeps',
      questions: ['The delivery was meant for a funeral.', 'Can we talk about the invoice?'],
    },
  },
  benefits: {
    title: 'What is in it for you.',
    items: [
      {
        title: 'You build it yourself.',
        text: 'Flows come together in the builder, from templates for common use cases. If you can look after a spreadsheet, you can look after a chatbot.',
      },
      {
        title: 'Your knowledge does the talking.',
        text: 'The chatbot learns from the knowledge base you give it. When something changes at your end, you change it in one place.',
      },
      {
        title: 'Your team stays within reach.',
        text: 'Live chat routes tricky questions to the person who knows the subject, along with the conversation so far.',
      },
      {
        title: 'You can see what is going on.',
        text: 'A dashboard shows analytics; the administration portal shows dialogues, teams, projects and channels.',
      },
      {
        title: 'The platform lives in Germany.',
        text: 'That is where it is hosted. Which data this website processes is set out point by point in the {link}.',
      },
    ],
    privacyLink: 'privacy policy',
  },
  approach: {
    title: 'How we work with you.',
    lead: 'A conversation as it might go at the start of a project. The example is made up; we mean every answer.',
    you: 'You',
    we: 'Us',
    messages: [
      { from: 'you', text: 'We keep getting the same questions. Where do we begin?' },
      {
        from: 'we',
        text: 'With your inbox. We look for questions that come up often and always have the same answer. The chatbot takes those first.',
      },
      { from: 'you', text: 'What if it does not know something?' },
      {
        from: 'we',
        text: 'Then it should say so and hand over to your team. An honest gap beats an invented answer.',
      },
      { from: 'you', text: 'Who looks after it later on?' },
      {
        from: 'we',
        text: 'You do, if you like. That is why the builder needs no code, and why one of us is at your side at the start.',
      },
      { from: 'you', text: 'Is it worth it for us at all?' },
      {
        from: 'we',
        text: 'Our calculator shows you beforehand, with your own figures. If the answer is no, you will read it there.',
      },
    ],
  },
  team: {
    title: 'There are {team} of us.',
    text: 'Our team is {team} people. The members we present are our partners; names and pictures will appear here once they are cleared for it. Until then it stays at {team} speech bubbles, because strangers’ faces from a picture library would tell you nothing about us. The quickest way to find out who we really are is to talk to us.',
    link: 'Three ways to talk to us',
  },
  talk: {
    visitor: 'We don’t even know whether we need a chatbot.',
    team: 'A fine place to start. Tell us what lands in your inbox.',
  },
} satisfies typeof de;
