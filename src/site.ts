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
  /** Full addresses of profiles; an empty one is not shown. */
  social: { linkedin: '', facebook: '', x: '', youtube: '' },
  facts: { founded: 2019, team: 35, chatbotsSince: 2016 },
} as const;
