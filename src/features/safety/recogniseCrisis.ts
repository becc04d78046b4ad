/** Detects from the text alone whether a person is in danger, on the server and in the browser (issue 10, item 9). */
import { type CrisisKind, classifyCrisis, type DangerKind, dangerScoreOf, type Scorer } from './crisisModel.ts';
import { crisisWeights } from './crisisWeights.ts';
import { isEverydayNotice } from './isEverydayNotice.ts';
import { isPoliteFarewell } from './isPoliteFarewell.ts';
import { isVagueThreat } from './isVagueThreat.ts';
import { recogniseThreat } from './recogniseThreat.ts';

/** The kind of danger; undefined if the text expresses none. */
export function recogniseCrisis(text: string): DangerKind | undefined {
  if (isPoliteFarewell(text) || isEverydayNotice(text) || isVagueThreat(text)) return undefined;
  const said = classifyCrisis(text.replace(sentToAsk, ''), model);
  const threat = recogniseThreat(text);
  const kind =
    threat && wantsToDie.test(text)
      ? 'self'
      : (threat ?? said ?? plainDangers.find(([named]) => named.test(text))?.[1]);
  if (kind !== 'self' && asksAboutBot.test(text)) return undefined;
  // The model may take them for violence.
  if (kind === 'violence' && !threat && !attacked.test(text) && stroke.test(text)) return 'medical';
  if (kind !== 'self' || wantsToDie.test(text)) return kind;
  return attacked.test(text)
    ? 'violence'
    : accident.test(text) || stroke.test(text) || childSwallowed.test(text)
      ? 'medical'
      : kind;
}

/** Of the model alone. */
export const crisisScore = (text: string): number => dangerScoreOf(text.replace(sentToAsk, ''), model.danger);

/** "My nephew told me to ask about such a bot": who sent the visitor, which the model knows from texts about family. */
const sentToAsk =
  /\b(?:mein|unser)e? \p{L}+ [^.!?]{4,20} (?:ich|wir) soll\p{L}* (?:mich|uns) [^.!?]{0,12}nach [^.!?]{0,12}(?:bot|assistent|programm|software)\p{L}* erkundigen\b/giu;

/** Wordings that the model misses. */
const plainDangers: readonly (readonly [RegExp, CrisisKind])[] = [
  [
    /\b(?:danach|dann|morgen|heute abend|bald) bin ich tot\b(?! ?müde)|\bafter (?:this|that) i(?:['’]?m| am| will be|['’]?ll be) dead\b|\b(?:throw|throwing|chuck) myself (?:under|off|in front)\b|\bwerfe? (?:ich )?mich (?:vor|unter|aus)\b/i,
    'self',
  ],
  [
    /\b(?:nothing matters|alles egal)\b.*\b(?:(?:put|putting) an end|mach\w* (?:\w+ )?(?:dem )?(?:ein )?ende|end it)\b/i,
    'self',
  ],
  [/\bstehe? (?:gerade |hier )?auf (?:der|einer) brücke\b(?! und warte)/i, 'self'],
  [
    /\b(?:bricht|brechen) (?:jemand |die |gerade )*(?:bei (?:mir|uns)|in (?:mein|unser)\w* (?:haus|wohnung)) ein\b/i,
    'violence',
  ],
  [
    /\bbreak(?:ing)? into (?:my|our) (?:house|home|flat|apartment|room|place)\b|\bkick(?:ing)?(?: in| down)? (?:my|our) (?:front )?door\b|\b(?:mein|meine|my) (?:ex-?)?(?:mann|freund|partner|vater|husband|boyfriend|dad|father) (?:ist|wird|is|gets|has become)(?: \w+)? (?:gewalttätig|handgreiflich|violent|abusive)\b/i,
    'violence',
  ],
  [
    /\b(?:taken|took|swallowed) too many (?:tablets|pills)|zu viele? (?:tabletten|pillen) (?:genommen|geschluckt)/i,
    'medical',
  ],
  // A threat: the answer names the numbers for people in danger.
  [
    /\b(?:some(?:body|one)|you|one of you)(?:['’]s|['’]re|['’]ll| is| are| will)?(?: be)? (?:getting|going to get|gonna get|get) hurt\b|\b(?:schlag|hau)e? (?:euch|dich|sie|ihnen|dir|ihn) [^.!?]{0,20}(?:kaputt|fresse|schädel|krankenhausreif)/i,
    'violence',
  ],
];

/** "What does the bot do if somebody types that they can't breathe?" */
const asksAboutBot =
  /^(?:und |and )?(?:was (?:macht|tut|sagt) (?:der|euer|ihr|unser) (?:chat)?bot|what (?:does|would|will) (?:the|your|our) (?:chat)?bot)\b|\b(?:wenn|falls|if|when) (?:da |dort )?(?:einer|jemand|someone|somebody|(?:an?|eine?) (?:patient|customer|guest|kunde|gast)\w*)\b.{0,20}\b(?:reinschreibt|reintippt|in den chat|into (?:the|our|your) (?:chat|bot))\b/i;
const accident = /\b(?:aus versehen|versehentlich|by accident|accidentally|by mistake)\b/i;
/** "The little one drank drain cleaner": a poisoning, whose answer names the poison line. */
const childSwallowed =
  /\b(?:kleine|kind|baby|tochter|sohn|toddler|child|daughter|son)\b(?:(?! ich\b| i\b)[^.!?]){0,50}(?:getrunken|geschluckt|swallowed|drank|been at)/i;
/** Its signs. */
const stroke = /(?=.*\b(?:face|mouth|gesicht|mundwinkel))(?=.*\b(?:slack|droop|hängt|schief))/i;

/** "My husband is kicking the door": the answer for people who want to die would ask not to leave him alone. */
const attacked =
  /\b(?:(?:mein|meine|my)\s+(?:ex-?\s?)?(?:mann|frau|freund|freundin|partner|partnerin|vater|stiefvater|ex|husband|wife|boyfriend|girlfriend|dad|father|stepdad)|papa|mama|dad|mum|mummy|daddy)\b[^.!?]{0,30}\b(?:tritt|schlägt|schlaegt|prügelt|würgt|bedroht|kick(?:s|ing)?|hit(?:s|ting)?|beat(?:s|ing)?|chok(?:es|ing)|threaten(?:s|ing) me)/i;
const wantsToDie =
  /nicht mehr leben|sterben|umbringen|bring\w* mich um|selbstmord|suizid|kill myself|to die|suicid|end it/i;

type Packed = { bias: number; step: number; letters: string };

/** The letter `d` is 0; each further letter adds one step. */
const unpacked = ({ bias, step, letters }: Packed): Scorer => ({
  bias,
  weights: Float32Array.from({ length: letters.length }, (_, at) => (letters.charCodeAt(at) - 100) * step),
});

const { danger, self, violence, medical } = crisisWeights;
const model = {
  danger: unpacked(danger),
  kinds: { self: unpacked(self), violence: unpacked(violence), medical: unpacked(medical) },
};
