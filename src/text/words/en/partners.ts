import type { partners as de, Programme } from '../de/partners.ts';

const solution: Programme = {
  hero: {
    title: 'Your clients, our platform, one good chatbot.',
    lead: 'For agencies, IT service providers and consultancies that want to introduce chatbots at their clients and look after them. You bring the project. We bring the technology and the people who know it.',
    button: 'Apply as a solution partner',
  },
  picture: {
    label:
      'Sample conversation: an agency asks about keeping several clients apart and about partner terms, and is handed to the partner team.',
    messages: [
      { from: 'visitor', text: 'We’re an agency. Could we run chatbots for five clients without mixing them up?' },
      {
        from: 'assistant',
        text: 'Yes. Each client gets a project of their own, and roles decide who may see or change what in it.',
        source: 'Partners › Solution partners',
      },
      { from: 'visitor', text: 'Good. What margin do we get?' },
      {
        from: 'assistant',
        text: 'I don’t have that: terms are agreed with each partner. Shall I fetch someone who can tell you?',
      },
      { from: 'visitor', text: 'Please.' },
      { from: 'team', text: 'Hello! Which of the five would you like to start with?' },
    ],
  },
  share: {
    title: 'Two kinds of knowledge',
    lead: 'A chatbot is only as good as what it has been told. You know the business it speaks for, we know the tool that does the speaking.',
    you: {
      title: 'Your part',
      items: [
        'You find out what customers really ask, and who answers them today.',
        'You put the knowledge base in order and build the dialogues, without code.',
        'You connect what is already there: the CRM, the shop, the helpdesk.',
        'You stay close after launch, when the unexpected questions come in.',
      ],
    },
    we: {
      title: 'Our part',
      items: [
        'We run the platform, hosted in Germany, and keep developing it.',
        'We train your team in person, on your first real project.',
        'We hand you templates for the jobs that come round again and again.',
        'We pick up when an interface or a dialogue has you stuck.',
      ],
    },
  },
  steps: {
    title: 'The first four steps',
    items: [
      {
        title: 'Introduce yourself',
        text: 'The form on this page is enough: who you are and what you would like to build.',
      },
      {
        title: 'Have a proper conversation',
        text: 'We talk about your clients and about jobs the platform suits, and about those it does not.',
      },
      {
        title: 'Put it in writing',
        text: 'One agreement covers terms, responsibilities and your clients’ data. Until it is signed you owe us nothing.',
      },
      {
        title: 'Start with one client',
        text: 'Choose somebody you know well. One of us works alongside you until it is live.',
      },
    ],
  },
  rules: {
    title: 'Before you\u00A0apply',
    items: [
      {
        title: 'Clients stay separate',
        text: 'Dialogues, knowledge and analytics belong to a client’s project and to nobody else’s.',
      },
      {
        title: 'Public prices',
        text: 'Everyone can look up what a plan costs on our {link}. What you charge for your own work is your business.',
      },
      {
        title: 'No medals',
        text: 'You will find no tiers and no badges here. What counts for us is whether people actually use the chatbot.',
      },
      {
        title: 'Personal data',
        text: 'When your clients’ data is processed on our platform, it has to be clear who acts on whose behalf. We settle that before anybody logs in.',
      },
    ],
    link: 'pricing page',
  },
  apply: {
    title: 'Apply here',
    lead: 'A few sentences will do to begin with. They are read by the people who look after partners.',
    hint: 'For example the industries you work for and the project you would start with. Up to 5,000 characters.',
    helps: {
      title: 'What helps us to answer',
      items: ['The size of your team', 'The systems your clients work with', 'When a first project should be live'],
    },
    other: { title: 'Rather recommend than build?', link: 'See the affiliate programme' },
  },
};

const affiliate: Programme = {
  hero: {
    title: 'Recommend us, and\u00A0say\u00A0so.',
    lead: 'For people who write, talk or advise about customer service, software or retail. If your recommendation leads to a contract, you get a share. And it is labelled as what it is: advertising.',
    button: 'Join the programme',
  },
  picture: {
    label:
      'Sample conversation: a podcaster asks how to label a recommendation and how it is attributed, and the assistant explains both rules.',
    messages: [
      { from: 'visitor', text: 'I host a podcast for shop owners. Can I earn something by mentioning you?' },
      {
        from: 'assistant',
        text: 'You can, through the affiliate programme. Please say ‘advertisement’ in the episode and write it beside the link.',
        source: 'Partners › Rules for recommendations',
      },
      { from: 'visitor', text: 'How do you know a listener came from me?' },
      {
        from: 'assistant',
        text: 'By a cookie that lasts 30 days, and only if the listener has agreed to it on our site.',
        source: 'Partners › Rules for recommendations',
      },
      { from: 'visitor', text: 'What if they say no?' },
      { from: 'assistant', text: 'Then there is no cookie and no attribution. Their choice comes first.' },
    ],
  },
  share: {
    title: 'Fair to your audience',
    lead: 'People listen to you because they trust you. A few plain rules on both sides keep it that way.',
    you: {
      title: 'What we ask of you',
      items: [
        'Label it: ‘Ad’ or ‘Advertisement’ right at the link, not in the small print.',
        'Use your own words: what you have seen or tried, weak points included.',
        'Keep it correct: prices and features as they stand on this website today.',
        'Leave people in peace: no unsolicited email, no search ads on our name.',
      ],
    },
    we: {
      title: 'What you get from us',
      items: [
        'A written agreement that states how much is paid, and when.',
        'Somebody you can ask about the product and about your statement.',
        'Answers to specialist questions before you publish, not after.',
        'No say in your verdict: a critical paragraph costs you nothing.',
      ],
    },
  },
  steps: {
    title: 'From application to payment',
    items: [
      {
        title: 'Apply',
        text: 'Tell us where you publish and who it is for. A website helps, but you do not need one.',
      },
      { title: 'Agree', text: 'You see the terms first and make up your mind afterwards.' },
      { title: 'Recommend', text: 'Your link leads to us, and the word ‘advertisement’ stands next to it.' },
      {
        title: 'Get paid',
        text: 'A signed contract counts. Clicks do not, so nobody has to be lured into one.',
      },
    ],
  },
  rules: {
    title: 'Rules for links and\u00A0cookies',
    items: [
      {
        title: 'Consent comes first',
        text: 'When somebody arrives through your link, we ask whether we may remember that. Before a yes nothing is stored, and saying no takes a single click.',
      },
      {
        title: 'Thirty days, no longer',
        text: 'After a yes the cookie lasts 30 days at most. Of whoever changes their mind we report nothing any more.',
      },
      {
        title: 'First the question, then the link',
        text: 'We issue links once a network is connected. From then on this website asks for consent to it as well; what the network learns is in our {link}. You are welcome to apply now.',
      },
      {
        title: 'Recognisable as advertising',
        text: 'Competition law requires that a paid recommendation can be recognised as one. That is why the label is part of every agreement.',
      },
    ],
    link: 'privacy policy',
  },
  apply: {
    title: 'Tell us about your audience',
    lead: 'Large numbers are not what we are after. The right readers or listeners are.',
    hint: 'For example what you write or talk about, and for whom. Up to 5,000 characters.',
    helps: {
      title: 'What helps us decide',
      items: [
        'Your subjects and your audience',
        'Where the recommendation would stand',
        'Whether you have seen the product',
      ],
    },
    other: { title: 'Would you rather build chatbots yourself?', link: 'See the solution partner programme' },
  },
};

export const partners = {
  programmes: { 'solution-partner-program': solution, 'affiliate-program': affiliate },
  thanks: {
    title: 'Thank you, we have your application.',
    lead: 'It is stored, and a confirmation is on its way to you by email.',
    next: 'What now?',
    lines: [
      { from: 'visitor', text: 'Who gets to see it?' },
      { from: 'us', text: 'The colleagues who look after our partners.' },
      { from: 'visitor', text: 'Does that make me a partner?' },
      {
        from: 'us',
        text: 'Not yet. First we get to know each other, then there is an agreement. Until then you are committed to nothing.',
      },
      { from: 'visitor', text: 'I forgot to mention something.' },
      { from: 'us', text: 'Simply add it in a reply to our email.' },
    ],
    home: 'Back to the home page',
    pricing: 'Look at the plans',
    ways: 'Talk to us',
  },
} satisfies typeof de;
