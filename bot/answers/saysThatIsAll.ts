import type { AnalysedQuestion } from './analyseQuestion.ts';

/**
 * "You've been very patient with me", "right, that's all for the board", "I'll run it past my boss", "ah, I see": praises,
 * ends, tells what the visitor will do next or reacts, and asks for nothing, whatever entry the words resemble.
 */
export function saysThatIsAll(understood: AnalysedQuestion): boolean {
  const said = understood.plain.replace(lead, '').replace(thanks, '');
  return asksNothing(understood) && statements.some((statement) => statement.test(said));
}

/** A later message without a question mark, a number, a question word, a request or a wish. */
export function asksNothing({ question, plain }: AnalysedQuestion): boolean {
  if (question.history.length === 0 || /[?\d]|[.!]\s+(?:and|und)\b/i.test(question.text) || demands.test(plain))
    return false;
  const said = plain.replace(lead, '').replace(thanks, '');
  return !asks.test(said) && said.split(' ').length <= mostWords;
}

const mostWords = 12;
const demands =
  /\b(?:please|pls|bitte|send|tell me|show me|call me|ring me|schick\w*|sag(?:t|en sie)? mir|ruf\w*|nenn\w*|erklar\w*|aber|but|however|allerdings|nur noch|just one|demos?|vorfuhrung|termin\w*|appointments?|buch\w*|book\w*|kundig\w*|cancel\w*|angebot|quote|newsletter|anmelden|register|zeig\w*|zeigt|vorfuhr\w*|mochte|wurden? (?:ich|wir|gern)|like to|want to|see it)\b/;
/** Without its mark. */
const asks =
  /^(?:ist (?!\w+ \w+.*(?:geklart|erledigt|beantwortet)$)|sind|was|wo|what|where|is|are|do|does|did|can|could|kann|konnen|gibts?|hat|wird)\b|\b(?:wann|wie|woher|wer|welche\w*|warum|how|when|which|who|why|whether)\b/;
const lead =
  /^(?:(?:and|well|und|na|ja|yes|yeah|also|right|ok|okay|gut|great|fine|good|prima|super|toll|perfekt|perfect|lovely|alright|alles klar|klar|then|so|dann|hm+|puh|ah|ach|oh|aha|cheers|thanks|danke|cool) )+(?=\w)/;
const thanks =
  / (?:trotzdem )?(?:thanks|thank you|cheers|ta|danke(?:schon)?|merci|vielen dank)(?: (?:anyway|you|a lot|trotzdem|dir|ihnen|schon|sehr))?$/;

const good =
  '(?:patient|helpful|kind|friendly|great|brilliant|lovely|excellent|fantastic|wonderful|amazing|honest|clear|thorough|(?:an? )?(?:absolute )?(?:star|legend|gem|great help|big help)|geduldig|hilfreich|nett|freundlich|toll|super|spitze|klasse|ehrlich|grundlich|lieb|geduld|eine (?:grosse|echte) hilfe)';
const degree =
  '(?: (?:been|very|so|ever|really|most|always|all|such|sehr|echt|wirklich|richtig|viel|ganz|immer|ja|mir|da|unglaublich|incredibly|extremely)){0,3}';
const it = '(?:das|es|die|den|dem|damit|mit|mir|mich|uns|mal|erst|eine|drueber|druber|daruber)';
const does =
  '(?:geb|leit|sag|besprech|klar|uberleg|schau|guck|meld|nehm|zeig|red|schlaf|druck|wart|denk)(?:e|en|s|es)?';
const own =
  '(?:i|we)(?: (?:ll|will|shall|d|would|m|am|re|are|need|have|had|must|better|going|to|just|now|probably|definitely|go|off)){1,4}';

const statements: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:you|u) (?:ve|have|were|are|re)|(?:du|sie|ihr) (?:warst|waren|wart|bist|sind|seid|hast|haben|habt))${degree} ${good}(?: (?:with (?:me|us)|to (?:me|us)|mit (?:mir|uns)|gewesen|gehabt|today|heute|throughout|indeed|here|hier|there))*$`,
  ),
  /^(?:that|this) (?:s|is|was|will be|ll be) (?:all|everything|it)(?= (?:for|i|we|then|from|really|now|folks)\b|$)/,
  /^(?:das|des|dis) (?:war|ist|ware|waers?) (?:dann |auch |schon |jetzt |es |erst ?mal )*alles(?= (?:fur|was|dann|von|jetzt|erst ?mal)\b|$)/,
  /^(?:das|des) ?wars?(?: (?:dann|schon|auch|jetzt|von mir|erst ?mal))*$/,
  /^mehr (?:brauch\w*|woll\w*|muss) (?:ich|wir)(?: \w+){0,2} nicht\b|^(?:ich|wir) (?:hab\w*|hatte\w*) (?:\w+ )?keine (?:weiteren )?fragen\b|^keine (?:weiteren )?fragen\b|^no (?:more|further|other) questions\b/,
  /^(?:that|it|das|es|ist|my|meine?|unsere?|our|all)\b.*\b(?:sorted|geklart|erledigt|beantwortet)(?: (?:now|damit|jetzt|for me|for us))?$/,
  // What the visitor will do.
  new RegExp(`^(?:(?:ich|wir) ${does}|${does} ich)(?: da)? ${it}\\b(?!.*\\bob\\b)`),
  /^(?:(?:ich|wir) )?(?:muss|mussen|werde|werden)(?: (?:ich|wir|da|erst|mal|noch|das|es|mir|uns|noch mal|nochmal|mit \w+(?: \w+)?|in ruhe))* (?:druber schlafen|uberlegen|besprechen|nachdenken|klaren|abstimmen|weitergeben|weiterleiten|ansehen|anschauen)\b/,
  new RegExp(
    `^${own} (?:run (?:it|that|this) (?:past|by)|pass (?:it|that|this) on|forward (?:it|that|this)|(?:talk|speak) (?:it over|(?:to|with) (?:my|our|the|him|her|them))|discuss|think (?:it|about|on)|sleep on|mull|have a (?:\\w+ )?(?:look|think|word|read|chat)|get back|come back to you|consider (?:it|this|that)|check (?:it|this|that|with)|be in touch|be back|let you know|show (?:it|this|that)|print (?:it|this|that)|take (?:it|this|that)|wait|read (?:it|this|that)|look (?:at|into) (?:it|this|that)|digest|ponder)\\b`,
  ),
  /^(?:need to|going to|off to|let me|taking (?:it|that|this)|passing (?:it|that|this)|will) (?:sleep on|think|mull|digest|to the|on to|discuss|talk)\b/,
  /^(?:(?:i|ich|we|wir) )?(?:(?:ve )?got to|gotta|have to|must|need to|muss|mussen)(?: (?:jetzt|now|leider|mal|wieder))* (?:dash|run|go|fly|be off|los|weg|weiter)(?: (?:now|jetzt|leider))?$/,
  // What was learned.
  /^(?:i see|see|got it|gotcha|noted|understood|verstehe|verstanden|kapiert|interesting|interessant|spannend|(?:what a )?(?:shame|pity)|schade|(?:very )?good to know|gut zu wissen|fair enough|back to work)(?: (?:now|jetzt|then|dann))?$/,
  /^(?:das )?(?:hatt\w*|hab\w*) (?:ich|wir) (?:so |jetzt |ja )?nicht (?:gedacht|erwartet)$|^(?:i )?(?:wasn|didn|hadn) t expect\w* (?:that|it)$/,
  /^(?:(?:that|it|das|es) )?(?:all )?(?:makes? sense|sounds? (?:good|sensible|fair|reasonable|great|promising)|klingt (?:gut|vernunftig|fair|plausibel|sinnvoll)|leuchtet (?:mir )?ein|macht sinn|helps?(?: (?:a lot|me|us|loads))*|hilft(?: (?:mir|uns|sehr|schon|weiter|sehr weiter))*|is (?:a )?(?:big|great) help)(?: (?:to me|fur mich))?$/,
  /^(?:(?:now i know|i know now|weiss ich|ich weiss|jetzt weiss ich)(?: (?:jetzt|dann|nun))* (?:where i stand|enough|bescheid|genug)|(?:you ve|you have) (?:convinced|persuaded) me|(?:das|sie|ihr|du)(?: \w+)? (?:uberzeugt?|uberzeugen) (?:mich|uns)|(?:ich )?(?:bin|war) (?:jetzt )?uberzeugt|i m (?:convinced|sold))$/,
  /^(?:(?:i|we|ich|wir) (?:think|reckon|guess|glaub\w*|denk\w*) )?(?:that|this|das)(?: (?:ll|will|should|would|covers|does|reicht|genugt|sollte))+(?: (?:do|it|everything|me|us|mir|uns|erst ?mal|reichen|genugen|for now|fur heute|for today|nicely|just fine))*$/,
];
