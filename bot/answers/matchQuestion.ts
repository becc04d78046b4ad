/** Understands a question: which entries it asks for, with what it follows up, and whether it asks two things at once. */
import { type Act, actOfId, isActId } from '../knowledge/acts.ts';
import { type AnalysedQuestion, type KnowledgeBases, normaliseText } from './analyseQuestion.ts';
import { asksPriceOnly } from './asksPriceOnly.ts';
import type { EntryMatch, FollowUpContext } from './createEntryMatcher.ts';
import { decideInContext } from './decideInContext.ts';
import { confidenceOf, decideOutcome, type Outcome } from './decideOutcome.ts';
import { pageOfEntry, topicOf } from './entryRelations.ts';
import { intentPatterns } from './intentPatterns.ts';

export type QuestionMatch = EntryMatch & {
  outcome: Outcome;
  confidence: number;
  text: string;
  /** The text alone asks for no entry: it thanks, asks for the last answer's source, wishes a demo, or must be refused. */
  act?: Act | undefined;
  /** An entry or a passage fits only because of the turns before. */
  isRefused?: boolean;
  /** People asked this after the same answer, and the site does not answer it. */
  isKnownGap?: boolean;
};

/** One match, or two if the message asks two things. */
export function matchQuestion(
  understood: AnalysedQuestion,
  knowledge: KnowledgeBases,
): readonly [QuestionMatch, QuestionMatch?] {
  const { questionLocale, followsUp, previousQuestions, lastQuestion, answeredIds } = understood;
  const { matcher, findByAsk } = knowledge[questionLocale];
  const text = understood.text.replace(denied, '');
  /** "How long?" means nothing without the turns before it. */
  const isFragment = followsUp && understood.plain.split(' ').length <= fragmentWords;
  const decided = (match: EntryMatch, of: string): QuestionMatch => ({
    ...match,
    ranked: match.ranked.filter(({ id }) => !isActId(id)),
    ...{ text: of, confidence: confidenceOf(match.signals), outcome: decideOutcome(match) },
  });

  const own = matcher.match(text);
  const [likeliest] = own.ranked;
  const alone = decided(own, text);
  const act = likeliest && likeliest.probability >= actProbability ? actOfId(likeliest.id) : undefined;
  if (act) return [{ ...alone, act, outcome: 'unsure' }];
  const exact = isFragment ? undefined : findByAsk(text);
  if (exact !== undefined) {
    const ranked = [{ id: exact, probability: 1 }, ...alone.ranked.filter(({ id }) => id !== exact)];
    return [{ ...alone, ranked, outcome: 'sure', confidence: 1 }];
  }
  const [answeredId] = answeredIds;
  const answered = answeredId === undefined ? undefined : knowledge[questionLocale].find(answeredId);
  const hasContext = !isThanks(understood) && (previousQuestions !== '' || answered !== undefined);
  const context = { before: [lastQuestion, answered?.ask ?? ''].join(' '), answeredIds };
  // Its words are too common for the signals of confidence.
  if (!hasContext && asksPriceOnly(understood.plain) && likeliest?.id === 'plan-overview')
    return [{ ...alone, outcome: 'sure', confidence: 1 }];
  const whole = (hasContext && askedAgain()) || (hasContext ? preferFollowUp(alone, context, followsUp) : alone);

  /** "I mean the newsletter": the question before, about the other subject. Undefined if that is no clear question. */
  function askedAgain(): QuestionMatch | undefined {
    const subject = correction.exec(text)?.[1];
    if (subject === undefined || lastQuestion === '' || subject.split(' ').length > subjectWords) return undefined;
    const again = `${lastQuestion.replace(/[?!.]+\s*$/, '')} ${subject}`;
    const match = decided(matcher.match(again), again);
    const others = match.ranked.filter(({ id }) => !answeredIds.includes(id));
    const sum = others.reduce((total, { probability }) => total + probability, 0);
    const ranked = others.map(({ id, probability }) => ({ id, probability: probability / sum }));
    const [first = 0, second = 0] = ranked.map(({ probability }) => probability);
    return first >= subjectProbability && first >= subjectLead * second && match.outcome === 'sure'
      ? { ...match, ranked: ranked.slice(0, 1) }
      : undefined;
  }

  /** The text together with the question before it, if that makes an answer more certain. */
  function preferFollowUp(
    without: QuestionMatch,
    context: FollowUpContext,
    followsUp: boolean,
    isWhole = isComplete(without),
  ): QuestionMatch {
    const joined = decided(matcher.match(without.text, context), without.text);
    const [best] = joined.ranked;
    if (joined.recalledNone >= recognisedGap && joined.recalledNone > joined.recalled)
      return { ...joined, outcome: 'unsure', isRefused: true, isKnownGap: true };
    if (joined.recalled >= recognised) return { ...joined, outcome: 'sure' };
    if (isWhole) return without;
    const [from] = context.answeredIds;
    const after = from === answeredId ? answered : knowledge[questionLocale].find(from ?? '');
    const isNext = () => after?.next.includes(best?.id ?? '');
    const isNear = (id = '') => {
      const entry = knowledge[questionLocale].find(id);
      return (
        entry !== undefined &&
        after !== undefined &&
        (topicOf(entry) === topicOf(after) || pageOfEntry(entry) === pageOfEntry(after) || after.next.includes(id))
      );
    };
    const isLikely = followsUp && best !== undefined && isNext();
    const inContext = isFragment
      ? 'sure'
      : decideInContext(without.signals, joined, best !== undefined && context.answeredIds[0] === best.id);
    if (best && best.probability >= (isLikely ? likelyProbability : followUpProbability))
      return { ...joined, outcome: inContext, isRefused: inContext === 'unsure' };
    const isRescued = without.outcome === 'halfSure' && joined.outcome === 'sure' && isNear(best?.id);
    return isRescued || (followsUp && joined.confidence >= without.confidence * leastGain)
      ? { ...joined, outcome: inContext === 'sure' ? joined.outcome : inContext, isRefused: inContext === 'unsure' }
      : without;
  }

  const parts = questionsIn(text);
  if (parts.length !== 2) return [whole];
  const [first = '', next = ''] = parts;
  const one = decidedAfter(first, hasContext ? context : undefined);
  const other = decidedAfter(next, { before: first, answeredIds: one.ranked.slice(0, 1).map(({ id }) => id) });
  if (one.outcome !== 'sure' || other.outcome !== 'sure') return [whole];
  const ids = [one, other].map(({ ranked }) => ranked[0]?.id);
  const isClear = [one, other].every(({ ranked }) => (ranked[0]?.probability ?? 0) >= leastProbability);
  return isClear && ids[0] !== ids[1] ? [one, other] : [whole];

  /** Half of a message. The second question may need the first: "how many are you, and since when?" */
  function decidedAfter(part: string, context: FollowUpContext | undefined): QuestionMatch {
    const alone = decided(matcher.match(part), part);
    const [best] = alone.ranked;
    const isOwn = alone.outcome === 'sure' && (best?.probability ?? 0) >= completeProbability;
    return context ? preferFollowUp(alone, context, !isOwn, isOwn) : alone;
  }

  function isComplete({ outcome, ranked }: QuestionMatch): boolean {
    const pattern = intentPatterns[questionLocale].followUp;
    return (
      !isFragment &&
      outcome === 'sure' &&
      (ranked[0]?.probability ?? 0) >= completeProbability &&
      !pattern.test(normaliseText(text, questionLocale))
    );
  }
}

/** "Brilliant, ta x": what remains of it asks for nothing. */
const isThanks = ({ text, plain, thanked, hasIntent }: AnalysedQuestion): boolean =>
  hasIntent('thanks') ||
  (thanked && !text.includes('?') && !hasIntent('followUp') && plain.split(' ').length <= fragmentWords);

/** Similarity to a message that people wrote after the same answer: it is meant then. */
export const recognised = 0.5;
const recognisedGap = 0.6;
/** Measured with the development conversations. */
const leastGain = 0.9;
const completeProbability = 0.35;
const fragmentWords = 3;
/** Of an act: it is rather meant than any entry. */
const actProbability = 0.25;
/** Of an entry that people ask for next: it is answered even if the text alone tells little. */
const likelyProbability = 0.15;
/** Of any other entry that the text means together with the question before it. */
const followUpProbability = 0.3;
/** Of each half of a double question. */
const leastProbability = 0.2;

/** "Not the notice, but": what the visitor did not mean. */
const denied = /\b(?:nicht|not)\s[^,.;:?!]{1,60},?\s+(?:sondern|but)\b/gi;

/** "No, sorry, I meant the newsletter." */
const correction =
  /^(?:(?:no|nope|nein|nee|sorry|actually|eigentlich|wait|halt|oh|ah|ach|quatsch)[,.!]?\s+)*(?:(?:i|ich)\s+(?:meant?|meine|meinte)|(?:meant|meinte)|actually|eigentlich)[,:]?\s+(.+?)[.!?]*$/i;
/** A longer correction is a new question. */
const subjectWords = 5;
const subjectProbability = 0.35;
const subjectLead = 1.3;

/** The questions of a message: its sentences with a question mark, or both halves of one that is joined by "and". */
function questionsIn(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  const asked = sentences.filter((sentence) => sentence.endsWith('?'));
  if (asked.length > 1) return asked.slice(-2);
  const [one = text] = asked.length === 1 ? asked : sentences.length === 1 ? sentences : [''];
  const halves = one.split(joint);
  return halves.length === 2 && halves.every((half) => half.split(' ').length > 1) ? halves : [];
}

/** "And" (also "n" or "u", as people type it) before a verb or a question word, or after a comma. */
const joint =
  /,\s+(?:und|and|sowie|außerdem|also)\s+|\s+(?:und|and|sowie|außerdem|also|n|u)\s+(?=(?:w\w+|seit|bis|ab|since|until|for|how|is|are|do|does|did|can|could|must|will|should|has|have|ist|sind|gibt|kann|können|habt|haben|hat|bekomm\w+|krieg\w+|muss|müssen|darf|dürfen|geht|zählt|kostet|brauch\w+|nimmt|sieht|sehen|lässt|läuft|bleibt|macht|dauert|lösch\w+|trainier\w+|speicher\w+|unterstütz\w+|funktionier\w+|biete\w+|werden|wird|hilft|helft|gilt|lohnt|schreib\w+|antworte\w+)\b)/i;
