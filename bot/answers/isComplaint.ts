/**
 * Anger at this company, and legal steps against it: no question of the knowledge base, and no danger. It gets a calm
 * answer and a person.
 */
const forms: readonly RegExp[] = [
  // Legal steps of the speaker.
  /\b(?:schalte|nehme|beauftrage|informiere|habe) (?:ich )?(?:jetzt |schon |bereits )?(?:meinen?|einen|unsere?n?) (?:anwalt|anwältin|rechtsanwalt|rechtsbeistand)\b|\b(?:hören|hört) (?:sie |ihr |noch )*von (?:meinem|unserem|meiner|unserer) (?:anwalt|anwältin|rechtsanwalt|rechtsschutz\p{L}*)\b/iu,
  /\b(?:verklage|anzeigen|verklagen) (?:ich |wir )?(?:sie|euch)\b|\b(?:werde|werden|will|wollen) (?:ich |wir )?(?:sie|euch) (?:\p{L}+ )?(?:verklagen|anzeigen|melden)\b|\bsehen uns (?:dann )?vor gericht\b|\berstatte (?:ich )?(?:hiermit |jetzt )?anzeige\b/iu,
  /\b(?:rechtliche|juristische) schritte\b.*\b(?:ein|gegen|prüf\p{L}*)\b|\b(?:leite|leiten) (?:ich |wir )?.*\b(?:rechtliche|juristische) schritte\b|\b(?:juristisches|gerichtliches) nachspiel\b|\b(?:fordern?|verlangen?|werden) (?:wir |ich )?schaden(?:s)?ersatz\b/iu,
  /\b(?:melde|zeige|gebe|gehe|schreibe?) (?:ich )?(?:\p{L}+ ){0,3}?(?:euch|sie|das|eben|damit)? ?(?:beim|bei der|an die|zur|zum) (?:\p{L}+ )?(?:verbraucherschutz|verbraucherzentrale|presse|zeitung|datenschutzbehörde|polizei|aufsichtsbehörde|staatsanwaltschaft)\b/iu,
  /\b(?:schlechte|miese|vernichtende|negative) bewertung\b|\bein stern\b/iu,
  /\b(?:my|our) (?:solicitor|lawyer|barrister|legal team)s?\b(?!['’]s)(?=.*\b(?:involved|touch|hear\p{L}*|write|writing|onto|instruct\p{L}*)\b)|\bhear(?:ing)? from (?:my|our) (?:solicitor|lawyer|barrister)s?\b|\b(?:getting|instruct(?:ing)?) (?:my|a|our) (?:solicitor|lawyer)/iu,
  /\b(?:sue|suing|sued?) (?:you|the lot of you)\b|\bsee you in court\b|\b(?:report|reporting) (?:you|this|it) to\b|\btake (?:this|it|you) to (?:the )?(?:papers|press|court|police|tribunal|ombudsman|small claims)\b|\b(?:go|going) to (?:the )?(?:ico|police|papers|press|trading standards|ombudsman)\b/iu,
  /\b(?:take|taking) legal action\b|\blegal (?:consequences|proceedings|steps)\b|\b(?:claim|claiming|seek|seeking) (?:damages|compensation)\b|\b(?:one star|bad|terrible|1 star) review\b/iu,
  // Anger.
  /\b(?:bin|macht|machen) (?:\p{L}+ ){0,4}?(?:stinksauer|stocksauer|sauer|wütend|wahnsinnig|rasend|auf 180|bedient)\b|\bfrechheit\b|\b(?:ihr|sie|so|das ist|wie) (?:\p{L}+ )?unverschämt\p{L}*|\bunter aller (?:kanone|sau|kritik|würde)\b|\bverarsch\p{L}*|\bsauerei\b|\bzumutung\b/iu,
  /\bplatzt (?:mir )?(?:gleich |bald |jetzt )?der kragen\b|\bmir platzt\b|\ban die decke (?:gehen|geh)\b|\blass\p{L}* (?:ich )?mir nicht (?:bieten|gefallen)\b/iu,
  /\b(?:fühle|fühl) (?:ich )?mich (?:\p{L}+ ){0,2}(?:betrogen|verschaukelt|veräppelt|hintergangen|abgezockt)\b|\b(?:könnt|können) (?:ihr |sie )?mich mal(?=\W*$)|\bletzte[ns]? mal,? dass\b|\bverlange (?:ich )?sofort (?:ihren|euren|den) (?:chef|vorgesetzten)\b|\bnie wieder (?:bei )?(?:euch|ihnen)\b/iu,
  /\b(?:i['’]?m|i am|we['’]?re|makes? me) (?:\p{L}+ ){0,2}?(?:fuming|livid|furious|seething|outraged|disgusted)\b|\bwhat a (?:cheek|joke|rip ?-?off|disgrace|shambles)\b|\b(?:your|this|you)\b.*(?:\bis|\bare|['’]s|['’]re) (?:a|an absolute) (?:disgrace|shambles|joke)\b|\b(?:you|your)\b.*\bup the wall\b|\blose (?:my|it with) (?:rag|temper|patience)\b|\babout to lose\b|\bcould (?:just )?scream\b/iu,
  /\bnot (?:putting up with|standing for|having) this\b|\b(?:feel|felt) (?:\p{L}+ )?(?:cheated|conned|ripped off|let down)\b|\blast time i(?:['’]?ll)? (?:ever )?(?:contact|use|ask|write)|\b(?:get|go and get) stuffed\b|\bdemand to (?:speak|talk) to your (?:boss|manager)\b/iu,
];

/** Questions that ask for nothing. */
const rhetorical =
  /\bfür dumm verkaufen\b|\bwas bild\p{L}* (?:ihr|sie|du) (?:euch|sich|dir)\b|\bwho do you (?:lot )?think you are\b|\btake (?:me|us) for (?:a fool|fools|an idiot)\b/iu;

/** Of somebody else: "our customers are furious", "what if a patient sues you?" */
const ofOthers =
  /\b(?:kunden?|kundin|patient\p{L}*|gäste?|nutzer|besucher|leute|jemand|einer|mieter|bewerber|customers?|clients?|patients?|guests?|users?|visitors?|people|someone|somebody|tenants?|what if|was wenn|falls)\b/iu;
const longest = 25;

export const isComplaint = (text: string): boolean =>
  text.split(/\s+/).length <= longest &&
  !ofOthers.test(text) &&
  (rhetorical.test(text) || (!text.includes('?') && forms.some((form) => form.test(text))));
