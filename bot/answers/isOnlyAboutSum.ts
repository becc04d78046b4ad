/** Whether a message has nothing but the words that sums are made of: what it adds to a sum is then all that it says. */
import type { Locale } from '../../src/routes/table.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { withDigits } from './numberWords.ts';

/** Folded. "How many" and "included" are missing: they ask what a plan contains. */
const vocabulary: Readonly<Record<Locale, RegExp>> = {
  de: new RegExp(
    `^(?:${[
      String.raw`\d+|und|aber|also|ok|okay|gut|ah|ach|oh|hm+|puh|tja|ja|nein|nee|ne|doch|dann|denn|da|wenns?|falls|nun|jetzt|mal|so|etwa|eher|ungefahr|nur|sorry|entschuldigung|verzeihung|korrektur|bitte`,
      'ich|wir|uns|mir|man|es|der|die|das|den|dem|des|vom|davon|ein(?:e[nmrs]?)?|alle|allen|beiden?|unter',
      'meinte?n?|sind|ist|war(?:en)?|ware|waren|wird|werden|wurden?|sollen?|sollten|durfen|kam|kame|hab(?:e|en)?|hatten?|will|wollen|brauch(?:e|en|ten|t|s)?|nehmen?|mochten?',
      String.raw`was|wie|viel|wieviel|kost(?:et|en|e)|mach(?:t|en)?|d(?:a)?raus|von|weiter(?:hin)?|zahl(?:t|en|e)|bezahl(?:t|en|e)|blech\w*|ergibt|kommt?|preis\w*|summe|gesamt\w*|insgesamt|zusammen|mindestens`,
      String.raw`im|in|bei|beim|zu[mr]?|furs?|pro|je|auf|aufs|monat\w*|jahr\w*|ganze\w*|ganzen|mit|ohne|plus|samt|inkl\w*|noch|mehr|weniger|weitere\w*|zusatzlich\w*|extra|dazu|obendrauf|hinzu|dafur|raus|heraus`,
      'statt|anstatt|anstelle|lieber|nicht|sondern|brutto|netto|mwst|ust|mehrwertsteuer|umsatzsteuer|marchensteuer|steuern?',
      String.raw`bearbeiter\w*|operator(?:en)?|kolleg\w*|kopfe\w*|platze\w*|buro|innendienst|telegram|instagram|signal|sprach(?:e|assistent\w*)|mitarbeit\w*|leuten?|personen?|kanal\w*|messenger|whats|app|whatsapp|web|web ?chats?|webchats?|webseite|website|chats?|kunden|nutzern?|support|service|team|(?:mit)?(?:schreib|antwort|chatt)\w*`,
      String.raw`weg|wegfall\w*|fall(?:en|t)|ausfall\w*|aussteig\w*|mitmach\w*|dazukomm\w*|anfangen`,
      String.raw`plan\w*|basis\w*|tarif\w*|paket\w*|kleine?\w*|mittler\w*|grosse?\w*|gunstigst\w*|billigst\w*|teuerst\w*`,
    ].join('|')})$`,
  ),
  en: new RegExp(
    `^(?:${[
      String.raw`\d+|and|but|so|ok|okay|well|ah|oh|hm+|phew|right|yes|no|nope|then|now|if|when|rather|about|roughly|only|just|still|sorry|apologies|correction|actually|please`,
      'i|we|us|me|you|it|its|that|this|the|those|them|one|ones|an?|all|both|of|s|re|d|ll|our',
      'mean|meant|is|are|was|were|be|become|will|would|should|have|had|has|want|need|needed|take|takes?|like',
      'what|whats|how|much|costs?|come|comes|make|makes|does|do|pay|set|back|price[sd]?|sum|total|altogether|together|least|at',
      String.raw`in|on|for|over|per|to|by|month\w*|year\w*|annum|annual\w*|p|pa|whole|with|without|plus|incl\w*|more|less|fewer|extra|additional|another|further|top|as|too|also|add(?:ed|ing)?`,
      'instead|place|not|gross|net|german|vat|tax|taxes',
      'times|drops?|dropping|out|leaves?|leaving|joins?|joining|gone',
      'operators?|agents?|colleagues?|staff|people|persons?|channels?|messengers?|messaging|whats|app|whatsapp|telegram|web|website|chats?|customers|users?|heads?|seats?|voice|instagram|signal|office|desk|able|allowed|support|service|team|write|writing|answer(?:s|ing)?|reply|replies',
      'plans?|packages?|tiers?|small|little|basic|smallest|middle|big|biggest|large|largest|cheapest|expensive|most',
    ].join('|')})$`,
  ),
};

/** `plain`: folded (analyseQuestion.ts). */
export function isOnlyAboutSum(plain: string, locale: Locale): boolean {
  const { rest } = findNamedPlans(plain, planTextsFor(locale), locale);
  return withDigits(rest)
    .split(' ')
    .every((word) => word === '' || vocabulary[locale].test(word));
}
