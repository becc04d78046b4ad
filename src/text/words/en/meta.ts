import type { meta as de } from '../de/meta.ts';

export const meta = {
  home: {
    name: 'Home',
    title: 'No-code AI chatbot for your customer service | {brand}',
    headline: 'A chatbot from three of your questions. Watch us build it.',
    description:
      'In the demo we build an AI chatbot from three of your questions while you watch. It answers from your knowledge base and hands over to your team.',
  },
  pricing: {
    name: 'Pricing',
    title: 'Pricing: three plans for your AI chatbot | {brand}',
    headline: 'Three plans, three monthly prices.',
    description:
      'Three plans with monthly prices: active users, chatbot projects, AI accounts and channels compared. For businesses only, plus VAT.',
  },
  offline: {
    name: 'No connection',
    title: 'No connection right now | {brand}',
    headline: 'No connection right now',
    description:
      'This {brand} page appears when your browser cannot reach our server. It shows what you can still read.',
  },
  ask: {
    name: 'Ask',
    title: 'Ask the AI assistant | {brand}',
    headline: 'What would you like to know?',
    description:
      'The AI assistant at {brand} looks for your answer in the pages of this website and shows you where it found it.',
  },
  search: {
    name: 'Search',
    title: 'Search | {brand}',
    headline: 'What are you looking for?',
    description:
      'Search every page of {brand}: products, industries, prices, questions and answers, articles and legal pages.',
  },
  contact: {
    name: 'Contact',
    title: 'Contact: write to our team | {brand}',
    headline: 'Write to us. A person replies.',
    description:
      'Questions about the AI chatbot, prices or getting started? Fill in the form, and your message goes to the team at {brand}.',
  },
  'contact-thanks': {
    name: 'Thank you',
    title: 'Thank you for your message | {brand}',
    headline: 'Thank you. We have your message.',
    description: 'Your message has arrived at {brand}. This page says what happens next.',
  },
  'contact-us': {
    name: 'Get in touch',
    title: 'Get in touch: phone call, chat, message or demo | {brand}',
    headline: 'A phone call, the chat or a time in the calendar.',
    description:
      'Ask for a phone call, use the AI chat, which hands over to sales, send a message or book a free time: four ways to get in touch with {brand}.',
  },
  'integrations-directory': {
    name: 'Integrations directory',
    title: 'Integrations directory, sorted by kind | {brand}',
    headline: 'What data flows, which way, and who sets it up.',
    description:
      'Connections to CRM, email marketing, shop and helpdesk: which data would flow which way. We check your own system before we quote.',
  },
  newsletter: {
    name: 'Newsletter',
    title: 'Newsletter: monthly at most, no tracking | {brand}',
    headline: 'Something to try, once a month at most.',
    description:
      'Guides, sums and checklists on AI chatbots. One issue a month at most, no tracking pixels, and you can unsubscribe at any time.',
  },
  'newsletter-thanks': {
    name: 'Please confirm',
    title: 'Newsletter: please check your inbox | {brand}',
    headline: 'Nearly there: please check your inbox.',
    description: 'You have signed up for the {brand} newsletter. One step is left: confirming by email.',
  },
  'newsletter-confirm': {
    name: 'Confirm',
    title: 'Confirm your newsletter subscription | {brand}',
    headline: 'Newsletter: confirm your subscription',
    description: 'This is where you confirm that you would like the {brand} newsletter.',
  },
  'newsletter-unsubscribe': {
    name: 'Unsubscribe',
    title: 'Unsubscribe from the newsletter | {brand}',
    headline: 'Unsubscribe from the newsletter',
    description: 'This is where you unsubscribe from the {brand} newsletter.',
  },
  'get-a-demo': {
    name: 'Book a demo',
    title: 'Book a demo: 30\u00A0minutes on your questions | {brand}',
    headline: 'Half an hour on your questions.',
    description:
      'Book a free demo online: in half an hour we build a chatbot from three of your questions. You can move or cancel it at any time before it starts.',
  },
  'get-a-demo-thanks': {
    name: 'Booked',
    title: 'Your demo is booked | {brand}',
    headline: 'Booked. See you soon.',
    description: 'Your demo with {brand} is booked. This page says when we’re meeting and what happens until then.',
  },
  booking: {
    name: 'Your meeting',
    title: 'Your meeting: see it, move it, cancel it | {brand}',
    headline: 'Your meeting with us',
    description: 'Your meeting with {brand}: see the time, move it to another one or cancel it.',
  },
  templates: {
    name: 'Templates',
    title: 'Chatbot templates by goal and industry | {brand}',
    headline: 'Conversations you could be having.',
    description:
      'Forty chatbot templates by goal, industry and channel, each with its flow, the handover to a person and a sample conversation.',
  },
  newsroom: {
    name: 'Newsroom',
    title: 'Newsroom: prices, programmes, the assistant | {brand}',
    headline: 'News from {brand}.',
    description:
      'News from {brand}: prices, partner programmes, the savings calculator, the assistant on this website, accessibility and data protection.',
  },
  'solution-partner-program': {
    name: 'Solution partners',
    title: 'Solution partners: chatbots for clients | {brand}',
    headline: 'Your clients, our platform, one good chatbot.',
    description:
      'For agencies and IT service providers: you build chatbots for your clients on our platform. Who does what, what’s agreed in writing and how to join.',
  },
  'solution-partner-program-thanks': {
    name: 'Thank you',
    title: 'Thank you for applying as a partner | {brand}',
    headline: 'Thank you, we have your application.',
    description: 'We’ve stored your application to be a solution partner of {brand}. This is what happens next.',
  },
  'affiliate-program': {
    name: 'Affiliate programme',
    title: 'Affiliate programme: recommend us openly | {brand}',
    headline: 'Recommend us, and say so.',
    description:
      'Recommend {brand}, labelled as advertising. Commission starts once we’ve joined a network, and only if visitors consent. The rules and how to apply.',
  },
  'affiliate-program-thanks': {
    name: 'Thank you',
    title: 'Thank you for applying as an affiliate | {brand}',
    headline: 'Thank you, we have your application.',
    description: 'We’ve stored your application for the {brand} affiliate programme. This is what happens next.',
  },
  aboutus: {
    name: 'About us',
    title: 'About us: chatbots since {since}, a team of {team} | {brand}',
    headline: 'We build chatbots. Since {since}.',
    description:
      'We have worked on chatbots since {since} and founded {brand} in {founded}. Today we are a team of {team}. Our story, our mission and how we work.',
  },
  blog: {
    name: 'Blog',
    title: 'Blog: planning and running a chatbot | {brand}',
    headline: 'Guides you can use today.',
    description:
      'Articles by {brand} on AI chatbots in customer service: knowledge bases, handing over, data protection, AI notices, accessibility and savings.',
  },
  imprint: {
    name: 'Legal notice',
    title: 'Legal notice and provider details | {brand}',
    headline: 'Legal notice',
    description:
      'Imprint under German law. Who is behind {brand}: provider, representative, address, contact and register details.',
  },
  'privacy-policy': {
    name: 'Privacy policy',
    title: 'Privacy policy: which data and what for | {brand}',
    headline: 'Which data we need, and what for.',
    description:
      'Which data this website processes, what for, on what legal basis, for how long and who receives it. Plus your rights and how to use them.',
  },
  accessibility: {
    name: 'Accessibility',
    title: 'Accessibility statement | {brand}',
    headline: 'What works, what doesn’t yet, and who to tell.',
    description:
      'The standard this website is measured against, how its accessibility is tested, what is not solved yet, and how to report a barrier.',
  },
  terms: {
    name: 'Terms of use',
    title: 'Terms of use, time limits, payment | {brand}',
    headline: 'Service, deadlines, switching: the terms.',
    description:
      'The terms for using {brand}: service, invoices, payment, defects, notice and switching provider, in numbered clauses with their time limits.',
  },
  faq: {
    name: 'FAQ',
    title: 'Frequently asked questions about the chatbot | {brand}',
    headline: 'Ask away. Here are the answers.',
    description:
      'Answers about the product, getting started, prices and contract, data protection, integrations and the partner programmes of {brand}.',
  },
  solution: {
    name: 'Solution',
    title: 'The solution: goals, changes and the sums | {brand}',
    headline: 'Start Monday with the questions that need you.',
    description:
      'What {brand} changes for customers, team and IT, and what it saves: the formula, with every assumption and a worked example.',
  },
  'business-solution': {
    name: 'For decision makers',
    title: 'For decision makers: risk, cost, first 90\u00A0days | {brand}',
    headline: 'Four questions before you sign.',
    description:
      'What can go wrong with an AI chatbot, what it costs, who’s responsible, and a plan for the first 90\u00A0days with three chances to stop.',
  },
  'index-chatgpt': {
    name: 'Generative AI',
    title: 'Generative AI and ChatGPT in customer service | {brand}',
    headline: 'A language model can talk. The facts have to come from you.',
    description:
      'What a language model adds to customer conversations, where it’s safer to look things up, and how the two work together. With an example.',
  },
  'chatbot-roi-calculator': {
    name: 'Savings calculator',
    title: 'Chatbot ROI calculator with an open formula | {brand}',
    headline: 'Your figures, our formula.',
    description:
      'Three figures in, three scenarios out: the {brand} savings calculator shows the whole formula, lets you change our assumptions and shows losses too.',
  },
  'chatbot-roi-calculator-thanks': {
    name: 'Thank you',
    title: 'Your savings calculation is on its way | {brand}',
    headline: 'Your calculation is on its way.',
    description: 'Your result from the savings calculator of {brand} comes as a PDF. Here’s who else gets to see it.',
  },
  features: {
    name: 'Features',
    title: 'Features: eight services, six more functions | {brand}',
    headline: 'Eight features, one knowledge base.',
    description:
      'AI chatbot, live chat, voice, web chat, builder, integrations, add-ons and dashboard, plus routing, templates, roles and reporting with {brand}.',
  },
  'archived/chatgpt': {
    name: 'Archive: ChatGPT',
    title: 'Archive: former page on ChatGPT | {brand}',
    headline: 'Archive: ChatGPT in customer service',
    description: 'Archived short version of the former {brand} page on ChatGPT, with a link to today’s page.',
  },
  'archived/pricing': {
    name: 'Archive: pricing',
    title: 'Archive: former pricing page | {brand}',
    headline: 'Archive: former pricing page',
    description: 'Archived short version of the former {brand} pricing page, with a link to today’s prices.',
  },
  'archived/solutions': {
    name: 'Archive: solutions',
    title: 'Archive: former page on our solutions | {brand}',
    headline: 'Archive: former solutions',
    description: 'Archived short version of the former {brand} solutions page, with a link to today’s page.',
  },
  'archived/technology': {
    name: 'Archive: technology',
    title: 'Archive: former page on our technology | {brand}',
    headline: 'Archive: former technology page',
    description: 'Archived short version of the former {brand} technology page, with a link to today’s page.',
  },
  'archived/conversational-marketing': {
    name: 'Archive: conversational marketing',
    title: 'Archive: former page on conversational marketing | {brand}',
    headline: 'Archive: conversational marketing',
    description:
      'Archived short version of the former page on conversational marketing with {brand}, with a link to today’s page.',
  },
  'archived/customer-service': {
    name: 'Archive: customer service',
    title: 'Archive: former page on customer service | {brand}',
    headline: 'Archive: customer service',
    description:
      'Archived short version of the former page on customer service with {brand}, with a link to today’s page.',
  },
  'archived/e-commerce-and-sales': {
    name: 'Archive: e-commerce and sales',
    title: 'Archive: former page on e-commerce and sales | {brand}',
    headline: 'Archive: e-commerce and sales',
    description:
      'Archived short version of the former page on e-commerce and sales with {brand}, with a link to today’s page.',
  },
  'not-found': {
    name: 'Page not found',
    title: 'This page could not be found | {brand}',
    headline: 'This page could not be found',
    description: 'There is no {brand} page at this address. From here a link leads back to the home page.',
  },
  error: {
    name: 'Error',
    title: 'Something went wrong on our side | {brand}',
    headline: 'Something went wrong on our side',
    description: '{brand} could not show this page just now. From here a link leads back to the home page.',
  },
  'dev-ui': {
    name: 'Parts',
    title: 'Parts of the website | {brand}',
    headline: 'Parts',
    description: 'All parts of the {brand} website in every state, for development only.',
  },
} satisfies typeof de;
