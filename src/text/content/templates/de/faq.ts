import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const faq: GoalText<TemplateId<'faq'>> = {
  meta: {
    name: 'Häufige Fragen',
    title: 'Vorlagen für häufige Fragen | {brand}',
    headline: 'Die Antwort steht längst irgendwo.',
    description:
      'Vier Chatbot-Vorlagen für häufige Fragen in Amt, Praxis, Bank und Agentur: Antworten mit Quelle, ehrliche Lücken und der Weg zu einem Menschen.',
  },
  teaser: 'Einmal gut geschrieben, danach immer zur Hand.',
  hero: {
    title: 'Die Antwort steht längst irgendwo.',
    lead: 'Meist auf Seite vier eines Merkblatts. Diese Vorlagen holen sie hervor, nennen die Fundstelle und geben zu, wenn es keine gibt. Aus jeder Lücke wird eine Aufgabe für Ihre Redaktion.',
  },
  templates: {
    'passport-papers': {
      name: 'Welche Unterlagen brauche ich?',
      summary: 'Fragt nach Alter und Anlass und nennt nur die Unterlagen, die in diesem Fall wirklich nötig sind.',
      prepare: 'Listen je Fall in einfacher Sprache und das Datum, an dem sie zuletzt geprüft wurden.',
      steps: [
        ask('Welcher Ausweis, für wen?'),
        lookUp('Liste für diesen Fall'),
        say('Gebühr und Dauer'),
        branch('Ausnahme?'),
        handOver('Bürgerbüro'),
      ],
      talk: [
        visitor('was brauch ich für reisepass kind 4 jahre'),
        bot(
          'Das Kind selbst, die Geburtsurkunde, ein biometrisches Foto und die Zustimmung beider Eltern.',
          'Reisepass › Kinder',
        ),
        visitor('papa wohnt nicht hier'),
        bot(
          'Dann genügt seine schriftliche Zustimmung mit einer Kopie seines Ausweises. Haben Sie das alleinige Sorgerecht, reicht der Nachweis darüber.',
          'Reisepass › Getrennte Eltern',
        ),
        visitor('er antwortet nicht. und nu'),
        bot(
          'Das ist ein Fall für einen Menschen, dazu habe ich keine Auskunft. Ich kann das Bürgerbüro bitten, Sie anzurufen.',
        ),
        visitor('ja. wie lange dauert der pass dann'),
        bot(
          'Die Dauer steht tagesaktuell auf der Seite des Bürgerbüros, und wenn es eilt, gibt es den Expresspass. Wann möchten Sie reisen?',
          'Reisepass › Express',
        ),
        visitor('in 5 wochen'),
        bot('Ich schreibe das dazu, dann geht die Kollegin als Erstes darauf ein.'),
      ],
    },
    'practice-line': {
      name: 'Praxistelefon',
      summary: 'Sagt Sprechzeiten an, nimmt Rezeptwünsche entgegen und verbindet, sobald es um Beschwerden geht.',
      prepare: 'Sprechzeiten mit Urlaub, Ablauf für Rezepte und Wörter, bei denen sofort verbunden wird.',
      steps: [
        say('Im Notfall bitte auflegen und 112 wählen'),
        ask('Worum geht es?'),
        branch('Beschwerden genannt?'),
        lookUp('Zeiten und Rezepte'),
        handOver('Praxis oder Rückruf'),
      ],
      talk: [
        visitor('Haben Sie am Freitag offen?'),
        bot('Guten Tag, hier ist der KI-Assistent der Praxis. Am Freitag ist von acht bis zwölf Uhr geöffnet.'),
        visitor('Und ich bräuchte wieder meine Schilddrüsentabletten.'),
        bot('Ich nehme den Rezeptwunsch auf, geprüft wird er von der Ärztin. Wie lautet Ihr Geburtsdatum?'),
        visitor('Dritter Zwölfter neunundfünfzig.'),
        bot(
          'Dritter Dezember neunundfünfzig. Abholbereit ist das Rezept in der Regel am nächsten Werktag nach vierzehn Uhr.',
        ),
        visitor('Gut. Mir ist in letzter Zeit auch oft schwindlig.'),
        bot('Dazu sage ich nichts, das gehört zu einem Menschen. Einen Moment, ich verbinde Sie mit der Anmeldung.'),
        team('Praxisanmeldung, guten Tag. Seit wann ist Ihnen schwindlig, und wie oft am Tag?'),
      ],
    },
    'transfer-times': {
      name: 'Fragen rund ums Konto',
      summary: 'Erklärt Fristen und Begriffe, sieht keine Kontodaten und fragt nie nach Zugangsdaten.',
      prepare: 'Freigegebene Antworten der Fachabteilung und die Sperrnummern an erster Stelle.',
      steps: [
        lookUp('Freigegebene Antworten'),
        branch('Betrifft es das eigene Konto?'),
        say('Nie PIN oder TAN nennen'),
        choose('Onlinebanking oder Gespräch'),
        handOver('Kundenberatung'),
      ],
      talk: [
        visitor('Wie lang dauert ne Überweisung nach Österreich?'),
        bot(
          'In Euro in der Regel einen Bankarbeitstag, als Echtzeitüberweisung Sekunden.',
          'Zahlungsverkehr › Fristen',
        ),
        visitor('meine ist seit Montag weg und nicht da!! heute ist Mittwoch'),
        bot('In Ihr Konto kann ich nicht sehen. Steht der Auftrag im Onlinebanking als „ausgeführt“?'),
        visitor('ja. soll ich dir die TAN geben'),
        bot('Nein, bitte niemals, weder mir noch sonst jemandem. Wir fragen nicht danach.'),
        visitor('ok ok. was jetzt'),
        bot(
          '„Ausgeführt“ heißt: Bei uns ist das Geld abgegangen. Die Beratung kann eine Nachforschung starten. Soll sie Sie heute anrufen?',
        ),
        visitor('ja nach 16 Uhr'),
        bot('Ist eingetragen. Der Anruf kommt ab 16 Uhr, und auch dort fragt niemand nach PIN oder TAN.'),
      ],
    },
    'client-helpdesk': {
      name: 'Erste Hilfe für Agenturkunden',
      summary: 'Hilft beim Redaktionssystem mit genau der Anleitung, die zum Projekt des Kunden gehört.',
      prepare: 'Je Kunde eine kurze Anleitung und die Grenze zwischen Hilfe und Auftrag.',
      steps: [
        ask('Welches Projekt?'),
        lookUp('Anleitung zum Projekt'),
        branch('Hilfe oder Auftrag?'),
        say('Was Aufwand kostet, vorher sagen'),
        handOver('Projektleitung'),
      ],
      talk: [
        visitor('Wie tausche ich das große Bild auf der Startseite?'),
        bot(
          'Unter „Seiten“, dann „Start“, dort das erste Feld „Bühne“. Das Bild sollte 2000 Pixel breit sein.',
          'Projektanleitung › Bilder',
        ),
        visitor('hab ich. jetzt sind die köpfe ab'),
        bot(
          'Klicken Sie auf das Bild und setzen Sie den Fokuspunkt auf ein Gesicht. Der Ausschnitt folgt ihm.',
          'Projektanleitung › Fokuspunkt',
        ),
        visitor('cool. könnt ihr da noch schnee drüber machen, so animiert?'),
        bot(
          'Das wäre ein kleiner Auftrag und keine Hilfe mehr. Was er kostet, kann ich nicht sagen. Soll ich die Projektleitung fragen?',
        ),
        visitor('ja frag mal'),
        team(
          'Hi, euer Projektleiter. Geht, aber bitte dezent und abschaltbar. Ich schick euch bis morgen den Aufwand.',
        ),
      ],
    },
  },
  next: {
    title: 'Welche Frage können Sie nicht mehr hören?',
    text: 'Die nehmen wir als Erste. Und die zweite und dritte gleich mit, wenn Sie uns Ihr Merkblatt dazulegen.',
  },
};
