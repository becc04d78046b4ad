import type { partners as de, Programme } from '../de/partners.ts';

const solution: Programme = {
  hero: {
    title: 'Build chatbots for\u00A0your\u00A0clients. We\u00A0run the\u00A0platform.',
    lead: 'For agencies, IT service providers and consultancies. You run the projects and set your own fees; we train your team on your first client’s chatbot. The cost of training, the terms and any commission are in writing before you commit to anything.',
    button: 'Apply as a solution partner',
  },
  picture: {
    label:
      'Sample conversation: an agency asks about chatbots for five clients. The AI assistant explains two kinds of contract and, if the visitor agrees, passes the conversation to sales.',
    messages: [
      { from: 'assistant', text: 'Hi, I’m the AI assistant at {brand}.' },
      { from: 'visitor', text: 'We’re an agency, and five of our clients want a chatbot. Can we do that through you?' },
      {
        from: 'assistant',
        text: 'You can, as a solution partner. Either each client takes out a plan, or we add a project for each to your partner agreement, at a price we quote first.',
        source: 'Partners › Solution partners',
      },
      { from: 'visitor', text: 'Right. And how would we make money from it?' },
      {
        from: 'assistant',
        text: 'From your own fees. Say your client takes {essentialName}: they pay us {essentialPrice} each month (for businesses only, plus\u00A0VAT) and pay you whatever you’ve agreed for set-up and upkeep. If the project runs under your contract instead, you set your client’s price. Any commission comes on top and is agreed in writing first. If you’d like a reply by email, leave your address in the form: our sales team gets it with this chat, and uses both only to reply.',
        source: 'Partners › Contracts, prices and data',
      },
    ],
  },
  share: {
    title: 'Who does what',
    lead: 'How the work on a client’s chatbot is shared out.',
    you: {
      title: 'Your part',
      items: [
        'You find out what your client’s customers ask most, and who answers today.',
        'You sort out the knowledge base, build the flows and test them with the client.',
        'You tell us which systems the client runs, so that we can check the connection.',
        'You stay on hand after launch, when the unexpected questions come in.',
      ],
    },
    we: {
      title: 'Our part',
      items: [
        'We run the platform, hosted in Germany, and keep developing it.',
        'We check which connections are ready before your client gets a quote.',
        'We train your team on your first client project, on terms set out in your agreement.',
        'We supply the templates that come with every plan, from meter readings to project enquiries.',
      ],
    },
  },
  steps: {
    title: 'From application to first client',
    items: [
      {
        title: 'Introduce yourself',
        text: 'Use the form on this page: who you are and what you have in mind. You’ll get a confirmation by email.',
      },
      {
        title: 'Have a proper conversation',
        text: 'We talk about your clients, their systems and the jobs the platform suits. If the platform is a poor fit, we’ll tell you.',
      },
      {
        title: 'Put it in writing',
        text: 'One agreement sets out who signs with the client, who does what, how data is handled and what commission, if any, you get. You’re not committed to anything until you sign.',
      },
      {
        title: 'Start with one client',
        text: 'Choose one you know well, with most of its answers already in writing. For a medium-sized online shop, we estimate (but haven’t measured) eleven hours of one person’s time, from first knowledge base to launch on one page. Your client’s time for deciding and testing is extra. Where answers aren’t in writing yet, writing them is the bigger job: put it in your own quote.',
      },
    ],
  },
  rules: {
    title: 'Contracts, prices and\u00A0data',
    items: [
      {
        title: 'Two kinds of contract',
        text: 'A project is one chatbot, and a plan includes one or two of them. So either your client takes out a plan, or we add a project to your partner agreement. The dashboard shows every project under the same contract.',
      },
      {
        title: 'What your clients pay',
        text: 'For a plan of their own, the price on our {link}, like everybody else. If projects run under your contract, you set the price. Extra operators and channels have list prices. We quote everything else before you order it: onboarding, add-ons, extra projects and extra AI accounts. If connections, support, the language model or users over the limit cost extra, the quote says that too. Your own fees are up to you.',
      },
      {
        title: 'What we agree with you',
        text: 'Any commission (rate and basis), the term and who invoices whom are in writing before you take on your first client. If you can earn from a recommendation, tell the client and label the recommendation as advertising.',
      },
      {
        title: 'Your clients’ data',
        text: 'Knowledge base, conversations and reports sit in the client’s project, and roles decide who may see them. Before anybody logs in, a contract settles who processes data for whom.',
      },
    ],
    link: 'pricing page',
  },
  apply: {
    title: 'Apply here',
    lead: 'A few sentences will do. Somebody in sales reads them and replies by email.',
    hint: 'For example, what your first client does and what its chatbot should take on. Up to 5,000\u00A0characters.',
    helps: {
      title: 'What helps us answer',
      items: [
        'The industries you work in',
        'The systems your clients work with',
        'When you’d like a first project to go live',
      ],
    },
    other: { title: 'Would you rather recommend us?', link: 'See the affiliate programme' },
  },
};

const affiliate: Programme = {
  hero: {
    title: 'Recommend\u00A0us, and\u00A0say\u00A0so.',
    lead: 'Recommend us openly, as advertising, and earn commission on every contract we can attribute to your link; for that, we need the person’s consent on our website. You’ll have the rate in writing before you say yes. Links come from an affiliate network. We haven’t joined one yet. If you apply now, we can already talk about your audience and the rate; you’ll get your link once we’ve joined.',
    button: 'Apply as an affiliate',
  },
  picture: {
    label:
      'Sample conversation: a podcaster asks how to label a recommendation and how it is attributed, and the AI assistant explains both rules.',
    messages: [
      { from: 'assistant', text: 'Hello, I’m the AI assistant at {brand}.' },
      { from: 'visitor', text: 'I host a podcast for shop owners. Could I earn something by mentioning you?' },
      {
        from: 'assistant',
        text: 'You could, as an affiliate. Say in the episode that it’s an ad, and write ‘Ad’ beside the link.',
        source: 'Partners › Rules for recommendations',
      },
      { from: 'visitor', text: 'How do you know a listener came from me?' },
      {
        from: 'assistant',
        text: 'From the network, once we’ve joined one. It’s likely to remember the click with its own cookie; credit lasts 30\u00A0days at most. Our website sets no cookie for that, and reports an enquiry only if the listener agrees.',
        source: 'Partners › Rules for recommendations',
      },
      { from: 'visitor', text: 'What if they say no?' },
      {
        from: 'assistant',
        text: 'Then we tell the network nothing, so we can’t credit you for that listener. Our website keeps only that refusal, in the listener’s browser.',
        source: 'Partners › Rules for links and cookies',
      },
    ],
  },
  share: {
    title: 'Fair to your audience',
    lead: 'People listen because they trust you. A few rules on both sides keep it that way.',
    you: {
      title: 'What we ask of you',
      items: [
        'Label it: put ‘Ad’ or ‘Advertisement’ right beside the link, where people see it before they click; in audio or video, say it too.',
        'Use your own words: say what you’ve seen or tried, weak points included.',
        'Get it right: give prices and features as they are on this website.',
        'Leave people in peace: send no unsolicited email, and buy no search ads on our name.',
      ],
    },
    we: {
      title: 'What you get from us',
      items: [
        'A written agreement before you commit to anything: the rate, what it’s paid on, whether once or repeatedly, and when. We agree the rate with each affiliate.',
        'Somebody to ask about the product, even before you publish, and about your commission statement.',
        'A free hand: what you praise and what you criticise is up to you.',
      ],
    },
  },
  steps: {
    title: 'From application to commission',
    items: [
      {
        title: 'Apply',
        text: 'Tell us where you publish and who it’s for. A website helps, but you don’t need one.',
      },
      {
        title: 'Agree',
        text: 'We talk about your audience and send you the agreement. Read it at leisure, then make up your mind.',
      },
      {
        title: 'Recommend',
        text: 'You get your link as soon as we’ve joined a network, and you put ‘Ad’ next to it.',
      },
      {
        title: 'Get paid',
        text: 'You earn commission on each contract we can attribute to you. That contract is between your reader or listener and us; for the plan, they pay what our pricing page says.',
      },
    ],
  },
  rules: {
    title: 'Rules for links and\u00A0cookies',
    items: [
      {
        title: 'Consent comes first',
        text: 'We ask visitors whether we may report an enquiry to the network. Without a yes we report nothing, and a no takes one click. If their browser refuses for them (GPC or DNT), we don’t ask. Any cookie the network sets when your link is clicked needs consent beforehand. Our agreement with you settles who asks for it; the network’s privacy notice says what such a cookie stores.',
      },
      {
        title: 'Thirty days at most',
        text: 'That’s the longest a network’s cookie may last. Anyone can withdraw their consent under ‘Cookie settings’, and we stop reporting.',
      },
      {
        title: 'What the network learns',
        text: 'If somebody has agreed and then sends us a form, we give the network their email address, so that your commission can be credited, and nothing else they’ve entered. Our {link} has the details.',
      },
      {
        title: 'Recognisable as advertising',
        text: 'In the UK and the EU, the law says a paid recommendation must be recognisable as one. That’s why the label is part of every agreement.',
      },
    ],
    link: 'privacy policy',
  },
  apply: {
    title: 'Tell us about your audience',
    lead: 'The right readers or listeners matter more than a large number of them. Somebody in sales reads what you send and replies by email.',
    hint: 'For example, what you write or talk about, and for whom. Up to 5,000\u00A0characters.',
    helps: {
      title: 'What helps us answer',
      items: [
        'Your subjects and your audience',
        'Where the recommendation would appear',
        'Whether you’ve seen the product',
      ],
    },
    other: { title: 'Would you rather build chatbots yourself?', link: 'See the solution partner programme' },
  },
};

export const partners = {
  programmes: { 'solution-partner-program': solution, 'affiliate-program': affiliate },
  thanks: {
    title: 'Thank you, we have your application.',
    lead: 'It’s stored, and a confirmation is on its way to you by email.',
    next: 'What now?',
    lines: [
      { from: 'visitor', text: 'Who gets to read it?' },
      { from: 'us', text: 'Somebody in sales, who’ll reply to you by email.' },
      { from: 'visitor', text: 'Does that make me a partner?' },
      {
        from: 'us',
        text: 'Not yet. First we get to know each other, then there’s an agreement. Until you sign it, you’re not committed to anything.',
      },
      { from: 'visitor', text: 'I forgot to mention something.' },
      { from: 'us', text: 'Just add it in a reply to our email.' },
    ],
    home: 'Back to the home page',
    pricing: 'Look at the plans',
    ways: 'Talk to us',
  },
} satisfies typeof de;
