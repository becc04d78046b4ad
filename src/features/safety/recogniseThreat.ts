/**
 * Threats of violence, by form: who does what to whom, or with which means. `threat`: against this company and its
 * people; `violence`: against somebody else.
 */

/** Words between two that belong together, within a clause. */
const near = String.raw`(?:[^\p{L}.!?;]+[\p{L}’']+){0,5}?[^\p{L}.!?;]+`;
const phrase = (source: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'iu');

const you = phrase(
  'euch|euer|eure[mnrs]?|ihnen|ihr(?:e[mnrs]?)?|dir|dich|deine?[mnrs]?|chef|geschäftsführer|vertrieb(?:ler)?|entwickler|bude|saftladen|you|yours?|ye|u|ur',
);
const speaker = phrase("ich|wir|i|we|i['’]?m|i['’]?ll|we['’]?ll|im|ill|gonna|going to");

const somebody =
  '(?:you|u|ye|him|her|them|every ?(?:one|body)|some ?(?:one|body)|all of|the (?:lot|teacher|boss|bastards?|landlord)|my (?!self|time|phone|battery)\\p{L}+|your (?!old|bot|chatbot)\\p{L}+|one of)(?! (?:an?|over|off) )';
const german = String.raw`(?:euch|dich|ihn|sie|ihnen|alle|jeden|(?:mein|euer|eure|ihre|unser|den|die|das)\p{L}* \p{L}+)`;

/** What a speaker does to a body or a building. */
const harm = phrase(
  [
    `fack(?:el[en]?|le)|abfackeln|anzünden|zünde?n?${near}(?:an|laden|bude|büro|haus)|spreng(?:e|en)?${near}(?:luft|büro|bude|laden|haus)`,
    `(?:hau|schlag)(?:e|en)?${near}(?:kurz und klein|kaputt|zusammen|zu brei|tot|fresse|schädel|scheiben?|zähne|krankenhausreif)`,
    `brech(?:e|en)?${near}(?:beine?|knochen|arme?|genick|nase|finger|hals)|(?:beine?|knochen|arme?|genick|nase|finger|hals)${near}brech(?:e|en)?`,
    `polier(?:e|en)?${near}fresse|bring(?:e|en)? (?:ich )?${german}(?: alle)? um(?=\\s*(?:[,.!;]|$))|legt?(?:e|en)? (?:ich )?${german} um(?=\\s*(?:[,.!;]|$))|leg(?:e|en)?${near}(?:bombe|feuer)|mach(?:e|en)? (?:ich )?${german} kalt`,
    `stech(?:e|en)?${near}ab(?=\\s*(?:[,.!;]|$|morgen|heute))|stech(?:e)?(?: ich)? (?:ihn|sie|euch|dich) |knall(?:e|en)? (?:ich )?${german} ab|erschieß(?:e|en)? (?!mich|uns)|erwürg(?:e|en)? (?!mich)|erschlag(?:e|en)? (?!mich)|verprügel[en]? |vergift(?:e|en)? (?!mich|uns)|ermorde[n]? (?!mich)|schlitz(?:e|en)? ${german} auf`,
    'torch (?:your|the|his|her|you)|burn(?: down)? (?:your|you|his|her|their)|set(?:ting)? (?:fire|light) to|blow(?:ing)? (?:your|you|his|her)|bomb (?:your|you|the)',
    'smash(?:ing)? (?:everything|the lot|it all)(?: up)?',
    `smash(?:ing)? (?:your|his|her|their|the)${near}(?:bits|in|face|skull|head|windows?|place)|smash(?:ing)? (?:your|his|her) (?:face|skull|head|windows|place)`,
    `break(?:ing)? (?:your|his|her|their|you)${near}(?:legs?|bones?|arms?|neck|nose|fingers?|jaw)|break(?:ing)? (?:your|his|her) (?:legs?|arms?|neck|nose|fingers?|jaw)`,
    `(?:kick|beat)(?:ing)? (?:your|his|her|their|you|him|them|the)${near}(?:in|up|to (?:a )?pulp|shit|crap)|beat(?:ing)? (?:him|her|you) up`,
    `(?:kill|murder|stab|shoot|strangl|poison|slaughter|batter)(?:e|ing)? ${somebody}|slit(?:ting)? (?:your|his|her|their) throats?`,
    '(?:put|chuck|lob|throw)(?:ting|ing)? (?:a )?(?:brick|bomb|bullet|petrol bomb)|leav(?:e|ing) a bomb',
  ].join('|'),
);
/** "I could murder a curry", "how do I kill them off?" */
const conditional = phrase(
  "(?:i|we)(?:['’]d| could| would| might)(?: \\p{L}+)?|how (?:do|to|can|should|would)(?: \\p{L}+)?|wie \\p{L}+|what if|whoever|gegenseitig",
);

const means =
  'baseballschläger|schlagstock|eisenstange|messer|knarre|waffe|pistole|gewehr|axt|beil|kettensäge|baseball bat|cricket bat|crowbar|iron bar|knife|gun|rifle|shotgun|pistol|axe|machete|hammer|petrol|benzinkanister|kanister benzin';
const comes = phrase(
  `(?:komme?|steh(?:e)?|besuche?|coming|turning up|i['’]?ll come|pay(?:ing)? you a visit)${near}(?:mit|with) (?:\\p{L}+ ){0,2}?(?:${means})`,
);

const threats: readonly RegExp[] = [
  /(?<!\p{L})(?:schießerei|amoklauf|anschlag|blutbad|massaker|shooting|massacre|bloodbath) (?:bei|auf|in|at|on|in) (?:euch|ihnen|eure\p{L}*|your|you)(?!\p{L})/iu,
  /fliegt [^.!?]{0,20}(?:euch|ihnen|eure\p{L}*)[^.!?]{0,20}in die luft|(?:euch|ihnen) [^.!?]{0,20}in die luft|(?:at yours|your (?:office|place|building)) [^.!?]{0,20}blow(?:s)? up/iu,
  /dann (?:brennt|fliegt|brennen)[^.!?]{0,25}(?:bude|laden|büro|gebäude|hütte|luft)|then (?:the|your) (?:\p{L}+ )?(?:place|office|building|shop) (?:burns|goes up)/iu,
  /(?:i['’]?m (?:going to|gonna)|i['’]?ll|i will|gonna) (?:burn|torch|blow)[^.!?]{0,20}(?:place|office|building|shop)[^.!?]{0,8}(?:down|up)(?!\p{L})/iu,
  /brenne? (?:ich )?[^.!?]{0,20}(?:laden|bude|büro|haus|gebäude)[^.!?]{0,8}(?:nieder|ab)(?!\p{L})/iu,
  phrase(
    '(?:euer|eure|eures|your) (?:\\p{L}+ )?(?:büros?|laden|haus|bude|gebäude|firma|autos?|offices?|building|place|shop|house|cars?|premises)(?:[^\\p{L}.!?;]+\\p{L}+){0,5}?[^\\p{L}.!?;]+(?:in flammen|in die luft|brenn(?:t|en)|brennen gut|abgefackelt|hochgeh\\p{L}*|(?:up )?in flames|burns?(?: down| nicely)?)',
  ),
  /(?:kanister|molotow\p{L}*|brandsatz|streichholz|can of petrol|petrol bomb|one match)[^.!?]{0,40}(?:bei euch|euch|eure[nmr]? (?:laden|bude)|your place|with you lot)/iu,
  /(?:euch|dir|ihnen|you(?: lot)?)[^.!?]{0,30}(?:kugel|bullet) (?:in|durch|through) (?:den|die|the|your) (?:kopf|schädel|brust|head|skull|chest)/iu,
  /(?:of you|of yours|you(?:['’]re| are)|your \p{L}+|sales \p{L}+)[^.!?]{0,30}(?:gets?|getting|get) (?:stabbed|shot(?! of)|(?:his|her|their|your) (?:face|head|teeth) (?:kicked|smashed|punched|bashed) in)/iu,
];

const violence: readonly RegExp[] = [
  /(?:s?he|they|my \S+) won['’]?t be walking out (?:again|alive)/i,
  /überleb(?:t|en)? (?:sie|er) das nicht|(?<!\p{L})(?:sie|er) überlebt das nicht|(?:she|he) (?:won['’]?t|will not) (?:survive it|live to)/iu,
  phrase(
    '(?:ex|frau|nachbar(?:in)?|chef(?:in)?|lehrer(?:in)?|vermieter(?:in)?|schweine?|er|sie) (?:soll|sollen|wird|werden) (?:\\p{L}+ )?(?:brennen|bluten|krepieren|verrecken|dafür büßen|dran glauben)',
  ),
  phrase(
    '(?:ex|wife|neighbou?r|boss|teacher|landlord|bastards?|he|she) (?:should|will|must|deserves to) (?:\\p{L}+ )?(?:burn|bleed|die for)',
  ),
  /lauere? (?:ich )?(?:ihm|ihr|ihnen) |dann ist schluss mit (?:ihr|ihm|denen)(?!\p{L})|(?:that(?:['’]ll| will) be|be) the end of (?:him|her)(?!\p{L})/iu,
  /(?:ich|i['’]?m|i['’]?ll|i|next)[^.!?]{0,60}(?:molotow\p{L}*|brandsatz|sprengsatz|pipe bomb)|petrol bomb through/iu,
  /(?:kugel|messer|bullet|knife) (?:in|durch|through) (?:den|die|das|the|his|her|their) (?:kopf|schädel|bauch|brust|rücken|head|skull|gut|chest|back|neck)/iu,
  /(?:he|she)['’]?(?:s| is) a dead (?:man|woman)|(?:get|gets) what(?:['’]s| is) coming to (?:him|her|them)/iu,
];

/** What somebody may write to a bot, and games. */
const quoted = phrase(
  '(?:what|how) (?:does|should|would|will|do) (?:\\p{L}+ )?(?:chat)?bots?|was (?:macht|tut|antwortet|sagt) (?:\\p{L}+ )?(?:chat)?bot|(?:wenn|falls) (?:\\p{L}+ ){1,3}(?:schreibt|tippt|eingibt)|(?:if|when) (?:\\p{L}+ ){1,3}(?:writes|types|says)|(?:krimi|murder mystery|computer|video|brett|rollen) ?(?:spiel|game)\\p{L}*',
);

const clausesOf = (text: string): string[] => text.split(/[.!?;\n]+/);

const isHarm = (clause: string): boolean =>
  comes.test(clause) ||
  (harm.test(clause) && (speaker.test(clause) || /^\s*(?:gonna|going to)/i.test(clause)) && !conditional.test(clause));

export function recogniseThreat(text: string): 'threat' | 'violence' | undefined {
  if (quoted.test(text)) return undefined;
  const clauses = clausesOf(text);
  if (threats.some((form) => form.test(text)) || clauses.some((clause) => isHarm(clause) && isAtUs(clause)))
    return 'threat';
  return violence.some((form) => form.test(text)) || clauses.some(isHarm) ? 'violence' : undefined;
}

/** "I’m coming round with a bat" threatens us, too. */
const isAtUs = (clause: string): boolean =>
  you.test(clause) ||
  (comes.test(clause) && !/(?<!\p{L})(?:ihm|ihr|ihn|denen|him|her|them|his)(?!\p{L})/iu.test(clause));
