import type { meta as de } from '../de/meta.ts';

export const meta = {
  home: {
    name: 'Home',
    title: 'No-code AI chatbot for your customer service | {brand}',
    headline: 'The AI chatbot that already knows your answers.',
    description:
      'The {brand} AI chatbot knows your knowledge base, answers routine questions at once and hands the tricky ones to your team. Hosted in Germany.',
  },
  pricing: {
    name: 'Pricing',
    title: 'Pricing: three plans for your AI chatbot | {brand}',
    headline: 'Three plans. Prices you know beforehand.',
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
  search: {
    name: 'Search',
    title: 'Search | {brand}',
    headline: 'What are you looking for?',
    description:
      'Search every page of {brand}: products, industries, prices, questions and answers, articles and legal texts.',
  },
  contact: {
    name: 'Contact',
    title: 'Contact: write to our team | {brand}',
    headline: 'Write to us. A person reads it.',
    description:
      'Questions about the AI chatbot, prices or getting started? Write to us with the form: your message goes straight to the team at {brand}.',
  },
  'contact-thanks': {
    name: 'Thank you',
    title: 'Thank you for your message | {brand}',
    headline: 'Thank you. We have your message.',
    description: 'Your message has arrived at {brand}. This page says what happens next.',
  },
  'contact-us': {
    name: 'Get in touch',
    title: 'Three ways to talk: call, chat, meeting | {brand}',
    headline: 'Call, chat or choose a time to meet.',
    description:
      'Call us, write to sales or arrange a meeting: three ways to get in touch with {brand}. Choose the one that suits you.',
  },
  'integrations-directory': {
    name: 'Integrations directory',
    title: 'Integrations directory, sorted by kind | {brand}',
    headline: 'Every connection, and no small print.',
    description:
      'CRM, email marketing, shop, helpdesk and open standards: each connection with its direction, its data, the set-up and who does it. Filter the list.',
  },
  newsletter: {
    name: 'Newsletter',
    title: 'Newsletter: monthly at most, no tracking | {brand}',
    headline: 'One thing to try, once a month.',
    description:
      'Methods, sums and checklists from people who build AI chatbots. One issue a month at most, no tracking pixels, and one click to unsubscribe.',
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
    description: 'This is where you unsubscribe from the {brand} newsletter with one click.',
  },
  'get-a-demo': {
    name: 'Book a demo',
    title: 'Book a demo: 30 minutes on your questions | {brand}',
    headline: 'Half an hour. Your questions.',
    description:
      'See what is free and book at once: half an hour of demo on your own questions, in your time zone. Move it or cancel it through a link.',
  },
  'get-a-demo-thanks': {
    name: 'Booked',
    title: 'Your demo is booked | {brand}',
    headline: 'Booked. See you soon.',
    description: 'Your demo with {brand} is booked. This page says when we speak and what happens until then.',
  },
  booking: {
    name: 'Your meeting',
    title: 'Your meeting: see it, move it, cancel it | {brand}',
    headline: 'Your meeting with us',
    description: 'The page of your meeting with {brand}: see the time, move it to another one, or cancel it.',
  },
  templates: {
    name: 'Templates',
    title: 'Chatbot templates by goal and industry | {brand}',
    headline: 'Conversations ready to reword.',
    description:
      'Forty chatbot templates by goal, industry and channel, each with its flow and a complete conversation in which a person turns up as well.',
  },
  newsroom: {
    name: 'Newsroom',
    title: 'Newsroom: announcements from our team | {brand}',
    headline: 'News from {brand}.',
    description:
      'Announcements by {brand}: the new website, prices, partner programmes and accessibility, with a press contact and an RSS feed.',
  },
  'solution-partner-program': {
    name: 'Solution partners',
    title: 'Solution partners: chatbots for clients | {brand}',
    headline: 'Your clients, our platform, one good chatbot.',
    description:
      'For agencies and IT service providers: you build chatbots for your clients, we bring platform, training and templates. How to become a partner.',
  },
  'solution-partner-program-thanks': {
    name: 'Thank you',
    title: 'Thank you for applying as a partner | {brand}',
    headline: 'Thank you, we have your application.',
    description: 'Your application as a solution partner of {brand} is stored. This is what happens next.',
  },
  'affiliate-program': {
    name: 'Affiliate programme',
    title: 'Affiliate programme with open labels | {brand}',
    headline: 'Recommend us, and say so.',
    description:
      'Recommend {brand} and earn a share: labelled as advertising, with a 30-day cookie only after consent. The rules and the application form.',
  },
  'affiliate-program-thanks': {
    name: 'Thank you',
    title: 'Thank you for joining in | {brand}',
    headline: 'Thank you, we have your application.',
    description: 'Your application for the affiliate programme of {brand} is stored. This is what happens next.',
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
    headline: 'What we have learned, written so you can use it.',
    description:
      'Articles by {brand} on AI chatbots in customer service: knowledge bases, handing over, data protection, AI notices, accessibility and honest sums.',
  },
  imprint: {
    name: 'Imprint',
    title: 'Imprint and provider details | {brand}',
    headline: 'Imprint',
    description: 'Who stands behind {brand}: provider, representative, address, contact and register details.',
  },
  'privacy-policy': {
    name: 'Privacy policy',
    title: 'Privacy policy: which data and what for | {brand}',
    headline: 'Which data we need, and what for.',
    description:
      'Which data this website processes, what for, on which legal basis, for how long and by whom. With your rights and the address for data protection.',
  },
  accessibility: {
    name: 'Accessibility',
    title: 'Accessibility statement | {brand}',
    headline: 'What we test, and what is missing.',
    description:
      'The standard this website is measured against, how its accessibility is tested, what is not solved yet, and how to report a barrier.',
  },
  terms: {
    name: 'Terms of use',
    title: 'Terms of use, time limits, payment | {brand}',
    headline: 'The terms, in plain words.',
    description:
      'The terms for using {brand}: service, acceptance, invoice, payment, defects and notice with every time limit, numbered and in plain words.',
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
    headline: 'Whatever is left on Monday really needs you.',
    description:
      'Three goals, what changes for whom, and the formula behind your savings with every assumption: the whole picture of {brand}.',
  },
  'business-solution': {
    name: 'For decision makers',
    title: 'For decision makers: risk, cost, first 90 days | {brand}',
    headline: 'Four questions before you sign.',
    description:
      'What can go wrong with an AI chatbot, what it really costs, who is responsible for it, and a plan for the first 90 days with three places to stop.',
  },
  'index-chatgpt': {
    name: 'Generative AI',
    title: 'Generative AI and ChatGPT in customer service | {brand}',
    headline: 'A language model can talk. What it knows is up to you.',
    description:
      'What a language model adds to customer dialogue, where looking things up is safer, and how the two come together. One question, answered both ways.',
  },
  'chatbot-roi-calculator': {
    name: 'Savings calculator',
    title: 'Chatbot ROI calculator with an open formula | {brand}',
    headline: 'Show me the sum, not the promise.',
    description:
      'Three figures in, three scenarios out: the savings calculator of {brand} shows the whole formula, lets you change our assumptions and hides no loss.',
  },
  'chatbot-roi-calculator-thanks': {
    name: 'Thank you',
    title: 'Your savings calculation is on its way | {brand}',
    headline: 'Your calculation is on its way.',
    description: 'Your result from the savings calculator of {brand} comes as a PDF. Here is who else gets to see it.',
  },
  features: {
    name: 'Features',
    title: 'Features: eight services, six more functions | {brand}',
    headline: 'Eight parts, one set of answers.',
    description:
      'AI chatbot, live chat, voice, web chat, builder, integrations, add-ons and dashboard, plus routing, templates, roles and reporting with {brand}.',
  },
  'archived/chatgpt': {
    name: 'Archive: ChatGPT',
    title: 'Archive: former page on ChatGPT | {brand}',
    headline: 'Archive: ChatGPT in customer dialogue',
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
