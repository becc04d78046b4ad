import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, readBack, say, team, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const faq: GoalText<TemplateId<'faq'>> = {
  meta: {
    name: 'Häufige Fragen',
    title: 'Vorlagen für häufige Fragen | {brand}',
    headline: 'Die Antwort steht längst irgendwo.',
    description:
      'Vier Chatbot-Vorlagen für häufige Fragen in Amt, Praxis, Bank und Agentur: Antworten mit Quelle und der Weg zu einem Menschen, wenn die Antwort fehlt.',
  },
  teaser: 'Einmal gut geschrieben, danach immer zur Hand.',
  hero: {
    title: 'Die Antwort steht längst irgendwo.',
    lead: 'Zum Beispiel auf Seite vier eines Merkblatts. Mit diesen Vorlagen sucht der Chatbot in Ihrer Wissensbasis und nennt die Fundstelle. Findet er nichts, soll er das sagen und anbieten, Ihr Team zu fragen.',
  },
  templates: {
    'passport-papers': {
      name: 'Welche Unterlagen brauche ich?',
      summary: 'Fragt, welcher Ausweis es sein soll und für wen, und nennt die Unterlagen aus Ihrem Merkblatt.',
      prepare: 'Listen je Fall in kurzen, klaren Sätzen und das Datum der letzten Prüfung.',
      steps: [
        ask('Welcher Ausweis, für wen?'),
        lookUp('Liste für diesen Fall'),
        say('Wo Gebühr und Dauer stehen'),
        branch('Ausnahme?'),
        handOver('Bürgerbüro'),
      ],
      talk: [
        visitor('was brauch ich für reisepass kind 4\u00A0jahre'),
        bot(
          'Laut Merkblatt brauchen Sie die Geburtsurkunde, ein digitales Passfoto und die Zustimmung beider Eltern. Das Kind muss mitkommen.',
          'Reisepass › Kinder',
        ),
        visitor('papa wohnt nicht hier'),
        bot(
          'Dann genügt seine schriftliche Zustimmung mit einer Kopie seines Ausweises. Haben Sie das alleinige Sorgerecht, reicht der Nachweis darüber.',
          'Reisepass › Getrennte Eltern',
        ),
        visitor('er antwortet nicht. und nu'),
        bot(
          'Soll das Bürgerbüro Sie dazu anrufen? Dann brauche ich Ihre Nummer. Sie geht nur für den Rückruf an das Büro, unseren Chat-Anbieter und den Betreiber des Sprachmodells.',
        ),
        visitor('0171\u00A03920033. wie lange dauert der pass dann'),
        bot(
          'Das steht tagesaktuell auf der Seite des Bürgerbüros. Wenn es eilt, gibt es den Expresspass. Wann möchten Sie reisen?',
          'Reisepass › Express',
        ),
        visitor('in 5\u00A0wochen'),
        bot('Ich schreibe dazu, dass es eilt.'),
      ],
    },
    'practice-line': {
      name: 'Praxisauskunft per Sprache',
      summary:
        'Sagt Sprechzeiten an, nimmt Rückrufwünsche auf und verweist bei Rezepten und Beschwerden an die Praxis.',
      prepare:
        'Sprechzeiten mit Urlaub, Zeiten für Rückrufe, die Bitte, nichts zur Gesundheit zu sagen, und den Text der ausdrücklichen Einwilligung. Dazu die Verpflichtung aller Beteiligten zur Geheimhaltung (§\u00A0203 StGB) und, wo §\u00A0393 SGB\u00A0V gilt, die dort verlangten Nachweise.',
      steps: [
        say('Im Notfall bitte die 112 wählen'),
        ask('Worum geht es?'),
        lookUp('Zeiten und Rückrufe'),
        choose('Rückruf mit Einwilligung?'),
        branch('Beschwerden genannt?'),
        handOver('Praxisteam ruft zurück'),
      ],
      greeting:
        'Guten Tag, hier spricht der KI-Assistent der Praxis. Im Notfall wählen Sie die eins eins zwei. Bitte sagen Sie mir nichts zu Ihrer Gesundheit, denn was Sie sagen, verarbeiten auch die Anbieter von Gerät, Spracherkennung, Chat und Sprachmodell. Geht es um ein Rezept oder um Beschwerden, sagen Sie nur „Rückruf“.',
      talk: [
        visitor('Haben Sie am Freitag offen?'),
        bot('Ja, am Freitag ist von acht bis zwölf Uhr geöffnet.'),
        visitor('Gut. Und ich bräuchte wieder ein Rezept.'),
        bot(
          'Dafür kann das Praxisteam Sie anrufen; das Medikament nennen Sie bitte erst dort. Ihre Nummer und Ihren Wunsch erhalten auch die anfangs genannten Anbieter. Willigen Sie ausdrücklich darin ein, dass wir beides für diesen Rückruf verarbeiten? Sie können das jederzeit widerrufen. Oder möchten Sie lieber selbst anrufen?',
        ),
        visitor('Ja, ich willige ein.'),
        bot('Unter welcher Nummer? Das Team nutzt sie nur für diesen Rückruf.'),
        visitor('Null eins sieben eins, drei neun zwo, null null, acht eins. Mir ist auch oft schwindlig.'),
        readBack(
          'Null eins sieben eins, drei neun zwo, null null, acht eins. Stimmt das? Nach Ihrem Ja gebe ich die Nummer weiter. Zum Schwindel darf ich nichts sagen, erzählen Sie bitte dem Team davon. Wird er schlimmer, wählen Sie gleich die eins eins zwei.',
        ),
      ],
    },
    'transfer-times': {
      name: 'Fragen rund ums Konto',
      summary:
        'Erklärt Fristen und Begriffe. Kontodaten sieht der Assistent nicht, und nach Zugangsdaten fragt er nicht.',
      prepare: 'Freigegebene Antworten der Fachabteilung und die Sperrnummern an erster Stelle.',
      steps: [
        say('Sperrnummer, nie PIN oder TAN'),
        lookUp('Freigegebene Antworten'),
        branch('Betrifft es das eigene Konto?'),
        choose('Onlinebanking oder Gespräch'),
        handOver('Kundenberatung'),
      ],
      greeting:
        'Hallo, hier antwortet ein KI-Assistent. Karte weg? Sperr-Notruf 116\u00A0116. Bitte schreiben Sie hier keine PIN, TAN oder Kartennummer. Was Sie schreiben, verarbeiten auch unser Chat-Anbieter und der Betreiber des Sprachmodells. Worum geht es?',
      talk: [
        visitor('Wie lang dauert ne Überweisung nach Österreich?'),
        bot(
          'In Euro dauert sie höchstens einen Bankarbeitstag, auf Papier zwei, als Echtzeitüberweisung zehn Sekunden. Ihr Konto sehe ich nicht.',
          'Zahlungsverkehr › Fristen',
        ),
        visitor('meine ist seit Montag weg und nicht da!! heute ist Mittwoch'),
        bot('Steht der Auftrag im Onlinebanking als „ausgeführt“?'),
        visitor('ja. soll ich dir die TAN geben'),
        bot(
          'Nein, bitte niemals, weder mir noch sonst jemandem. Wir fragen nicht danach.',
          'Sicherheit › Zugangsdaten',
        ),
        visitor('ok ok. was jetzt'),
        bot(
          '„Ausgeführt“ heißt: Bei uns ist das Geld abgegangen. Wann und unter welcher Nummer soll die Beratung wegen einer Nachforschung anrufen? Ihre Nummer nutzt die Beratung nur für diesen Anruf.',
          'Zahlungsverkehr › Nachforschung',
        ),
        visitor('nach 16\u00A0Uhr, 0171\u00A03920055'),
        bot('So gebe ich es weiter. Auch am Telefon fragt niemand von uns nach PIN oder TAN.'),
      ],
    },
    'client-helpdesk': {
      name: 'Erste Hilfe für Agenturkunden',
      summary: 'Hilft beim Redaktionssystem mit der Anleitung, die zum Projekt des Kunden gehört.',
      prepare: 'Je Kunde eine kurze Anleitung ohne Vertrauliches und die Grenze zwischen Hilfe und Auftrag.',
      steps: [
        ask('Welches Projekt?'),
        lookUp('Anleitung zum Projekt'),
        branch('Hilfe oder Auftrag?'),
        say('Aufträge kosten extra'),
        handOver('Projektleitung'),
      ],
      talk: [
        visitor('Hier Museum. Wie tausche ich das große Bild auf der Startseite?'),
        bot(
          'Gehen Sie auf „Seiten“, dann „Start“, dort ins Feld „Bühne“. Breite: 2.000\u00A0Pixel.',
          'Anleitung Museum › Bilder',
        ),
        visitor('hab ich. jetzt sind die köpfe ab'),
        bot(
          'Klicken Sie auf das Bild und setzen Sie den Fokuspunkt auf ein Gesicht. Der Ausschnitt folgt ihm.',
          'Anleitung Museum › Fokuspunkt',
        ),
        visitor('cool. könnt ihr da noch schnee drüber machen, so animiert?'),
        bot(
          'Das wäre ein kleiner Auftrag. Was er kostet, kann ich nicht sagen. Soll ich die Projektleitung fragen? Sie liest dann mit.',
          'Anleitung Museum › Aufträge',
        ),
        visitor('ja frag mal'),
        team(
          'Hallo, hier ist Ihr Projektleiter. Das geht, aber dezent und abschaltbar. Was es kostet, schreibe ich Ihnen morgen.',
        ),
      ],
    },
  },
  next: {
    title: 'Welche Frage können Sie nicht mehr hören?',
    text: 'Schreiben Sie uns diese und zwei weitere, am besten mit Ihren Antworten. Wir schreiben zurück und bauen daraus in der Demo einen Chatbot.',
  },
};
