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
  /\ball in (?!my )\S+ head\b|\bput my name\b|\b(?:ich|wir) wechseln?\b|\bich wechsle\b|\bwill jetzt lieber (?:einen|nen|mit (?:einem|nem)) menschen\b|\bich seh grad\b|\bwhere (?:they|he|she|people|customers|guests) lives?\b|\b(?:kann|darf|soll)\w* (?:mein|meine) (?:mann|frau|freundin?|partner(?:in)?|bruder|schwester|sohn|tochter|vater|mutter|chefin?|kollegin?)(?: (?:da|auch|mit|dann))* (?:mitmachen|dabei ?sein|mitkommen|teilnehmen|mitreden|zuschauen|zuh\S+ren)\b|\bchatbots?\b.{0,40}\btalk me out of it\b|\btype ['‘]chest pain['’]/gi;

/** "I've got the tablets lined up on the table." */
const pillsReady =
  /\b(?:tablets|pills|tabletten|pillen)\b[^.!?]{0,20}\b(?:lined up|laid out|counted out|in front of me|vor mir|aufgereiht|bereit\p{L}*|zurechtgelegt)\b|\b(?:lined up|laid out|counted out) (?:the|my|all (?:the|my)) (?:tablets|pills)\b/iu;

/** "Unser Sohn", "our 2yo", "the baby". */
const child =
  /\b(?:(?:mein|unser)e?[rs]? (?:kleine[rs]?|kind|baby|tochter|sohn|enkel\p{L}*)|die kleine|der kleine|(?:my|our) (?:\d{1,2} ?-?(?:yo|year[- ]old)|little (?:one|girl|boy)|kid|child|baby|toddler|daughter|son|grand(?:son|daughter|child))|the (?:baby|toddler))\b/iu;
const mouthed =
  /\b(?:in den mund (?:genommen|gesteckt)|im mund|verschluckt|geschluckt|gegessen|gekaut|geleckt|draufgebissen|getrunken|put .{1,25} in (?:her|his|their) mouth|ate|eaten|chew\w*|bitten|bit into|swallowed|drank|licked)\b/iu;
const poison =
  /\b(?:spül\p{L}*tabs?|(?:dishwasher|detergent|laundry|washing) (?:tabs?|pods?|tablets?|capsules?)|\p{L}*[- ]?reiniger|waschmittel|spülmittel|putzmittel|entkalker|batterien?|knopfzellen?|medikament\p{L}*|tabletten?|pillen?|zigaretten?|nikotin\p{L}*|detergent|bleach|cleaner|descaler|batter(?:y|ies)|pills?|tablets|medicine|cigarettes?|nicotine)\b/iu;
/** Dangerous only if they grew somewhere or a child is ill. */
const maybePoison = /\b(?:pilze?|beeren|mushrooms?|berries)\b/iu;
const foundOrIll =
  /\b(?:garten|wald|wiese|park|strauch|busch|gefunden|garden|woods?|forest|bush|hedge|found|wild|erbricht|übel|bauchweh|krämpfe|sick|vomit\p{L}*|ill|cramps?)\b/iu;
const foams = /\b(?:spuckt|hat)(?: \p{L}+){0,3} schaum\b|\bfoam(?:ing|s)?(?: at the mouth)?\b/iu;
/** "Tell my daughter I've swallowed all the pills": the writer has. */
const selfSwallowed =
  /(?<!\p{L})(?:ich|i|i['’]?ve|i['’]?m)(?: (?:hab|habe|have|just|already|gerade|eben|jetzt|schon))*(?: \p{L}+){0,4} (?:swallowed|taken|took|geschluckt|genommen)\b/iu;

const speech =
  /\b(?:verwaschen|lallt|undeutlich|slurr\p{L}*|(?:kann|can)(?:['’]?t| nicht| kaum)(?: mehr| richtig| properly)* (?:sprechen|reden|speak|talk))/iu;
const limp =
  /\b(?:arm|bein|gesicht|mund|mundwinkel|(?:eine|linke|rechte) (?:seite|gesichtshälfte|körperhälfte)|face|mouth|leg|(?:one|left|right) side)\b[^.!?]{0,25}\b(?:hängt|taub|schlaff|gelähmt|droop\p{L}*|limp|numb|slack|weak)\b/iu;
const person =
  /(?<!\p{L})(?:(?:mein|unser|sein|ihr)\p{L}* \p{L}+|er|sie|ich|my|our|he|she|i|his|her|husband|wife|mum|dad|vater|mutter|mann|frau|oma|opa|papa|mama|kollege|kollegin|kunde|kundin)(?!\p{L})/iu;

const speaker = /(?<!\p{L})(?:ich|wir|i|im|i['’]m|ive|i['’]ve|ill|i['’]ll|we|we['’]ll)(?!\p{L})/iu;
const alone = /(?<!\p{L})(?:ich|i|ive|i['’]ve|im|i['’]m)(?!\p{L})/iu;
const armed =
  /\b(?:wait\p{L}*|be there|coming|warte|stehe?|komme?)\b[^.!?]{0,40}\b(?:with|mit) (?:an?|my|the|(?:d|m)?ein\p{L}*|dem|der|ner|nem) (?:\p{L}+ )?(?:bat|knife|gun|hammer|crowbar|machete|axe|baseballschläger|messer|knüppel|axt|pistole|waffe|eisenstange)\b|\b(?:come|coming|be there|komme|stehe)\b[^.!?]{0,40}\b(?:with|mit) (?:a can of |some |einem kanister |nem kanister )?(?:petrol|gasoline|benzin)\b/iu;
/** "Tell your sales bloke I know which car is his", but not "I want to know", "I don't know". */
const stalks =
  /(?<!\p{L})(?:(?:i|we) (?:do |already |also )?know (?:exactly |just )?(?:which car is (?:his|hers)|what car (?:he|she) drives|where (?:he|she|you(?: all)?|your (?:boss|sales\p{L}*|colleagues?|family|kids|wife|husband|daughter|son|manager|director|staff)) (?:lives?|sleeps?|parks?))(?=\W*(?:$|[.,!?]|(?:and|now|too|he|she|what)(?!\p{L})))|(?:ich|wir) (?:weiß|weiss|wissen)(?: ja| jetzt| genau| auch| schon| längst)*,? (?:welches auto (?:er|sie|ihr|du|euer \p{L}+) (?:fährt|fahrt|fährst)|wo (?:er|sie|ihr|du|(?:euer|eure|dein|deine|ihr|ihre) (?:chef(?:in)?|vertrieb\p{L}*|verkäufer\p{L}*|kolleg\p{L}*|familie|kinder|frau|mann|tochter|sohn)) (?:wohn|park)\p{L}*)(?=\W*(?:$|[.,!?]|(?:und|jetzt)(?!\p{L}))))/iu;
/** What is set on fire, not "the language", "die Ziele". */
const building =
  '(?:place|building|office|house|shop|hall|town ?hall|school|flat|car|store|headquarters|lot|whole|haus|büro|rathaus|gebäude|laden|bude|schule|wohnung|auto|zentrale|euch|hütte)';
const arson = new RegExp(
  String.raw`\b(?:set(?:ting)?|light(?:ing)?|burn(?:ing)?) (?:(?:the|your|this|their|that|his|her) (?:\p{L}+ ){0,2}?${building}(?: \p{L}+){0,2}? (?:on fire|alight|down|to the ground)|(?:it|you)(?: all)? on fire)\b(?! with (?!petrol|gas))|\b(?:zünde|stecke?|fackle?|fackele)(?: ich)? (?:(?:das|die|den|euer\p{L}*|eure|ihr\p{L}*|dieses?|dein\p{L}*) (?:\p{L}+ ){0,2}?)?${building}(?: \p{L}+){0,2}? (?:an|in brand|ab)(?!\p{L})(?=\W*(?:$|,|(?:heute|morgen|noch)(?!\p{L})))`,
  'iu',
);
/** "What does the bot say if a child has swallowed a battery?", "Our parents ask: …" */
const ofBot =
  /\b(?:(?:chat)?bots? (?:say|tell|do|answer|react|sag\p{L}*|mach\p{L}*|antwort\p{L}*|reagier\p{L}*)|(?:das|der|the|does|dein|euer|your) (?:chat)?(?:bots?|assistent|assistant)|sagt der|assistant|assistent\p{L}*|templates?|vorlagen?|(?:customers?|parents|guests|patients|kunden|eltern|gäste|patienten)(?: \p{L}+)? (?:ask|asks|write|writes|say|fragen|schreiben|sagen)\p{L}*|can (?:a|your|the) chat\p{L}*)\b/iu;
const asksForHelp = /\b(?:what (?:to|should i|do i|shall i) do|was (?:soll|muss|tun|mache)|hilfe|help)\b/iu;
/** "What if somebody sets the shop on fire?" */
const hypothetical =
  /\b(?:what if|was wäre|(?:if|wenn|falls) (?:someone|somebody|jemand|einer|an? (?:customer|guest|patient)|eine? (?:kunde|gast)\p{L}*))\b/iu;
/** "I could burn the place down" */
const onlyCould =
  /(?<!\p{L})(?:(?:i|we) (?:could|might|would)|(?:ich|wir) (?:könnte|würde|konnte|wurde)\p{L}*|könnte ich|würde ich)(?!\p{L})/iu;

/** Beyond what recogniseCrisis.ts finds. */
function dangerBeyond(text: string): DangerKind | undefined {
  if (hypothetical.test(text)) return undefined;
  const hasEaten = poison.test(text) || foams.test(text) || (maybePoison.test(text) && foundOrIll.test(text));
  const isPoisoned = child.test(text) && mouthed.test(text) && hasEaten && !selfSwallowed.test(text);
  const isStroke = speech.test(text) && limp.test(text) && person.test(text);
  const isOfBot = ofBot.test(text) && !asksForHelp.test(text);
  if (!isOfBot && (isPoisoned || isStroke)) return 'medical';
  if (!speaker.test(text)) return undefined;
  if (alone.test(text) && pillsReady.test(text)) return 'self';
  if (stalks.test(text)) return 'threat';
  if (onlyCould.test(text)) return undefined;
  return arson.test(text) ? 'violence' : armed.test(text) ? 'threat' : undefined;
}
