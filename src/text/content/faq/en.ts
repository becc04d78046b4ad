import type { FaqGroup } from './schema.ts';

const product: FaqGroup = {
  id: 'product',
  title: 'The product',
  lead: 'What the assistant does, and when it fetches a person instead.',
  entries: [
    {
      id: 'what-it-does',
      question: 'What does the chatbot actually do?',
      answer: [
        'It answers questions that your knowledge base can answer, and says where the answer comes from. It asks back when something is unclear, gathers the details of a case, and passes the conversation to your team once a person is needed.',
      ],
    },
    {
      id: 'when-it-does-not-know',
      question: 'What happens when it doesn’t know?',
      answer: [
        'It tells you so, and offers to pass the question on together with everything said up to that point. Each gap is useful to you: the dialogues show which text is still missing from the knowledge base.',
      ],
    },
    {
      id: 'languages',
      question: 'Does it speak more than one language?',
      answer: [
        'Yes. You choose the languages it replies in, and routing takes into account who on the team speaks what. Check that each language has its own texts, though: a good English knowledge base does not turn into a good German one by itself.',
      ],
    },
    {
      id: 'channels',
      question: 'Where can people talk to it?',
      answer: [
        'In the web chat on your site, through a connected messenger and through a voice assistant. It makes sense to start with one channel and to add the second when the first one runs smoothly.',
      ],
    },
    {
      id: 'voice',
      question: 'Can it understand speech?',
      answer: [
        'Voice recognition and voice control are part of what we offer. What is said becomes text, and where it matters the assistant reads back a number or a date and waits for a yes. That way, something misheard does not become the wrong order.',
      ],
    },
    {
      id: 'live-chat',
      question: 'Will it replace our support team?',
      answer: [
        'It isn’t made for that. It takes the repetition off your team. Complaints, exceptions and anything that calls for judgement go to people in live chat, and those people remain responsible for the outcome.',
      ],
    },
  ],
};

const start: FaqGroup = {
  id: 'getting-started',
  title: 'Getting started',
  lead: 'What you bring along, who joins in, and what comes first.',
  entries: [
    {
      id: 'how-long',
      question: 'How long until it gives its first answers?',
      answer: [
        'That depends on your texts rather than on any programming. If the answers to your commonest questions are written down already, you can try out a small part quickly. If they only exist in heads and inboxes, writing them down is the work.',
      ],
    },
    {
      id: 'who-is-needed',
      question: 'Who do we need on our side?',
      answer: [
        'Somebody who knows what your customers ask and is allowed to decide what they are told. Somebody to put the chat on your website. And the people who will take over conversations. Nobody has to write software.',
      ],
    },
    {
      id: 'knowledge-base',
      question: 'What goes into the knowledge base?',
      answer: [
        'Whatever you have: help pages, manuals, price lists, replies from the inbox. Throw out what is out of date or contradicts itself first. The assistant repeats what it finds there, mistakes included.',
      ],
    },
    {
      id: 'templates',
      question: 'Do we have to start from scratch?',
      answer: [
        'No. There are templates for typical use cases such as booking appointments, generating leads or handling support requests. Keep the flow, swap in your own wording and delete any step you have no use for.',
      ],
    },
    {
      id: 'personal-onboarding',
      question: 'Will somebody help us set it up?',
      answer: [
        'If you wish, a member of our team goes through it with you, from picking the first questions to building the flows and styling the window. Onboarding is a separate service, and you hear its scope and price in advance.',
      ],
    },
    {
      id: 'test-first',
      question: 'Can we try it on a small scale?',
      answer: [
        'Please do. Build one flow, let colleagues throw their trickiest questions at it, and only then switch it on for a single page. Whatever goes wrong there is quickly put right.',
      ],
    },
  ],
};

const prices: FaqGroup = {
  id: 'prices-and-contract',
  title: 'Prices and contract',
  lead: 'All prices are net, for businesses only, plus VAT.',
  entries: [
    {
      id: 'which-plan',
      question: 'Which plans are there?',
      answer: [
        'Three: {essentialName} at {essentialPrice}, {professionalName} at {professionalPrice} and {enterpriseName} at {enterprisePrice} a month (for businesses only, plus VAT). The main difference is how many active users are included: {essentialUsers}, {professionalUsers} or {enterpriseUsers}.',
      ],
      more: { page: 'pricing', label: 'Compare the plans' },
    },
    {
      id: 'active-user-meaning',
      question: 'Who counts as an active user?',
      answer: [
        'Anybody who talks to your chatbot at least once in the current month. Ten messages in one day change nothing about that, and a person who only reads the page is not counted at all.',
      ],
    },
    {
      id: 'more-operators-and-channels',
      question: 'Can we add operators or channels later?',
      answer: [
        'Yes. Each additional operator adds {operator} a month and each additional channel {channel} (for businesses only, plus VAT). How many of them {enterpriseName} includes is settled with you in the quote.',
      ],
    },
    {
      id: 'billing',
      question: 'When do you bill us?',
      answer: [
        'At the end of every month. From the day you receive the invoice you have {paymentDays}\u00A0days to pay it and {objectionWeeks}\u00A0weeks to raise an objection.',
      ],
    },
    {
      id: 'cancel',
      question: 'How can we cancel?',
      answer: [
        'At the end of each quarter, with {noticeWeeks}\u00A0weeks’ notice. If your letter reaches us in the middle of May, the contract ends with June.',
      ],
      more: { page: 'terms', label: 'Read the terms' },
    },
    {
      id: 'does-it-pay',
      question: 'Is it worth it for us?',
      answer: [
        'Not always. With few requests a month, a plan may cost more than the work it saves. That is why our calculator lays open the formula with every assumption in it: put in your own figures and see at once, a minus included.',
      ],
      more: { page: 'chatbot-roi-calculator', label: 'Open the calculator' },
    },
  ],
};

const privacy: FaqGroup = {
  id: 'data-protection-and-security',
  title: 'Data protection and security',
  lead: 'Which data, where, in whose hands and for how long.',
  entries: [
    {
      id: 'hosting',
      question: 'Where are conversations stored?',
      answer: [
        'The platform is hosted in Germany, and web chat dialogues are kept there. If you connect a messenger or a voice device, messages also travel through its provider. Your own privacy notice should mention that.',
      ],
    },
    {
      id: 'who-can-read',
      question: 'Who is able to read along?',
      answer: [
        'Only people you have assigned to the project or team. What they may do there, be it viewing dialogues, replying or managing channels, follows from their role. When somebody leaves, you remove the assignment in the administration portal.',
      ],
    },
    {
      id: 'retention',
      question: 'How long is evaluation data kept?',
      answer: [
        'Until {evaluationMonths}\u00A0months after the end of the project at the latest, then it is deleted. Other data, such as invoices, is subject to statutory periods.',
      ],
    },
    {
      id: 'ai-notice',
      question: 'Do visitors notice they are talking to an AI?',
      answer: [
        'They should, and before they type their first question. The assistant introduces itself as an AI. When a person takes over, the conversation shows that as well.',
      ],
    },
    {
      id: 'sensitive-data',
      question: 'What if somebody types confidential data into the chat?',
      answer: [
        'It happens, so plan for it. Build flows that only ask for what a case really needs, and never for passwords or PINs. For health or bank details, you had better point people to a protected login.',
      ],
    },
    {
      id: 'this-website',
      question: 'And what does this website store about me?',
      answer: [
        'Our privacy policy goes through it point by point: what a form asks for, what we use it for, when it is deleted and how you can find out what we hold.',
      ],
      more: { page: 'privacy-policy', label: 'Open the privacy policy' },
    },
  ],
};

const technology: FaqGroup = {
  id: 'integrations-and-technology',
  title: 'Integrations and technology',
  lead: 'How the assistant gets together with your website and your systems.',
  entries: [
    {
      id: 'which-systems',
      question: 'Which systems does it work with?',
      answer: [
        'Four kinds: CRM, email marketing, shop systems and helpdesk tools. Tell us which product and version you run. Before you sign, we say whether the connection exists, needs setting up or would have to be built.',
      ],
    },
    {
      id: 'api',
      question: 'Is there an interface for our own applications?',
      answer: [
        'For a system that nobody else has, we build a connection to its API. Custom API integration is part of the {enterpriseName} plan. What it reads and what it writes is put on paper beforehand.',
      ],
    },
    {
      id: 'webhooks',
      question: 'What would I need a webhook for?',
      answer: [
        'So that an event in the conversation sets something off elsewhere at once: an enquiry is complete, and your CRM learns of it without having to keep asking. Where a system has neither webhook nor interface, email often still works.',
      ],
    },
    {
      id: 'web-chat-on-your-page',
      question: 'How does the chat get onto our site?',
      answer: [
        'With a short piece of code that your agency or IT department inserts once. From then on, you change colours, icon image and wording yourself in the editor, and nobody has to touch the page again.',
      ],
    },
    {
      id: 'add-ons',
      question: 'What are add-ons?',
      answer: [
        'Functions you take on when you need them: booking appointments, paying within the conversation, subscribing to a newsletter, monitoring uptime. Tell us which ones matter to you, and the quote covers price and setup.',
      ],
    },
  ],
};

const partners: FaqGroup = {
  id: 'partners',
  title: 'Partners',
  lead: 'Two programmes: one for building, one for recommending.',
  entries: [
    {
      id: 'two-programmes',
      question: 'How do the two programmes differ?',
      answer: [
        'Solution partners build and look after chatbots for their clients. Affiliates recommend {brand} and leave everything that follows to us. The first is project work, the second is advertising.',
      ],
    },
    {
      id: 'who-solution-partner',
      question: 'Who should become a solution partner?',
      answer: [
        'Agencies, integrators and consultancies that already know their clients’ websites, shops or service processes. You do not have to program. You do have to listen, put texts in order and think a flow through to its end.',
      ],
    },
    {
      id: 'several-clients',
      question: 'Can an agency look after several clients in one place?',
      answer: [
        'Yes. Every client becomes a project of its own with its own team and roles, and you see your projects in one dashboard. Nobody gets to read another company’s dialogues.',
      ],
    },
    {
      id: 'advertising-label',
      question: 'Do I have to label a paid recommendation?',
      answer: [
        'You do. Anyone who may earn money with a link is advertising, and readers need to see that before they click. A clear word such as ‘Ad’ right beside the link is part of the conditions.',
      ],
    },
    {
      id: 'referral-cookie',
      question: 'How long does a referral count?',
      answer: [
        'A cookie remembers where somebody came from for 30\u00A0days. It is set only if the visitor has agreed to it. Without consent there is no attribution, and no way around that either.',
      ],
    },
    {
      id: 'become-partner',
      question: 'How do I become a partner?',
      answer: [
        'Write us a few sentences about your business, your website and whether you would like to build or to recommend. A person reads them and gets back to you about the next steps.',
      ],
    },
  ],
};

export const en: FaqGroup[] = [product, start, prices, privacy, technology, partners];
