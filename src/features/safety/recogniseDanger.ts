/**
 * Recognises danger on the server: what recogniseCrisis.ts finds, and dangers that it misses or takes for another one:
 * tablets laid out, poisoned children, signs of a stroke, weapons, arson and "I know where he lives". In a file apart,
 * because the size of recogniseCrisis.ts counts in the browser.
 */
import type { DangerKind } from './crisisModel.ts';
import { isUnsureCrisis } from './isUnsureCrisis.ts';
import { recogniseCrisis } from './recogniseCrisis.ts';

/** The kind of danger; undefined if the text expresses none. */
export const recogniseDanger = (text: string): DangerKind | undefined =>
  dangerBeyond(text) ?? recogniseCrisis(text.replace(notInDanger, ' '));

/** The text may be harmless: it gets a line with a number, and an answer if there is one. */
export const isUnsureDanger = (text: string): boolean => dangerBeyond(text) === undefined && isUnsureCrisis(text);

/** "It's all in Karen's head", "do I have to put my name to something?": the words alone are taken for danger. */
const notInDanger =
  /\ball in (?!my )\S+ head\b|\bput my name\b|\b(?:ich|wir) wechseln?\b|\bich wechsle\b|\bwill jetzt lieber (?:einen|nen|mit (?:einem|nem)) menschen\b|\bich seh grad\b|\btype ['‘]chest pain['’]/gi;

/** "I've got the tablets lined up on the table." */
const pillsReady =
  /\b(?:tablets|pills|tabletten|pillen)\b[^.!?]{0,20}\b(?:lined up|laid out|counted out|in front of me|vor mir|aufgereiht|bereit\p{L}*|zurechtgelegt)\b|\b(?:lined up|laid out|counted out) (?:the|my|all (?:the|my)) (?:tablets|pills)\b/iu;

const child =
  /\b(?:(?:mein|unser)e?[rs]? (?:kleine[rs]?|kind|baby|tochter|sohn|enkel\p{L}*)|die kleine|der kleine|my (?:little (?:one|girl|boy)|kid|child|baby|toddler|daughter|son|grand(?:son|daughter|child)))\b/iu;
const mouthed =
  /\b(?:in den mund (?:genommen|gesteckt)|im mund|verschluckt|geschluckt|gegessen|gekaut|draufgebissen|getrunken|put .{1,25} in (?:her|his|their) mouth|ate|eaten|chew\w*|bitten|bit into|swallowed|drank|licked)\b/iu;
const poison =
  /\b(?:\p{L}*tabs?|\p{L}*reiniger|waschmittel|spülmittel|putzmittel|entkalker|batterien?|knopfzellen?|medikament\p{L}*|tabletten?|pillen?|pilze?|beeren|zigaretten?|nikotin\p{L}*|pods?|dishwasher \p{L}+|detergent|bleach|cleaner|descaler|batter(?:y|ies)|pills?|tablets|medicine|mushrooms?|berries|cigarettes?|nicotine)\b/iu;
const foams = /\b(?:spuckt|hat)(?: \p{L}+){0,3} schaum\b|\bfoam(?:ing|s)?(?: at the mouth)?\b/iu;

const speech =
  /\b(?:verwaschen|lallt|undeutlich|slurr\p{L}*|(?:kann|can)(?:['’]?t| nicht| kaum)(?: mehr| richtig| properly)* (?:sprechen|reden|speak|talk))/iu;
const limp =
  /\b(?:arm|bein|gesicht|mund|mundwinkel|seite|face|mouth|leg|side)\b[^.!?]{0,25}\b(?:hängt|taub|schlaff|gelähmt|droop\p{L}*|limp|numb|slack|weak)\b/iu;

const speaker = /(?<!\p{L})(?:ich|wir|i|im|i['’]m|ive|i['’]ve|ill|i['’]ll|we|we['’]ll)(?!\p{L})/iu;
const alone = /(?<!\p{L})(?:ich|i|ive|i['’]ve|im|i['’]m)(?!\p{L})/iu;
const armed =
  /\b(?:wait\p{L}*|be there|coming|warte|stehe?|komme?)\b[^.!?]{0,40}\b(?:with|mit) (?:an?|my|the|(?:d|m)?ein\p{L}*|dem|der|ner|nem) (?:\p{L}+ )?(?:bat|knife|gun|hammer|crowbar|machete|axe|baseballschläger|messer|knüppel|axt|pistole|waffe|eisenstange)\b|\b(?:come|coming|be there|komme|stehe)\b[^.!?]{0,40}\b(?:with|mit) (?:a can of |some |einem kanister |nem kanister )?(?:petrol|gasoline|benzin)\b/iu;
/** "Tell your sales bloke I know which car is his." */
const stalks =
  /\b(?:know|weiß|weiss) (?:exactly |genau )?(?:which car (?:is|he|she|you)|where (?:he|she|you(?: all)?|they|your \p{L}+) (?:lives?|parks?|sleeps?)|welches auto|wo (?:er|sie|ihr|du|euer \p{L}+|ihr \p{L}+) (?:wohn\p{L}*|park\p{L}*))\b/iu;
const arson =
  /\b(?:set(?:ting)?|light(?:ing)?|burn(?:ing)?) (?:the|your|this|their|that|his|her) (?:\p{L}+ ){0,3}(?:on fire|alight|down|to the ground)\b|\b(?:zünde|steck\p{L}*|fackle?) (?:ich )?(?:das|die|den|euch|euer\p{L}*|ihr\p{L}*|dieses?) (?:\p{L}+ ){0,3}(?:an|in brand|ab)\b/iu;
/** "What does the bot say if a child has swallowed a battery?" */
const ofBot = /\b(?:\p{L}*bots?|assistent\p{L}*|assistant|templates?|vorlagen?)\b/iu;
/** "I could burn the place down", "what if somebody sets the shop on fire?" */
const supposed =
  /\b(?:could|might|would|könnte\p{L}*|würde\p{L}*|what if|was wäre|(?:if|wenn|falls) (?:someone|somebody|jemand|einer|an? (?:customer|guest|patient)|eine? (?:kunde|gast)\p{L}*))\b/iu;

/** Beyond what recogniseCrisis.ts finds. */
function dangerBeyond(text: string): DangerKind | undefined {
  if (supposed.test(text)) return undefined;
  const isPoisoned = child.test(text) && mouthed.test(text) && (poison.test(text) || foams.test(text));
  if (!ofBot.test(text) && (isPoisoned || (speech.test(text) && limp.test(text)))) return 'medical';
  if (!speaker.test(text)) return undefined;
  if (alone.test(text) && pillsReady.test(text)) return 'self';
  if (stalks.test(text)) return 'threat';
  return arson.test(text) ? 'violence' : armed.test(text) ? 'threat' : undefined;
}
