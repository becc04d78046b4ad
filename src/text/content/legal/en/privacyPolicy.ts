import { consent } from '../../../words/en/consent.ts';
import type { LegalPage } from '../schema.ts';

/** Describes the current data processing: a change to stored, logged or sent data requires a new text and date. */
export const privacyPolicy: LegalPage = {
  heading: 'Privacy policy',
  lead: 'Which data this website processes, what for, on what legal basis and for how long. In plain words.',
  changed: '2026-11-27',
  numbering: 'sections',
  sections: [
    {
      id: 'overview',
      title: 'The essentials first',
      paragraphs: [
        {
          list: [
            'Without your consent this website keeps no visitor statistics, reports nothing to advertising networks and loads nothing from other providers.',
            'If you only read, it sets no cookie. Your browser keeps the pages you read only if you switch that on yourself. It always stores a small program and one page that says the connection is missing; neither holds anything about you. If you switch the language, or decide about services of other providers, your browser remembers that choice.',
            'If you write to us with a form, we use what you tell us to deal with your enquiry, and for advertising only if you agree. The newsletter goes only to people who sign up for it and confirm.',
            'You can ask at any time what we have stored about you, and have it deleted unless the law requires or allows us to keep it.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: [
        'The controller for the processing of your data on this website is:',
        {
          facts: [
            { label: 'Company', value: '{entity}' },
            { label: 'Address', value: '{address}' },
            { label: 'Phone', value: '{phone}' },
            { label: 'Email for data protection', value: [{ mail: '{privacyMail}' }] },
            { label: 'Data protection officer', value: '{privacyOfficer}' },
          ],
        },
        [
          'All other details are in the ',
          { text: 'legal notice', page: 'imprint' },
          '. If the UK GDPR requires us to appoint a representative in the United Kingdom (Article\u00A027), we will name it here before launch.',
        ],
      ],
    },
    {
      id: 'hosting',
      title: 'Where this website runs',
      paragraphs: [
        'A service provider runs the server of this website and its database on our behalf (Article\u00A028 GDPR).',
        {
          facts: [
            {
              label: 'Provider and country of the server, its access logs and how long it keeps them',
              value: '{hostingProvider}',
            },
          ],
        },
      ],
    },
    {
      id: 'visit',
      title: 'When you visit the website',
      paragraphs: [
        'To send you a page, our server needs the IP address of your connection, the address of the page and technical details of your browser, such as which compression it supports. It processes these details only while it answers the request, except to protect the forms, the booking calendar and the chat, as described below.',
        'Our server keeps no log of visits. It records when something fails and whether a message was delivered, so that we can find faults. IP addresses, names, email addresses and the contents of forms are not part of these records.',
        'So that the next page appears quickly, your browser may load pages of this website that a visible link points to. This, too, involves only our server, and does not happen if you have switched on your browser’s data saver.',
        'The legal basis is Article\u00A06(1)(f) GDPR. Our legitimate interest is to offer the website securely and reliably.',
      ],
    },
    {
      id: 'contact-form',
      title: 'When you use the contact form',
      paragraphs: [
        [
          'In the ',
          { text: 'contact form', page: 'contact' },
          ' we ask only for what we need in order to answer and to address you by name: your {contactRequired}. The {contactOptional} are optional. You are under no obligation to write to us.',
        ],
        'Along with what you enter, we store the language and page of the form and the time, but not your IP address.',
        'We use your details to deal with your enquiry. The legal basis is Article\u00A06(1)(b) GDPR where it concerns a contract with you or steps towards one, and otherwise Article\u00A06(1)(f) GDPR. Our legitimate interest is to answer enquiries, including those you send on behalf of your company.',
        'Your message is kept in our database and goes to our sales team by email. We send a confirmation to the email address you gave, without your text and without advertising. For both emails we store when they were delivered and what the mail server replied.',
        [
          'We keep your enquiry for 24\u00A0months after the last contact, unless it leads to a contract or the law requires us to keep it for longer. How we apply that period is described under ',
          { text: 'deletion', page: 'privacy-policy', hash: 'deletion' },
          '.',
        ],
      ],
    },
    {
      id: 'ai-chat',
      title: 'When you use the chat',
      paragraphs: [
        'In the chat, an AI assistant answers. It looks things up in the content of this website, on its own server, without any further provider’s service. Please do not write passwords, bank details or health data in it: they are not needed for an answer.',
        'With each question your browser sends its text, up to twelve messages before it, the language and the address of the page you are on. The server uses this only while it looks for the answer. It logs none of it, and stores any of it in two cases only: if you consent to our keeping a question left unanswered, or if you hand the conversation over to a person. As with the forms, we limit how many questions one connection may send in a short time.',
        'If the assistant finds no answer, you can agree with one click that we keep the wording of that one question, so that we see what the website is missing. We store only the text, the language and the day, no IP address and no identifier, and delete it after 90\u00A0days. The legal basis is your consent (Article\u00A06(1)(a) GDPR). You can withdraw it at any time for the future; please tell us the wording, as that is how we find the question.',
        'If somebody writes in the chat or the search about danger to themselves or others, the website names telephone numbers at which people can help. A program on your device or on our server recognises this by fixed word patterns. We do not keep such messages, not even in your browser, and we do not pass them on, not even when the conversation is handed over. The legal basis is Article\u00A06(1)(f) GDPR: our legitimate interest in pointing people to help at once. If the message contains health data, we rely on Article\u00A09(2)(c) GDPR in so far as it concerns the vital interests of somebody who cannot give consent in that situation. Which exception of Article\u00A09(2) GDPR applies in all other cases will be added before launch.',
        [
          'Only when you hand the conversation over to a person do we store it. All we need for that is your {chatRequired}. Your {chatOptional} are passed on with it, if there are any. We also store the language, the page and the time, but no IP address. It is kept in our database and sent by email to our sales team; you receive a confirmation without the conversation. It is deleted after the same period as enquiries sent with the ',
          { text: 'contact form', page: 'privacy-policy', hash: 'contact-form' },
          '.',
        ],
        'The legal basis is Article\u00A06(1)(b) GDPR where it concerns a contract with you or steps towards one, and otherwise Article\u00A06(1)(f) GDPR. Our legitimate interest is to answer questions about our services promptly.',
      ],
    },
    {
      id: 'demo-booking',
      title: 'When you book a demo',
      paragraphs: [
        [
          'For a ',
          { text: 'demo', page: 'get-a-demo' },
          ' we need your {demoRequired}. The {demoOptional} are optional. We also store the language and the time of the booking, but not your IP address.',
        ],
        'Your browser tells the page your time zone, so that the times shown are your own. We receive the zone only when you book, or ask to see the times in another zone.',
        'You receive the invitation with a calendar file, a reminder the day before and a message about every change. We send at most eight invitations and change notices a day to one address. Each of these emails contains a secret link for viewing, moving and cancelling the meeting; all we keep of it is a checksum. Pass the link on only to people who should be able to do that.',
        'Our sales team receives the booking and every change by email. The meeting takes place on a video service; we send you the link beforehand. If you join, the provider of that service processes picture, sound and the data of your connection. The legal basis is Article\u00A06(1)(b) GDPR where it concerns a contract with you or steps towards one, and otherwise Article\u00A06(1)(f) GDPR. Our legitimate interest is to schedule meetings with companies reliably. The details are deleted after the same period as enquiries sent through the contact form.',
        [
          'Questions, help pages and documents that you bring to the demo or enter during trial access are stored on the platform; who receives them there is described under ',
          { text: 'Conversations on the platform', page: 'privacy-policy', hash: 'platform' },
          '. We need no details about people for this, so please leave them out. If the material contains any, the legal bases above apply, and we delete them at your request unless the law requires or allows us to keep them. The period for the rest is stated under ',
          { text: 'deletion', page: 'privacy-policy', hash: 'deletion' },
          '.',
        ],
      ],
    },
    {
      id: 'savings-result',
      title: 'When you have your savings calculation sent to you',
      paragraphs: [
        [
          'The ',
          { text: 'savings calculator', page: 'chatbot-roi-calculator' },
          ' works in your browser and needs no details about you as a person. Your figures are part of the page’s address. Our server receives them only when you open such an address or calculate without JavaScript, and even then it does not store them.',
        ],
        'If you would like the result as a PDF, we need these details from you: {roiRequired}. For the {roiOptional}, our assumptions apply unless you enter your own. We also store the language, the page and the time, but no IP address. You receive an email with the calculation, and our sales team receives your details with the result so that they can answer your questions. Neither your name nor your company is on the PDF.',
        'The legal basis is Article\u00A06(1)(b) GDPR where it concerns a contract with you or steps towards one, and otherwise Article\u00A06(1)(f) GDPR. Our legitimate interest is to show companies whether our service would pay for itself. The details are deleted after the same period as enquiries sent through the contact form.',
      ],
    },
    {
      id: 'partner-application',
      title: 'When you apply as a partner',
      paragraphs: [
        [
          'On the pages for ',
          { text: 'solution partners', page: 'solution-partner-program' },
          ' and on the ',
          { text: 'affiliate programme', page: 'affiliate-program' },
          ' we ask for what we need in order to consider an application: your {partnerRequired}. Your {partnerOptional} is optional. You are under no obligation to apply.',
        ],
        'Here, too, we store the language, the page and the time, but no IP address. We use your details to decide whether to work with you, and to answer you. The legal basis is Article\u00A06(1)(b) GDPR where you yourself wish to become a party to the contract, and otherwise Article\u00A06(1)(f) GDPR. Our legitimate interest is to deal with applications from companies.',
        'Your application is kept in our database and goes to our sales team by email; you receive a confirmation without the text of your message. If we do not end up working together, the period of 24\u00A0months after the last contact applies to it as well.',
      ],
    },
    {
      id: 'origin-of-an-enquiry',
      title: 'Where an enquiry comes from',
      paragraphs: [
        'When you send us a message or an application, book a demo or ask for your savings calculation, we also store whichever of the following we know:',
        {
          list: [
            'the plan, if you chose its button on the pricing page,',
            'the page or the reason, if a button took you from there to the form,',
            'campaign details, if they were in the address of the page that led you to the form (utm_source, utm_medium, utm_campaign, utm_term, utm_content),',
            'the name of the other website whose link took you straight to the form, such as www.example.com. We take nothing else from its address, not even search terms.',
          ],
        },
        'Your browser sends these details when it requests the page. We write them into hidden fields of the form and store them only when you send it; we keep nothing on your device for this. We do not record identifiers that advertising networks use to recognise a single click (such as gclid).',
        'Our sales team sees the details together with your enquiry, and we delete them with it. The legal basis is Article\u00A06(1)(f) GDPR. Our legitimate interest is to advise you on what you are looking for and to know how companies find us.',
      ],
    },
    {
      id: 'newsletter',
      title: 'When you subscribe to the newsletter',
      paragraphs: [
        [
          'For the ',
          { text: 'newsletter', page: 'newsletter' },
          ' we need only your {newsletterRequired}. Once you have signed up, we ask you by email to confirm; that email contains no advertising, and its link works for seven days. Without confirmation we send no newsletter and delete everything after 14\u00A0days.',
        ],
        'To be able to prove your consent (Article\u00A07(1) GDPR), we store the wording you agreed to, the form, the language, and the time and IP address of both signing up and confirming. We use these IP addresses as proof and for nothing else.',
        'The legal basis for sending is your consent (Article\u00A06(1)(a) GDPR, section\u00A07(2) no. 2 of the German Act against Unfair Competition, in the UK regulation\u00A022 PECR); for keeping the proof it is our duty to be able to produce it (Articles\u00A06(1)(c) and 7(1) GDPR). You can withdraw your consent at any time, with effect for the future: with the link at the end of each issue, with the unsubscribe button in your email program, or by writing to us.',
        'We do not measure whether you open an issue or what you click in it. For each issue we note whether the mail server accepted it, so that nobody receives it twice.',
        'After you withdraw, the proof is kept for 3\u00A0years (sections\u00A0195 and\u00A0199 of the German Civil Code) and then deleted. All we keep permanently is a checksum of the address, so that we do not write to it again without a new confirmation. The legal basis for both is Article\u00A06(1)(f) GDPR: our legitimate interest in defending ourselves against claims and in respecting your withdrawal.',
      ],
    },
    {
      id: 'protection',
      title: 'How we protect the forms',
      paragraphs: [
        'Against duplicate and mass submissions we use these means of our own:',
        {
          list: [
            'Every form that is loaded contains a random identifier. From this and what you enter we calculate a checksum, which we store with the enquiry. That way, a double click does not become a second enquiry.',
            'One invisible field has to stay empty. Programs often fill it in and so give themselves away.',
            'The page reports how long the form was open. If a form comes back faster than a person could fill it in, fewer submissions are accepted. We do not store this time.',
            'We limit how many submissions may come from one connection in a short time. For this the server keeps its IP address (for IPv6 only the first half) in working memory for at most 20\u00A0minutes. It does not write the address down anywhere or link it to your enquiry.',
            'We limit how many forms may be sent with the same email address, and for this we keep the address in working memory for at most 2\u00A0hours. We also limit how many confirmations go to it.',
            'As soon as you start to fill in a form, your device solves a short arithmetic task in the background, set by our server, and sends the result along. Nothing is stored on or read from your device for this. So that no result counts twice, we store the random number of the task and its expiry time (after 20\u00A0minutes), and delete both in the daily clean-up. We do not link them to your enquiry. You can also send a form without the task, but fewer times in a row.',
          ],
        },
        [
          'Another provider’s service, Google reCAPTCHA, is added only if we have switched it on and you have ',
          { text: 'consented', page: 'privacy-policy', hash: 'third-parties' },
          ' to the protection of the forms. When you send a form, our server then has Google check a token that your browser received from Google, and transmits nothing else. We store neither the token nor the result.',
        ],
        'For our own means the legal basis is Article\u00A06(1)(f) GDPR: our legitimate interest in protecting the forms from misuse and sending nobody unwanted email. For Google reCAPTCHA it is your consent.',
      ],
    },
    {
      id: 'mail-and-phone',
      title: 'When you email or call us',
      paragraphs: [
        'If you email or call us, we treat your details like those from the contact form: for the same purpose, on the same basis and for just as long.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      paragraphs: [
        [
          'On your device, this website itself uses only the cookies and entries that are listed here, and the ',
          { text: 'pages for reading offline', page: 'privacy-policy', hash: 'kept-pages' },
          '. The cookies are called i18n_redirected, consent, converted and booked. All of them are ours, and none records what you do on this website. Of these cookies and entries, only the following can hold anything that could identify you: ‘chat-conversation’ and ‘chat-draft’, if you type such details there; ‘before-reload’, with what you have typed into a form; ‘converted’ and ‘booked’; and the record number in ‘consent’.',
        ],
        {
          facts: [
            {
              label: 'i18n_redirected (cookie)',
              value:
                'Contains ‘de’ or ‘en’. Set only if you click on the language switch; lasts 365\u00A0days. It lets us offer you the language you chose on other pages. Without JavaScript it is never set.',
            },
            {
              label: 'consent (cookie)',
              value:
                'Contains your choice about services of other providers: the version of the text, the time, the purposes you allow and, if you consent, the random number of the record. Set only when you decide; lasts 6\u00A0months.',
            },
            {
              label: 'converted (cookie)',
              value:
                'Contains the random number of your enquiry. Set only if you have consented to services of other providers and send a form. With it, the next page reports your enquiry, once only, to the services you allow, and then deletes the cookie; it expires after 10\u00A0minutes at the latest.',
            },
            {
              label: 'booked (cookie, __Secure-booked with https)',
              value:
                'Contains the secret key of the demo you have just booked. Set only if you book a demo, and sent to the booking page and its thank-you page only. It lets the two pages show the time of your demo without the key in their addresses. Programs on the page cannot read it. Lasts 30\u00A0minutes.',
            },
            {
              label: 'reloaded-at (session storage)',
              value:
                'Contains a point in time. Set only if part of a page could not be loaded and your browser therefore reloads it. Prevents this from happening more than once in 60 seconds. Gone when you close the tab.',
            },
            {
              label: 'language-offer (session storage)',
              value:
                'Contains ‘off’. Set only if you dismiss the offer to read on in the other language. Gone when you close the tab.',
            },
            {
              label: 'before-reload (session storage)',
              value:
                'Holds what you have entered into the forms of the page and how far down you had read. Set only when you save your choice on services of other providers and the page therefore reloads, so that you lose neither. The reloaded page deletes it at once.',
            },
            {
              label: 'search-key (local storage)',
              value:
                'Contains ‘off’. Set only if you switch off, in the search, that the / key opens it. Stays until you switch that on again or clear the storage.',
            },
            {
              label: 'chat-open (session storage)',
              value:
                'Contains ‘de’ or ‘en’. Set only while you have the chat open, so that it is still open on the next page. Gone when you close the chat or the tab.',
            },
            {
              label: 'chat-conversation (session storage)',
              value:
                'Contains what you and the AI assistant have written, so that it is still there on the next page. Stays in your browser only. Gone when you start a new conversation or when you close the tab.',
            },
            {
              label: 'chat-draft (session storage)',
              value:
                'Contains a question you have typed in the chat but not sent yet. Gone when you send it or close the tab.',
            },
          ],
        },
        'Except for ‘converted’, these cookies and entries are strictly necessary to offer the language you asked for, to respect your choice, to show the page again after a fault, to remember your search setting, to continue a chat you have begun and to show you the demo you have just booked (section\u00A025(2) no. 2 of the German TDDDG; in the UK, regulation\u00A06 PECR). That is why we do not ask for consent to them. ‘converted’ rests on your consent to third-party services. You can delete them at any time in your browser’s settings.',
      ],
    },
    {
      id: 'kept-pages',
      title: 'Pages for reading offline',
      paragraphs: [
        'If you wish, your browser keeps the public pages of this website that you open, with their typefaces, pictures and programs, so that you can read them without a connection. Unless you switch this on, it keeps none of the pages you read. In either case it stores a page that says the connection is missing, in both languages, with whatever is needed to show it. A small program of ours does all this on your device (a service worker).',
        'You can switch it on and off at the end of this section. The switch appears only with JavaScript, and in browsers that can keep pages in this way.',
        {
          list: [
            'If you switch it off, your browser deletes the kept pages at once.',
            'It keeps at most the 30 pages you read last. Whatever is older than 30\u00A0days is deleted as soon as you open a page again.',
            'It does not keep forms, thank-you pages, searches, bookings or pages behind a secret link, nor anything after the question mark in an address.',
            'We do not learn which pages these are. The program shows them only to you, when our server does not respond, and says when they were saved.',
          ],
        },
        'For this we rely on section\u00A025(2) no. 2 of the German TDDDG (in the UK, regulation\u00A06 PECR): your browser keeps pages you have read only if you expressly ask for it. We consider the program and the page about the missing connection strictly necessary to give you an answer even when our server cannot be reached. None of this contains identifiers or details about you. You can delete it all at any time in your browser’s settings.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Services of other providers',
      paragraphs: [
        'The typefaces, pictures and programs of this website are on its own server. Unless you consent, your browser connects to no other provider while you read: no statistics, no advertising networks, no social networks, no maps, no external videos.',
        'On pages whose address opens something that concerns you alone (your booking, the confirmation and the end of the newsletter), and on error pages, none of these services loads, even if you have consented. That way, no other provider learns any of your secret links.',
        'We may use the services below. Each loads only if we have switched it on and you have consented to its purpose. The question on the page tells you which ones those are at present; if there is no question, none is switched on.',
        {
          facts: Object.values(consent.vendors).map(({ name, does, company, keeps, where }) => ({
            label: name,
            value: `${does} ${consent.labels.company}: ${company}. ${consent.labels.keeps}: ${keeps}. ${consent.labels.where}: ${where}.`,
          })),
        },
        'Google Analytics and Hotjar are used for statistics; Google Ads, the Meta Pixel, the LinkedIn Insight Tag and the affiliate programme for advertising; Google Firestore for the extra features; Google reCAPTCHA to protect the forms; Google Tag Manager loads whichever of these you allow. We tell Google’s services which purposes you have allowed (Consent Mode). We report each enquiry once and note the time with it.',
        'The legal basis is your consent: section\u00A025(1) of the German TDDDG (in the UK, regulation\u00A06 of the Privacy and Electronic Communications Regulations 2003, PECR) for storing and reading on your device, Article\u00A06(1)(a) GDPR for the processing that follows. For the USA we rely on the adequacy decision of the European Commission of 10 July 2023 where the provider is certified under it, and otherwise on standard contractual clauses (Articles\u00A045 and 46 GDPR). Where the UK GDPR applies, we rely instead on the UK-US data bridge if the provider is certified under it, and otherwise on the UK Addendum to those clauses. In certain circumstances, authorities in the USA may access data there without your knowledge.',
        'For collecting data by the Meta Pixel and the LinkedIn Insight Tag and sending it to Meta and LinkedIn, we and the provider in question are joint controllers (Article\u00A026 GDPR): we inform you and ask for your consent, and the provider answers requests about the data it holds. You can turn to either of us. If we use Google reCAPTCHA, Google acts on our behalf (Article\u00A028 GDPR).',
        'If you follow a link to another website, its own rules apply.',
      ],
    },
    {
      id: 'consent',
      title: 'Your choice, and how to change it',
      paragraphs: [
        'If ‘Cookie settings’ at the foot of a page brings you here, there is nothing to set at present: no other provider’s service is switched on, so we do not ask for consent. Otherwise the settings show what you have allowed; you can withdraw your consent there with one click, as easily as you gave it.',
        'After a withdrawal we delete the cookies and entries that these services have stored under our address, and reload the page so that their programs stop. Other open tabs follow when you next open a page in them. Only you can delete, in your browser, what the providers have stored under their own addresses. What happened before the withdrawal remains lawful.',
        'If your browser sends the signal ‘Global Privacy Control’ (GPC) or ‘Do Not Track’ (DNT), we treat both alike: as a refusal. We load nothing from other providers and do not ask. If the signal comes after you have consented, we treat it as a withdrawal: on the next page we delete the cookies and entries of these services and the cookie with your choice, and record that the consent has ended. If you switch the signal off again, we ask you again.',
        'Without JavaScript none of these services loads. After 6\u00A0months, or when the services or our descriptions of them change, we ask again.',
        'If you consent, we keep as proof (Article\u00A07(1) GDPR) a random number, the time, the language, the purposes and the text you were shown, but no IP address and no name. The same number is in your cookie. We delete the proof 3\u00A0years after the consent ends. The legal basis is Article\u00A06(1)(c) GDPR while the consent lasts, and Article\u00A06(1)(f) after that: our legitimate interest in defending ourselves against claims. A refusal is stored only in your browser.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives your data',
      paragraphs: [
        'Within our company, your data goes to the people who deal with your enquiry. Outside it, it goes to the service providers that run the server and the mailboxes or transmit video calls for us, and that act on our instructions (Article\u00A028 GDPR). Other providers receive data only if you have consented to their services.',
        {
          facts: [
            { label: 'Mailbox provider', value: '{mailboxProvider}' },
            { label: 'Video call provider', value: '{videoProvider}' },
          ],
        },
        [
          'If one of these service providers is outside the European Union and the European Economic Area, this is stated beside its name. Otherwise data is transferred there only by ',
          { text: 'services you have consented to', page: 'privacy-policy', hash: 'third-parties' },
          '. We do not sell data or, without your consent, pass it on for advertising.',
        ],
      ],
    },
    {
      id: 'platform',
      title: 'Conversations on the platform',
      paragraphs: [
        'This policy describes our website. For conversations that people have with the chatbot of one of our customers, that customer is the controller or, where the customer processes them for someone else, that other party is; we process them on the customer’s behalf (Article\u00A028 GDPR or, where it applies, Article\u00A028 UK GDPR).',
        'The platform is hosted in Germany. Where a language model writes the answer, its provider receives the question, with any details in it, and the matching passages of the customer’s knowledge base; where the customer has agreed to this for a connection, it also receives facts from the connected system. If the customer connects a messaging app or a voice device, messages also pass through its provider; if the customer uses speech recognition, its provider receives what is said.',
        {
          facts: [
            { label: 'Language model, provider, country, storage period and training', value: '{languageModel}' },
            { label: 'Sub-processors, with country and task', value: '{subProcessors}' },
            { label: 'Technical measures, sign-in and backups', value: '{security}' },
            { label: 'Jurisdiction, and protection against access from third countries', value: '{jurisdiction}' },
            { label: 'How one person is recognised across visits', value: '{visitorRecognition}' },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You have the right',
        {
          list: [
            'to know which data we process about you and to receive a copy (Article\u00A015 GDPR),',
            'to have inaccurate data corrected (Article\u00A016 GDPR),',
            'to have data erased (Article\u00A017 GDPR),',
            'to have the processing restricted (Article\u00A018 GDPR),',
            'to receive the data you have given us, in a structured, commonly used and machine-readable format, or to have it transferred to somebody else (Article\u00A020 GDPR).',
          ],
        },
        [
          'An informal message to ',
          { mail: '{privacyMail}' },
          ' is enough. If we need to be sure that it is you, we will ask. You can withdraw consent at any time for the future: for the newsletter with the link in it, for other providers’ services under ‘Cookie settings’.',
        ],
      ],
    },
    {
      id: 'objection',
      title: 'Your right to object',
      paragraphs: [
        'Where we base processing on our legitimate interest (Article\u00A06(1)(f) GDPR), you may object at any time on grounds relating to your particular situation (Article\u00A021 GDPR). We then stop, unless we have compelling legitimate grounds or need the data for legal claims. You may object to the use of your data for direct marketing at any time, without giving reasons.',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints to a supervisory authority',
      paragraphs: [
        'You may complain to a data protection authority, for example where you live or work (Article\u00A077 GDPR). The authority responsible for us is that of the German federal state in which our company is based.',
        { facts: [{ label: 'Responsible authority', value: '{privacyAuthority}' }] },
        [
          'Where the UK GDPR applies to our processing, its corresponding articles take the place of those named here, and you have the corresponding rights. You may then complain to the UK’s Information Commissioner (ico.org.uk). Wherever you live, you may also complain to us first: ',
          { mail: '{privacyMail}' },
          '.',
        ],
      ],
    },
    {
      id: 'automated-decisions',
      title: 'No automated decisions',
      paragraphs: [
        'A person decides on your enquiry. We ourselves build no profiles and make no automated decisions within the meaning of Article\u00A022 GDPR.',
      ],
    },
    {
      id: 'updates',
      title: 'When something changes',
      paragraphs: [
        'If we add a function that processes data differently, we change this text first. The date of the last change is at the top of the page. The text is available in German and English; the German version is the original.',
      ],
    },
    {
      id: 'deletion',
      title: 'How long we keep data, and statutory retention periods',
      paragraphs: [
        'These periods apply to the personal data that reaches us through this website:',
        {
          facts: [
            {
              label:
                'Enquiries, bookings, savings calculations and applications from the forms and conversations handed over from the chat, with the note of how they were delivered',
              value: '24\u00A0months after the last contact',
            },
            { label: 'Material, chatbots and conversations from demos and trial access', value: '{demoMaterial}' },
            { label: 'Messages in our mailboxes', value: 'as long as the enquiry they belong to' },
            {
              label: 'Proof of consent to other providers’ services or to the newsletter',
              value: '3\u00A0years after it ends',
            },
            { label: 'Newsletter sign-up without confirmation', value: '14\u00A0days' },
            {
              label: 'Checksum of an email address that no longer wants the newsletter',
              value: 'permanently, unless the address confirms a new sign-up',
            },
            { label: 'Wording of a chat question that you let us keep', value: '90\u00A0days' },
            { label: 'Email address, to protect the forms', value: 'at most 2\u00A0hours, in working memory only' },
            { label: 'Random number of a solved task', value: 'at most 2\u00A0days' },
            {
              label: 'IP address, to protect the forms, the booking calendar and the chat',
              value: 'at most 20\u00A0minutes, in working memory only',
            },
          ],
        },
        'We review what we hold at regular intervals and delete whatever is past its period. If you ask for deletion sooner and no law prevents it, we do not wait for the next review. Apart from the checksum named above, all that then remains in the database is a note, without personal data, that there was an enquiry and that it has been deleted.',
        'We delete personal data as soon as the purpose for which we collected it no longer applies. Where the law requires us to keep it for longer, we restrict its use to that purpose and delete it when the statutory retention period ends. Under section\u00A0257 of the German Commercial Code (HGB) and section\u00A0147 of the German Fiscal Code (AO) that is six, eight or ten years depending on the kind of record: six for business letters, eight for accounting vouchers, ten for books and annual accounts.',
      ],
    },
    {
      id: 'privacy-contact',
      title: 'Contact for data protection',
      paragraphs: [
        [
          'Please send questions about data protection, requests for information or deletion, and objections to ',
          { mail: '{privacyMail}' },
          '.',
        ],
      ],
    },
  ],
};
