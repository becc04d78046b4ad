/** Whether a text that is taken for a crisis may as well be harmless (docs/decisions/0348). */

import { dangerThreshold } from './crisisModel.ts';
import { crisisScore, recogniseCrisis } from './recogniseCrisis.ts';
import { recogniseThreat } from './recogniseThreat.ts';

/** The highest score at which no more wordings of the development set become unsure. */
const sureScore = 0.25;

/** Wordings that name a danger outright: whatever their score, they get the whole answer. */
const forms: readonly RegExp[] = [
  /umbri\p{L}*|umzubringen|\bbring\p{L}* (?:ich )?(?:mich|ihn|sie|euch|meinen?) \p{L}*\s?um\b|su[iy]zid|selbstmord|selbsttöt|\btot\b(?! ?müde)|tödlich|\bst[eä]rben?\b(?! lassen)|leben (?:zu )?nehm|nimmt sich das leben|\bkms\b/iu,
  /nicht mehr (?:\p{L}+ )?(?:leben|lehben|mer|da sein|dasein|da\b|aufwachen|weiterleben)|nich mehr leven|\bkann (?:einfach |das alles )?nicht mehr\b(?! (?:warten|sehen|hören|lachen|\p{L}+en\b))|kei chraft|(?:ein )?ende (?:setzen|machen)|mach\p{L}* schluss damit|für immer schlafen|abschiedsbrief|letzter abend|bevor ichs mache/iu,
  /\bspring(?:e|t|en)? (?:jetzt|gleich|vo[nm]|aus)|\bsprung\b|springen will|(?:vom|von der) (?:hochhaus|dach|balkon|brücke)|auf dem dach|\bbrücke\b|\bstrick\b|\bseil gekauft|vo(?:rn|r den|r einen) zug|ins wasser|pulsader|\britz\p{L}*|schneid\p{L}* (?:ich )?mi(?:ch|r)|mich (?:\p{L}+ )?schneide|tu\p{L}* (?:ich )?mir (?:\p{L}+ )?(?:weh|was)|(?:was|etwas) an(?:tu\p{L}*|zutun)|erhäng/iu,
  /geschlagen|\bschlägt (?:mich|sie|ihn|meine)|prügelt|gewürgt|würgt|eingesperrt|überlebe? (?:ich )?(?:das|es|den|die)|messer|\b(?:waffe|pistole) (?:in|im|dabei|auf (?:mich|uns|sie|ihn))|vergewaltig|misshandel|bedroht mich|bewusstlos|keine luft|herzinfarkt|schlaganfall|zu viele tabletten|den tabletten|überdosis|medikamente zusammen|allergischer schock|verblutet|blutet stark/iu,
  /häng\p{L}* (?:ich )?mich|erschieß\p{L}* (?:ich )?mich|mich (?:selbst )?töten|verbluten|beende\p{L}* (?:mein leben|es heute)|lebt? wohl\b|abschied\b|für immer\b.*\bverschwinden|verschwinden für immer|ohne mich (?:\p{L}+ )*besser|besser dran ohne mich|seelsorge|krisentelefon|kein(?:en)? (?:sinn mehr|ausweg)|verletz\p{L}* mich selbst|svv\b|freitod|einschläferung|morddrohung|stalk|verfolgt mich|mich verfolgt|einbrecher|frauenhaus telefon|sperrt mich ein|amok|zusammengebrochen|gelähmt|brustschmerz|atemnot|krankenwagen|krampft|erstickt|vergiftet|hirnschlag/iu,
  /\bself ?-?harm|hurting myself|drown|noose|\brope\b|goodbye letter|(?:dont|don['’]t) want to (?:live|exist)|be dead|lethal dose|not safe with myself|talk me out of it|(?:need|want) (?:somebody|someone) to talk to|no way out|kill(?:s|ing) me(?: fast|$)|killing myself|rapd|raped|assaulted|following me home|breaking in|locked in|chest pain|no pulse|collapsed|seizure|siezure|ambulance|ambulence|choking|poisoned|paralysed|electrocuted|unconcious|od['’]d|black eye/iu,
  /kill? m[ye] ?self|kil my|too kil|\bkill (?:him|her|my|them|themselves)\b|suicid|overdos|\bdie[sd]?\b|\bdye\b|\bdying\b|i['’]?m dead|\bto death|end(?:ing)? (?:it all|my life|his life|her life)|(?:taking|take|took) (?:my|his|her|their) (?:own )?life|finishing it|\bmy life['’]?s over/iu,
  /(?:live|living|go on|be here|wanan live|want to live)(?: \p{L}+)? (?:any ?more|anymroe|like this)|\bcan['’]?t go on\b|nothing to live for|(?:better off|gone) without (?:me|him|her)|if i (?:was|were) gone|i['’]?ll be gone|shan['’]?t be alive|never wake up|painless|hanging hurt|\bjump (?:out|off|from|in front)|(?:cut|hurt|harm|hang|hanging|shoot) (?:my|him|her)self|\bvoices\b|goodbye note|suicide note|(?:wrote|written) (?:the|my|a) note|note['’]?s on the table|something to (?:himself|herself|myself)|danger to myself|bus tonight|finished for me/iu,
  /has a (?:knife|gun)|with a (?:knife|gun)|shoot up|house on fire|\bbleach\b|(?:too many|whole bottle of|every) (?:pills|tablets|\p{L}+)\b(?= (?:with|now|in)|$)|bleeding|passed out|unconscious|(?:isn['’]?t|not) (?:moving|breathing)\b(?! down)|heart attack|(?:anaphylactic|electric) shock|(?:beat|beats|hit|hits|hitting|strangled|raped|choked|locked) (?:me|us|her|him|mum)|number for the samaritans/iu,
];

const namesDanger = (text: string): boolean => forms.some((form) => form.test(text));

/** True if only the model speaks for danger, and hardly: the text gets a line with a number, and an answer if there is one. */
export function isUnsureCrisis(text: string): boolean {
  const score = crisisScore(text);
  return (
    score > dangerThreshold &&
    score <= sureScore &&
    recogniseCrisis(text) !== undefined &&
    !recogniseThreat(text) &&
    !namesDanger(text)
  );
}
