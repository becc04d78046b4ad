/** Why the site refuses an entry or a part of it. Faults never hold a value: entries may be unpublished. */

/** Reasons in the language of the log; the status page has them in both languages (statusWords.ts). */
export const faultReasons = {
  missing: 'is empty and required',
  invalid: 'has another form than the site expects',
  leadsNowhere: 'is a link that leads nowhere',
  empty: 'holds nothing that could be shown',
  duplicate: 'is used by two entries; the first counts',
  notPublished: 'is not published, and the site always shows it',
  noSuchPage: 'names no page of the site',
  noSuchEntry: 'names an entry that does not exist',
  isPage: 'is an address that the site uses itself',
  html: 'holds HTML, which articles do not show',
  picture: 'holds a picture that cannot be shown: of another site, too large, or of another format',
  undescribed: 'holds a picture without description',
  construct: 'holds Markdown that articles do not show',
  tooLong: 'is longer than the bot answers',
  wrongToken: 'has a token in braces that this text cannot fill',
  missingLink: 'lacks the token {link}, in whose place the page shows a link',
  wrongCount: 'has another number of entries than the page shows',
  wrongKeys: 'has other keys than the page shows',
  notHttps: 'is no https address',
} as const;

export type FaultReason = keyof typeof faultReasons;

/** `field`: the path within the entry, such as `menuDropdowns.0.heading`; empty for the whole entry. */
export type FieldFault = { field: string; reason: FaultReason };

/** What visitors see instead. `rest`: the entry without this part. `none`: nothing of a new entry. */
type Shown = 'last' | 'file' | 'rest' | 'none';

export type EntryFault = FieldFault & { key?: string; shown: Shown };

export const isFaultReason = (message: string): message is FaultReason => Object.hasOwn(faultReasons, message);
