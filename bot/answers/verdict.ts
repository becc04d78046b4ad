/**
 * "Yes" or "no" before an entry's answer (bot/knowledge/verdicts): only if the message asks a plain yes-or-no question
 * that resembles one which people have answered for this entry, and none which they answered otherwise or left open; or
 * if most questions about the entry have this answer and one of them is similar enough.
 */
import type { Locale } from '../../src/routes/table.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { normaliseText } from './analyseQuestion.ts';
import type { VerdictEvidence } from './createEntryMatcher.ts';

/** `open`: the entry's answer neither affirms nor denies it. */
export const verdicts = ['yes', 'no', 'open'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * Multinomial regression (docs/decisions/0347) over the questions of bot/knowledge/verdicts, each of them left out in turn,
 * and over 450 turns of conversations, against a question that is left open.
 */
const weights = {
  yes: { constant: -2.74, similar: { yes: 3.17, no: -2.15, open: -2.78 }, share: { yes: 3.51, no: 4.09 } },
  no: { constant: -2.51, similar: { yes: -0.37, no: 1.65, open: -4.07 }, share: { yes: 2.81, no: 4.41 } },
};
const leastProbability = 0.6;
/** Similarity to the most similar question of the verdict: alone, of a certain entry, and with that probability. */
const least = { alone: 0.5, certain: 0.42, probable: 0.35 };
/** Of the most similar question to the one of another verdict. */
const leastLead = 0.06;
/** "Price?" asks for no yes. */
const fewWords = 2;
/** "The price of one more?" */
const nounPhrase: Readonly<Record<Locale, RegExp>> = {
  de: /^\W*(?:(?:der|die|das|den|euer|eure|ihr|ihre)\s+)?(?:preis|kosten|frist|dauer|adresse|nummer|name|anzahl|höhe)\b/i,
  en: /^\W*(?:(?:the|your|a)\s+)?(?:price|cost|fee|notice|address|number|name|date|length|amount)\b/i,
};

/** `likelihood`: that of the entry. Undefined if the answer should begin as it is. */
export function verdictOf(
  { text, locale }: AnalysedQuestion,
  { recall, counts }: VerdictEvidence,
  likelihood: 'certain' | 'clear' | 'unclear',
): 'yes' | 'no' | undefined {
  const said = questionIn(text);
  const affirmed = withoutDenial(said, locale);
  const question = affirmed ?? said;
  if (!asksWhether(question, locale) || nounPhrase[locale].test(question)) return undefined;
  const asked = modeOf(question, locale);
  const similar = { yes: 0, no: 0, open: 0 };
  for (const [key, similarity] of recall(question)) {
    const { verdict, mode } = readKey(key);
    if (asked === undefined || mode === undefined || mode === asked)
      similar[verdict] = Math.max(similar[verdict], similarity);
  }
  const [best = 'open', next = 'open'] = verdicts.toSorted((one, other) => similar[other] - similar[one]);
  const isClear = similar[best] >= (likelihood === 'certain' ? least.certain : least.alone);
  const leads = isClear && similar[best] - similar[next] >= leastLead;
  const isVague = likelihood === 'unclear' || question.trim().split(/\s+/).length <= fewWords;
  const verdict = leads ? best : isVague ? undefined : probableVerdict(similar, sharesOf(counts));
  // "So there is no trial?": only the "no" means the same.
  return verdict === 'no' || (verdict === 'yes' && affirmed === undefined) ? verdict : undefined;
}

/** "So there's no trial?" as "So there's a trial?". Undefined if it denies nothing, or more than one thing. */
function withoutDenial(question: string, locale: Locale): string | undefined {
  const pairs = affirmations[locale];
  const pair = pairs.find(([denial]) => denial.test(question));
  const affirmed = pair && question.replace(pair[0], pair[1]).replace(/ {2,}/g, ' ');
  return affirmed && pairs.every(([denial]) => !denial.test(affirmed)) ? affirmed : undefined;
}

const affirmations: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bno\b(?! (?:longer|one|more|less)\b)/i, 'a'],
    [/\b(?:can[’']t|cannot)\b/i, 'can'],
    [/\bwon[’']t\b/i, 'will'],
    [/n[’']t\b/i, ''],
    [/\bnot\b(?! (?:only|just|yet)\b)/i, ''],
    [/\bnever\b/i, 'ever'],
    [/\bnobody\b/i, 'anybody'],
  ],
  de: [
    [/\bnicht\b(?! (?:nur|mehr|erst)\b)/i, ''],
    [/\bkein(?=(?:e[nmrs]?)?\b)/i, 'ein'],
    [/\b(?:nie|niemals)\b/i, 'je'],
    [/\bniemand(?=e[nm]\b|\b)/i, 'jemand'],
  ],
};

type OfVerdicts = Readonly<Record<Verdict, number>>;

function probableVerdict(similar: OfVerdicts, share: OfVerdicts): 'yes' | 'no' | undefined {
  const oddsOf = ({ constant, ...of }: (typeof weights)['yes']) =>
    Math.exp(
      constant +
        verdicts.reduce((sum, verdict) => sum + of.similar[verdict] * similar[verdict], 0) +
        of.share.yes * share.yes +
        of.share.no * share.no,
    );
  const odds = { yes: oddsOf(weights.yes), no: oddsOf(weights.no) };
  const best = odds.yes > odds.no ? 'yes' : 'no';
  const isProbable = odds[best] / (1 + odds.yes + odds.no) >= leastProbability;
  return isProbable && similar[best] >= least.probable ? best : undefined;
}

function readKey(key: string): { verdict: Verdict; mode: string | undefined } {
  const [name, mode] = key.split(' ');
  return { verdict: verdicts.find((verdict) => verdict === name) ?? 'open', mode };
}

/** Of all questions of the entry, as if half a question more had each verdict. */
function sharesOf(counts: VerdictEvidence['counts']): OfVerdicts {
  const share = { yes: 0.5, no: 0.5, open: 0.5 };
  for (const [key, count] of counts) share[readKey(key).verdict] += count;
  const all = share.yes + share.no + share.open;
  return { yes: share.yes / all, no: share.no / all, open: share.open / all };
}

/** "Must several take part?" is no other way of asking whether several may. */
export function verdictKey(verdict: Verdict, question: string, locale: Locale): string {
  const mode = modeOf(question, locale);
  return mode ? `${verdict} ${mode}` : verdict;
}

function modeOf(question: string, locale: Locale): 'must' | 'may' | undefined {
  const plain = normaliseText(question, locale);
  return modes.must.test(plain) ? 'must' : modes.may.test(plain) ? 'may' : undefined;
}

const modes = {
  must: /\b(?:must|have to|has to|need|needs|compulsory|required|muss|mussen|musst|brauche?n?|braucht|pflicht)\b/,
  may: /\b(?:can|could|may|allowed|kann|kannst|konnen|konnt\w*|darf|durfen|durft|lasst|lassen)\b/,
};

/** The last question of the message, without what stands before its colon or dash. */
function questionIn(text: string): string {
  const sentences = text.split(/(?<=[.!?;:])(?<!\b\d{1,2}\.)\s+|\s+[–-]\s+/);
  return sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1) ?? text;
}

/** "Do we need it?" */
export const beginsWithVerb = (text: string, locale: Locale): boolean =>
  patterns[locale].verbFirst.test(normaliseText(questionIn(text), locale));

/** "Does that apply if we switch?": whether the answer before holds, which the questions of another entry do not tell. */
export const asksForOtherCase = (plain: string): boolean => otherCase.test(plain);

const otherCase =
  /^(?:(?:und|aber|and|but|so|ok|okay|also) )*(?:(?:gilt|stimmt|bleibt|ist|zahlt|klappt) (?:das|dies|die|dieselbe|dasselbe|das gleiche)(?: (?:dann|denn|so|alles))? (?:auch|noch|trotzdem|genauso|immer noch)|(?:does|would|will|is|do) (?:that|this|it|the same|those)(?: (?:rule|period|price))?(?: (?:also|still|even))? (?:apply|hold|go for|count|true|valid|the case|the same))\b/;

/** No word that asks for more than yes or no, no choice between two, and no denial, which would turn the answer around. */
export function asksWhether(question: string, locale: Locale): boolean {
  const plain = normaliseText(question, locale).replace(/ (?:or|oder) (?:not|nicht)$/, '');
  const { open, choice, denial, verbFirst, request } = patterns[locale];
  if (choice.test(plain) || denial.test(plain)) return false;
  // "Do you pay people who recommend you?"
  if (verbFirst.test(plain)) return !request.test(plain);
  // "And for the largest?", "and if you help us?" go on with the question before.
  const goesOn = goesOnWith.test(plain) || (supposes.test(plain) && !question.includes(','));
  return question.trim().endsWith('?') && !open.test(plain) && !goesOn;
}

const goesOnWith = /^(?:und|and) (?:(?:fur|for|bei|mit|with) )?\w+$/;
const supposes = /^(?:(?:und|aber|and|but|so|also|na|ok) )*(?:wenns?|falls|if)\b/;

const patterns: Readonly<Record<Locale, Record<'open' | 'choice' | 'denial' | 'verbFirst' | 'request', RegExp>>> = {
  en: {
    open: /\b(?:what|whats|how|hows|when|where|who|whos|whose|which|why)\b/,
    choice: /\bor\b(?! so\b)/,
    request: /\b(?:tell|show|let|give) (?:me|us)\b|\bexplain\b|\byou know (?:what|how|when|where|who|which|why)\b/,
    denial:
      /\b(?:without (?:tax|vat)|not|never|no|none|nobody|nothing|neither|nor|(?:don|doesn|didn|isn|aren|wasn|won|can|couldn|wouldn|shouldn|haven|hasn) t|cannot)\b/,
    verbFirst:
      /^(?:(?:and|but|so|ok|okay|well|also|right|then) )*(?:do|does|did|can|could|is|are|am|was|were|will|would|should|must|may|might|has|have)\b/,
  },
  de: {
    open: /\b(?:was|wie|wann|wo|wer|wem|wen|welche\w*|warum|wieso|weshalb|woher|wohin|womit|wofur|wozu|worauf|wodurch|wieviel|wobei|woran)\b/,
    choice: /\boder\b(?! so\b)(?=.)/,
    request:
      /\b(?:mir|uns) (?:mal |bitte |kurz )*(?:sagen|zeigen|erklaren|nennen)\b|\b(?:sag|zeig|nenn)\w* (?:mir|uns)\b|\bwiss(?:t|en) (?:ihr|sie)\b/,
    denial:
      /\b(?:ohne (?:steuern?|mwst|ust|mehrwertsteuer|umsatzsteuer)|nicht|nichts|kein\w*|nie|niemals|niemand\w*|weder|nirgends)\b/,
    verbFirst:
      /^(?:(?:und|aber|also|ok|okay|na|dann|auch) )*(?:ist|sind|seid|kann|kannst|konnen|konnt|hat|habt|haben|gibts?|geht|gehts|muss|mussen|musst|brauche?|brauchst|darf|durfen|durft|wird|werden|zahlt|zahlen|lasst|seht|reicht|gilt)\b|^(?:(?:und|aber|also|ok|okay|na|dann|auch) )*(?!nicht|mit|seit|jetzt|selbst)\w{2,}(?:t|en|st) (?:ihr|sie|du|er|es|man|wir|ich|der|die|das|eure?r?|meine?|unsere?|jemand|denn|auch|dann|eine?r?)\b/,
  },
};
