/**
 * Patterns that recognise the intents in each language. They match the text as `normaliseText` normalises it: lower
 * case, umlauts and accents as base letters, single spaces, no punctuation.
 */
import type { Locale } from '../../src/routes/table.ts';

export type Intent =
  | 'instructions'
  | 'othersData'
  /** What a person whom the visitor knows has written. */
  | 'acquaintancesData'
  | 'identity'
  | 'abilities'
  | 'handover'
  | 'demo'
  | 'contact'
  | 'language'
  | 'greeting'
  | 'thanks'
  /** Thanks or approval before something else. */
  | 'thanksFirst'
  | 'booking'
  | 'goodbye'
  | 'insult'
  | 'price'
  | 'followUp'
  | 'source'
  /** Asks for more about the last answer, without a subject. */
  | 'reason';

const people =
  '(?:echten? |richtigen? )?(?:mensch(?:en)?|mitarbeiter(?:in)?|person|jemand(?:en)?|berater(?:in)?|ansprechpartner(?:in)?|vertrieb(?:ler)?|kundenservice|support|team|kollege[n]?)';
const persons =
  '(?:an? |the |your |some )?(?:real |live |actual )?(?:human(?: being)?|person|people|someone|somebody|agent|representative|rep|sales(?: team)?|support(?: team)?|team|staff|advisor|colleague)';

export const intentPatterns: Readonly<Record<Locale, Readonly<Record<Intent, RegExp>>>> = {
  de: {
    instructions:
      /\b(?:ignorier\w*|vergiss|vergesse|missachte|umgeh\w*|uberschreib\w*)\b.*\b(?:anweisung\w*|regel\w*|vorgabe\w*|instruktion\w*|prompts?|befehl\w*|bisherig\w*|vorherig\w*)|\b(?:system ?prompts?|systemanweisung\w*|entwicklermodus|developer mode|jailbreak|dan modus)\b|\b(?:deine?|ihre?|deinen|ihren) (?:\w+ )?(?:anweisungen|instruktionen|prompt|systemnachricht)\b|\bdu bist (?:jetzt|ab jetzt|nun)\b|\b(?:tu so als|spiel(?:e)? die rolle|verhalte dich wie|stell dir vor du)\b|\b(?:api ?key|api schlussel|zugangsdaten|admin ?passwort|datenbankpasswort)\b.*\b(?:nenn|zeig|gib|verrat|ausgeben|sag)\w*|\b(?:nenn|zeig|gib|verrat|sag)\w*\b.*\b(?:api ?key|api schlussel|zugangsdaten|passwort|passworter|kennwort)\b|\bignore\b.*\b(?:instruction|rule|prompt|previous)|\byou are now\b|\bwartungsmodus\b|\bohne (?:einschrankungen|beschrankungen|regeln)\b.*\b(?:bot|du)\b|\bdu\b.*\bohne (?:einschrankungen|beschrankungen|regeln)\b|\bregeln? (?:\w+ )?(?:aus|abschalten|ausschalten|deaktivieren|abgeschaltet)\b|\b(?:lass(?:t)? uns|wir spielen) (?:mal )?(?:ein )?(?:rollen)?spiel\b|\bbestatig\w* (?:mir |uns )?schriftlich\b/,
    othersData:
      /\b(?:daten|mail ?adressen?|email|e mail|telefonnummern?|handynummern?|mobilnummern?|nummer|gesprache|chats?|chatverlaufe?|nachrichten|anfragen|leads|bestellungen|liste)\b.*\b(?:von|der|des|anderer|anderen|aller|eurer|ihrer)\b.*\b(?:kunden|kundinnen|kunde|kundin|besucher|besuchern|nutzer|nutzern|leads|herrn?|frau|anderen|mitarbeiter[ns]?|nachbarn?|chefs?|firma)\b.*|\b(?:zeig|nenn|gib|list|liste)\w*\b.*\b(?:alle|letzte|letzten|samtliche|eure|ihre)\b.*\b(?:kunden|leads|nutzer|besucher|gesprache|nachrichten|bestellungen|anfragen|adressen|mailadressen)\b|\bwer (?:hat|war) .*\b(?:vor mir|zuletzt|heute)\b.*\b(?:geschrieben|gefragt|angefragt|gechattet)\b|\bwas hat (?:herr|frau)\b|(?<!\b(?:wir|man|team)\b.{0,20})\bwas (?:die|der|andere) (?:andere[nrs]?|letzte[nr]?|vorige[nr]?|person|leute|besucher\w*|kunden)\b.*\b(?:geschrieben|gefragt|gechattet|gesagt|wollte\w*|schreib\w*|frag\w*)\b/,
    acquaintancesData:
      /\b(?:chats?|chatverlauf\w*|verlauf|gesprache?|unterhaltung\w*|nachrichten|konto) (?:von |mit )?mein(?:e[mnrs]?)? (?:ex\w*|mann\w*|frau|freund\w*|sohn\w*|tochter|mutter|vaters?|bruders?|schwester|nachbar\w*|mitbewohner\w*)\b|\bwas (?:hat )?mein(?:e[mnrs]?)? (?:ex\w*|mann|frau|freund\w*|sohn|tochter|mutter|vater|bruder|schwester|nachbar\w*|mitbewohner\w*)\b(?: \w+){0,5} (?:geschrieben|gefragt|gechattet|gesagt)\b/,
    identity:
      /\b(?:wer|was) (?:bist du|sind sie)\b|(?<!\bwie (?:viel )?(?:\w+ )?)\b(?:bist du|sind sie|seid ihr|ist das|ist da|antwortet|schreibt|sitzt|bin ich|chatte ich|rede ich|spreche ich|schreibe ich)(?: \w+){0,5}? (?<!\b(?:der|den|dem|unser|unseren|euer|euren|jeder) )(?:mensch|menschen|bot|roboter|ki|maschine|computer|programm|echt|echte|echter|person|automat)\b|\bwie (?:heisst du|heissen sie|ist dein name|ist ihr name)\b|^(?:mensch oder (?:bot|maschine|ki)|bot oder mensch)$/,
    abilities:
      /\bwas (?:kannst|weisst) du\b|\bwas konnen sie (?:alles )?(?:fur mich|beantworten|tun)\b|\b(?:wobei|womit|wie) (?:kannst du|konnen sie) (?:mir )?(?:helfen|weiterhelfen)\b|^hilfe$/,
    handover: new RegExp(
      String.raw`\b(?:ich|mich|mir|wir|uns|bitte|kann|konnen|darf|gibt|verbinde\w*)\b.*(?<!\b(?:unser|unsere|unserem|unseren|mein|meine|meinem|meinen|euer) )\b${people}\b.*\b(?:sprechen|reden|telefonieren|schreiben|chatten|verbinden|verbunden|kontaktieren|weiterleiten|erreichen|sprechen|ruft|anrufen|meldet|melden)\b|\b(?:verbinde\w*|ubergib|ubergeben|weiterleiten|leite|gib|hol|holen|rufe?)\b.*\b(?:mich|mir|gesprach)\b.*\b${people}\b|\bmit (?:einem |einer |eine |ihrem |eurem |dem )?${people}(?: (?:sprechen|reden|chatten|verbinden|schreiben))?$|^(?:echter |ein |eine |einen |bitte )*${people}(?: bitte)?$|\b(?:ruckruf|ruft mich|rufen sie mich|ruf mich)\b|^live ?chat(?: starten)?$|\bich (?:will|mochte|brauche) (?:einen |eine |mit )?(?:echten |echte )?${people}\b`,
    ),
    demo: /^(?:eine |ich (?:will|mochte|hatte gern\w*) (?:eine )?|bitte )*(?:demo|vorfuhrung|live ?demo|demotermin|produktdemo|prasentation)(?: (?:bitte|buchen|vereinbaren|anfragen|sehen|haben|machen))*$|\b(?:demo|vorfuhrung|demotermin|beratungstermin|prasentation|beratungsgesprach)\b.*\b(?:buchen|buche|vereinbaren|ausmachen|anfragen|bekommen|bekomme|haben|sehen|frei|freie|freien|nachste\w*|termine?|zeiten|reservieren|machen)\b|\b(?:wann|nachste\w*|freie?n?|buche?n?|vereinbaren)\b.*\b(?:demo|vorfuhrung|demotermin|beratungstermin|beratungsgesprach)\b|\b(?:ich|wir)\b.*\btermin\b.*\b(?:mit ihnen|mit euch|mit ihrem team|bei ihnen|bei euch)\b|\btermin (?:mit ihnen|mit euch) (?:vereinbaren|buchen|machen)\b|\b(?:zeigen|zeigt|vorfuhren)\b.*\b(?:mir|uns|live)\b.*\b(?:chatbot|plattform|produkt|system)\b|\bvorfuhren lassen\b|\b(?:zeigen|zeigt) (?:sie )?(?:mir|uns) (?:das|es|ihn|mal)\b|\blive (?:sehen|anschauen|ansehen|erleben)\b/,
    contact:
      /^(?:\S+ ){0,5}(?:telefonnummer|telefon nummer|rufnummer|hotline|durchwahl|faxnummer|mail ?adresse|e ?mail ?adresse|postadresse|anschrift|kontaktdaten|kontaktmoglichkeit\w*)(?: \S+){0,2}$|\bwie (?:kann|konnen) (?:ich|wir|man) (?:sie|euch|ihr team) (?:am besten )?(?:erreichen|kontaktieren|anrufen|anschreiben)\b|\bwie erreiche?n? (?:ich|wir|man) (?:sie|euch)\b|\b(?:wo|wie) (?:sitzt|sitzen|finde|ist) .*\b(?:ihr sitz|sie|euer buro|ihr buro|firmensitz|standort der firma)$|^(?:kontakt|telefon|anrufen|adresse|e ?mail|nummer)$|\b(?:kann|darf) ich (?:sie|euch) anrufen\b|\b(?:ihre|eure) (?:telefon\w*|nummer|adresse|mail|e mail|email)\b/,
    language:
      /\b(?:sprichst du|sprechen sie|kannst du|konnen sie|konnen wir|verstehst du|antworte|antworten sie|wechsel\w*)\b.*\b(?:englisch|franzosisch|spanisch|italienisch|turkisch|polnisch|russisch|niederlandisch)$|^(?:auf )?englisch(?: bitte)?$|\b(?:kann|konnen|darf|durfen) (?:ich|wir|man|sie|er|(?:meine?|unsere?) \w+)(?: \w+){0,2} (?:auf )?(?:deutsch|englisch) (?:weiter\w*|fragen|schreiben|antworten|chatten)$/,
    greeting:
      /^(?:hallo|hi|hey|hallochen|guten (?:tag|morgen|abend)|gruss gott|gruezi|moin(?: moin)?|servus|tach|huhu|morgen|mahlzeit|schonen guten tag|sehr geehrte(?:s|r)? (?:damen und herren|team|frau \w+|herr \w+)|liebes team)(?: zusammen| du| da| bot| liebes team)?(?= |$)/,
    thanks:
      /^(?:ok(?:ay)? |super |prima |perfekt |alles klar |gut |toll )*(?:danke(?:schon)?|vielen(?: lieben)? dank|herzlichen dank|besten dank|merci|dankesehr|super|perfekt|alles klar|ok(?:ay)?|prima|toll)(?: schon| sehr| dir| ihnen| fur (?:die|ihre) (?:hilfe|antwort|auskunft)| das hilft(?: mir)?(?: weiter)?)*$/,
    thanksFirst:
      /^(?:(?:ok(?:ay)?|super|prima|perfekt|klasse|gut|toll|cool|ah|aha|na|sehr) )*(?:danke(?:schon)?|vielen(?: lieben)? dank|besten dank|merci|alles klar|verstehe|verstanden|super|prima|perfekt|klasse|cool|ok(?:ay)?|aha)(?: schon| sehr| dir| ihnen| euch| fur (?:die|ihre|deine) \w+)?(?= (?!(?:schon|sehr|dir|ihnen|euch)$))/,
    booking: /\b(?:buch(?:e|en|t)?|reservier\w*|termin\w*|freie?n? zeit\w*)\b/,
    goodbye:
      /^(?:tschuss\w*|auf wiedersehen|ciao|bis (?:bald|dann|spater)|adieu|schonen (?:tag|abend)(?: noch)?|servus|ade)(?: und danke)?$/,
    insult:
      /\b(?:idiot\w*|arsch\w*|scheiss\w*|(?:strunz|sau|stroh|stock|erz)?dumm\w*|blod\w*|dreck\w*|mist|fick\w*|fuck\w*|wichser|hurensohn|depp\w*|trottel|nutzlos\w*|saftladen|verarsch\w*|kacke|bescheuert\w*|schlechtester|nervst|labern?|verpiss\w*|halts? (?:die|das|dein) (?:klappe|fresse|maul)|halts maul|leck mich|geh sterben|fahr zur holle|zieh leine|hau ab|vollpfosten|volldepp\w*|vollidiot\w*|dilettant\w*|stumper\w*|versager\w*|abzocker\w*|nichtskonner\w*|schwach(?:kopf\w*|mat\w*)|hohl(?:kopf\w*|birne\w*)|dumpfbacke\w*|schnarchnase\w*|witzfigur\w*|knalltute\w*|pappnase\w*|flachpfeife\w*|blech(?:kopf|trottel|dose|buchse|kiste)|schrott(?:bot|programm|ding)?|mull(?:bot|haufen)?(?= |$)(?! (?:abholen|abfuhr|trenn\w*))|kack\w*|missgeburt|armselig\w*|erbarmlich\w*|lacherlich\w*|unfahig\w*|damlich\w*|behammert|bekloppt\w*|hirnlos\w*|hornochse\w*|rindvieh|armleuchter|lusche\w*|nervensage|labertasche|dummschwatzer\w*|(?:taugst|kannst|verstehst|weisst) (?:du )?(?:nichts|nix|rein gar nichts)|null ahnung|schamt? (?:dich|euch)|nulpe\w*)\b/,
    price:
      /\b(?:preis\w*|kost(?:en|et|e)|monatspreis\w*|tarif\w*|teuer|gunstig\w*|gebuhr\w*|bezahle?n?|zahle?n?|budget|plan|plane|planen|paket\w*|abo\w*|angebot|macht das|summe)\b/,
    source:
      /^(?:und |ok )?(?:wo|woher|an welcher stelle|auf welcher seite)\b(?: \w+){0,3} (?:steht|geregelt|nachlesen|nachzulesen|weisst du|wissen sie|hast du|haben sie)(?: \w+){0,3}$|^(?:quelle|beleg|link)(?: bitte| dazu| dafur)*$/,
    reason:
      /^(?:und |aber |ach |puh )?(?:(?:wieso|warum|weshalb) so \w+|wieso|warum|weshalb|seit wann|ab wann|wie das|inwiefern|echt|wirklich|genauer|und das heisst|was heisst das|wie meinen sie das|wie meinst du das)(?: (?:das|denn|eigentlich|nicht|gerade|genau|so|dieser|dieses|diese|der|die))*$/,
    followUp:
      /^(?:und|aber|oder|auch|dann|sowie|ebenso)\b|\b(?:davon|dafur|dabei|darin|damit|dazu|dort)\b|^(?:was ist mit|wie ist es (?:mit|bei)|wie sieht es (?:mit|bei)|gilt das|geht das|ist das|warum|wieso|wie das|genauer|mehr dazu|erklar\w*)\b|(?:gibts?|kann(?: man| ich)?|konnen(?: wir)?|werde? ich|krieg\w*(?: ich| wir| man)?|geht|darf ich|hat|ist|muss ich) (?:den|der|die|denen|dem) (?:auch|nur|denn|dann|noch|schon|eigentlich|selbst|selber|wieder|gar|nicht|immer|irgendwo|einfach|mal|ohne|jetzt|trotzdem|spater|uberhaupt)\b/,
  },
  en: {
    instructions:
      /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|previous|above|guidelines|guardrails|told)\b|\b(?:system ?prompts?|developer mode|jailbreak|dan mode|hidden instructions)\b|\byour (?:\w+ )?(?:instructions|prompt|system message|guidelines)\b|\byou are now\b|\b(?:pretend (?:to be|you|that you)|act as (?:if|though|an?|the)|roleplay|role play|imagine you)\b|\b(?:lets|let s|let us) play a game\b|\bfrom now on you\b|\bno restrictions\b|\bpretend (?:ur|u|im|i am)\b|\b(?:maintenance|debug|god) ?mode\b|\brules? (?:are )?(?:off|disabled)\b|\bconfirm (?:it |that |this )?in writing (?:that )?(?:i|we|as)\b|\b(?:api ?keys?|credentials|admin password|passwords?)\b.*\b(?:reveal|show|tell|give|print)\w*|\b(?:reveal|show|tell|give|print)\w*\b.*\b(?:api ?keys?|credentials|passwords?|secrets?)\b/,
    othersData:
      /\b(?:data|emails?|email address\w*|phone numbers?|(?<!\b(?:minimum|maximum|certain|fixed|large|small) )number(?! of (?:your )?(?:customers|clients|users|visitors|people)\b)|conversations?|chats?|messages?|enquiries|leads|orders?|list)\b.*\b(?:of|from|belonging to)\b.*\b(?:(?:all |the last |your |an |some )*(?:other |another |last |latest )*(?:customers?|clients?|users?|visitors?|leads|compan(?:y|ies)|people)|mr|mrs|ms|my (?:neighbour|boss|competitor))\b|\b(?:show|list|give|tell|send|export)\b.*\b(?:all|last|latest|every|your|other)\b.*\b(?:customers?|clients?|leads|users?|visitors?|conversations?|messages?|orders?|enquiries)\b|^who (?:else )?(?:wrote|asked|chatted)(?:$| (?:to|with|in|here|today|yesterday|before|last|just|you|me|it|this)\b)|\bwhat did (?:mr|mrs|ms)\b|\bwhat (?:the )?(?:other|last|previous) (?:visitors?|person|people|customers?)\b.*\b(?:wrote|asked|said|write|ask|typed)\b|\bwhat the person before me\b/,
    acquaintancesData:
      /\b(?:read|see|view|open|check|access|look at|get into|show me) my (?:ex|husband|wife|partner|boyfriend|girlfriend|son|daughter|mother|father|mum|dad|brother|sister|neighbou?r|flatmate|friend)\b(?: \w+){0,2} (?:chats?|conversations?|messages?|questions|history|account)\b|\bwhat (?:did |has )?my (?:ex|husband|wife|partner|boyfriend|girlfriend|son|daughter|mother|father|mum|dad|brother|sister|neighbou?r|flatmate|friend)\b(?: \w+){0,4} (?:wr[io]tten?|write|wrote|type[d]?|ask(?:ed)?|said|say|chatted)\b/,
    identity:
      /\b(?:who|what) are you\b|\b(?:are you|am i (?:now |really |actually )?(?:talking|speaking|chatting|writing|connected) (?:to|with)|is this|is there)(?: \w+){0,5}? (?<!\b(?:in|the|our|your|my|any) )(?:human|person|bot|robot|ai|machine|real(?! estate)|computer|automated)\b|\bwhat(?: i)?s your name\b|\bwhat is your name\b|^(?:human or (?:bot|machine|ai)|bot or human)$/,
    abilities: /\bwhat can you (?:do|answer|help)\b|\bwhat do you know\b|\bhow can you help\b|^help$/,
    handover: new RegExp(
      String.raw`\b(?:i|me|we|us|please|can|could|may|want|wish)\b.*\b(?:talk|speak|chat|write|connected|connect|transfer\w*|put through|pass\w*|hand\w*)\b.*\b(?:to|with|over to|on to) ${persons}\b|\b(?:talk|speak|chat) (?:to|with) ${persons}$|^(?:please |a |an |real |live )*(?:human|person|agent|representative|operator)(?: please)?$|\b(?:call|ring) me(?: back)?\b|\bcallback\b|^live ?chat$|\bi (?:want|need) ${persons}\b|\b(?:get|give|connect) me (?:to |with )?${persons}\b|\b(?:someone|somebody|anyone|anybody|person|human)(?: else| there)? (?:that |who )?(?:i|we) (?:can|could|may|might) (?:talk|speak|chat) (?:to|with)\b|\b(?:a|have a) (?:word|chat) with ${persons}\b`,
    ),
    demo: /^(?:a |an |i (?:want|would like|d like) (?:a |to see a )?|please |book |get |see |request |schedule )*(?:a )?(?:live |product )?demo(?:nstration)?(?: please)?$|\b(?:book|schedule|arrange|get|have|see|request|reserve|want)\b.*\b(?:demo|demonstration|walkthrough|presentation)\b|\b(?:when|next|free|available)\b.*\b(?:demo|demonstration)s?\b|\b(?:demo|demonstration)\b.*\b(?:slots?|times?|dates?|available|appointment)\b|\b(?:meeting|appointment|call) with (?:you|your team|sales)\b|\bshow (?:me|us) (?:the|your) (?:product|platform|chatbot|system)\b|\bsee (?:it|one|this) live\b/,
    contact:
      /^(?:\S+ ){0,5}(?:phone number|telephone number|hotline|fax number|email address|e mail address|postal address|contact (?:details|data|information|info))(?: \S+){0,2}$|\bhow (?:can|do|could) (?:i|we|one) (?:reach|contact|call|phone|get in touch|get hold)\b|\bwhere (?:are you|is your (?:office|company)) (?:based|located)\b|\bwhere is your (?:head |main )?office\b|^(?:contact|phone|telephone|call|address|email|number)$|\b(?:can|may) i call you\b|\byour (?:phone|telephone|number|address|email)\b/,
    language:
      /\b(?:do you speak|can you speak|can we (?:speak|talk|chat|switch)|^answer|^please answer|^switch|^reply)\b.*\b(?:german|french|spanish|italian|turkish|polish|russian|dutch)$|^(?:in )?german(?: please)?$|\b(?:can|could|may) (?:i|we|she|he|(?:my|our) \w+)(?: \w+){0,2} (?:ask|carry on|continue|write|chat|type|go on|switch)(?: to)?(?: in)? (?:german|english)$/,
    greeting:
      /^(?:hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy|dear (?:sir or madam|sirs?|madam|team|all|sales team))(?: there| all| team| bot)?(?: how are you)?(?= |$)/,
    thanks:
      /^(?:ok(?:ay)? |great |perfect |cool |alright )*(?:thanks|thank you|many thanks|cheers|thx|ta|great|perfect|ok(?:ay)?|cool|alright|brilliant)(?: a lot| so much| very much| you| for (?:your|the) (?:help|answer)| that helps)*$/,
    thanksFirst:
      /^(?:(?:ok(?:ay)?|great|perfect|cool|alright|brilliant|lovely|ah|oh|right|super) )*(?:thanks|thank you|many thanks|cheers|thx|ta|got it|i see|great|perfect|cool|alright|brilliant|lovely|ok(?:ay)?)(?: a lot| so much| very much| for (?:your|the|that) ?\w*)?(?= )/,
    booking: /\b(?:book(?:ing)?|reserve|slots?|free times?|appointment)\b/,
    goodbye:
      /^(?:goodbye|good bye|bye(?: bye)?|see you(?: later| soon)?|have a (?:nice|good) (?:day|evening)|farewell)$/,
    insult:
      /\b(?:idiot\w*|stupid|dumb\w*|moron\w*|shit\w*|fuck\w*|crap|(?<!\bi(?: a)?m )useless|asshole|arsehole|bastard|bitch|rubbish|garbage|pathetic|suck\w*|hate you|muppets?|brain ?dead|piss off|sod off|bugger off|get lost|shut up|drop dead|go to hell|screw you|jog on|bog off|naff off|get stuffed|numpt(?:y|ies)|plank|pillocks?|prat|plonkers?|knob ?head|dickheads?|wankers?|twats?|tossers?|bell ?end|cretins?|imbeciles?|half ?wits?|nitwits?|dimwits?|clueless|brainless|gormless|incompetent|laughable|charlatans?|con artists|scammers|waste of space|tin can|load of (?:junk|tosh|tripe|cobblers|bollocks)|bollocks|shambles|thick as|(?:you re|you are|are you|so|really) (?:\w+ )?(?:thick|daft|dense|dim)|worse than useless|(?:know|understand) nothing|good for nothing|ashamed of yours\w+|waffling|piece of (?:junk|tat))\b/,
    price:
      /\b(?:pric\w*|costs?|tarif\w*|expensive|cheap\w*|fees?|pay|paying|budget|plans?|package\w*|subscription|rates?|how much|come to|total price|tiers?|all in|set (?:me|us) back)\b/,
    source:
      /^(?:and |ok |so )?(?:where|on (?:which|what) page)\b(?: \w+){0,3} (?:say|says|stated|written|laid down|read|find|get) ?(?:that|this|it)?(?: \w+)?$|^where (?:does it say|is) (?:that|this|it)(?: \w+){0,2}$|^(?:source|link|reference)(?: please| for that)*$/,
    reason:
      /^(?:and |but |oh |ok )?(?:why (?:so|that) \w+|why|how come|since when|from when|how so|really|meaning|what does that mean|what do you mean|in what way)(?: (?:not|that|this|one|is|exactly|by))*$/,
    followUp:
      /^(?:and|but|or|also|then)\b|^(?:what about|how about|does (?:that|it)|is (?:that|it)|can (?:that|it)|why|how so|more|tell me more|explain)\b|\b(?:that one|there too|with it|for that)\b/,
  },
};

/** Data that no conversation with this bot needs: an account or card number, a password, a diagnosis. */
export const confidentialPattern =
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}\b|\b(?:\d[ -]?){13,19}\b|(?:passwort|kennwort|password|pin|tan)\s*(?:ist|is|lautet|=|:)\s*\S+|\b(?:meine|my) (?:diagnose|krankheit|diagnosis|illness)\b/i;

export const contactDataPattern = /[^\s@]+@[^\s@]+\.[a-z]{2,}|(?:\+|00)\d[\d\s()/-]{7,}\d|\b0\d{2,5}[\s/-]?\d{4,}/i;

/** "I need to move my slot" asks about a demo that is booked. */
export const changesDemo =
  /\b(?:move|moving|reschedul\w*|postpone\w*|push back|put off|call off|cancel\w*|change|changing|verschieb\w*|verschoben|verleg\w*|umbuch\w*|umzubuchen|absag\w*|abzusagen|stornier\w*|andern|andere (?:ich|wir)|(?:can|could) ?(?:t|not) (?:make|attend|come)|nicht (?:kommen|teilnehmen|wahrnehmen)|kann nicht)\b/;
