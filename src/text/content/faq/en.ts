import type { FaqGroup } from './schema.ts';

const product: FaqGroup = {
  id: 'product',
  title: 'The product',
  lead: 'What the assistant does, and when it brings in a person.',
  entries: [
    {
      id: 'what-it-does',
      question: 'What does the chatbot actually do?',
      answer: [
        'It answers the questions your knowledge base covers, and shows where each answer comes from. If a question is unclear, it asks. When a case needs a person, it hands your team the conversation with the details it has collected.',
      ],
    },
    {
      id: 'when-it-does-not-know',
      question: 'What happens when it doesn’t know?',
      answer: [
        'If its search of your knowledge base finds nothing, it’s built to say so and to offer to pass the question on to your team, with the whole conversation. Even what it finds, it can get wrong. So read through the conversations now and then: they’ll show you what to add or correct.',
      ],
    },
    {
      id: 'this-assistant',
      question: 'Is the assistant on this website the product?',
      answer: [
        'No, it works for this website only. Use it to see what an answer with its source looks like, what happens when there’s no answer, and how a conversation is handed to a person. It doesn’t use a language model: it matches your question to an answer that’s already on this website.',
        'Your own chatbot answers from your knowledge base, and a language model may word what it says. So see in the demo how it answers your own questions before you judge it.',
      ],
      more: { page: 'get-a-demo', label: 'Book a demo' },
    },
    {
      id: 'languages',
      question: 'Can it work in more than one language?',
      answer: [
        'Yes, English and German. For any other language, your quote says whether the chatbot can answer in it and whether the window’s own wording is available in it. Languages have no list price: unless your quote names one, we don’t charge for them.',
        'Your own chatbot answers from your content, and each language needs its own: a good English knowledge base doesn’t give you a German one. Routing takes account of who on your team speaks what.',
      ],
    },
    {
      id: 'channels',
      question: 'Where can people talk to it, and does that include WhatsApp or email?',
      answer: [
        'In the web chat on your site, in a messaging app you connect, and through a voice assistant. It doesn’t answer emails or phone calls. {essentialName} and {professionalName} include one channel; start with the one your customers already use.',
        'Tell us which messaging app (WhatsApp, say) or voice device you have in mind. We’ll say whether it can be connected, which account that takes and what its provider charges. Until then, we make no promises.',
      ],
    },
    {
      id: 'voice',
      question: 'Can it understand speech?',
      answer: [
        'Yes. Voice recognition and voice control come with every plan; whether they work depends on your customers’ devices. Where it matters, the voice assistant reads back a number or date and waits for a yes, so a misheard digit can be caught before it ends up in an order. It doesn’t take phone calls. It counts as a channel, so beside the web chat it costs {channel} a month (for businesses only, plus VAT) on {essentialName} and {professionalName}; your quote says whether a microphone in the web chat counts as one too.',
      ],
    },
    {
      id: 'live-chat',
      question: 'Will it replace our support team?',
      answer: [
        'No. It saves them the repetition. Complaints, exceptions and anything that calls for judgement go to people in live chat, so somebody needs to be there at set hours.',
      ],
    },
    {
      id: 'handover-alert',
      question: 'How is our team notified that a conversation is waiting?',
      answer: [
        'A conversation that’s been handed over waits in the administration portal. During your service hours, it’s seen by anyone who has the portal open and whose role lets them read it. Would you like an email, a sound, a message on the phone or a helpdesk ticket as well? Tell us what your team works with, and your quote will say what can be done.',
      ],
      more: { page: 'products/live-chat', label: 'How conversations are shared out' },
    },
  ],
};

const start: FaqGroup = {
  id: 'getting-started',
  title: 'Getting started',
  lead: 'What you bring, who’s involved and what comes first.',
  entries: [
    {
      id: 'how-long',
      question: 'How soon will it be answering questions?',
      answer: [
        'How long set-up takes depends on your content. In the demo we build a chatbot from three of your questions in half an hour. If most answers are already in writing, our blog’s plan puts a chat on one page in five days; for a medium-sized online shop, we estimate about eleven hours of one person’s time, not counting colleagues who decide and test. Our 90-day plan for decision makers leaves a month to get answers written and approved first, so its chat is on one page from day\u00A031. If your answers are still in people’s heads and inboxes, writing them down is most of the work. If a system is to be connected, ask us before you order how long that takes. There’s no date yet for the start of sales: see ‘What’s still open before we sign?’.',
      ],
      more: { page: 'get-a-demo', label: 'Book a demo' },
    },
    {
      id: 'who-is-needed',
      question: 'Who do we need on our side?',
      answer: [
        'You’ll need somebody who knows what your customers ask and can decide what they’re told, somebody to put a short snippet of code on your website, once, and people to take over conversations. Building the flows takes no programming.',
      ],
    },
    {
      id: 'knowledge-base',
      question: 'What goes into the knowledge base?',
      answer: [
        'What you already have: help pages, manuals, price lists, replies from the inbox. Weed out anything outdated or contradictory first, because the assistant repeats what it finds, mistakes included.',
      ],
    },
    {
      id: 'filling-the-knowledge-base',
      question: 'Can it import our website?',
      answer: [
        'We can’t promise that yet. Tell us your sources and their formats, and we’ll say what works for them: importing your website, uploading files or typing the content in. If content changes later, change it in the knowledge base too, unless a connection we’ve checked brings the update.',
      ],
    },
    {
      id: 'templates',
      question: 'Do we have to start from scratch?',
      answer: [
        'No. There are templates for the usual jobs, such as booking appointments, collecting leads or sorting support requests. Keep the flow, put in your own wording and delete the steps you don’t need.',
      ],
    },
    {
      id: 'personal-onboarding',
      question: 'Will somebody help us set it up, and what does it cost?',
      answer: [
        'Yes, if you’d like that. Someone from our team works through it with you, from choosing the first questions to building the flows and styling the chat window. Onboarding is a separate service; your quote says what it includes and costs. There’s no compulsory set-up fee: if you set everything up yourselves, you pay for the plan alone. Onboarding, connections and add-ons cost only what your quote names for them.',
      ],
    },
    {
      id: 'test-first',
      question: 'Can we start small?',
      answer: [
        'Yes. On your plan, first build one flow, ask colleagues to throw their hardest questions at it, and put the chat on a single page before it goes on the rest.',
      ],
    },
    {
      id: 'free-trial',
      question: 'Is there a free trial?',
      answer: [
        'No plan includes a trial period. What’s free is the demo, in which we build a chatbot from three of your own questions. If you’d like to try the platform yourself, ask for access through the contact form: before you start, our reply tells you how long it lasts and what it costs, if anything.',
      ],
      more: { page: 'get-a-demo', label: 'Book a demo' },
    },
    {
      id: 'demo-material',
      question: 'What happens to the material we bring to the demo?',
      answer: [
        'It goes onto our platform; ‘Where are conversations stored?’ says who receives it there. So leave out anything personal or confidential.',
        'How soon we delete the material, the demo chatbot and whatever you put in during trial access: {demoMaterial}. We delete details about people sooner if you ask, unless the law requires or allows us to keep them. If the chatbot becomes part of a contract, the contract’s time limits apply.',
      ],
    },
    {
      id: 'references',
      question: 'Can you name any customers?',
      answer: [
        'We haven’t published any so far, and the conversations shown here are made-up samples, not customer cases. Do ask us in the demo. Better still, use it for the test that counts: three questions from your own customers.',
      ],
      more: { page: 'get-a-demo', label: 'Book a demo' },
    },
    {
      id: 'reply-time',
      question: 'How quickly will somebody get back to us?',
      answer: [
        'The assistant on this website answers straight away; people take longer. Our sales team’s reply time: {replyTime}. A slot in the demo calendar is confirmed as soon as you book it.',
      ],
    },
  ],
};

const prices: FaqGroup = {
  id: 'prices-and-contract',
  title: 'Prices and contract',
  lead: 'Prices are for businesses only. They exclude VAT. In Germany we add 19%; elsewhere in the EU and in the UK, you normally account for it yourself (at 20% in the UK).',
  entries: [
    {
      id: 'which-plan',
      question: 'Which plans are there?',
      answer: [
        'Three: {essentialName} at {essentialPrice}, {professionalName} at {professionalPrice} and {enterpriseName} at {enterprisePrice} a month (for businesses only, plus VAT). The main difference is the number of active users a month: {essentialUsers}, {professionalUsers} or {enterpriseUsers}.',
      ],
      more: { page: 'pricing', label: 'Compare the plans' },
    },
    {
      id: 'active-user-meaning',
      question: 'Who counts as an active user?',
      answer: [
        'Anyone who talks to your chatbot at least once in a calendar month. Ten messages in a day still make one user, and somebody who only reads the page isn’t counted. A person is counted once if the chatbot recognises them. Ask us, and your quote will say whether it does so across web chat and a messaging app; if not, they count once on each. Your own colleagues count like anybody else; programs such as search engines don’t.',
      ],
    },
    {
      id: 'more-operators-and-channels',
      question: 'Can we add operators or channels later?',
      answer: [
        'Yes. Each extra operator, meaning a person who takes over conversations, costs {operator} a month and each extra channel {channel} (for businesses only, plus VAT). For {enterpriseName}, your quote says how many are included; each one beyond that costs the same.',
      ],
    },
    {
      id: 'billing',
      question: 'When do you invoice us, and when do we have to pay?',
      answer: [
        'At the end of each month; payment is due {paymentDays}\u00A0days after you receive the invoice. If something on it is wrong, tell us within {objectionWeeks}\u00A0weeks of receiving it. After that it counts as accepted, though your statutory rights remain.',
      ],
    },
    {
      id: 'cancel',
      question: 'How can we cancel?',
      answer: [
        'No minimum term, no automatic renewal: the contract is open-ended, and you cancel in writing (an email will do) with {noticeWeeks}\u00A0weeks’ notice to the end of a quarter. Notice that reaches us by {noticeBeforeJune} ends it on 30\u00A0June. Only a fixed term in your quote ties you in for longer, and it ends by itself; before that, you can switch provider, have your data erased or give notice for good cause. If you want your content and conversations back, tell us you’re switching rather than giving ordinary notice.',
      ],
      more: { page: 'terms', label: 'Read the terms' },
    },
    {
      id: 'outside-germany',
      question: 'Can a business outside Germany buy?',
      answer: [
        'Yes, and so can a public body: our terms aren’t limited to any country. German law applies, prices are in euros, and if the German and English terms differ, the German version prevails. In another EU country or the UK, the reverse charge normally applies: our invoice shows no VAT, and you account for it at home. Any VAT you can’t recover is a cost to you.',
      ],
      more: { page: 'terms', label: 'Read about law and courts' },
    },
    {
      id: 'does-it-pay',
      question: 'Is it worth it for us?',
      answer: [
        'Not always. With few enquiries a month, a plan can cost more than the work it saves. The calculator uses your own figures and shows the formula and every assumption, even when the result is a loss.',
      ],
      more: { page: 'chatbot-roi-calculator', label: 'Open the calculator' },
    },
    {
      id: 'over-the-limit',
      question: 'What happens if more people write than the plan includes?',
      answer: [
        'One busy month doesn’t move you up: a larger plan takes a new quote and your yes. And for users over the limit, we charge nothing that isn’t in the quote you signed. The quote also says whether the chatbot keeps answering for the rest of that month and, if you ask, whether we can warn you before the limit. If you can see such a month coming, tell us before we quote, and the quote will say what applies. If you’re over regularly, do the sums first: just over the limit, the next plan can cost more than it saves.',
      ],
      more: { page: 'pricing', label: 'See the limits of each plan' },
    },
    {
      id: 'changing-the-plan',
      question: 'Can we change plan, or give back an operator or channel?',
      answer: [
        'Up: ask for a new quote. If you accept it, the larger plan applies from the day it names. You order another operator or channel in the same way.',
        'Down, or one operator or channel fewer: if we agree on it in writing, any day will do. Otherwise, give {noticeWeeks}\u00A0weeks’ notice to the end of a quarter and accept a new quote for what you want to keep. If you’ve agreed a fixed term, that’s possible only when it ends.',
      ],
      more: { page: 'terms', label: 'Term and notice in the terms' },
    },
    {
      id: 'language-model-costs',
      question: 'Does the language model cost extra?',
      answer: [
        'From us, only if your quote names a price for it. If not, we don’t charge for use. {enterpriseName} includes two AI accounts, every other plan one. An AI account is access to a language model that can write answers. A further one isn’t part of any plan; its price would be in your quote. How much use one AI account covers, and whether you can bring your own: {modelCosts}.',
      ],
    },
    {
      id: 'price-changes',
      question: 'Can you put up the price during a contract?',
      answer: [
        'Our terms don’t provide for a price increase on our say-so alone. The price that counts is the one in your quote when the contract is made, and changed terms apply only once both sides have agreed in writing. Saying nothing isn’t agreeing.',
        'If the contract has no fixed term, either side can end it with {noticeWeeks}\u00A0weeks’ notice to the end of a quarter, and that includes us. If you need a fixed price for longer, agree a fixed term in your quote.',
      ],
      more: { page: 'terms', label: 'Read the wording' },
    },
    {
      id: 'support',
      question: 'What support do we get, and is there an SLA?',
      answer: [
        'The published prices include no promise of availability. If you need one, tell us: what we can promise will be in your quote before you sign, with maintenance times and what follows an outage. You pay for support only if your quote names a price. Support hours, contact routes, languages and response to an outage: {support}.',
        'If you’re a customer already, choose ‘Help for customers’ in the contact form. Our sales team reads your question first and passes it to support word for word.',
      ],
      more: { page: 'contact', label: 'Open the contact form' },
    },
    {
      id: 'more-projects',
      question: 'What does another chatbot project cost?',
      answer: [
        '{enterpriseName} includes two projects, every other plan one. Further projects have no list price; your quote names what they cost.',
      ],
    },
    {
      id: 'switching',
      question: 'How do we get our data back if we switch?',
      answer: [
        'Tell us you’re switching; the notice period is two months at most. Then comes a transition, normally of up to 30\u00A0days: the service carries on while we hand over your content, flows and conversations in a common, machine-readable format. You can retrieve them for at least another 30\u00A0days before we erase them. The EU Data Act gives customers in the EU this right, and our terms give it to every customer. Before 12\u00A0January 2027 a switch costs you at most what it directly costs us; from that day it’s free. If you leave a fixed term early by switching, a charge for that is due only if your quote names one.',
      ],
      more: { page: 'terms', label: 'Read the section on switching' },
    },
  ],
};

const privacy: FaqGroup = {
  id: 'data-protection-and-security',
  title: 'Data protection and security',
  lead: 'Which data, where, who sees it and for how long.',
  entries: [
    {
      id: 'hosting',
      question: 'Where are conversations stored?',
      answer: [
        'The platform is hosted in Germany, and that’s where web chat conversations are kept. Where a language model writes the answer, its provider receives the question, with any details in it, the matching passages of your knowledge base and, where agreed, facts from connected systems. With messaging apps, voice devices and speech recognition, messages also pass through their providers. Name them all in your own privacy notice. If data leaves the EEA (or the UK, if that’s where you are), say what the transfer rests on.',
      ],
    },
    {
      id: 'language-model',
      question: 'Which language model can write the answers, and where does it run?',
      answer: [
        'A language model can word answers from the knowledge base. Messages, questions and choices in a flow appear as you wrote them. If you want to do without a model altogether, tell us early.',
        'Model, provider, country, storage period and use for training: {languageModel}. These details also go into the data processing agreement.',
      ],
    },
    {
      id: 'processing-agreement',
      question: 'Do you sign a data processing agreement?',
      answer: [
        'Yes, one under Article\u00A028 of the GDPR (for companies in the UK, of the UK GDPR). You receive the draft before you sign anything. It leaves open the same points as this page, and you’ll have the answers before you sign. Both sides sign the agreement before you work on the platform yourselves, trial access included. The demo needs none, provided your questions contain no personal data. Your company remains the controller.',
        'We use sub-processors to run the servers in Germany and, where you use them, for the language model and speech recognition. Their names, and the countries they’re based and work in: {subProcessors}.',
      ],
    },
    {
      id: 'security',
      question: 'How are data and sign-in protected?',
      answer: [
        'At your company, only people you assign to a project, in a role that allows it, see conversations. Our technical and organisational measures are an annex to the data processing agreement (Article\u00A032 of the GDPR), which you receive before you sign. Encryption, a second factor at sign-in, signing in with a company account, backups and certificates: {security}.',
      ],
    },
    {
      id: 'one-person',
      question: 'How can you tell that somebody has come back?',
      answer: [
        'How we recognise one person across visits, so that they count once: {visitorRecognition}. If that stores or reads something on their device, you’ll usually need their consent and a section in your privacy notice.',
      ],
    },
    {
      id: 'who-can-read',
      question: 'Who can read the conversations?',
      answer: [
        'At your company, only people you’ve assigned to the project, in a role that includes reading them; other roles reply or manage channels. When somebody leaves, you remove them in the administration portal. Outside your company, conversations reach us and our hosting provider. If you use a language model or speech recognition, or connect a channel or system, its provider gets all or part of them. The data processing agreement says which of our people may look, and when.',
      ],
    },
    {
      id: 'staff-records',
      question: 'What does the software record about our own staff?',
      answer: [
        'Conversations show what your team writes, to anyone assigned to the project in a role that includes reading them. Routing takes account of how busy people are. Reports show topics, volumes and handovers. Whether they also show individuals, what else the platform records about your people, and for how long: {staffRecords}.',
        'Tell your team beforehand what’s recorded, why and who sees it, and bring in staff or union reps before you order. In the UK, data protection law expects you to be open about monitoring, and may call for an impact assessment first; in Germany, a works council usually has a say. Ask us for a tour: your reps can look at the dashboard and the portal for themselves.',
      ],
      more: { page: 'products/dashboard', label: 'See the dashboard and the portal' },
    },
    {
      id: 'retention',
      question: 'How long is analytics data kept?',
      answer: [
        'For at most {evaluationMonths}\u00A0months after the project ends; then it’s deleted. If you switch provider, we delete it when the retrieval period ends. The data processing agreement says how long conversations are kept. We keep other records, such as invoices, for as long as the law requires.',
      ],
    },
    {
      id: 'erase-one-person',
      question: 'How long are conversations kept, and how do we erase one person’s?',
      answer: [
        'We agree with you in the data processing agreement how long conversations are kept. If somebody asks to see or erase their data, the decision is yours, because your company is the controller. We act on your instructions and have to help you; the same agreement says how (Article 28(3)(a) and (e) of the GDPR).',
        'Which steps you take on the platform yourself to find, export and erase every conversation of one person: {personErasure}. What’s already in your CRM or helpdesk has to be erased there, by you.',
      ],
    },
    {
      id: 'after-notice',
      question: 'What happens to our data after we cancel?',
      answer: [
        'Analytics data is deleted within {evaluationMonths}\u00A0months of the end of the project. Whether we hand over or erase conversations and other personal data is your choice, and the data processing agreement has to say so (Article 28(3)(g) of the GDPR). Retrieval, time limit for erasure and proof after ordinary notice: {dataAfterNotice}.',
        'If you’d rather the Data Act’s periods applied, tell us that you’re switching provider, or that you only want your data erased, instead of giving ordinary notice.',
      ],
      more: { page: 'terms', label: 'Notice and switching in the terms' },
    },
    {
      id: 'ai-notice',
      question: 'Will visitors know they’re talking to an AI?',
      answer: [
        'In the web chat, yes: the top of the window says ‘AI’ before anyone types. Your greeting has to say it too, on every channel, because our terms require it; keep that sentence when you change the wording. In the EU, telling people has generally been a duty since August 2026. Make sure your flow also announces when a person takes over.',
      ],
    },
    {
      id: 'sensitive-data',
      question: 'What if somebody types confidential data into the chat?',
      answer: [
        'It happens. Say at the start what doesn’t belong in the chat. Build flows that ask only for what the case needs, and never for passwords or PINs. For health details, first settle the legal basis, such as explicit consent; for bank details, send people to a secure login.',
      ],
    },
  ],
};

const technology: FaqGroup = {
  id: 'integrations-and-technology',
  title: 'Integrations and technology',
  lead: 'How the assistant works with your website and your systems.',
  entries: [
    {
      id: 'which-systems',
      question: 'Which systems does it work with?',
      answer: [
        'Every plan allows for four kinds: CRM, email marketing, online shops and helpdesk tools. You don’t need {enterpriseName} for these, even if we have to build the connection to your product first. Tell us the product and its version, and we’ll say whether it can be done. For setting it up or building it, you pay only what your quote names.',
        'Only the custom API integration is tied to {enterpriseName}. You need it for your own software and any other kind of system, such as an ERP, but not for the calendar or payment provider of an add-on.',
      ],
    },
    {
      id: 'which-products',
      question: 'Which messaging apps, voice devices and shops can be connected today?',
      answer: [
        'Tell us the system and its version, and we’ll say whether it can be connected. If no connection is ready for your shop system, we check whether we can set one up or build it. That doesn’t take {enterpriseName}; only a shop you programmed yourselves needs the custom API integration of that plan.',
        'If it can’t be connected, the chatbot still answers from your knowledge base and hands over to your team, but it can’t see what’s in that system, such as the status of an order. Available now, by name: {connections}.',
      ],
      more: { page: 'integrations-directory', label: 'See the kinds of connection' },
    },
    {
      id: 'api',
      question: 'Can it connect to our own applications through an API?',
      answer: [
        'On {enterpriseName}, yes. For a system that isn’t one of the four kinds, such as an ERP or software of your own, we build a connection to its API; your engineers give us access to it. We agree in writing first what this custom API integration may read and write.',
        'In the other direction, a webhook reports events to your software; your quote says whether your software can fetch data too.',
      ],
    },
    {
      id: 'webhooks',
      question: 'What would we need a webhook for?',
      answer: [
        'To tell another system straight away that something has happened: as soon as an enquiry is complete, your CRM knows, without having to keep checking. Webhooks come with every plan and only send data out; the chatbot can’t read orders or stock through them.',
      ],
    },
    {
      id: 'web-chat-on-your-page',
      question: 'How do we put the chat on our site?',
      answer: [
        'Your agency or IT team adds a short snippet of code, once. After that you change colours, icon and wording yourself in the editor, without touching the page again.',
      ],
    },
    {
      id: 'customer-portal',
      question: 'Does it work in our customer portal, and does it know who’s signed in?',
      answer: [
        'Your quote says both: whether the chat runs behind your login, and whether your portal can tell it who’s signed in. Until that’s settled, plan as if the chatbot didn’t know who’s writing.',
        'Even so, it can explain from your content where in the portal to find an invoice or set a new password. Questions about an account or a contract go to your team, who first check who’s asking. If your shop is connected and supplies the details, the chatbot can look up the status of an order from the order number and a second detail.',
      ],
      more: { page: 'integrations-directory', label: 'What your systems could supply' },
    },
    {
      id: 'add-ons',
      question: 'What are add-ons?',
      answer: [
        'Appointment booking, payment (the chat leads to your payment page), newsletter sign-up and uptime monitoring. You add them when you need them; no plan includes them. Tell us which ones you want; your quote covers price and set-up.',
      ],
    },
    {
      id: 'chat-window',
      question: 'How accessible is the chat window, and what does it load before a click?',
      answer: [
        'For your own chatbot’s window, your quote answers both before you sign. Accessibility matters to online shops and consumer banks in the EU because of the European Accessibility Act, and to businesses in Great Britain because of the Equality Act. In the demo, we’re happy to test the window with you, by keyboard and by phone.',
        'This website’s chat window gives you an idea now. It loads when you click its button, and stores nothing on your device until then. By keyboard, you can open it, ask a question and close it with Escape. Our automatic tests cover that, along with the axe rules for WCAG levels A and AA, a width of 320 pixels and forced colours. A full pass with screen readers and testing by disabled people are still to come.',
      ],
      more: { page: 'blog/accessibility', label: 'The test for a chat window' },
    },
    {
      id: 'open-details',
      question: 'What’s still open before we sign?',
      answer: [
        '‘To be completed before launch’ always means that the operator of this website will add the detail before selling the product; no date is fixed yet. You can attach this list to your enquiry. It has three parts: what’s open until launch, what your quote answers, and what our reply about trial access answers.',
        'Open until launch, on the product: pictures and files from visitors; languages other than English and German (until then, your quote says); whether a language model can keep to ‘du’ or ‘Sie’ in German; file formats of the knowledge base; whether people who only read conversations need an operator’s seat. All of these: {productDetails}.',
        'Open until launch, on technology and data (the answers above say where each stands): connections ready, by name, CRM and helpdesk included; the language model with its provider, country, storage period and training; how far an AI account goes; recognising visitors; sub-processors; security; what’s recorded about your staff; erasing one person’s conversations; deleting demo material, and data after you cancel; support. In the terms: the jurisdiction of the servers.',
        'Open until launch, on the company: name and address in the legal notice, telephone, data protection officer, reply time. Legal wording marked ‘Draft’ hasn’t been checked yet. On the use cases: what the percentages mean, and their source.',
        'Answered in your quote, on the chat window: accessibility; shape, side and size; what it loads or stores before a click; a chat behind a login.',
        'Answered in your quote, on operators and channels: how many {enterpriseName} includes; whether one person counts once across two channels; whether a microphone in the web chat counts as a channel; which voice devices work; alerts for your team; handovers that follow your opening hours.',
        'Answered in your quote, on content and data: how your content gets into the knowledge base; earlier versions of a flow; several people editing one; whether your software can fetch data; export during the contract; further figures in the reports.',
        'Answered in your quote, on price and promises: what applies over the user limit; availability; onboarding, set-up, add-ons, further projects and AI accounts.',
        'Answered in our reply, if you ask for trial access: how long it lasts, and what it costs, if anything.',
        'Tell us which of these you need: you’ll have the answer before you sign.',
      ],
      more: { page: 'contact', label: 'Open the contact form' },
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
        'Solution partners build chatbots for their clients and look after them. Affiliates recommend {brand} and leave the rest to us. The first is project work; the second is advertising.',
      ],
    },
    {
      id: 'who-solution-partner',
      question: 'Who should become a solution partner?',
      answer: [
        'Agencies, integrators and consultancies that already know their clients’ websites, shops or service desks. You needn’t write code. You do need to listen, sort out content and think a flow through to the end.',
      ],
    },
    {
      id: 'several-clients',
      question: 'Can an agency look after several clients in one place?',
      answer: [
        'Yes: the dashboard shows every project under one contract, and roles decide who sees which. A plan includes only one or two projects, though. For several clients, we agree further projects in the partner agreement, or each client takes out a plan.',
      ],
    },
    {
      id: 'advertising-label',
      question: 'Do I have to label a paid recommendation?',
      answer: [
        'Yes. If you can earn from a link, it’s advertising, and readers need to know before they click. A clear ‘Ad’ beside the link is part of the conditions; in audio or video, you say it as well.',
      ],
    },
    {
      id: 'referral-cookie',
      question: 'How long does a referral count?',
      answer: [
        'For 30\u00A0days at most. Once a network is connected (none is yet), it’s likely to remember the click on your link with its own cookie. Consent has to come first; our agreement with you says who asks for it. Our website sets no cookie for this. Only if the visitor agrees here and sends a form do we report the enquiry, with the email address, to the network. Otherwise, we don’t attribute the referral.',
      ],
    },
    {
      id: 'become-partner',
      question: 'How do I become a partner?',
      answer: [
        'Tell us in a few sentences who you are and whether you’d like to build or to recommend; a website is optional. Somebody will read it and email you about the next steps.',
      ],
    },
  ],
};

export const en: FaqGroup[] = [product, start, prices, privacy, technology, partners];
