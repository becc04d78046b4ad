/**
 * How people in danger word it, in German and English, as patterns over `plainWords`. `clear` patterns always count;
 * `likely` ones do not where the text is about business and nobody speaks of themselves or somebody close. Every
 * repetition is bounded. Long, because it is one list: add a pattern with its wordings in wordings.training.testing.ts.
 */
import type { CrisisKind } from './recogniseCrisis.ts';

type Rule = { kind: CrisisKind; clear: readonly string[]; likely?: readonly string[] };

const any = (most: number) => `(?:\\w+ ){0,${most}}`;
const little =
  '(?:(?:ich|er|sie|selbst|selber|inzwischen|so|langer|weiter|hier|wirklich|einfach|uberhaupt|mehr|mal|auch|gern|gerne|noch|echt|am|lange|jetzt|heute|nur|bloss|doch|bitte|schon|ja|halt|eigentlich|liebsten|morgen|immer) ){0,4}';
const end = '(?= \\||$)';

const kinDe =
  '(?:mann|ehemann|frau|freund|freundin|ex|vater|mutter|papa|mama|bruder|schwester|sohn|tochter|partner|partnerin|stiefvater|nachbar|jemand|typ|er|sie)';
const kinEn =
  '(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|brother|sister|son|daughter|stepdad|neighbour|neighbor|someone|somebody|he|she|they)';
const someoneDe =
  '(?:ihn|sie|euch|dich|ihr|alle|jemanden|jeden|leute|menschen|die anderen|(?:meine|meinen|mein|unsere|unseren|die|den|diese|diesen) (?:frau|mann|freundin|freund|ex|exfreund|exfreundin|chef|chefin|eltern|mutter|vater|bruder|schwester|kinder|kind|sohn|tochter|nachbarn?|lehrer|lehrerin|mitschuler|kollegen?|kollegin))';
const someoneEn =
  '(?:him|her|them|you|everyone|everybody|people|someone|somebody|(?:my|our|the|that) (?:wife|husband|partner|boyfriend|girlfriend|ex|boss|parents|mother|mum|mom|father|dad|brother|sister|son|daughter|kids?|children|neighbou?rs?|teachers?|classmates|colleagues?|coworkers?|family))';
const high = '(?:brucke|zug|fenster|hochhaus|dach|balkon|klippe|auto|lkw|bahn|gleise|turm)';
const want = '(?:will|wills|wollte|wollen|mochte|mochten|mag|wurde|wurd|wunsch\\w*|wunschte)';

export const rules: readonly Rule[] = [
  {
    // Threatened by somebody: before what somebody does to themselves, which is worded alike.
    kind: 'violence',
    clear: [
      `${kinDe} (?:will|wollte|droht|versucht|wird|hat gedroht) ${any(1)}mich ${any(2)}(?:umbringen|umzubringen|toten|zu toten|erschiessen|abstechen|schlagen|zu schlagen)`,
      `${kinDe} ${any(1)}(?:schlagt|bedroht|wurgt|verprugelt|verpruegelt|vergewaltigt|verfolgt|misshandelt|tritt|stalkt) (?:mich|uns|meine? \\w+)`,
      `${kinDe} (?:hat|habe|zieht|steht) ${any(3)}(?:ein messer|eine waffe|eine pistole)`,
      `(?:mit|hat) ${any(2)}(?:messer|waffe|pistole) ${any(2)}(?:bedroht|bedroht mich|vor mir)`,
      `(?:werde|wurde) ${any(3)}(?:geschlagen|bedroht|verprugelt|vergewaltigt|misshandelt)`,
      `${kinEn} ${any(2)}(?:is |was |keeps |are )?(?:trying|going|threatening|wants|tried|threatened) to (?:kill|murder|hurt|stab|shoot|rape) (?:me|us)`,
      `${kinEn} ${any(1)}(?:is |was |keeps |are |has been |have been )?(?:hurting|hitting|hits|beats|beating|choking|strangling|raping|raped|attacking|threatening|stalking|abusing|abuses) (?:me|us|my \\w+)\\b(?! (?:why|to it))`,
      `(?:being|was|am|getting|been) (?:abused|beaten|raped|assaulted|threatened)(?: at home| by)|(?:un|not )safe at home|angst um mein leben|(?:scared|afraid|fear) for my life`,
      `${kinEn} (?:has|have|is holding|pulled) (?:a |the )?(?:knife|gun|weapon)`,
    ],
  },
  {
    kind: 'self',
    clear: [
      // Not living on.
      `(?:nicht|nie) ${little}(?:mehr|langer|wieder) ${little}(?:zu )?(?:leben|weiterleben|weiter leben|existieren|aufwachen)\\b(?! (?:wir|alle))`,
      `nimmer ${little}(?:leben|weiterleben|aufwachen)|nicht mehr (?:aufzuwachen|zu leben|zu existieren)|aufhoren zu existieren`,
      `${want} ${any(1)}nicht mehr ${any(1)}(?:hier sein|da sein|auf der erde sein)${end}`,
      `(?:wenn|falls|dass|als wenn|sobald) ich ${any(1)}(?:nicht mehr (?:da|hier|am leben)|weg|tot|nie da|nicht da) (?:ware|bin|war|gewesen)`,
      `(?:wozu|warum|weshalb|wofur) ${any(2)}(?:noch |weiter |uberhaupt )(?:zu )?(?:leben|weiterleben|am leben)\\b`,
      `${want} ${any(1)}${little}(?:nicht|nie) ${little}(?:leben|weiterleben|existieren|aufwachen|da sein|dasein|am leben sein|auf der welt sein|auf dieser welt sein)\\b`,
      `(?:halte?|ertrage|ertrag) (?:ich )?(?:das|dieses|mein) leben ${any(1)}nicht`,
      `nie (?:wieder )?geboren|nicht geboren worden`,
      `kein\\w* ${any(1)}(?:lebenswill\\w*|lebensmut|lebenslust|lust mehr (?:zu leben|am leben|auf (?:das |dieses |mein )?leben))`,
      `lebensmud\\w*|suizidgefahrdet\\w*|kein\\w* (?:sinn|grund) ${any(2)}zu leben`,
      `(?:alles|allem|dem ganzen|der sache) ${any(1)}ein ende (?:zu )?(?:machen|setzen|bereiten)|ich (?:will|mochte|werde) ${any(2)}alles beenden${end}`,
      `wie (?:man|ich) ${any(2)}(?:stirbt|sterbe|sterben)\\b|${want} ${any(2)}(?:runter|herunter|hinunter) ?springen|ich ${any(2)}spring\\w* ${any(1)}runter`,
      // Dying.
      `(?:${want}|lass mich|lasst mich|lieber|liebsten|um zu|um ${any(1)}zu) ${little}(?:nur )?(?:zu )?(?:sterben|krepieren|verrecken|tot sein|gestorben sein)\\b(?! (?:vor|langweilig|schon))`,
      `(?:sterben|tot sein) (?:${want}|zu wollen|durfen|zu durfen)|(?:ans|an das) sterben ${any(1)}denk\\w*|denk\\w* ${any(4)}(?:ans|an das) sterben`,
      `ich (?:ware|war|will|mochte) ${little}(?:lieber )?tot\\b|ware ich ${little}tot|ich tot ware|(?:besser|lieber) tot\\b`,
      // Killing oneself.
      `(?:mich|sich|dich|mir|selbst|selber) ${any(3)}(?:zu )?(?:umbringen|umzubringen|umbringt|umbringe|toten|totet|erhangen|erhangt|erschiessen|ertranken|vergiften)\\b`,
      `(?:mich|ich mich|sie sich|er sich) ${any(2)}(?:aufhangen|aufzuhangen)\\b(?! (?:kann|konnte))|ich hange? mich ${any(1)}auf\\b`,
      `bringe? (?:ich )?mich ${any(3)}um\\b(?! (?:den|die|das|mein|meinen|unser|unseren|jeden|alles|ein|eine|einen|zu))`,
      `^(?:\\w+ )?umbringen$`,
      `erhangt? (?:man|ich|er|sie)\\b`,
      `(?:das|mein|meinem|sein|ihr|sein eigenes|ihr eigenes) leben ${any(1)}(?:zu )?(?:nehmen|nimmt|genommen|beenden)\\b(?! (?:mit|an))`,
      `(?:nehme?|nimmt|nahm) (?:ich |er |sie )?(?:mir|sich) ${any(3)}das leben`,
      `beende? (?:ich )?${any(1)}mein leben|leben ${any(1)}ein ende (?:zu )?(?:setzen|machen|bereiten)|schluss ${any(1)}mit (?:meinem|dem|diesem) leben|schluss ${any(1)}mit allem|kein\\w* bock mehr (?:auf (?:alles|das leben|mein leben)|zu leben)|einfach nur noch weg${end}`,
      `(?:mir|sich|dir) ${little}(?:etwas|was) (?:antun|anzutun|angetan|antut|antu)\\b|tu[et]? (?:ich |er |sie )?(?:mir|sich) ${little}(?:etwas|was) an\\b`,
      // Harming oneself.
      `ritzt? ?(?:ich )?(?:mich|sich)\\b|ritze (?:ich )?mich|(?:mich|sich) ${any(2)}(?:ritzen|geritzt|ritzt|ritze)\\b|^(?:das )?ritzen$`,
      `(?:schneide|schneid) (?:ich )?mich\\b|(?:habe|hatte) mich ${any(2)}geschnitten|mich ${any(2)}schneiden\\b|pulsader\\w*|(?:arme?|beine?|handgelenke?) ${any(1)}(?:auf)?ge(?:schnitten|ritzt)|${want} ${any(2)}mich ${any(1)}verletzen\\b|(?:mir|sich) (?:selbst |selber )?weh ?(?:zu )?tun(?! (?:beim|bei))`,
      `(?:mich|sich) (?:selbst|selber) ${any(1)}(?:verletz\\w*|verletz\\w*)|verletze?n? (?:ich )?mich (?:selbst|selber)`,
      // Means.
      `(?:spring\\w*|werf\\w*|wirft|schmeiss\\w*|sturz\\w*|leg\\w*) ${any(3)}(?:von|vor|aus) ${any(1)}${high}\\b`,
      `(?:von|vor|aus) ${any(1)}${high} ${any(2)}(?:spring\\w*|werf\\w*|sturz\\w*|schmeiss\\w*|zu werfen|zu springen)`,
      `schluck\\w* ${any(4)}\\w*(?:tabletten|pillen)|\\w*(?:tabletten|pillen) ${any(5)}(?:sterben|toten|umbringen|geschluckt|tot|nicht mehr)\\b|(?:packung|schachtel|handvoll|hand voll|zu viele|alle meine|meine ganzen|ganze) ${any(1)}\\w*(?:tabletten|pillen)|(?:habe|hat) ${any(1)}alle ${any(1)}\\w*tabletten`,
      `uberdosis ${any(3)}(?:genommen|nehmen|geschluckt|tabletten|schlaftabletten)`,
      // A burden, missed by nobody.
      `ohne mich ${any(5)}(?:besser|leichter|glucklicher)|(?:besser|leichter|glucklicher) (?:dran )?${any(1)}ohne mich`,
      `(?:niemand|keiner) ${any(2)}mich ${any(2)}vermiss\\w*|vermisst mich ${any(1)}(?:keiner|niemand)`,
      `(?:allen|jedem|euch|anderen|allein|familie|niemandem|keinem) ${any(2)}(?:nur |bloss )?(?:eine|zur) last\\b|(?:ich bin|bin ich) ${any(3)}(?:eine|zur) last\\b`,
      `ich ${any(2)}(?:will|mochte|wurde|wollte|wunsche) ${any(2)}(?:fur immer|einfach|nur noch|spurlos)(?: zu)? verschwinden${end}|(?:ich|und) (?:will|mochte) (?:einfach |nur )?verschwinden${end}|verschwinden und nie`,
      `(?:habt|hattet|haben) (?:ihr|alle|sie) ${any(1)}(?:eure |ihre )?ruhe vor mir`,
      `leben ${any(3)}(?:keinen|kein|ohne) sinn|leben (?:ist |nur )?${any(2)}(?:sinnlos|nichts wert|nichts mehr wert|wertlos|nicht lebenswert|nicht mehr lebenswert)\\b`,
      `nicht ${little}(?:zu )?leben lohn|lohnt sich nicht ${little}zu leben`,
      `(?:soll|muss|mag|will) ${any(2)}alles aufhor\\w*|dass alles aufhort`,

      // English.
      `(?:kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting|off|offing|shoot|shooting|drown|drowning|unalive|unaliving|end|ending|stab|stabbing) (?:my ?self|me self|himself|herself|him self|her self|themself|themselves|yourself)\\b(?! (?:off|a|an|some|loose|out|up|short)\\b)`,
      `(?:want|wants|wanted|need) (?:it|everything|it all|the pain|all this|this) ${any(1)}to (?:stop|end|be over)${end}|wish ${any(1)}(?:it|everything) ${any(3)}(?:end|stop|be over)${end}|(?:waiting|ready|hoping) to die\\b`,
      `(?:mind|care|matter) if (?:i|im) (?:died|die|dead|dying)|living is (?:exhausting|(?:to|too) hard|pain\\w*|torture)|(?:not|no longer|stop) (?:being|be) (?:here|alive|around)(?: any ?more| any longer)?${end}|(?:rather|prefer) ${any(1)}not (?:be alive|exist|wake up)|sleep forever|(?:hope|wish) (?:that )?i (?:dont|wouldnt|wont|didnt|never|could not) wake up`,
      `danger to (?:my ?self|himself|herself)|(?:im|am|being|was|just|feel like|only) ${any(1)}a burden(?: (?:to|on))?(?: (?:everyone|everybody|my|them|others|you|people))?${end}|burden (?:to|on) (?:everyone|everybody|my (?:family|parents|friends|kids|children)|others)`,
      `^kms$|(?:gonna|to|wanna|will|ill|might|should) kms\\b(?! \\w)`,
      `(?:want|wants|wanted|like|ready|rather|deserve|deserves|wish|wants) ${any(2)}?to (?:just )?(?:die|be dead|not exist|stop existing|disappear forever)\\b(?! (?:for|of|to|laughing|casting|with|from)\\b)`,
      `(?:wanna|rather|let me|i should|i could just|id) (?:just )?(?:die|be dead)\\b(?! (?:for|of|to|laughing|casting|with|from|than (?:sit|use|pay|wait|do|work|call))\\b)`,
      `(?:want|wish|wants) ${any(5)}(?:not exist|never existed|stop existing)|(?:i|she|he) ${any(2)}(?:want|wants|wish|wanna) ${any(3)}(?:disappear|vanish)(?: forever| for good)?${end}`,
      `how (?:can i |do i |do you |to )(?:just )?die\\b(?! (?:cut|cast))|why ${any(3)}(?:keep living|go on living|stay alive|still alive)|(?:giv\\w+|gave) up on (?:life|living)|world ${any(2)}without me`,
      `wish (?:that )?(?:i|she|he) ${any(3)}(?:dead|never born|never been born|die|not alive|gone)\\b|never (?:been )?born`,
      `(?:sleep|asleep) ${any(3)}(?:never|not|dont) ${any(1)}(?:wake|waking) up|(?:never|dont|not) ${any(1)}want to wake up|(?:never|not) wake up (?:tomorrow|again|ever)`,
      `(?:dont|do not|doesnt|does not|dosnt|didnt|not|no longer|never) ${any(1)}(?:want|wants|wanna|wish|wanting) ${any(1)}(?:to )?(?:live|be alive|exist|go on living|keep living|stay alive|continue living)\\b(?! (?:chat|with|in|without (?:this|the|your|a|it|our|chat\\w*|bot\\w*|whatsapp|coffee)))`,
      `(?:dont|do not|doesnt|dosnt|no longer) ${any(1)}(?:want|wants|wanna) ${any(1)}(?:to )?be (?:here|around)(?: any ?more| any longer| at all)?${end}`,
      `(?:want|going|gonna|ready|decided|plan|planning|thinking|think|wants|wanna|might|could|should|ill|will|about|to|just|and|wants|^) ?(?:to |of |about )?(?:just )?end(?:ing)? (?:it all|everything|it(?= \\||$)|it tonight|it now|it today|it for good|this life|the pain)\\b(?! conversations)`,
      `end(?:ing|ed)? (?:my|his|her|their) (?:own )?li(?:fe|ves)\\b(?! (?:insurance|cycle))|(?:take|taking|took|takes) (?:my|his|her|their) (?:own )?li(?:fe|ves)\\b`,
      `(?:better off|better|happier) (?:\\w+ )?(?:dead|without me|if i (?:was|were|wasnt|werent|was not|were not) (?:dead|gone|here|around|alive|born))\\b`,
      `(?:not|isnt|aint|no longer|hardly) ${any(1)}worth ${any(1)}living|life ${any(2)}(?:isnt|aint|not|no longer) ${any(1)}worth|life (?:is|has) (?:meaningless|pointless|no meaning|no point)`,
      `no (?:\\w+ )?(?:reason|point|will|purpose) ${any(1)}(?:to|in|for) (?:live|living|go on|going on|being alive|stay alive|keep going|carry on|continue living)\\b(?! (?:chat|with))|nothing ${any(2)}to live for|(?:lost|lose) (?:the |my )?will to live`,
      `(?:nobody|no one|noone) ${any(2)}(?:care|cares|notice|notices|miss|misses) ${any(3)}(?:died|dead|gone|die|disappeared)\\b|(?:nobody|no one|noone) ${any(1)}miss(?:es)? me\\b`,
      `jump(?:ing)? (?:off|from|in front of|out of) ${any(1)}(?:bridge|building|roof|window|train|cliff|balcony)`,
      `(?:painless|easiest|quickest|fastest|best|peaceful) (?:way|ways|method|methods) ${any(1)}(?:to die|to kill|of dying)|pills ${any(6)}(?:to die|kill me|wants? to die)`,
      `(?:took|taken|swallow\\w*) ${any(3)}(?:pills|paracetamol|an overdose|overdose|sleeping tablets)|(?:take|taking) (?:all|a lot of|too many|an) ${any(2)}(?:pills|overdose)\\b|(?:i|she|he|ive) (?:have |has |just )?overdosed`,
      `(?:my|her|his) wrists\\b|\\bnoose\\b|goodbye (?:crul )?world`,
      `(?:done|finished|tired|sick) (?:with|of) (?:life|living|being alive|my life|existing)\\b`,
      `(?:cant|can not|cannot) ${any(1)}(?:go on|carry on|keep going)(?: living| like this)?(?: any ?more| any longer| much longer)?${end}`,
    ],
    likely: [
      `(?:suizid|selbstmord|selbsttotung|freitod|suicid)\\w*|selbstverletz\\w*|self harm\\w*|abschiedsbrief\\w*`,
      `(?:bringt|bringe|brachte|bringst) (?:sich|dich) ${any(3)}um\\b(?! (?:den|die|das))`,
      `(?:mich|sich) ${any(3)}umgebracht\\b`,
      `kein\\w* sinn mehr|kein\\w* ausweg|alles ${any(3)}(?:sinnlos|hoffnungslos|ausweglos)|(?:es|das|ist) ${any(1)}ausweglos|nothing (?:really )?matters any ?more`,
      `(?:halte?|ertrage?) ${any(1)}(?:es|das|dies|alles) ${any(2)}nicht mehr(?: aus)?\\b`,
      `ich (?:kann|will|mag) ${little}nicht mehr${end}`,
      `hasse mich (?:selbst|selber|so|und)|i hate (?:my ?self|my life)`,
      `(?:cant|can not|cannot) (?:take|do|bear|stand) (?:it|this) any ?(?:more|longer)`,
    ],
  },
  {
    kind: 'violence',
    clear: [
      `bringe? (?:ich )?${someoneDe} ${any(2)}um\\b(?! (?:den|die|das))`,
      `ich ${any(3)}${someoneDe} ${any(2)}(?:umbringen|umzubringen|toten|zu toten|abstechen|erschiessen|erstechen|abknallen|vergiften|zusammenschlagen)\\b`,
      `ich (?:stech|steche|knall|knalle|erschiess|erschiesse|schlag|schlage|tote|ermorde|erstech|ersteche) (?:\\w+ )?${someoneDe}\\b(?! vor)`,
      `(?:laufe|lauf|plane|mache|begehe) ${any(4)}amok\\w*|amok (?:laufen|zu laufen)`,
      `(?:habe|baue|zunde|lege) ${any(2)}(?:bombe|sprengsatz)\\b|(?:schule|buro|laden|firma|gebaude) in die luft`,
      `(?:will|ill|gonna|going to|want to|wanna|wants to|plan to|planning to|might|could|thinking of|about to) ${any(1)}(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|poison|hurt|hurting|beat up) ${someoneEn}\\b(?! (?:with kindness|an email|a mail|a message|a line|a note))`,
      `shoot(?:ing)? up (?:the|my|a|our) (?:school|office|place|mall|church)|(?:a|my) (?:gun|bomb) ${any(5)}(?:school|office|use it)`,
    ],
    likely: [`\\bamoklauf\\w*`],
  },
  {
    kind: 'medical',
    clear: [
      `(?:brauche|brauchen|ruf\\w*|holt?|holen) ${any(2)}(?:einen |den )?(?:krankenwagen|notarzt|rettungswagen)\\b`,
      `(?:call|need|send|get) (?:me |us )?(?:an )?ambulance\\b(?! (?:service|bot|chatbot))`,
    ],
    likely: [
      `(?:bekomm\\w*|krieg\\w*|bekommt|kriegt) ${any(2)}(?:keine|kaum|schlecht) luft\\b(?! nach)|keine luft (?:mehr )?(?:zu )?(?:bekommen|kriegen)|(?:er|sie|oma|opa|baby|kind|mann|frau|vater|mutter) ${any(1)}(?:atmet|atmen) ${any(2)}(?:nicht|kaum)`,
      `(?:ist|bin|liegt|wurde|wird|war|sind) ${any(3)}(?:bewusstlos|ohnmachtig|nicht ansprechbar)\\b(?! vor)`,
      `(?:habe|hat|hatte|bekomme|bekommt|erleidet) ${any(4)}(?:herzinfarkt|schlaganfall|krampfanfall|schock)\\b(?! (?:patient|nachsorge))`,
      `(?:schmerzen|druck|stechen|enge) ${any(1)}(?:in|auf) (?:der|meiner) brust|brustschmerzen|(?:habe|hat) ${any(2)}(?:luftnot|atemnot)|(?:kann|kannst) ${any(2)}(?:kaum|nicht|nicht mehr) (?:richtig )?atmen`,
      `(?:blutet|blute) (?:\\w+ )?(?:stark|heftig|sehr)|(?:hort|hore) nicht auf zu bluten|vergiftet (?:worden|habe|hat)|(?:habe|hat) ${any(2)}(?:gift|putzmittel|reiniger) ${any(1)}(?:getrunken|verschluckt)`,
      `(?:cant|can not|cannot|not|isnt|stopped|barely|struggling to|hardly) (?:breathe|breathing)\\b(?! (?:down|life|new))`,
      `(?:am|is|im|having|has|have|had|think) (?:i |im |am |shes |hes )?(?:having |had )?a (?:\\w+ )?(?:heart attack|stroke|seizure)\\b(?! (?:of|order|risk|patient))`,
      `(?:i have|ive got|has|having|got) ${any(2)}chest pains?\\b(?! patient)`,
      `(?:is|was|hes|shes|am|went|found|lying) ${any(2)}unconscious\\b|(?:has |have )?collapsed ${any(3)}(?:not responding|unresponsive|not breathing)|not responding and|bleeding (?:heavily|badly|a lot|to death|out)|(?:he|she|i) (?:has |have |just )?passed out`,
    ],
  },
];

/** Removed before the rules read a text: fixed phrases that only sound like danger. */
export const phrases: readonly string[] = [
  '(?:suizid|suicide|selbstmord) ?(?:pravention\\w*|prophylaxe\\w*|prevention|hotline|helpline)\\b',
  'self harm (?:detection|prevention|policy|moderation)',
  'kill ?(?:switch|chain|er|erfeature|er feature)\\w*|killer \\w+|killen?\\b',
  'to die for|die for|dead (?:links?|line|letter|man|simple|end|ends)',
  'vor (?:neugier|lachen|langeweile|hunger) (?:sterben)?|zum sterben|fast umgebracht',
  'life ?(?:insurance|time|cycle|span)|end of life|half life|quality of life',
  'live chat',
];

/** A text about the product, a customer or a project. */
export const business =
  '(?:chat)?bots?|nutzer\\w*|users?|kunden?|customers?|clients?|patienten|use case|usecase|anwendungsfall|referenz\\w*|references?|vorlagen?|templates?|pravention\\w*|prevention|erkenn\\w*|detect\\w*|erwahn\\w*|handles?|reagier\\w*|klinik\\w*|krankenh\\w*|hospitals?|clinics?|charity|projekt\\w*|projects?|vertrag\\w*|contract|provider|anbieter|tool|software|konkurrenz|nachrichten|news|films?|serie|doku\\w*|roman|podcast|statistik\\w*|suizidrate|spreadsheet|wettbewerb\\w*|server|prozess\\w*|papier|projekte?|integration\\w*|kundig\\w*|dsgvo|gdpr|datenschutz\\w*|hotline|feature|api|aws|azure';

/** Somebody speaks of themselves, or of somebody close. */
export const personal =
  'ich (?:habe|bin|will|denke|denk|mochte|hatte|fuhl\\w*|uberleg\\w*|plane|kann|sehe)|mich|mir|mein\\w* (?:freund\\w*|sohn|tochter|mutter|vater|bruder|schwester|mann|frau|kind|ex|oma|opa|beste\\w*|leben)|i (?:am|feel|want|think|was|hate|cant)|im|ive|my (?:friend|son|daughter|mother|mum|mom|father|dad|brother|sister|husband|wife|partner|boyfriend|girlfriend|life)';

/** What nobody dies of having to do without: "ohne den Bot will ich nicht mehr leben". */
export const withoutThing =
  '(?:ohne|without) (?:\\w+ )?(?:chatbots?|bots?|whatsapp|slack|tool|feature|kaffee|coffee|software|api|app)\\b';
