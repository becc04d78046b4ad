/**
 * Understands a question: which entries it asks for, with what it follows up, and whether it asks two things at once.
 * Over 200 lines: the readings of one message are compared with each other.
 */
import { type Act, actOfId, idOfAct, isActId, isOwnSum, type OwnSum } from '../knowledge/acts.ts';
import { type AnalysedQuestion, type KnowledgeBases, normaliseText } from './analyseQuestion.ts';
import { asksPriceOnly } from './asksPriceOnly.ts';
import type { EntryMatch, FollowUpContext } from './createEntryMatcher.ts';
import { decideInContext } from './decideInContext.ts';
import { confidenceOf, decideOutcome, hardlyFits, type Outcome } from './decideOutcome.ts';
import { pageOfEntry, topicOf } from './entryRelations.ts';
import { intentPatterns } from './intentPatterns.ts';
import { refersOnly } from './readAsked.ts';
import { asksNothing } from './saysThatIsAll.ts';

export type QuestionMatch = EntryMatch & {
  outcome: Outcome;
  confidence: number;
  text: string;
  /** The text alone asks for no entry: it thanks, asks for the last answer's source, wishes a demo, or must be refused. */
  act?: Act | undefined;
  /** It asks for the price or the saving of the visitor's own case. */
  ownSum?: OwnSum | undefined;
  /** An entry or a passage fits only because of the turns before. */
  isRefused?: boolean;
  /** The message asks something else as well, which the site does not answer. */
  hasOpenPart?: boolean;
};

/** One match, or two if the message asks two things. */
export function matchQuestion(
  understood: AnalysedQuestion,
  knowledge: KnowledgeBases,
): readonly [QuestionMatch, QuestionMatch?] {
  const { locale, followsUp, previousQuestions, lastQuestion, answeredIds } = understood;
  const { matcher, findByAsk } = knowledge[locale];
  const contrast = contrasts.map((pattern) => pattern.exec(understood.text)).find(Boolean);
  const text = (contrast?.[2] ?? understood.text).replace(denied, '');
  /** "How long?" means nothing without the turns before it. */
  const isFragment = followsUp && understood.plain.split(' ').length <= fragmentWords;
  const decided = (match: EntryMatch, of: string): QuestionMatch => ({
    ...match,
    ranked: match.ranked.filter(({ id }) => !isActId(id)),
    ...{
      text: of,
      confidence: confidenceOf(match.signals),
      outcome: /^[\d ]*$/.test(understood.plain) ? 'unsure' : decideOutcome(match),
    },
  });

  const own = matcher.match(text);
  const [likeliest] = own.ranked;
  const alone = decided(own, text);
  if (plea.test(understood.plain)) return [{ ...alone, outcome: 'unsure', isRefused: true }];
  const act = likeliest && likeliest.probability >= actProbability ? actOfId(likeliest.id) : undefined;
  if (isOwnSum(act)) return [{ ...alone, ownSum: act }];
  if (act) return [{ ...alone, act, outcome: 'unsure' }];
  if (wishesPerson(own)) return [{ ...alone, act: 'handover', outcome: 'unsure' }];
  if (thanksAsWhole()) return [{ ...alone, act: 'thanks', outcome: 'unsure' }];
  const exact = isFragment ? undefined : findByAsk(text);
  if (exact !== undefined) {
    const ranked = [{ id: exact, probability: 1 }, ...alone.ranked.filter(({ id }) => id !== exact)];
    return [{ ...alone, ranked, outcome: 'sure', confidence: 1 }];
  }
  const [answeredId] = answeredIds;
  const answered = answeredId === undefined ? undefined : knowledge[locale].findUnfilled(answeredId);
  const hasContext = !isThanks(understood) && (previousQuestions !== '' || answered !== undefined);
  const context = { before: [lastQuestion, answered?.ask ?? ''].join(' '), answeredIds };
  // Its words are too common for the signals of confidence.
  if (!hasContext && asksPriceOnly(understood.plain) && likeliest?.id === 'plan-overview')
    return [{ ...alone, outcome: 'sure', confidence: 1 }];
  const fresh: QuestionMatch = hardlyFits(own.signals) ? { ...alone, outcome: 'unsure' } : alone;
  const inTurn = (hasContext && askedAgain()) || (hasContext ? preferFollowUp(alone, context, followsUp) : fresh);
  const whole = extendsAnswer(inTurn) ?? inTurn;

  /** "Not even for a month?" asks whether the answer before holds there too, unless it is known to mean another entry. */
  function extendsAnswer(match: QuestionMatch): QuestionMatch | undefined {
    const { plain } = understood;
    if (!answered || !extension.test(plain)) return undefined;
    const isOther = alone.outcome === 'sure' && (alone.ranked[0]?.probability ?? 0) >= completeProbability;
    if (isOther || plain.split(' ').length > extensionWords) return undefined;
    return { ...match, ranked: [{ id: answered.id, probability: subjectOwn }], outcome: 'sure', isRefused: false };
  }

  /** "Thanks for bearing with me", "right, off to lunch": it may be thanks, it asks for nothing, and no entry is likely. */
  function thanksAsWhole(): boolean {
    if (!asksNothing(understood)) return false;
    const { thanked, plain, question } = understood;
    const isWhole = thanked && thanksFor.test(plain);
    const probabilityIn = (match: EntryMatch) =>
      match.ranked.find(({ id }) => actOfId(id) === 'thanks')?.probability ?? 0;
    const probability = Math.max(probabilityIn(own), probabilityIn(matcher.match(question.text)));
    const isLikely = (alone.ranked[0]?.probability ?? 0) >= thanksLimits.entry;
    return probability >= (isWhole ? actProbability : isLikely ? 1 : thanksLimits.thanks);
  }

  /**
   * "I mean the newsletter", "not the demo, the contract": the question before, about the other subject. Undefined if that is
   * no clear question.
   */
  function askedAgain(): QuestionMatch | undefined {
    const subject = correction.exec(text)?.[1] ?? contrast?.[2];
    if (subject === undefined || subject.split(' ').length > subjectWords) return undefined;
    return lastQuestion === '' ? undefined : askedAbout(lastQuestion, subject);
  }

  function askedAbout(before: string, subject: string): QuestionMatch | undefined {
    const wrong = contrast?.[1]?.replace(article, '');
    const bare = before.replace(/[?!.]+\s*$/, '');
    const at = wrong ? bare.toLowerCase().indexOf(wrong.toLowerCase()) : -1;
    const again =
      wrong && at >= 0
        ? `${bare.slice(0, at)}${subject.replace(article, '')}${bare.slice(at + wrong.length)}`
        : `${bare} ${subject}`;
    const match = decided(matcher.match(again), again);
    const others = match.ranked.filter(({ id }) => !answeredIds.includes(id));
    const sum = others.reduce((total, { probability }) => total + probability, 0);
    const ranked = others.map(({ id, probability }) => ({ id, probability: probability / sum }));
    const [first = 0, second = 0] = ranked.map(({ probability }) => probability);
    return first >= subjectProbability && first >= subjectLead * second && match.outcome === 'sure'
      ? { ...match, ranked: ranked.slice(0, 1) }
      : undefined;
  }

  /** The text after the last answer, if that makes an answer more certain, or if an entry is probable there. */
  function preferFollowUp(
    without: QuestionMatch,
    context: FollowUpContext,
    followsUp: boolean,
    isWhole = isComplete(without),
  ): QuestionMatch {
    const joined = decided(matcher.match(without.text, context), without.text);
    const [best] = joined.ranked;
    const [own] = without.ranked;
    const isSubject = isFragment && without.outcome === 'sure' && (own?.probability ?? 0) >= subjectOwn;
    const isProbable =
      best !== undefined && best.probability >= contextProbability && joined.signals.best > joined.signals.none;
    if (isSubject && !isProbable && own?.id !== best?.id && !intentPatterns[locale].followUp.test(understood.plain))
      return without;
    if (isWhole) return isProbable && own?.id !== best?.id ? { ...joined, outcome: 'sure' } : without;
    const [from] = context.answeredIds;
    const after = from === answeredId ? answered : knowledge[locale].findUnfilled(from ?? '');
    const isNext = () => after?.next.includes(best?.id ?? '');
    const isNear = (id = '') => {
      const entry = knowledge[locale].findUnfilled(id);
      return (
        entry !== undefined &&
        after !== undefined &&
        (topicOf(entry) === topicOf(after) || pageOfEntry(entry) === pageOfEntry(after) || after.next.includes(id))
      );
    };
    const isLikely = followsUp && best !== undefined && isNext();
    // "SSO?": an unknown word, which the turns before do not explain.
    const isUnknown =
      without.signals.known === 0 &&
      without.signals.unknown > 0 &&
      !intentPatterns[locale].followUp.test(understood.plain);
    const inContext =
      isFragment && !isUnknown
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
  if (parts.length !== 2) return [askedAlone(whole)];
  const [first = '', next = ''] = parts;
  const beside = (of: string, match: QuestionMatch) => ({
    ...{ before: of, answeredIds: match.ranked.slice(0, 1).map(({ id }) => id) },
  });
  const probabilityOf = ({ isRefused, ranked: [best] }: QuestionMatch) => (isRefused ? 0 : (best?.probability ?? 0));
  const isClear = (match: QuestionMatch) =>
    probabilityOf(match) >= (match.outcome === 'sure' ? leastProbability : likelyHalf);
  let one = decidedAfter(first, hasContext ? context : undefined);
  let other = decidedAfter(next, beside(first, one));
  // "How big are you and since when do you exist?": the second tells what the first is about.
  if (!isClear(one)) {
    const alone = decidedAfter(next, hasContext ? context : undefined);
    const again = decidedAfter(first, beside(next, alone));
    if (isClear(alone) && probabilityOf(again) >= likelyHalf) [one, other] = [again, alone];
  }
  const [best, second] = [one, other].filter(isClear).map((match): QuestionMatch => ({ ...match, outcome: 'sure' }));
  if (best && second) return best.ranked[0]?.id === second.ranked[0]?.id ? [whole] : [best, second];
  const [open] = [one, other].filter((match) => match.text !== best?.text);
  const hasOpenPart =
    best !== undefined &&
    open?.outcome === 'unsure' &&
    probabilityOf(best) >= likelyAlone &&
    open.text.split(' ').length > fragmentWords &&
    !refersOnly(open.text, locale);
  if (hasOpenPart && whole.outcome === 'sure' && whole.ranked[0]?.id === best.ranked[0]?.id)
    return [{ ...whole, hasOpenPart }];
  const isAlone =
    best !== undefined && best.text.split(' ').length > fragmentWords && probabilityOf(best) >= likelyAlone;
  return isAlone && whole.outcome === 'unsure' ? [{ ...best, hasOpenPart }] : [whole];

  /** "She's British. What about Italian?": the question without the sentences before it, if these are in its way. */
  function askedAlone(match: QuestionMatch): QuestionMatch {
    const [question = '', ...more] = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.endsWith('?'));
    if (match.outcome !== 'unsure' || !hasContext) return match;
    if (more.length > 0 || question === '' || question === text) return match;
    const only = decidedAfter(question, context);
    return only.outcome === 'sure' && (only.ranked[0]?.probability ?? 0) >= likelyHalf ? only : match;
  }

  /** Half of a message. The second question may need the first: "how many are you, and since when?" */
  function decidedAfter(part: string, context: FollowUpContext | undefined): QuestionMatch {
    const alone = decided(matcher.match(part), part);
    const [best] = alone.ranked;
    // "… and does that cost anything?"
    const isOwn =
      !refersOnly(part, locale) && alone.outcome === 'sure' && (best?.probability ?? 0) >= completeProbability;
    return context ? preferFollowUp(alone, context, !isOwn, isOwn) : alone;
  }

  function isComplete({ outcome, ranked }: QuestionMatch): boolean {
    const pattern = intentPatterns[locale].followUp;
    return (
      !isFragment &&
      outcome === 'sure' &&
      (ranked[0]?.probability ?? 0) >= completeProbability &&
      !pattern.test(normaliseText(text, locale))
    );
  }
}

/** "Hilf mir bitte" tells no subject: after a message of danger it gets the helplines again. */
const plea =
  /^(?:(?:bitte|please|oh|ach|kannst du|konnen sie|can you|could you) )*(?:hilf|helft|hilfe|helfen sie|helfen|help)(?: (?:mir|uns|me|us|bitte|please|doch|now|jetzt))*$/;

/** "Brilliant, ta x": what remains of it asks for nothing. */
const isThanks = ({ text, plain, thanked, hasIntent }: AnalysedQuestion): boolean =>
  hasIntent('thanks') ||
  (thanked && !text.includes('?') && !hasIntent('followUp') && plain.split(' ').length <= fragmentWords);

/** "Talk to sales": the wish for a person and the entries on how to reach one share the probability. */
function wishesPerson({ ranked }: EntryMatch): boolean {
  const probabilityOf = (id: string) => ranked.find((one) => one.id === id)?.probability ?? 0;
  const wish = probabilityOf(idOfAct('handover'));
  const entries = probabilityOf('chat-handover') + probabilityOf('contact-callback');
  return wish >= personLimits.wish && wish + entries >= personLimits.together;
}

const personLimits = { wish: 0.06, together: 0.25 };

const extension =
  /^(?:(?:und|also|aber|and|so|but|hm+|ok|okay) )*(?:auch (?:nicht|kein\w*|dann|bei|wenn|nur|spater|danach|fur|ausnahmsweise)|nicht (?:mal|einmal)|selbst (?:wenn|bei|dann|nicht|fur)|not even|even (?:if|when|for|with|then|after\w*|in|on|just|a|the)|(?:gilt|does) (?:das|that) (?:auch|also|even) (?:fur|bei|wenn|for|if|when))\b/;
const extensionWords = 9;
const thanksLimits = { thanks: 0.03, entry: 0.15 };
const thanksFor = /^(?:for|fur|dass)\b/;

/** Measured with the development conversations. */
const leastGain = 0.9;
const completeProbability = 0.35;
const fragmentWords = 3;
/** Of an act: it is rather meant than any entry. */
const actProbability = 0.25;
/** Of an entry that people ask for next: it is answered even if the text alone tells little. */
const likelyProbability = 0.15;
/** Of an entry after the last answer: it comes before the one that the text alone means. */
const contextProbability = 0.4;
/** Of any other entry that the text means after the last answer. */
const followUpProbability = 0.2;
/** Of each half of a double question. */
const leastProbability = 0.2;
/** Of a half that is too short to be sure, or that the other one explains. */
const likelyHalf = 0.3;
/** Of a half whose other one the site does not answer. */
const likelyAlone = 0.5;

/** "Not the notice, but": what the visitor did not mean. */
const denied = /\b(?:nicht|not)\s[^,.;:?!]{1,60},?\s+(?:sondern|but)\b/gi;

/** "No, not the newsletter, the contract", "I don't want appointments, I want payments": what was denied, and what is meant. */
const contrasts: readonly RegExp[] = [
  /^(?:(?:no|nope|nein|nee|sorry|ah|ach)[,.!]?\s+)*(?:not|nicht)\s+([^,.;:?!]{2,40})[,.;]\s*(?:(?:but|sondern|i\s+mean(?:t)?|ich\s+mein(?:t?e))[,:]?\s+)?(.{2,60}?)[.!]*$/i,
  /^(?:(?:no|nope|nein|nee|sorry|but|aber)[,.!]?\s+)*(?:i|we|ich|wir)\s+(?:(?:don.t|do not)\s+(?:want|need|mean)|(?:will|wollen|mein(?:t?e)|brauchen?)\s+(?:keine?n?|nicht))\s+([^,.;:?!]{2,40})[,.;]\s*(?:(?:but|sondern|i|we|ich|wir|want|need|mean|will|meine?|brauchen?|wollen)[,:]?\s+)*(.{2,60}?)[.!]*$/i,
];
const article = /^(?:the|a|an|our|your|der|die|das|den|dem|vom|zum|zur|von|euer|eure|unser|unsere|beim|im)\s+/i;

/** "No, sorry, I meant the newsletter." */
const correction =
  /^(?:(?:no|nope|nein|nee|sorry|actually|eigentlich|wait|halt|oh|ah|ach|quatsch)[,.!]?\s+)*(?:(?:i|ich)\s+(?:meant?|meine|meinte)|(?:meant|meinte)|actually|eigentlich)[,:]?\s+(.+?)[.!?]*$/i;
/** A longer correction is a new question. */
const subjectWords = 5;
const subjectProbability = 0.35;
const subjectLead = 1.3;
/** Of a few words that are a new subject: "where are you based". */
const subjectOwn = 0.45;

/** The questions of a message: its sentences with a question mark, or both halves of one that is joined by "and". */
function questionsIn(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  const asked = sentences.filter((one, nth) => one.endsWith('?') || (nth > 0 && begins.test(one)));
  if (asked.length > 1) return asked.slice(-2);
  const [one = text] = asked.length === 1 ? asked : sentences.length === 1 ? sentences : [''];
  const halves = one.split(joint);
  return halves.length === 2 && halves.every((half) => half.split(' ').length > 1) ? halves : [];
}

const verbs = String.raw`(?:w(?!ir\b|e\b)\w+|seit|bis|ab|since|until|for|how|is|are|do|does|did|can|could|must|will|should|has|have|ist|sind|gibt|kann|können|habt|haben|hat|bekomm\w*|krieg\w*|muss|müssen|darf|dürfen|geht|zählt|kostet|brauch\w*|nimmt|sieht|sehen|lässt|läuft|bleibt|macht|dauert|lösch\w+|trainier\w+|speicher\w+|unterstütz\w+|funktionier\w+|biete\w+|werden|wird|hilft|helft|gilt|lohnt|liegen|liegt|stehen|steht|gehören|gehört|hält|haltet|spricht|sprecht|versteht|kommt|schreib\w+|antworte\w+)\b`;

const asksWith =
  '(?:unter|in|an|bei|mit|auf|zu|von|für|ab|seit|bis|at|on|for|from|to|by|with) (?:welche\\w*|we[nm]|was|wann|which|what|whom|when)\\b';

/** "Und trackt ihr das?": any verb before its subject. */
const inverted = String.raw`(?!(?:ob|da|dass|weil|dann|damit|sobald|als|obwohl|falls|so|wir|sie|ihr|du|er|es|man)\b)[\wäöüß]{3,}(?:t|st|e|en)\s+(?:ihr|du|man|wir|sie|er|es)\b`;

/** "And" (also "n" or "u", as people type it) before a verb or a question word, or after a comma. */
const joint = new RegExp(
  String.raw`,\s+(?:und|and|sowie|außerdem|also|&|\+)\s+|\s+(?:und|and|sowie|außerdem|also|n|u|&|\+)\s+(?=${verbs}|${asksWith}|${inverted})`,
  'i',
);

/** A question after another one, though without its mark: "no extras then? n does whatsap work". */
const begins = new RegExp(`^(?:(?:und|and|n|u|also|so)\\s+)?${verbs}`, 'i');
