/**
 * Dangers that recogniseCrisis.ts misses or takes for another one: poisoned children, signs of a stroke, weapons and
 * arson. Here and not there, because the size of that file counts in the browser.
 */
import type { DangerKind } from '../../src/features/safety/crisisModel.ts';

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

const speaker = /(?<!\p{L})(?:ich|wir|i|im|i['’]m|ill|i['’]ll|we|we['’]ll)(?!\p{L})/iu;
const armed =
  /\b(?:wait\p{L}*|be there|coming|warte|stehe?|komme?)\b[^.!?]{0,40}\b(?:with|mit) (?:an?|my|the|(?:d|m)?ein\p{L}*|dem|der|ner|nem) (?:\p{L}+ )?(?:bat|knife|gun|hammer|crowbar|machete|axe|baseballschläger|messer|knüppel|axt|pistole|waffe|eisenstange)\b/iu;
const arson =
  /\b(?:set(?:ting)?|light(?:ing)?|burn(?:ing)?) (?:the|your|this|their|that|his|her) (?:\p{L}+ ){0,3}(?:on fire|alight|down|to the ground)\b|\b(?:zünde|steck\p{L}*|fackle?) (?:ich )?(?:das|die|den|euch|euer\p{L}*|ihr\p{L}*|dieses?) (?:\p{L}+ ){0,3}(?:an|in brand|ab)\b/iu;
/** "What does the bot say if a child has swallowed a battery?" */
const ofBot = /\b(?:\p{L}*bots?|assistent\p{L}*|assistant|templates?|vorlagen?)\b/iu;
/** "I could burn the place down", "what if somebody sets the shop on fire?" */
const supposed =
  /\b(?:could|might|would|könnte\p{L}*|würde\p{L}*|what if|was wäre|(?:if|wenn|falls) (?:someone|somebody|jemand|einer|an? (?:customer|guest|patient)|eine? (?:kunde|gast)\p{L}*))\b/iu;

/** Undefined if none of these. */
export function dangerBeyond(text: string): DangerKind | undefined {
  if (supposed.test(text)) return undefined;
  const isPoisoned = child.test(text) && mouthed.test(text) && (poison.test(text) || foams.test(text));
  if (!ofBot.test(text) && (isPoisoned || (speech.test(text) && limp.test(text)))) return 'medical';
  if (!speaker.test(text)) return undefined;
  return arson.test(text) ? 'violence' : armed.test(text) ? 'threat' : undefined;
}
