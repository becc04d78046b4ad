/**
 * The size of a team in other words, as "N operators" that readAmounts.ts counts: "half a dozen of us", "fünfköpfig",
 * "four people on the desk", "two part-timers and myself". The texts have digits; folded ones are read as well.
 */
const numbers: Readonly<Record<string, number>> = {
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  ...{ zweier: 2, dreier: 3, vierer: 4, fünfer: 5, funfer: 5, sechser: 6, siebener: 7, achter: 8 },
};

const phrase = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d.,])(?:${source})(?!\p{L})`, 'giu');
const n = String.raw`(\d{1,2})`;
/** More people are rather users, or a whole company. */
const most = 20;

/** What is counted, but does not answer. */
const things =
  'customers?|clients?|users?|guests?|visitors?|patients?|tenants?|kunden|kundinnen|gästen?|gasten?|nutzern?|besuchern?|patienten|mietern?|languages?|sprachen|channels?|kanäle|kanale|websites?|webseiten|shops?|stores?|läden|hotels?|brands?|marken|projects?|projekte|plans?|pläne|bots?|chatbots?|questions?|fragen|days?|tage|hours?|stunden|minutes?|minuten|months?|monaten?|years?|jahren?|templates?|vorlagen|enquir\\p{L}+|anfragen|tickets?|e?mails?|messages?|nachrichten|calls?|anrufe|chats?|conversations?|gespräche|gesprache|euros?|prozent|percent|times|mal|uhr|operators?|bearbeitern?|more|mehr|weitere|extra|of|von|und|and|or|oder|bis|to|k|messengers?|essentials?|professionals?|from|aus|branches|filialen|locations?|standorte\\p{L}*|desks?|phones?|computers?';
/** What companies count of themselves. */
const goods =
  'restaurants?|praxen|praxis|practices?|surgeries|houses?|häuser\\p{L}*|hauser\\p{L}*|rooms?|zimmern?|wohnungen|flats?|cars?|autos?|vans?|products?|produkten?|artikeln?|items?|floors?|etagen|offices?|büros|buros|sites?|studios?|salons?|departments?|abteilungen|weeks?|wochen|quartale?n?|quarters?|kilo\\p{L}*|meters?|metern?|countries|ländern?|landern?|cities|städten?|stadten?|domains?|flows?|abläufen?|ablaufen?|accounts?|kundenkonten|verträge\\p{L}*|contracts?|termine?n?|appointments?|bookings?|buchungen|orders?|bestellungen|prozesse?n?|steps?|schritten?|times?|years?|points?|punkten?|seiten|pages?|dokumenten?|documents?|texten?|articles?|beiträgen?|active|aktive[nr]?|neue[nr]?|new|different|verschiedene[nr]?|betrieben?|betriebe|firmen|companies|clinics?|kliniken|schools?|schulen|standorten?';
const who = `(?!(?:${things})(?!\\p{L}))\\p{L}+`;
const stations =
  'reception|(?:front )?desk|counter|till|phones?|telephones?|call ?cent(?:re|er)|support|customer (?:care|service|support)|empfang|tresen|theke|schalter|telefon|zentrale|callcenter|innendienst|kundendienst|kundenservice|kasse';
const rooms = 'service|(?:head |back |main )?office|(?:live )?chat|shop|team|büro|buro|laden';
const persons =
  '(?:people|persons?|folks?|ladies|girls|lads|women|men|guys|staff|colleagues|employees|heads|leuten?|personen|frauen|männern?|mannern?|mädels|madels|jungs|damen|herren|kolleg\\p{L}+|mitarbeit\\p{L}+|aushilfen|azubis|\\p{L}*kräften?|\\p{L}*kraften?|köpfen?|kopfen?)';
const at = (places: string): string =>
  `(?:on|at|in|behind|manning|am|an|im|in|hinter)(?: (?:the|our|der|dem|den|unserem|unserer))? (?:${places})`;
const answer =
  'answer(?:s|ing)?|repl(?:y|ies|ying)|respond(?:s|ing)?|chat(?:s|ting)?|(?:mit)?antworten|beantworten|chatten|bedienen|(?:do|run|handle|man) the (?:chat|replies|answering|messages|inbox)';

/** More people are rather users. */
const fewPeople = (count: string): number => (Number(count) <= 10 ? Number(count) : 0);

type Rule = readonly [RegExp, (...groups: string[]) => number];

/** More than the pair or the company that readOperators.ts would count. */
const first: readonly Rule[] = [
  // "My partner and I, plus a temp".
  [
    phrase(
      `(?:my|meine?) (?!team|staff|colleagues|kollegen|leute|people)${who} (?:and|und) (?:i|me|ich|myself),? (?:plus|dazu|with|mit) (?:an?|eine?[mr]?) ${who}`,
    ),
    () => 3,
  ],
  // "My two colleagues answer too, so three of us": the total is said.
  [
    phrase(
      `(?:(?:my|meinen?) )?\\d{1,2} ${persons}[^.?!]{0,40}?(?:also|so|das sind(?: dann)?|macht|that(?:’|')?s|that makes) (?:wir |us )?${n}(?: of us| von uns)?(?=\\W*$)`,
    ),
    Number,
  ],
  // "We employ 40 people, four will answer", in German with the verb first.
  [
    phrase(
      `(?:antworten|beantworten|chatten|übernehmen|ubernehmen) (?:werden|sollen|würden|wurden|wollen)(?: davon| dann| nur)* ${n}`,
    ),
    Number,
  ],
];

const rules: readonly Rule[] = [
  // "Half a dozen", "a couple of us".
  [phrase(`(?:ein )?halbes dutzend(?: ${who}| von uns)?|half a dozen(?: of us| ${who})?`), () => 6],
  [phrase('a (?:couple|pair) of us'), () => 2],
  // "Fünfköpfig", "five-strong", "Dreierteam".
  [
    phrase(`(${Object.keys(numbers).join('|')})(?:köpfig|kopfig)\\p{L}*(?: ${who})?`),
    (word) => numbers[word.toLowerCase()] ?? 0,
  ],
  [
    phrase(`(${Object.keys(numbers).join('|')})-?(?:team|mannschaft|gespann|trupp\\p{L}*)`),
    (word) => numbers[word.toLowerCase()] ?? 0,
  ],
  [
    phrase(
      `${n}[ -](?:strong|person|man|woman|people)(?: ${who})?(?= team| crew| desk| office)(?: team| crew| desk| office)`,
    ),
    Number,
  ],
  [phrase(`${n}[ -]strong team`), Number],
  [phrase("(?:we(?:’|')?re|we are|as) a (?:threesome|trio)|(?:sind|als) (?:ein )?trio"), () => 3],
  [phrase("(?:we(?:’|')?re|we are|as) a (?:duo|twosome)|(?:sind|als) (?:ein )?duo"), () => 2],
  // "Our crew is four people who chat", "a team of seven", "support is three people plus the boss".
  [
    phrase(
      `(?:our |unser\\p{L}* |an? |ein\\p{L}* )?(?:(?:team|crew|mannschaft|truppe)(?:: | (?:is|are|consists of|made up of|numbers|besteht aus|umfasst|hat|of|aus|von|mit) )|(?:support|service|kundendienst) (?:is|has|hat|sind|besteht aus) )${n}(?![.,]?\\d)(?: (?:people|persons|folk|leuten?|personen|köpfen?|kopfen?|köpfe|kopfe|mann))?((?:,| and| und)? (?:plus|dazu kommt|dazu|and|und) (?:the|die|der) (?:boss|chefin|chef|owner|manager|inhaberin|inhaber))?(?: who (?:${answer}))?(?:,? (?:all of (?:them|us)|die alle) (?:${answer}))?`,
    ),
    (count, boss) => Number(count) + (boss ? 1 : 0),
  ],
  [
    phrase(`${n} (?:full|voll)[\\p{L}-]*,? (?:and |und |plus )?(?:1|one|eine?) (?:part|teil)[\\p{L}-]*`),
    (count) => Number(count) + 1,
  ],
  [
    phrase(
      `${n} (?:zugängen?|zugangen?|zugänge|logins?|accounts?|lizenzen|licen[cs]es) (?:für|fur|for) (?:bearbeiter|operators?|agents?)`,
    ),
    Number,
  ],
  [phrase(`${n} (?:people|leuten?|kolleg\\p{L}+|colleagues) (?:on it|dran\\p{L}*)`), Number],
  // "Two part-timers and myself", "drei Aushilfen und ich".
  [
    phrase(`${n} (?:of my |meiner )?(?:${who}|part-timers) (?:and|und|plus) (?:myself|me|i|ich|meine wenigkeit)`),
    (count) => Number(count) + 1,
  ],
  [
    phrase(`(?:myself|me|i|ich) (?:and|und|plus) ${n} (?:of my |meiner )?(?:${who}|part-timers)`),
    (count) => Number(count) + 1,
  ],
  // "Three counter staff plus the branch manager answer".
  [
    phrase(
      `${n} ${who}(?: ${who})? (?:and|und|plus) (?:(?:the|our|der|die|unser\\p{L}*|an?|eine?) )?${who}(?: ${who})?(?= (?:${answer})(?!\\p{L}))`,
    ),
    (count) => Number(count) + 1,
  ],
  // "Mit meinem Bruder zusammen mach ich den Chat", "my business partner, a temp and I".
  [
    phrase(
      `(?:mit|with) (?:my|meine[mr]) ${who} (?:zusammen |gemeinsam |together )?(?:mache?|beantworte?|chatte?|betreue?|i) (?:ich )?(?:den|die|das|run|do|answer)`,
    ),
    () => 2,
  ],
  [
    phrase(
      `(?:my|meine?) (?!team|staff|colleagues|kollegen|leute|people)${who}(?: ${who})?, (?:an?|the|eine?) ${who}(?:,)? (?:and|und) (?:i|me|myself|ich)`,
    ),
    () => 3,
  ],
  [
    phrase(
      `(?:my|meine?) (?!team|staff|colleagues|kollegen|leute|people)${who} (?:and|und) (?:i|me|ich|myself)(?= (?:run|do|answer|reply|handle|man|machen|beantworten|antworten|chatten|betreuen))`,
    ),
    () => 2,
  ],
  // "Four people on the desk", "vier Frauen im Büro", "three on reception".
  [phrase(`${n} (?:(?!(?:${things})(?!\\p{L}))\\p{L}+ ){0,2}?${at(stations)}`), fewPeople],
  [phrase(`${n} (?:(?:more |other )?${persons} )?${at(rooms)}`), fewPeople],
  // "It's handled by four", "darum kümmern sich vier", "hinter dem Chat säßen vier Leute", "that's four of them".
  [phrase(`(?:handled|answered|done|run|staffed|manned|looked after) by ${n}(?! (?:${things})(?!\\p{L}))`), Number],
  [phrase(`(?:machen|erledigen|übernehmen|ubernehmen)(?: (?!ab|im|in|bei)\\p{L}+){0,6}? ${n} ${persons}`), Number],
  [
    phrase(
      `(?:kümmern|kummern|säßen|sassen|sitzen|sitzt|antworten|beantworten|chatten) (?:sich |das |dann |da |uns |zu anfang )*${n}(?: ${persons}(?: von uns)?|(?= (?:im|in|am|von uns)|\\W*$|[.,]))`,
    ),
    Number,
  ],
  [
    phrase(
      `(?:answer|answering|antworten|beantworten|chatten)(?: \\p{L}+){0,4}?,? (?:that(?:’|')?s|das sind|das wären|es sind) ${n}(?: of (?:them|us)| leute| personen)?`,
    ),
    Number,
  ],
  [phrase(`${n} (?:people|persons|folk|leute|personen) (?:behind|hinter) (?:the|dem|it)(?: chat)?`), Number],
  // "Live chat with three people".
  [phrase(`live[ -]?chat (?:mit|with|zu|for|für|fur) ${n} ${persons}`), fewPeople],
  // "Four heads", "zwei Sachbearbeiterinnen".
  [phrase(`${n} (?:heads|nasen|köpfen?|kopfen?|köpfe|kopfe|clerks|sachbearbeite\\p{L}*)`), fewPeople],
  // "Four of us, 300 users", "there'd be five of us".
  [phrase(`${n} (?:${persons} )?(?:of us|von uns)(?! (?:visited|were|have been|met|waren|haben))`), Number],
  [
    phrase(
      `(?:wir (?:wären|waren|sind)|(?:then )?we(?:’|')?d be|we would be) ${n}(?=\\s*(?:[,.;!?]|$|und|and|im|am|in der|leute|personen|mann|people))`,
    ),
    Number,
  ],
];

/** Counted in operators already, for each of several places, or those who do not answer. */
const otherwise =
  /\d\s+(?:\p{L}+\s+)?(?:operator|bearbeiter|agent|seat)|(?<!\p{L})(?:pro|per|je|jede[mnrs]?|each|every|without|ohne|not|nicht|don['’]t|won['’]t|weniger|fewer|less|leave|drop)(?!\p{L})(?! (?:month|monat|year|jahr))/iu;

/** Several of something that is neither read nor known to be no people: "four heads", "zwei Sachbearbeiterinnen". */
const maybePeople = phrase(`${n} ((?!(?:${things}|${goods})(?!\\p{L}))[\\p{L}-]{4,})`);

export function maybeTeam(digits: string): { count: number; named: string } | undefined {
  const found = [...digits.matchAll(maybePeople)].map(([named = '', count]) => ({ named, count: Number(count) }));
  const [only, ...others] = found.filter(({ count }) => count > 1);
  return only && others.length === 0 && only.count <= most ? only : undefined;
}

/** Only what readOperators.ts would misread. */
export const countTeamFirst = (digits: string): string => countBy(first, digits);

export const countTeam = (digits: string): string => countBy(rules, digits);

function countBy(forms: readonly Rule[], digits: string): string {
  if (otherwise.test(digits)) return digits;
  const hasNumber = /\d/.test(digits);
  for (const [form, size] of forms) {
    if (!hasNumber && form.source.includes(n)) continue;
    form.lastIndex = 0;
    const found = form.exec(digits);
    const count = found ? size(...found.slice(1)) : 0;
    if (!found || count < 1 || count > most) continue;
    return `${digits.slice(0, found.index)} ${count} operators ${digits.slice(found.index + found[0].length)}`;
  }
  return digits;
}
