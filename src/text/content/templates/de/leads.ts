import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const leads: GoalText<TemplateId<'leads'>> = {
  meta: {
    name: 'Lead\u00ADgenerierung',
    title: 'Vorlagen für Leadgenerierung im Chat | {brand}',
    headline: 'Erst die Antwort, dann die Anfrage.',
    description:
      'Vier Chatbot-Vorlagen für Anfragen: Sonderanfertigung, Tarif, Immobilienbewertung und Projekt, jede mit Ablauf und vollständigem Beispielgespräch.',
  },
  teaser: 'Aus einer Frage wird eine Anfrage, mit der Ihr Vertrieb etwas anfangen kann.',
  hero: {
    title: 'Erst die Antwort, dann die Anfrage.',
    lead: 'Für eine kurze Frage soll niemand ein Formular ausfüllen. Diese Abläufe antworten zuerst, soweit es geht, sammeln dabei die Angaben für Ihren Vertrieb und fragen erst am Ende nach E\u2011Mail-Adresse oder Telefonnummer.',
  },
  templates: {
    'machine-enquiry': {
      name: 'Sonderanfertigung anfragen',
      summary: 'Fragt Maße, Werkstoff, Stückzahl und Termin ab; mit der Zeichnung dazu kann Ihr Vertrieb rechnen.',
      prepare: 'Die Angaben, ohne die Ihre Kalkulation nicht rechnen kann, und die Grenzen Ihrer Maschinen.',
      steps: [
        ask('Was soll gefertigt werden?'),
        lookUp('Losgrößen und Abmessungen'),
        ask('Maße, Werkstoff, Stückzahl, Termin'),
        branch('Innerhalb unserer Grenzen?'),
        handOver('Vertrieb, mit allen Angaben'),
      ],
      talk: [
        visitor('Fertigen Sie auch einzelne Wellen oder nur Serie?'),
        bot('Auch einzelne, gern. Welcher Durchmesser, welche Länge?', 'Fertigung › Losgrößen'),
        visitor('60\u00A0mm, 1,4\u00A0m, Edelstahl'),
        bot(
          'Das drehen wir im Haus. Wie viele brauchen Sie, und bis wann ungefähr?',
          'Fertigung › Abmessungen und Werkstoffe',
        ),
        visitor('3\u00A0Stück, mitte februar. Was kostet das?'),
        bot(
          'Das hängt noch von Toleranz und Oberfläche ab, beides steht in Ihrer Zeichnung. Den Preis nennt der Vertrieb. Wohin soll er Ihnen schreiben? Ihre E\u2011Mail-Adresse bekommen nur dafür der Vertrieb, der Chat-Anbieter und der Betreiber des Sprachmodells.',
        ),
        visitor('einkauf@antriebe.example'),
        bot('Notiert. Antworten Sie auf seine E\u2011Mail einfach mit der Zeichnung.'),
      ],
    },
    'tariff-check': {
      name: 'Tarif finden',
      summary:
        'Klärt Zähler und Wohnort, nennt die Tarife, die infrage kommen, und bittet erst danach um eine Telefonnummer.',
      prepare:
        'Gültige Preisblätter je Netzgebiet und jemanden, der sie aktuell hält. Dazu den Text der Einwilligung in den Rückruf und einen Ort, an dem sie fünf Jahre nachweisbar bleibt (§\u00A07a UWG).',
      steps: [
        choose('Strom, Gas oder Wärmestrom'),
        lookUp('Voraussetzungen der Tarife'),
        ask('Zähler und Postleitzahl'),
        branch('Beratung gewünscht?'),
        handOver('Beratung ruft zurück'),
      ],
      talk: [
        visitor('Wir kriegen im Frühjahr eine Wärmepumpe. Gibts dafür nen eigenen Strom?'),
        bot(
          'Ja, im Preisblatt steht „Wärme Plus“, dafür braucht die Pumpe einen eigenen Zähler. Ist der geplant?',
          'Preisblatt Wärmestrom',
        ),
        visitor('keine ahnung ehrlich gesagt'),
        bot(
          'Das weiß meist der Betrieb, der die Pumpe einbaut. Welche Postleitzahl haben Sie? Die Preise gelten je Netzgebiet.',
        ),
        visitor('62417'),
        bot(
          'Mit eigenem Zähler gilt dort „Wärme Plus“: 24,9\u00A0Cent je kWh und 12\u00A0€ Grundpreis im Monat. Sonst gilt der Haushaltstarif: 33,5\u00A0Cent und 10\u00A0€, alles inklusive Umsatzsteuer. Was für Sie günstiger ist, weiß ich nicht. Dürfen die Stadtwerke Sie einmal anrufen, um Sie zu Wärmestrom zu beraten? Die Einwilligung können Sie jederzeit widerrufen. Schriftlich antworten wir auch gern.',
          'Preisblatt › Netzgebiete',
        ),
        visitor('ja, aber erst nach 17\u00A0uhr'),
        bot(
          'Unter welcher Nummer? Die Nummer geht nur dafür an die Beratung; wer sie außerdem verarbeitet, steht unter „Datenschutz“.',
        ),
        visitor('0171\u00A03920024, so gegen halb 7'),
        bot(
          'Danke, gegen 18:30\u00A0Uhr. Anrufen wird ein Mensch. Einen Vertrag schließen Sie am Telefon nicht, er braucht die Textform.',
        ),
      ],
    },
    'property-valuation': {
      name: 'Immobilie bewerten lassen',
      summary: 'Nimmt die Eckdaten eines Hauses auf und gibt sie an die Maklerin weiter, ohne einen Preis zu erfinden.',
      prepare:
        'Eine Liste, wer in welchem Ort bewertet, dazu die Dauer eines Besuchs und die Angabe, ob er etwas kostet.',
      steps: [
        choose('Wohnung, Haus oder Grundstück'),
        say('Was eine Bewertung leistet und was nicht'),
        ask('Ort, Baujahr, Fläche'),
        branch('Verkauf geplant?'),
        handOver('Zuständige Maklerin, mit Eckdaten'),
      ],
      talk: [
        visitor('Was ist mein Haus wert?'),
        bot(
          'Aus der Ferne müsste ich raten. Bei uns sieht sich eine Maklerin das Haus an, kostenlos. Wo steht es, und wann wurde es gebaut? Der Ort genügt; was Sie schreiben, erhalten wir, der Chat-Anbieter und der Betreiber des Sprachmodells.',
          'Ablauf › Bewertung',
        ),
        visitor('Bad Urach, 1964, Dach von 2011'),
        bot('Und wie viel Wohnfläche hat es? Ungefähr genügt.'),
        visitor('140 glaub ich. Bin aber noch gar nicht sicher ob ich verkaufe'),
        bot(
          'Das müssen Sie auch nicht sein. Die Bewertung schätzt einen Verkaufspreis und verpflichtet zu nichts. Ein Gutachten ersetzt sie nicht.',
          'Ablauf › Bewertung',
        ),
        visitor('und wer kommt da?'),
        bot(
          'Die Maklerin, die für Bad Urach zuständig ist. Sie schlägt Ihnen zwei Zeiten vor. Wohin soll sie schreiben? Ihre E\u2011Mail-Adresse nutzt sie nur dafür.',
          'Team › Zuständigkeiten',
        ),
        visitor('haus1964@post.example'),
        bot('Danke, die Maklerin bekommt Ihre Angaben.'),
      ],
    },
    'project-brief': {
      name: 'Projektanfrage an die Agentur',
      summary: 'Macht aus „Wir brauchen eine neue Website“ eine Anfrage mit Ziel, Rahmen und Frist.',
      prepare: 'Eine Untergrenze fürs Budget und einen Satz dazu, welche Aufträge Sie nicht annehmen.',
      steps: [
        ask('Was soll sich ändern?'),
        choose('Budgetrahmen als Spanne'),
        ask('Bis wann, und warum gerade dann?'),
        branch('Passt es zu uns?'),
        handOver('Beratung, mit Kurzprofil'),
      ],
      talk: [
        visitor('Macht ihr auch nur Logos?'),
        bot('Nur Logos machen wir selten. Braucht ihr noch etwas, eine Website zum Beispiel?', 'Leistungen › Marke'),
        visitor('website auch, die ist von 2014'),
        bot('Was soll die neue können, was die alte nicht kann?'),
        visitor('termine. und aufm handy lesbar sein'),
        bot('Habt ihr einen Budgetrahmen? Eine Spanne genügt, damit wir nichts vorschlagen, was nicht passt.'),
        visitor('müsste ich fragen. wichtiger ist ende juni'),
        bot(
          'Ob Juni klappt, weiß ich nicht, das plant die Beratung. Ich gebe weiter: Logo, Website mit Terminen, lesbar auf dem Handy, Ende Juni. Stimmt das so?',
        ),
        visitor('passt'),
        bot(
          'Danke. An welche E\u2011Mail-Adresse soll die Beratung euch schreiben? Wir nutzen die Adresse nur für dieses Projekt; welche Dienste sie für uns verarbeiten, lest ihr unter „Datenschutz“.',
        ),
      ],
    },
  },
  next: {
    title: 'Wie beginnt bei Ihnen eine Anfrage?',
    text: 'Schicken Sie uns drei echte erste Nachrichten, ohne Namen und Kontaktdaten. Wir antworten per E\u2011Mail mit der Vorlage, die am besten passt.',
  },
};
