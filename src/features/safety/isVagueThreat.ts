/** "You’ll regret this", "dann könnt ihr was erleben": threatens this company without saying with what. */
const threat =
  /\bdann (?:könnt (?:ihr|sie) (?:was|etwas) erleben|lern(?:t ihr|en sie) mich kennen|kracht(?:['’]?s| es)|rappelt['’]?s|gibt['’]?s? (?:es )?(?:richtig )?ärger)|\b(?:könnt ihr euch|können sie sich) auf (?:was|etwas) gefasst machen|\b(?:ihr werdet|werdet ihr|sie werden|werden sie) (?:das |mich |es )?(?:noch )?(?:bereuen|kennenlernen)|\b(?:zahl|zahle) (?:ich )?(?:es )?(?:euch|ihnen) (?:noch )?heim|\b(?:you(?:['’]ll| will) (?:all )?(?:regret (?:this|it)|be sorry)|or you(?:['’]ll| will) see|(?:you|going to) get to know me|(?:there(?:['’]ll| will) be|and then (?:there['’]s|it['’]s)) trouble|just you wait|get you back for this)\b/i;

/** With one of these words, about means or about another person, it is danger. */
const danger =
  /\b(?:messer|knarre|waffe|pistole|hammer|axt|beil|blut\w*|brenn\w*|anzünd\w*|zünd\w*|spreng\w*|bombe|töte\w*|tot|umbring\w*|(?:ab)?stech\w*|schlag\w*|kinder|sterbe\w*|leben|kni(?:fe|ves)|kill\w*|guns?|blood|burn\w*|bombs?|hurt|smash\w*|skulls?|heads?|faces?|dead|to die|murder\w*|myself|selbst|mann|vater|papa|ex|he|she|him|her|husband|dad)\b/i;

/** True if the message gets a calm answer with the offer of a person, and not the text with helplines. */
export const isVagueThreat = (text: string): boolean => threat.test(text) && !danger.test(text);
