/**
 * The company: the only source of its name and contacts. An empty field renders "to be completed before launch", gives
 * no tel: link and no JSON-LD property, and fails `npm run launch-check`.
 */
export const site = {
  brand: 'Hallowerk',
  /** Host used for default mail addresses until the operator sets real ones. `.example` never resolves (RFC 2606). */
  domain: 'hallowerk.example',
  legal: {
    entity: '',
    representative: '',
    street: '',
    postalCode: '',
    city: '',
    country: 'DE',
    registerCourt: '',
    registerNumber: '',
    vatId: '',
    /** Data protection officer: name or function, and how to reach them. */
    privacyOfficer: '',
    /** Processors that run the servers and the mailboxes on the company's behalf (Article 28 GDPR). */
    hostingProvider: '',
    mailboxProvider: '',
    /** Transmits the video calls of demos. */
    videoProvider: '',
    /** Data protection authority of the federal state in which the company has its seat. */
    privacyAuthority: '',
    /** Body to turn to about accessibility, or a sentence that none is responsible. */
    accessibilityAuthority: '',
    /** Legal texts carry a visible draft mark until this is true. */
    textsConfirmed: false,
  },
  /**
   * True when a professional has reviewed the answer to people in danger (words/<locale>/safety.ts,
   * features/safety/helplines.ts).
   */
  crisisAnswer: { reviewed: false },
  contact: {
    phone: '',
    fax: '',
    sales: 'vertrieb@hallowerk.example',
    privacy: 'datenschutz@hallowerk.example',
    accessibility: 'barrierefreiheit@hallowerk.example',
    sender: 'website@hallowerk.example',
    /** Contact for reports of security vulnerabilities (RFC 9116, /.well-known/security.txt). */
    security: 'sicherheit@hallowerk.example',
  },
  /**
   * Facts about the platform that only the operator knows, as sentences in both languages; shown as tokens
   * (`{languageModel}`) in the FAQ, on the pricing page, in the privacy policy and the terms.
   */
  platform: {
    /** Which model words answers, who operates it, in which country, what it keeps for how long, whether it trains on it. */
    languageModel: { de: '', en: '' },
    /** Name, country and task of every sub-processor (Article 28 GDPR). */
    subProcessors: { de: '', en: '' },
    /** Encryption, sign-in (second factor, single sign-on), other technical measures, backups, certificates (Article 32 GDPR). */
    security: { de: '', en: '' },
    /** Jurisdiction of the servers, and protection against access by foreign authorities (Article 28 Data Act). */
    jurisdiction: { de: '', en: '' },
    /** Messengers, voice devices and shop systems that can be connected today. */
    connections: { de: '', en: '' },
    /** How one person is recognised across visits, so that they count once. */
    visitorRecognition: { de: '', en: '' },
    /** „ein Werktag“, "one working day". */
    replyTime: { de: '', en: '' },
    /** Support of customers: hours, way, languages, reaction to an outage, and whether the plans include it. */
    support: { de: '', en: '' },
    /** Whether the AI accounts of a plan cover the use of the model, whether a customer may bring one, and prices. */
    modelCosts: { de: '', en: '' },
    /** How a customer finds, exports and erases all conversations of one person (Articles 15 and 17 GDPR). */
    personErasure: { de: '', en: '' },
    /**
     * Languages (English and German apart) and form of address, pictures and files from visitors, file formats of the
     * knowledge base, seats for people who only read.
     */
    productDetails: { de: '', en: '' },
    /** When material brought to a demo, its chatbot and what a trial access held are erased. */
    demoMaterial: { de: '', en: '' },
    /** What the platform records about a customer's own staff, what reports show of single people, and for how long. */
    staffRecords: { de: '', en: '' },
    /** After ordinary notice: how long data can be retrieved, when it is erased, and the proof of that. */
    dataAfterNotice: { de: '', en: '' },
  },
  /** Full addresses of profiles; an empty one is not shown. */
  social: { linkedin: '', facebook: '', x: '', youtube: '' },
  facts: { founded: 2019, team: 35, chatbotsSince: 2016 },
} as const;
