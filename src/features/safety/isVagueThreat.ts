/** "You’ll regret this", "ich weiß, wo ihr sitzt": threatens this company without saying with what. */
const threats: readonly RegExp[] = [
  /\b(?:dann|noch eine? \p{L}+ und) (?:könnt (?:ihr|sie) (?:was|etwas) erleben|lern(?:t ihr|en sie) mich kennen|(?:kracht|knallt)(?:['’]?s| es)|rappelt['’]?s|gibt['’]?s? (?:es )?(?:richtig )?ärger)|\b(?:könnt ihr euch|können sie sich) auf (?:was|etwas) gefasst machen/iu,
  /\b(?:ihr werdet|werdet ihr|sie werden|werden sie) (?:das |mich |es )?(?:noch )?(?:richtig )?(?:bereuen|kennenlernen)|\b(?:zahl|zahle) (?:ich )?(?:das |es )?(?:euch|ihnen) (?:noch )?heim|\b(?:werdet|werden) (?:ihr |sie )?noch an mich denken/iu,
  /\b(?:weiß|wissen|kenne?n?|finde?n?(?: \p{L}+){0,2} (?:he)?raus)[ ,]+(?:\p{L}+ )?wo (?:ihr|sie|du|(?:dein|euer|ihr|der|die|eure|ihre) (?:chef|entwickler|geschäftsführer|kollege|familie|leute)\p{L}*) (?:\p{L}+ )?(?:sitzt|sitzen|wohnt|wohnen|arbeitet|arbeiten|parkt|parken)/iu,
  /\b(?:kenne|habe|hab) (?:\p{L}+ )?(?:ihre|eure|deine) (?:privat)?(?:adresse|anschrift)n?\b.*\P{L}(?:überleg\p{L}*|aufpassen|pass(?:t|en)|vorsicht\p{L}*|gut schlafen)/iu,
  /\b(?:solltet|sollten|würde) (?:ihr |sie |ich )?(?:euch |sich )?(?:\p{L}+ ){0,2}(?:gut |lieber )?(?:umsehen|umschauen|umdrehen)\b.*\b(?:geht|gehen|abends|nachts|heimweg)|\babends (?:gut |lieber )?(?:umsehen|umschauen)/iu,
  /\b(?:wird(?:['’]?s| es)?) (?:richtig |echt |sehr )?(?:ungemütlich|hässlich)\b|\bnachspiel\b(?=.*\bkein\p{L}* vor gericht)/iu,
  /\bmach(?:e|en)? (?:ich |wir )?(?:euch|sie|dich)(?: alle)? fertig\b|\bmit wem (?:ihr|sie) (?:euch|sich) (?:da |hier )?an(?:ge)?leg\p{L}*|\bbis ich (?:(?:bei|mit) \p{L}+ )*vor (?:der|eurer|ihrer) tür/iu,
  /\b(?:kriegt|bekommt|bekommen|kriegen) (?:ihr |sie )?(?:bald |noch )?besuch von (?:mir|uns|mein\p{L}*)|\bwer (?:mich|uns) (?:\p{L}+ ?)+, (?:der )?(?:wird es bereuen|bereut (?:es|das))/iu,
  /\b(?:you(?:['’]ll| will) (?:all )?(?:regret (?:this|it)|be sorry|remember me|find out (?:what|who) i)|or you(?:['’]ll| will) see|(?:you|going to) get to know me|(?:there(?:['’]ll| will) be|and then (?:there['’]s|it['’]s)) trouble|just you wait|get you back for this|(?:wait (?:until|till)|when) i['’]?m (?:standing )?(?:at|outside) your (?:front )?door)\b/iu,
  /\b(?:i know|we know|(?:i|we)(?:['’]?ll| will)? find out) where (?:you|your \p{L}+) (?:all )?(?:sit|live|lives|work|works|park|sleep)s?\b|\bhave (?:\p{L}+ )?your (?:home )?address\b.*\b(?:think|careful|watch|sleep)/iu,
  /\blook over your shoulder|\bwatch your backs?\b|\b(?:it|things)(?:['’]?ll| will)? gets? (?:ugly|nasty)\b|\byou(?:['’]ll| will) pay for (?:this|it|that)\b(?! (?:in|by|monthly))|\b(?:i['’]?m going to|i['’]?ll|gonna) (?:finish|ruin|destroy|end) you\b/iu,
  /\bwho you(?:['’]re| are) (?:messing|dealing) with\b|\bmake your (?:lives?|life) (?:a )?(?:living )?hell\b|\bexpect (?:a visit|visitors|company) from (?:me|us)\b|\b(?:cheats?|cons?|messes? with|rips?) (?:me|us)(?: \p{L}+){0,2} (?:ends? up regretting|regrets|will regret)\b/iu,
  /\b(?:soll|sollte|sollen|könnt|können) (?:sich |euch )(?:\p{L}+ ){0,2}warm anziehen\b|\bihr seid (?:alle (?:dran|fällig|geliefert)|fällig)\b/iu,
  /\b(?:sonst|dann) passiert (?:euch|ihnen|(?:eure|ihre|deine)[rm]? \p{L}+) (?:noch )?(?:was|etwas)\b|\bsomething (?:bad |nasty )?(?:will|is going to|might) happen to (?:you|your \p{L}+|(?:that|this) \p{L}+(?: \p{L}+)? of yours)\b/iu,
  /\b(?:you|your \p{L}+)(?: had)? (?:better|should) watch (?:himself|herself|themselves|yourself|yourselves|it)\b|\byou(?:['’]re| are) all (?:next|dead|done for|finished)\b/iu,
];

/** With one of these words, about means or about another person, it is danger. */
const danger =
  /\b(?:messer|knarre|waffe|pistole|hammer|axt|beil|blut\w*|brenn\w*|anzünd\w*|zünd\w*|spreng\w*|bombe|töte\w*|tot|umbring\w*|(?:ab)?stech\w*|schlag\w*|kinder|sterbe\w*|leben|kni(?:fe|ves)|kill\w*|guns?|blood|burn\w*|bombs?|hurt|smash\w*|skulls?|heads?|faces?|dead|to die|murder\w*|myself|selbst|mann|vater|papa|ex|he|she|him|her|husband|dad)\b/i;

/** A bad review or a court is no violence. */
const elsewhere =
  /\b(?:bewertung\p{L}*|google|trustpilot|reviews?|presse|papers|steuererklärung|(?<!not )in court)\b/iu;

/** True if the message gets a calm answer with the offer of a person, and not the text with helplines. */
export const isVagueThreat = (text: string): boolean =>
  threats.some((form) => form.test(text)) && !danger.test(text) && !elsewhere.test(text);
