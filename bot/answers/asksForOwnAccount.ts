/** Whether a customer asks the bot to look something up or to change something in the account, which it cannot see. */
import type { AnalysedQuestion } from './analyseQuestion.ts';

/** The entry that says so. */
export const ownAccountId = 'chat-no-account';

export function asksForOwnAccount({ plain, answeredIds }: AnalysedQuestion): boolean {
  if (!asks.test(plain)) return false;
  if (customerNumber.test(plain)) return true;
  // "Can't you send me a new one?"
  const goesOn = answeredIds.some((id) => aboutAccounts.has(id)) && forMe.test(plain) && acts.test(plain);
  return goesOn || (ownAccess.test(plain) && acts.test(plain)) || (ownPapers.test(plain) && looksUp.test(plain));
}

const aboutAccounts = new Set(['start-customer-help', ownAccountId]);

/** Asks the bot, not in general: "can I change my password?" is a question about the product. */
const asks =
  /\b(?:(?:kannst|konntest|wurdest|magst) (?:du|mir|uns)|(?:konnen|konnten|wurden) sie|(?:konnt|konntet) ihr|(?:can|could|will|would) (?:you|u|ya)|(?:can|could|won|would) ?n?t you|schau|sieh|guck|setz|schick|please|bitte)\b/;
const forMe = /\b(?:mir|mich|uns|me|us|my|our)\b/;
const customerNumber = /\b(?:kundennummer|kunden nr|kd nr|customer (?:number|no|id))(?: \w+)? \d{3,}\b/;
const own = '(?:mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|my|our)(?: (?:eigene[nmrs]?|own|altes|old|neues|new))?';
const ownAccess = new RegExp(
  String.raw`\b${own} (?:passwort|kennwort|password|pass|pw|login|log in|zugang|konto|account|access|benutzer\w*)\b`,
);
const ownPapers = new RegExp(
  String.raw`\b${own} (?:letzte[nr]? |last |latest )?(?:rechnung(?:en)?|vertrag|buchung(?:en)?|bestellung(?:en)?|invoices?|bill|contract|booking|orders?|subscription)\b|\b(?:bei|fur) (?:mir|uns) (?:gebucht|hinterlegt|gespeichert|eingetragen|freigeschaltet)\b|\b(?:am i|are we|i m|we re) (?:on|paying|booked)\b`,
);
const acts =
  /\b(?:zurucksetz\w*|zuruck|setz\w*|reset\w*|entsperr\w*|freischalt\w*|unlock\w*|ander\w*|change|losch\w*|delete|schick\w*|send|resend|zusend\w*|geb\w*|give|nachseh\w*|nachschau\w*|nachguck\w*|schau\w*|check\w*|pruf\w*|look|see|find|open|log me in|let me in|fix)\b/;
const looksUp =
  /\b(?:nachseh\w*|nachschau\w*|nachguck\w*|rein\w*|schau\w*|sieh|guck\w*|check\w*|pruf\w*|look|see|find|pull up|tell me)\b/;
