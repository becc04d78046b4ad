import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const engagement: GoalText<TemplateId<'engagement'>> = {
  meta: {
    name: 'Kunden\u00ADbindung',
    title: 'Vorlagen für Kundenbindung im Messenger | {brand}',
    headline: 'Im Gespräch bleiben, ohne zu nerven.',
    description:
      'Vier Chatbot-Vorlagen, die Kunden nach dem Kauf begleiten: Anreise, Pflegetipps, Abfuhrtage und Lebensumstände, jede mit Ablauf und Beispielgespräch.',
  },
  teaser: 'Melden, wenn es nützt. Sonst schweigen.',
  hero: {
    title: 'Im Gespräch bleiben, ohne zu nerven.',
    lead: 'Der Unterschied zwischen Begleitung und Belästigung ist, wer angefangen hat. In diesen Abläufen fragt immer der Kunde zuerst, oder er hat ausdrücklich darum gebeten, erinnert zu werden.',
  },
  templates: {
    'welcome-guide': {
      name: 'Reisebegleiter vor der Ankunft',
      summary: 'Beantwortet die Fragen der letzten zwei Tage vor der Anreise und weiß, wann die Rezeption besetzt ist.',
      prepare: 'Anfahrt, Anreisezeiten, Parkplatz und alles, was Gäste am Telefon sonst dreimal am Tag fragen.',
      steps: [
        say('Begrüßung zur Buchung'),
        lookUp('Hausinformationen'),
        ask('Ankunftszeit'),
        branch('Nach Ende der Rezeption?'),
        handOver('Rezeption'),
      ],
      talk: [
        visitor('Wir kommen morgen aber erst so um 23 Uhr, ist da noch wer da?'),
        bot(
          'Die Rezeption schließt um 22 Uhr. Danach liegt der Schlüssel im Safe neben der Tür.',
          'Anreise › Spät ankommen',
        ),
        visitor('und der code?'),
        bot(
          'Den schickt die Rezeption am Anreisetag per SMS an die Nummer aus der Buchung. Hier im Chat nenne ich ihn aus Sicherheitsgründen nicht.',
        ),
        visitor('ok. kann man da noch was essen?'),
        bot(
          'Die Küche schließt um 21 Uhr. Auf Wunsch steht ein kalter Teller im Zimmer. Soll ich das weitergeben?',
          'Küche › Zeiten',
        ),
        visitor('ja für 2, einmal ohne fleisch'),
        team('Hallo, hier ist die Rezeption. Zwei Teller, einmal vegetarisch, stehen um 22 Uhr im Zimmer. Gute Fahrt!'),
      ],
    },
    'seasonal-care': {
      name: 'Pflegetipps nach dem Kauf',
      summary: 'Meldet sich zur passenden Jahreszeit mit einem Handgriff, sofern der Kunde das so bestellt hat.',
      prepare: 'Einwilligung beim Kauf, drei bis vier Tipps je Jahr und den Satz, mit dem man sie abbestellt.',
      steps: [
        choose('Tipps erhalten: ja oder nein'),
        say('Ein Handgriff zur Jahreszeit'),
        lookUp('Pflege nach Pflanze'),
        branch('Krankheit vermutet?'),
        handOver('Gärtnerei, mit Foto'),
      ],
      talk: [
        visitor('Mein Olivenbaum von euch kriegt gelbe Blätter!!'),
        bot('Das ist im November oft zu viel Wasser. Wie oft gießen Sie zurzeit?', 'Pflege › Olive im Winter'),
        visitor('jeden 2. tag'),
        bot(
          'Bitte zwei Wochen warten, bis die Erde oben trocken ist. Steht der Baum hell und kühl, etwa bei fünf bis zehn Grad?',
        ),
        visitor('im wohnzimmer neben der heizung'),
        bot('Dort ist es ihm zu warm. Ein helles Treppenhaus wäre besser. Sind an den Blättern auch Flecken?'),
        visitor('ja so braune punkte'),
        bot(
          'Ob das ein Pilz ist, kann ich nicht beurteilen. Schicken Sie ein Foto, dann sieht es sich die Gärtnerei an.',
        ),
        visitor('[Foto]'),
        team(
          'Hier die Gärtnerei, danke fürs Foto: Augenfleckenkrankheit, kein Drama. Befallene Blätter absammeln, Rest wie besprochen.',
        ),
      ],
    },
    'collection-day': {
      name: 'Abfuhrtage und Wertstoffhof',
      summary: 'Nennt die nächste Abfuhr für eine Straße und erinnert am Vorabend, wenn jemand darum bittet.',
      prepare: 'Den Abfuhrkalender in maschinenlesbarer Form und die Regel, was bei Feiertagen gilt.',
      steps: [
        ask('Straße und Hausnummer'),
        lookUp('Abfuhrkalender'),
        choose('Erinnerung: ja oder nein'),
        branch('Sperrmüll oder Sonderfall?'),
        handOver('Abfallberatung'),
      ],
      talk: [
        visitor('Wann kommt die gelbe Tonne in der Lindenstr.?'),
        bot('Die Lindenstraße hat zwei Abfuhrbezirke. Welche Hausnummer?'),
        visitor('48'),
        bot('Für die geraden Nummern am Donnerstag ab 6 Uhr, danach alle zwei Wochen.', 'Abfuhrkalender › Bezirk 4'),
        visitor('kann ich da ne erinnerung kriegen'),
        bot('Ja, jeweils am Vorabend um 18 Uhr. Mit dem Wort „Stopp“ endet es wieder. Soll ich das einrichten?'),
        visitor('ja. und wohin mit alten batterien vom e-bike'),
        bot(
          'E-Bike-Akkus nimmt nur der Wertstoffhof an, und beschädigte auch dort nicht ohne Weiteres. Ist er beschädigt?',
          'Wertstoffhof › Akkus',
        ),
        visitor('ist mal runtergefallen'),
        bot(
          'Dann bitte nicht transportieren. Ich gebe Ihre Frage der Abfallberatung, sie ruft Sie morgen ab 8 Uhr an. Unter welcher Nummer?',
        ),
      ],
    },
    'life-change': {
      name: 'Umzug, Heirat, Nachwuchs',
      summary:
        'Geht mit Kunden durch, was sich durch ein Ereignis an ihren Verträgen ändert, und sammelt offene Punkte.',
      prepare: 'Eine Prüfliste je Ereignis, freigegeben von der Fachabteilung, ohne Empfehlung im Einzelfall.',
      steps: [
        choose('Was hat sich geändert?'),
        lookUp('Prüfliste zum Ereignis'),
        say('Was automatisch weiterläuft'),
        branch('Beratung nötig?'),
        handOver('Betreuung, mit Prüfliste'),
      ],
      talk: [
        visitor('wir ziehen am 1.2. um was muss ich da melden'),
        bot(
          'Die neue Anschrift und, falls Sie eine Hausratversicherung haben, die neue Wohnfläche. Haben Sie eine?',
          'Prüfliste › Umzug',
        ),
        visitor('ja. gilt die in der alten wohnung noch?'),
        bot(
          'Während des Umzugs in beiden Wohnungen, für eine begrenzte Zeit. Wie lange bei Ihrem Vertrag, steht in den Bedingungen; ich sehe Ihren Vertrag nicht.',
          'Hausrat › Wohnungswechsel',
        ),
        visitor('muss ich mehr zahlen?'),
        bot(
          'Das hängt an Fläche und Ort und wird neu berechnet. Eine Zahl von mir wäre geraten. Soll Ihre Betreuung das vorbereiten?',
        ),
        visitor('ja bitte, 92 qm in Fulda'),
        bot(
          'Notiert: Umzug zum 1. Februar, 92 Quadratmeter, Fulda. Zur Anmeldung im Portal schicke ich Ihnen den Link, bitte schreiben Sie hier keine Zugangsdaten.',
        ),
      ],
    },
  },
  next: {
    title: 'Wann würden Ihre Kunden gern von Ihnen hören?',
    text: 'Nennen Sie uns einen solchen Moment. Wir überlegen mit Ihnen, ob ein Gespräch dafür das richtige Mittel ist, oder ein Zettel im Paket.',
  },
};
