/**
 * "Yes" or "no" before an entry's answer (bot/knowledge/verdicts): only if the message asks a plain yes-or-no question
 * that resembles one which people have answered for this entry, and none which they answered otherwise or left open.
 */
import type { Locale } from '../../src/routes/table.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { normaliseText } from './analyseQuestion.ts';
import type { Recall } from './createFollowUpMemory.ts';

/** `open`: the entry's answer neither affirms nor denies it. */
export const verdicts = ['yes', 'no', 'open'] as const;
export type Verdict = (typeof verdicts)[number];

/** Least similarity. */
const least = { likely: 0.42, other: 0.5 };
const leastLead = 0.06;

/**
 * `recall`: how similar a question is to those of each verdict, by `verdictKey`. `isLikely`: the entry surely is the one
 * that was asked for. Undefined if the answer should begin as it is.
 */
export function verdictOf(
  { text, locale }: AnalysedQuestion,
  recall: (question: string) => Recall,
  isLikely: boolean,
): 'yes' | 'no' | undefined {
  const question = questionIn(text);
  if (!asksWhether(question, locale)) return undefined;
  const asked = modeOf(question, locale);
  const similar = [...recall(question)]
    .map(([key, similarity]) => ({ verdict: key.split(' ')[0], mode: key.split(' ')[1], similarity }))
    .filter(({ mode }) => asked === undefined || mode === undefined || mode === asked)
    .sort((one, other) => other.similarity - one.similarity);
  const [best] = similar;
  const other = similar.find(({ verdict }) => verdict !== best?.verdict);
  if (!best || best.similarity < (isLikely ? least.likely : least.other)) return undefined;
  if (best.similarity - (other?.similarity ?? 0) < leastLead) return undefined;
  return best.verdict === 'yes' || best.verdict === 'no' ? best.verdict : undefined;
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
  const sentences = text.split(/(?<=[.!?;:])\s+|\s+[–-]\s+/);
  return sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1) ?? text;
}

/** "Do we need it?" */
export const beginsWithVerb = (text: string, locale: Locale): boolean =>
  patterns[locale].verbFirst.test(normaliseText(questionIn(text), locale));

/** No word that asks for more than yes or no, no choice between two, and no denial, which would turn the answer around. */
export function asksWhether(question: string, locale: Locale): boolean {
  const plain = normaliseText(question, locale).replace(/ (?:or|oder) (?:not|nicht)$/, '');
  const { open, choice, denial, verbFirst, request } = patterns[locale];
  if (choice.test(plain) || denial.test(plain)) return false;
  // "Do you pay people who recommend you?"
  if (verbFirst.test(plain)) return !request.test(plain);
  // "And for the largest?" goes on with the question before.
  return (
    question.trim().endsWith('?') && !open.test(plain) && !/^(?:und|and) (?:(?:fur|for|bei|mit|with) )?\w+$/.test(plain)
  );
}

const patterns: Readonly<Record<Locale, Record<'open' | 'choice' | 'denial' | 'verbFirst' | 'request', RegExp>>> = {
  en: {
    open: /\b(?:what|whats|how|hows|when|where|who|whos|whose|which|why)\b/,
    choice: /\bor\b(?! so\b)/,
    request: /\b(?:tell|show|let|give) (?:me|us)\b|\bexplain\b|\byou know (?:what|how|when|where|who|which|why)\b/,
    denial:
      /\b(?:not|never|no|none|nobody|nothing|neither|nor|(?:don|doesn|didn|isn|aren|wasn|won|can|couldn|wouldn|shouldn|haven|hasn) t|cannot)\b/,
    verbFirst:
      /^(?:(?:and|but|so|ok|okay|well|also|right|then) )*(?:do|does|did|can|could|is|are|am|was|were|will|would|should|must|may|might|has|have)\b/,
  },
  de: {
    open: /\b(?:was|wie|wann|wo|wer|wem|wen|welche\w*|warum|wieso|weshalb|woher|wohin|womit|wofur|wozu|worauf|wodurch|wieviel|wobei|woran)\b/,
    choice: /\boder\b(?! so\b)(?=.)/,
    request:
      /\b(?:mir|uns) (?:mal |bitte |kurz )*(?:sagen|zeigen|erklaren|nennen)\b|\b(?:sag|zeig|nenn)\w* (?:mir|uns)\b|\bwiss(?:t|en) (?:ihr|sie)\b/,
    denial: /\b(?:nicht|nichts|kein\w*|nie|niemals|niemand\w*|weder|nirgends)\b/,
    verbFirst:
      /^(?:(?:und|aber|also|ok|okay|na|dann|auch) )*(?:ist|sind|seid|kann|kannst|konnen|konnt|hat|habt|haben|gibts?|geht|gehts|muss|mussen|musst|brauche?|brauchst|darf|durfen|durft|wird|werden|zahlt|zahlen|lasst|seht|reicht|gilt)\b|^(?:(?:und|aber|also|ok|okay|na|dann|auch) )*(?!nicht|mit|seit|jetzt|selbst)\w{2,}(?:t|en|st) (?:ihr|sie|du|er|es|man|wir|ich|der|die|das|eure?r?|meine?|unsere?|jemand|denn|auch|dann|eine?r?)\b/,
  },
};
