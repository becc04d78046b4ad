import type { LegalPage } from '../schema.ts';

/** The figures come from text/content/billing.ts (spec section\u00A09, Terms); legalPages.test.ts checks each of them. */
export const terms: LegalPage = {
  heading: 'Terms of use',
  lead: 'What applies when your organisation uses the {brand} platform: services, prices, periods and what each side owes the other.',
  changed: '2026-11-28',
  numbering: 'paragraphs',
  sections: [
    {
      id: 'scope',
      title: 'Who and what these terms cover',
      paragraphs: [
        [
          'These terms apply to the use of the {brand} chatbot platform and to the services we provide for it. Your contract is with the company named in the ',
          { text: 'legal notice', page: 'imprint' },
          ', referred to below as ‘we’.',
        ],
        'We offer our services only to businesses (entrepreneurs within the meaning of section\u00A014 of the German Civil Code, BGB), legal persons under public law and special funds under public law. We do not enter into contracts with consumers.',
        'Any differing terms of the customer apply only if we have agreed to them in text form (a readable statement on a durable medium that names its sender, such as an email; section\u00A0126b BGB). Whatever we agree individually with a customer takes precedence over these terms.',
      ],
    },
    {
      id: 'definitions',
      title: 'Definitions',
      paragraphs: [
        'The ‘customer’ is the party that enters into a contract with us for the use of the platform.',
        'A ‘user’ in our plans is an active user: a person who interacts with the customer’s chatbot at least once in a billing month, that is, writes or speaks to it. Merely visiting the website does not count. The billing month is the calendar month. The same person counts once a month, provided that the chatbot recognises them.',
        'The ‘end of the project’ is the day on which the individual chatbot project ends, and at the latest the day on which the contract ends.',
        '‘Analytics data’ means the figures and reports the platform derives from the use of the chatbot, not the conversations themselves.',
      ],
    },
    {
      id: 'contract',
      title: 'How the contract is made',
      paragraphs: [
        'The description of the platform and its prices on this website is not yet a binding offer. When a customer enquires, we send an offer in text form, which this website calls a quote.',
        'The contract is made when the customer accepts this offer in text form. It consists of the offer, the chosen plan, these terms and, where required, the agreement under 11.1. If the offer and these terms differ, the offer takes precedence.',
      ],
    },
    {
      id: 'services',
      title: 'Our services',
      paragraphs: [
        'For the term of the contract we make the platform available to the customer over the internet. Its scope and limits follow from the chosen plan and the offer. Commitments on availability apply to the extent that the offer contains them.',
        'We provide set-up, onboarding and other services where they have been agreed.',
        'Unless it repeats stored wording unchanged, the chatbot uses artificial intelligence to generate answers from the content the customer provides and from information in connected systems. Such answers may be incomplete or wrong. We do not warrant that every single answer is correct.',
      ],
    },
    {
      id: 'prices',
      title: 'Plans, extras and prices',
      paragraphs: [
        [
          'The agreed plan applies: {essentialName}, {professionalName} or {enterpriseName}. What each plan includes and costs is stated on the ',
          { text: 'pricing page', page: 'pricing' },
          '; how many operators and channels {enterpriseName} includes is stated in the offer. The scope and price set out in the offer when the contract is made are binding.',
        ],
        'Additional operators and additional channels are extras. We charge for them per month, in addition to the price of the plan, at the price stated in the offer or, if it states none, on the pricing page when they are ordered.',
        'Further chatbot projects, further AI accounts, add-ons, onboarding and the setting up of connections are not part of any plan. What they cost is stated in the offer; if it states no price, 5.6 applies. The custom API integration of the {enterpriseName} plan is the exception: it is included in that plan’s price.',
        'All prices are net prices, to which VAT is added at the statutory rate. Where the customer is liable for VAT instead (reverse charge), we show none.',
        'The offer states what applies if more people interact with the chatbot than the plan provides for, including whether the chatbot then goes on answering. If it states no price for this case, we make no charge for it.',
        'We make no charge for services for which neither the offer nor these terms provide a price. This also applies to support and to the use of the language model.',
      ],
    },
    {
      id: 'payment',
      title: 'Invoices and payment',
      paragraphs: [
        'We invoice monthly at the end of the month.',
        'Payment is due {paymentDays}\u00A0days after receipt of the invoice.',
        'The customer must raise any objection to an invoice in text form within {objectionWeeks}\u00A0weeks of receiving it. After that the invoice is deemed approved: if the customer objects later, it must prove that the invoice was wrong. If it does, its statutory claims remain. We point this out in the invoice. Matters that only we can know, such as the number of active users, remain for us to prove.',
        'Where payment by direct debit has been agreed, we charge a flat fee of {returnedDebitFee} for each direct debit returned for reasons for which the customer is responsible. The customer may show that we suffered no loss or a smaller one.',
        'Default is governed by statute. The customer may set off only claims that are undisputed, have been finally established by a court or arise from the same contract.',
      ],
    },
    {
      id: 'duties',
      title: 'What the customer must do',
      paragraphs: [
        'The customer must ensure that the content it adds is correct and lawful and infringes nobody’s rights. It must check its chatbot’s answers before use and at reasonable intervals afterwards.',
        'At the top of the chat window, the platform shows that an artificial intelligence is answering. The customer must not remove this notice. It must ensure, in the greeting and on other channels, that people learn before their first input that an artificial intelligence is answering. The customer must also tell them how it processes their data. Our statutory duties as a provider are not affected.',
        'The customer must keep access data secret and pass it on only to people who work on the platform on its behalf. It must report any suspected misuse to us without delay.',
        'The customer must not use the platform for unlawful purposes, for unsolicited advertising or in a way that endangers its operation for others.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Handover and acceptance',
      paragraphs: [
        'Where we owe a specific piece of work, such as setting up a chatbot project, we hand it over to the customer for acceptance.',
        'If the customer does not expressly accept the completed work, the work is deemed accepted {acceptanceDays}\u00A0days after handover or delivery. This does not apply if the customer refuses acceptance within that time and names at least one defect.',
        'At handover we draw the customer’s attention to the start of this period and to its consequence.',
      ],
    },
    {
      id: 'defects',
      title: 'Defects',
      paragraphs: [
        'The customer must report defects to us in text form and as precisely as possible. We remedy them within a reasonable time.',
        'Claims for defects expire after one year. The period starts on acceptance or, where no acceptance is provided for, when the statutory limitation period starts. This does not affect the claim to a platform that can be used in accordance with the contract during its term, or the right to a reduction of the price.',
        'The shorter period does not apply to wilful misconduct or gross negligence, to damages for breach of an essential contractual duty (10.2), to defects fraudulently concealed, to guarantees we have given, to injury to life, body or health, or to claims under the German Product Liability Act (Produkthaftungsgesetz).',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We are liable without limit for wilful misconduct and gross negligence, for injury to life, body or health, to the extent of guarantees we have given, and under the German Product Liability Act.',
        'For ordinary negligence we are liable only if we breach an essential contractual duty, that is, a duty without which the contract cannot achieve its purpose and on which the customer may rely. Our liability is then limited to the damage that was foreseeable when the contract was made and is typical of such a contract.',
        'Strict liability for defects that already existed when the contract was made (section\u00A0536a(1) BGB) is excluded; 10.1 remains unaffected.',
        'Any further liability is excluded. These rules also protect our legal representatives, our employees and others who perform our obligations for us.',
      ],
    },
    {
      id: 'data',
      title: 'Data and confidentiality',
      paragraphs: [
        'If we process personal data on the customer’s behalf, both sides first enter into a data processing agreement under Article\u00A028 GDPR or, where it applies, Article\u00A028 UK GDPR. The customer remains the controller of these data or, where the customer processes them for someone else, that other party does.',
        'The platform is hosted in Germany. Where a language model writes the answer, its provider receives the question, with any details in it, and the matching passages of the customer’s content; where this is agreed for a connection, it also receives facts from the connected system. That provider is a sub-processor. If the customer connects a messaging app or a voice device, messages also pass through its provider; if the customer uses speech recognition, its provider receives what is said. All sub-processors, with country and task: {subProcessors}.',
        'We delete analytics data no later than {evaluationMonths}\u00A0months after the end of the project or, in the cases covered by 13.4, at the earlier time stated there. The customer’s instructions under Article\u00A028 GDPR, or Article\u00A028 UK GDPR, take precedence.',
        'Each side must keep the other’s confidential information confidential, even after the contract has ended, and use it only for the purposes of the contract.',
      ],
    },
    {
      id: 'notice',
      title: 'Term and notice',
      paragraphs: [
        'The contract runs for an indefinite period. If the offer states a fixed term, the contract ends when that term expires.',
        'Either side may end a contract of indefinite duration by giving {noticeWeeks}\u00A0weeks’ notice to the end of a quarter of the calendar year. This right does not apply during a fixed term.',
        'The customer’s right to switch providers and either side’s right to terminate for good cause apply at all times. Every notice must be given in text form.',
      ],
    },
    {
      id: 'switching',
      title: 'Switching providers and return of data',
      paragraphs: [
        'The customer may at any time switch to another provider or to its own systems, or simply have its data erased (Articles\u00A023 to 31 of Regulation (EU) 2023/2854, the Data Act). The customer must tell us so in text form. The notice period is at most 2\u00A0months, irrespective of the end of a quarter and of any fixed term.',
        'When notice expires, a transitional period of at most 30 calendar days begins. During that time we assist with the switch and with the customer’s exit strategy, act with due care to keep the service running, continue to provide the agreed services and inform the customer of known risks to that continuity that arise on our side. Throughout the switch, including the transfer and the retrieval period under 13.4, we protect the data to a high standard. If the switch is technically unfeasible within that period, we tell the customer so within 14 working days of its request, give our reasons and state the transitional period needed, which is at most 7\u00A0months. The customer may extend the transitional period once, for a period it considers more appropriate for its purposes.',
        'We return, in a common, machine-readable format: the content of the knowledge base, the flows and settings of the chatbot projects, the conversations, the analytics data, and the details of teams, roles and channels. The only exceptions are those categories of data on the internal working of the platform that the offer lists exhaustively and whose return would put trade secrets at risk; if it lists none, nothing is excepted. An exception must neither impede nor delay the switch.',
        'After the transitional period the customer may retrieve the data for at least 30 calendar days. If the switch has been completed successfully, we then erase it completely, analytics data included. If the customer only wants its data erased, we erase it when the notice period under 13.1 expires. Both apply unless, and only as far as, a law requires us to keep it.',
        'Before 12 January 2027 we charge no more for a switch than the costs it directly causes us. From that date it is free of charge. A charge for ending a fixed term early is owed only if the offer states one, and only in that amount.',
        'The contract ends as soon as the switch has been completed successfully or, if the customer only wants its data erased, when the notice period expires. We confirm the end of the contract to the customer.',
        'The platform’s servers are in Germany. Which jurisdiction they and their operator are subject to, and how the data is protected against access by authorities outside the EU (Article\u00A028 of the Data Act): {jurisdiction}.',
        'If the contract ends in any other way, the agreement under 11.1 applies to personal data and 11.3 to analytics data. Retrieval, time limit for erasure and proof: {dataAfterNotice}.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'Changes to these terms take effect for a running contract when both sides agree to them in text form. Silence does not count as consent.',
      ],
    },
    {
      id: 'final',
      title: 'Final provisions',
      paragraphs: [
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods.',
        'If the customer is a merchant, a legal person under public law or a special fund under public law, the courts at the seat of our company have jurisdiction.',
        'If a provision is invalid, the others remain valid. The statutory rule takes the place of the invalid provision.',
        'These terms are available in German and English. If the two differ, the German version prevails.',
      ],
    },
  ],
};
