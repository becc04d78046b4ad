const year =
  /\b(?:(?:pro|im|je|das|furs|fur das|fur ein|aufs|auf das|aufs ganze) (?:ganze[ns]? )?jahr|auf ein (?:ganzes )?jahr (?:um|hoch)?gerechnet|jahrlich\w*|jahres(?:preis|summe|kosten|betrag)\w*|(?:per|a|the|each|every|whole|full) year|yearly|per annum|p a|pa|annual\w*|(?:twelve|12) months|(?:zwolf|12) monate|(?:twelve|12) times|times (?:twelve|12)|(?:zwolf|12) ?mal|mal (?:zwolf|12))\b/;
const anotherYear = /\b(?:this|next|last|first|dieses|nachste[sn]?|letzte[sn]?|erste[sn]?) (?:year|jahr)\b/;

/** Asks for the price of a year; "next year" names a date. */
export const isYear = (plain: string): boolean => year.test(plain) && !anotherYear.test(plain);
