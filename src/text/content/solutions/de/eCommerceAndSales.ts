import type { SolutionText } from '../schema.ts';

export const eCommerceAndSales: SolutionText = {
  meta: {
    name: 'E-Commerce und Vertrieb',
    title: 'KI-Beratung in Shop und Vertrieb verantworten | {brand}',
    headline: 'Versprechen Sie nur, was im Lager liegt.',
    description:
      'Für Shop- und Vertriebsleitungen: welche Kauffrage wohin gehört, wer für Preise und Zusagen einsteht, was der Aufbau verlangt und was Sie messen.',
  },
  hero: {
    title: 'Versprechen Sie nur, was im Lager liegt.',
    lead: 'Sie stehen für Umsatz, Marge und den guten Ruf ein. Ein Assistent, der berät, braucht deshalb Grenzen: Er kennt Bestand und Listenpreis, über alles andere entscheiden Menschen, die Sie benennen.',
    meeting: {
      label: 'Beispiel: aus einer Besprechung von Shop, Innendienst und Leitung',
      said: [
        { who: 'Shop', text: 'Alle fragen, ob das Regal in eine Nische passt. Und dann sind sie weg.' },
        { who: 'Innendienst', text: 'Weg? Die rufen bei mir an. Ich messe im Katalog nach.' },
        { who: 'Leitung', text: 'Dann gehört das Maß in den Shop, und zu dir gehören die Sonderwünsche.' },
      ],
    },
  },
  change: {
    title: 'Jede Frage bekommt ihren Weg.',
    lead: 'Sie bestimmen, woran eine Frage erkannt wird und bei wem sie endet. Fünf Wege reichen für den Anfang.',
    picture: {
      kind: 'routing',
      words: {
        label:
          'Beispiel: fünf Kauffragen und ihre Wege. Zwei beantwortet der Assistent, zwei das Team, eine die Leitung.',
        rule: 'Regel',
        routes: [
          {
            asked: 'Passt das Regal in 78\u00A0cm?',
            rule: 'Das Maß steht in den Artikeldaten.',
            to: 'Assistent',
            text: 'antwortet mit Quelle',
            kind: 'assistant',
          },
          {
            asked: 'Ist es bis Freitag da?',
            rule: 'Lieferzeit kommt aus dem Shopsystem.',
            to: 'Assistent',
            text: 'sieht nach, statt zu schätzen',
            kind: 'assistant',
          },
          {
            asked: 'Wir bräuchten vierzig Stück.',
            rule: 'Über der Menge, die Sie festgelegt haben.',
            to: 'Innendienst',
            text: 'meldet sich mit einem Angebot',
            kind: 'team',
          },
          {
            asked: 'Geht es auch 5\u00A0cm kürzer?',
            rule: 'Sonderanfertigung, immer.',
            to: 'Fachberatung',
            text: 'prüft, ob es dann noch trägt',
            kind: 'team',
          },
          {
            asked: 'Geht am Preis noch etwas?',
            rule: 'Rabatte sagt kein Programm zu.',
            to: 'Vertriebsleitung',
            text: 'entscheidet und begründet',
            kind: 'lead',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Wer für welches Wort einsteht.',
    lead: 'Im Verkauf ist jede Auskunft fast schon eine Zusage. Deshalb gehört zu jeder Art von Auskunft jemand, der dafür geradesteht.',
    tasks: [
      {
        title: 'Artikeldaten vollständig halten',
        does: 'Produktpflege',
        decides: 'Shopleitung',
        asked: 'Einkauf und Lieferanten',
      },
      {
        title: 'Beratungswissen aufschreiben',
        does: 'Innendienst, die Redaktion kürzt',
        decides: 'Shopleitung',
        asked: 'wer Reklamationen bearbeitet',
      },
      {
        title: 'Grenzen für Menge, Rabatt und Kulanz',
        does: 'Vertriebsleitung, als Liste',
        decides: 'Geschäftsführung',
        asked: 'Buchhaltung',
      },
      {
        title: 'Angebotsanfragen annehmen',
        does: 'Innendienst, mit Vertretung',
        decides: 'Vertriebsleitung',
        asked: 'Außendienst im Gebiet',
      },
      {
        title: 'Aktionen anlegen und beenden',
        does: 'Marketing',
        decides: 'Shopleitung',
        asked: 'Einkauf, wegen des Bestands',
      },
      {
        title: 'Shopsystem und Bezahlung anbinden',
        does: 'IT oder Agentur',
        decides: 'Shopleitung',
        asked: 'Datenschutz und Buchhaltung',
      },
    ],
  },
  path: {
    title: 'Erst die Daten, dann die Beratung.',
    lead: 'Der Assistent ist so gut wie Ihr Artikelstamm. Darum beginnt der Weg im Lager und nicht im Chatfenster.',
    stages: [
      {
        title: 'Eine Warengruppe',
        text: 'Wählen Sie eine, zu der viel gefragt wird und deren Daten stimmen. Zwanzig gut beschriebene Artikel nützen mehr als zweitausend halbe.',
        takes: 'Shopleitung und Produktpflege vor derselben Liste',
        done: 'Zu jedem Artikel der Gruppe gibt es Maße, Material und Lieferzeit.',
      },
      {
        title: 'Nur lesen',
        text: 'Der Zugang zum Shopsystem darf zunächst nachsehen und sonst nichts. Bestellungen ändert weiterhin ein Mensch.',
        takes: 'einen lesenden Zugang und das Ja des Datenschutzes',
        done: 'Bestand im Chat und Bestand an der Kasse stimmen in jeder Stichprobe überein.',
      },
      {
        title: 'Die Erfahrenen prüfen',
        text: 'Wer seit Jahren verkauft, stellt dem Assistenten die Fragen vom Telefon, auch die unbequemen.',
        takes: 'zwei Nachmittage mit dem Innendienst',
        done: 'Der Innendienst würde jede dieser Antworten unterschreiben.',
      },
      {
        title: 'Anfragen dazunehmen',
        text: 'Jetzt folgen größere Mengen, Aktionen und auf Wunsch das Bezahlen. Je Schritt ändert sich nur eine Sache.',
        takes: 'Gebiete, Vertretungen und eine Grenze je Warengruppe',
        done: 'Kommt eine Anfrage an, stehen Menge, Zweck und Termin schon darin.',
      },
    ],
  },
  measures: {
    title: 'Umsatz allein sagt zu wenig.',
    lead: 'Erst zusammen ergeben diese fünf ein Bild. Notieren Sie den heutigen Stand, bevor der Assistent das erste Mal berät.',
    rows: [
      {
        what: 'Käufe nach einem Gespräch',
        tells: 'ob Antworten bei der Entscheidung helfen',
        where: 'Shopsystem',
        trap: 'Wer fragt, wollte oft schon kaufen.',
      },
      {
        what: 'Rücksendungen, nach Grund',
        tells: 'ob richtig beraten wurde',
        where: 'Shopsystem oder Lager',
        trap: 'Sie kommen spät. Der erste Monat sieht immer gut aus.',
      },
      {
        what: 'Fragen zum selben Artikel',
        tells: 'welche Beschreibung Lücken hat',
        where: 'Dashboard, Themen',
        trap: 'Was viel gekauft wird, wird auch viel gefragt.',
      },
      {
        what: 'Anfragen mit allen Angaben',
        tells: 'ob der Innendienst gleich anbieten kann',
        where: 'CRM',
        trap: 'Mit jeder Pflichtfrage steigt der Wert und sinkt die Zahl.',
      },
      {
        what: 'Angebote, aus denen Aufträge werden',
        tells: 'ob die richtigen Leute durchkommen',
        where: 'CRM',
        trap: 'Bei langen Projekten erst nach Quartalen lesbar.',
      },
    ],
  },
  decisions: {
    title: 'Vier Grenzen, die nur Sie ziehen können.',
    items: [
      {
        title: 'Ab welcher Menge spricht ein Mensch?',
        text: 'Nennen Sie eine Zahl je Warengruppe. Darunter führt der Weg in den Warenkorb, darüber zum Innendienst.',
      },
      {
        title: 'Welche Preise darf er nennen?',
        text: 'Listenpreise stehen ohnehin im Shop. Bei Staffeln, Händlerkonditionen und Projekten schweigt er besser und verweist auf eine Person.',
      },
      {
        title: 'Was sagt er zur Konkurrenz?',
        text: 'Danach wird gefragt, verlassen Sie sich darauf. Ein sachlicher Satz, den Sie freigeben, wirkt besser als ein Ausweichen.',
      },
      {
        title: 'Wie verbindlich ist ein Maß?',
        text: 'Klären Sie mit Einkauf und Rechtsberatung, was gilt, wenn die Angabe falsch war. Das Ergebnis gehört in die Antwort, in klaren Worten.',
      },
    ],
  },
  risks: {
    title: 'Woran gute Beratung im Shop zerbricht.',
    items: [
      {
        title: 'Zwei Wahrheiten',
        sign: 'Im Chat ist ein Artikel lieferbar, an der Kasse nicht.',
        answer: 'Ein Bestand, eine Quelle. Fällt sie aus, sagt der Assistent genau das.',
      },
      {
        title: 'Der Außendienst fühlt sich übergangen',
        sign: 'Stammkunden wundern sich, dass ihnen plötzlich eine KI antwortet.',
        answer: 'Mit angebundenem CRM führt ihr Weg direkt zur gewohnten Ansprechperson.',
      },
      {
        title: 'Aktion ohne Ware',
        sign: 'An einem Vormittag häufen sich Rückfragen zu demselben Angebot.',
        answer: 'Der Einkauf darf jede Aktion beenden, sofort und ohne Antrag.',
      },
    ],
  },
  next: {
    title: 'Schicken Sie uns zehn echte Kauffragen.',
    text: 'Ungeschönt, wie sie im Laden oder am Telefon gestellt werden. Wir sortieren sie mit Ihnen: Was kann ein Assistent beantworten, und wofür reichen Ihre Daten noch nicht?',
    button: 'Kauffragen schicken',
  },
  onward: {
    title: 'Für Ihr Team zum Nachlesen',
    useCase: 'Shop, Vertrieb und Aktionen: die Einrichtung für alle, die daran arbeiten.',
    examples: 'Sechs Verkaufsgespräche, von denen manche mit einem Nein enden.',
    products: [
      { page: 'products/integrations', text: 'was zwischen Chat und Shopsystem fließt' },
      { page: 'products/ai-chatbot', text: 'Antworten mit Quelle, und Schweigen ohne' },
      { page: 'products/add-ons', text: 'bezahlen, gleich nach der Zusage' },
    ],
    industries: [
      { page: 'industries/retail', text: 'Sendung, Bestand und Rückgabe' },
      { page: 'industries/manufacturing', text: 'Ersatzteile, Händler und drei Sprachen' },
    ],
  },
};
