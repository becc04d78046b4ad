import type { TemplateId } from '../facts.ts';
import { ask, bot, branch, choose, handOver, lookUp, say, visitor } from '../lines.ts';
import type { GoalText } from '../schema.ts';

export const leads: GoalText<TemplateId<'leads'>> = {
  meta: {
    name: 'Lead\u00ADgenerierung',
    title: 'Vorlagen für Leadgenerierung im Chat | {brand}',
    headline: 'Aus Neugier wird eine Anfrage.',
    description:
      'Vier Chatbot-Vorlagen für Leads: Sonderanfertigung, Tarif, Immobilienbewertung und Projektanfrage, mit Ablauf und vollständigem Beispielgespräch.',
  },
  teaser: 'Erst die Frage beantworten, dann nach dem Namen fragen.',
  hero: {
    title: 'Aus Neugier wird eine Anfrage.',
    lead: 'Niemand füllt gern ein Formular aus, um eine Frage loszuwerden. Diese vier Abläufe antworten zuerst, sortieren dabei mit und bitten erst am Ende um eine Adresse.',
  },
  templates: {
    'machine-enquiry': {
      name: 'Sonderanfertigung anfragen',
      summary: 'Fragt Maße, Stückzahl und Termin ab und übergibt eine Anfrage, mit der sich rechnen lässt.',
      prepare: 'Eine Liste dessen, was Ihre Kalkulation wirklich braucht, und die Grenzen Ihrer Maschinen.',
      steps: [
        ask('Was soll gefertigt werden?'),
        ask('Maße, Werkstoff, Stückzahl, Termin'),
        branch('Passt es auf unsere Maschinen?'),
        lookUp('Losgrößen und Werkstoffe'),
        handOver('Vertrieb, mit allen Angaben'),
      ],
      talk: [
        visitor('Fertigen Sie auch einzelne Wellen oder nur Serie?'),
        bot('Auch einzelne. Welcher Durchmesser und welche Länge sollen es sein?', 'Fertigung › Losgrößen'),
        visitor('60 mm, 1,4 m, Edelstahl'),
        bot('Das drehen wir im Haus. Wie viele brauchen Sie, und bis wann ungefähr?'),
        visitor('3 Stück, mitte februar. Was kostet das?'),
        bot(
          'Einen Preis kann ich nicht nennen, er hängt an Toleranz und Oberfläche. Der Vertrieb rechnet und bekommt alles, was Sie mir geschrieben haben. Wohin soll das Angebot gehen?',
        ),
        visitor('einkauf@antriebe.example'),
        bot('Notiert. In der Bestätigung, die gleich kommt, können Sie eine Zeichnung anhängen.'),
      ],
    },
    'tariff-check': {
      name: 'Tarif finden',
      summary: 'Klärt Verbrauch und Wohnort und nennt den passenden Tarif, bevor nach dem Namen gefragt wird.',
      prepare: 'Gültige Preisblätter je Netzgebiet und jemanden, der sie bei jeder Änderung austauscht.',
      steps: [
        choose('Strom, Gas oder Wärmestrom'),
        ask('Postleitzahl und Verbrauch'),
        lookUp('Preisblatt des Netzgebiets'),
        branch('Reicht die Auskunft?'),
        handOver('Beratung ruft zurück'),
      ],
      talk: [
        visitor('Wir kriegen im Frühjahr eine Wärmepumpe. Gibts dafür nen eigenen Strom?'),
        bot(
          'Ja, den Tarif „Wärme Plus“. Er setzt einen eigenen Zähler für die Pumpe voraus. Ist der geplant?',
          'Preisblatt Wärmestrom',
        ),
        visitor('keine ahnung ehrlich gesagt'),
        bot(
          'Das klärt meist der Betrieb, der die Pumpe einbaut. Welche Postleitzahl haben Sie? Preise gelten je Netzgebiet.',
        ),
        visitor('78462'),
        bot(
          'Dort gibt es beide Wege: mit eigenem Zähler „Wärme Plus“, ohne ihn Ihren Haushaltstarif. Was sich lohnt, hängt am Verbrauch. Soll das jemand mit Ihnen durchrechnen?',
        ),
        visitor('ja, aber erst nach 17 uhr'),
        bot('Gern. Unten ist Platz für Namen und Nummer. Welche Uhrzeit am Abend ist Ihnen am liebsten?'),
        visitor('hab ich eingetragen. so gegen halb 7'),
        bot('Danke. Es ruft ein Mensch aus der Beratung an, nicht ich.'),
      ],
    },
    'property-valuation': {
      name: 'Immobilie bewerten lassen',
      summary: 'Nimmt die Eckdaten eines Hauses auf und bahnt den Besuch an, ohne einen Preis aus der Luft zu greifen.',
      prepare: 'Wer in welchem Ort bewertet, wie lange es dauert und was es kostet, falls es etwas kostet.',
      steps: [
        choose('Wohnung, Haus oder Grundstück'),
        ask('Ort, Baujahr, Fläche'),
        say('Was eine Bewertung leistet und was nicht'),
        branch('Verkauf geplant?'),
        handOver('Zuständige Maklerin, mit Eckdaten'),
      ],
      talk: [
        visitor('Was ist mein Haus wert?'),
        bot(
          'Das sagt seriös nur, wer es gesehen hat. Ich bereite den Besuch gern vor: Wo steht das Haus, und wann wurde es gebaut?',
        ),
        visitor('Bad Urach, 1964, Dach von 2011'),
        bot('Und wie viel Wohnfläche hat es? Ungefähr genügt.'),
        visitor('140 glaub ich. Bin aber noch gar nicht sicher ob ich verkaufe'),
        bot(
          'Das müssen Sie auch nicht sein. Die Einschätzung ist kostenlos und verpflichtet zu nichts.',
          'Ablauf › Bewertung',
        ),
        visitor('und wer kommt da?'),
        bot(
          'Die Maklerin, die für Bad Urach zuständig ist. Sie schlägt Ihnen zwei Termine vor. Lieber per Mail oder am Telefon?',
        ),
        visitor('mail: haus1964@post.example'),
        bot('Danke. Die Maklerin bekommt Ihre Angaben; für etwas anderes wird die Adresse nicht verwendet.'),
      ],
    },
    'project-brief': {
      name: 'Projektanfrage an die Agentur',
      summary: 'Macht aus „Wir brauchen eine neue Website“ eine Anfrage mit Ziel, Rahmen und Frist.',
      prepare: 'Freie Kapazität, eine Untergrenze fürs Budget und ein Satz dazu, wofür Sie nicht die Richtigen sind.',
      steps: [
        ask('Was soll sich ändern?'),
        choose('Budgetrahmen als Spanne'),
        ask('Bis wann, und warum dann?'),
        branch('Passt es zu uns?'),
        handOver('Beratung, mit Kurzprofil'),
      ],
      talk: [
        visitor('Macht ihr auch nur Logos?'),
        bot(
          'Ein Logo allein machen wir selten. Gehört bei euch noch mehr dazu, eine Website zum Beispiel?',
          'Leistungen › Marke',
        ),
        visitor('website auch, die ist von 2014'),
        bot('Was soll die neue können, was die alte nicht kann?'),
        visitor('termine. und aufm handy lesbar sein'),
        bot('Habt ihr einen Budgetrahmen? Eine Spanne genügt, damit wir nichts vorschlagen, was nicht passt.'),
        visitor('müsste ich fragen. wichtiger ist ende juni'),
        bot(
          'Ob Juni klappt, weiß ich nicht, das plant die Kollegin aus der Beratung. Ich gebe ihr weiter: Logo, Website mit Terminen, mobil, Ende Juni. Stimmt das so?',
        ),
        visitor('passt'),
        bot('Dann meldet sie sich bei dir. Unter welcher Adresse?'),
      ],
    },
  },
  next: {
    title: 'Wie beginnt bei Ihnen eine Anfrage?',
    text: 'Schicken Sie uns drei echte erste Nachrichten von Interessenten. Wir zeigen, welche dieser Vorlagen am nächsten liegt.',
  },
};
