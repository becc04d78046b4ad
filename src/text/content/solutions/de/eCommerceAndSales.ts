import type { SolutionText } from '../schema.ts';

export const eCommerceAndSales: SolutionText = {
  meta: {
    name: 'E-Commerce und Vertrieb',
    title: 'KI-Beratung in Shop und Vertrieb verantworten | {brand}',
    headline: 'KI-Beratung im Shop: mit Ihren Artikeldaten, in den Grenzen, die Sie ziehen.',
    description:
      'Für Shop- und Vertriebsleitungen: welche Kauffrage wohin gehört, wer für Preise und Zusagen einsteht, was der Aufbau verlangt und was Sie messen.',
  },
  hero: {
    title: 'KI-Beratung im Shop: mit Ihren Artikeldaten, in den Grenzen, die Sie ziehen.',
    lead: 'Sie verantworten Umsatz, Marge und den guten Ruf. Deshalb antwortet der KI-Assistent mit Quelle, und über Rabatte, große Mengen und Sonderwünsche entscheiden Menschen, die Sie benennen.',
    meeting: {
      label: 'Beispiel: aus einer Besprechung von Shop, Innendienst und Leitung',
      said: [
        { who: 'Shop', text: 'Alle fragen, ob das Regal in eine Nische passt. Und dann sind sie weg.' },
        { who: 'Innendienst', text: 'Weg? Die schreiben mir, und ich schlage im Katalog nach.' },
        { who: 'Leitung', text: 'Dann gehört das Maß in den Shop, und du kümmerst dich um die Sonderwünsche.' },
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
            rule: 'Das Shopsystem ist angebunden und nennt die Lieferzeit.',
            to: 'Assistent',
            text: 'nennt sie, ohne den Freitag zuzusagen',
            kind: 'assistant',
          },
          {
            asked: 'Wir bräuchten vierzig Stück.',
            rule: 'Die Menge liegt über Ihrer Grenze.',
            to: 'Innendienst',
            text: 'meldet sich mit einem Angebot',
            kind: 'team',
          },
          {
            asked: 'Geht es auch 5\u00A0cm kürzer?',
            rule: 'Jede Sonderanfertigung prüft ein Mensch.',
            to: 'Fachberatung',
            text: 'prüft, ob es dann noch trägt',
            kind: 'team',
          },
          {
            asked: 'Geht am Preis noch etwas?',
            rule: 'Über Rabatte entscheidet immer ein Mensch.',
            to: 'Vertriebsleitung',
            text: 'sagt zu oder ab und begründet es',
            kind: 'lead',
          },
        ],
      },
    },
  },
  roles: {
    title: 'Wer für welches Wort einsteht.',
    lead: 'Eine Auskunft vor dem Kauf kann Sie binden. Deshalb braucht jede Art von Auskunft jemanden, der sie prüft und freigibt. Formuliert ein Sprachmodell die Antwort, gehen Frage, passende Artikeldaten und, wo vereinbart, Auskünfte aus dem Shop an dessen Betreiber: Klären Sie das vorher mit Ihrer Datenschutzberatung.',
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
        decides: 'Shopleitung; den Hinweis im Chat darf auch der Einkauf abschalten',
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
    lead: 'Fehlt ein Maß im Artikelstamm, kann es auch der Assistent nicht nennen.',
    stages: [
      {
        title: 'Eine Warengruppe',
        text: 'Wählen Sie eine, zu der viel gefragt wird und deren Daten stimmen. Zwanzig gut beschriebene Artikel nützen mehr als zweitausend halbe.',
        takes: 'Shopleitung und Produktpflege an einem Tisch, mit einer Liste',
        done: 'es zu jedem Artikel der Gruppe Maße, Material und Lieferzeit gibt',
      },
      {
        title: 'Nur lesen',
        text: 'Ob Ihr Shopsystem Bestand und Lieferzeit weitergeben kann, prüfen wir vor dem Angebot. Beginnen Sie mit einem Zugang, der nur liest; Bestellungen ändert ein Mensch.',
        takes: 'einen lesenden Zugang, mit dem Datenschutz abgestimmt',
        done: 'der Bestand im Chat in jeder Stichprobe mit dem an der Kasse übereinstimmt',
      },
      {
        title: 'Erfahrene testen lassen',
        text: 'Wer seit Jahren verkauft, stellt dem Assistenten die Fragen aus dem Alltag, auch die unbequemen.',
        takes: 'zwei Nachmittage mit dem Innendienst',
        done: 'der Innendienst jede dieser Antworten unterschreiben würde',
      },
      {
        title: 'Anfragen dazunehmen',
        text: 'Jetzt folgen größere Mengen, Aktionen und auf Wunsch die Bezahlung (Erweiterung, Preis im Angebot). Für Verbraucher klären Sie vorher Pflichtangaben, Bestellknopf und Widerruf mit der Rechtsberatung.',
        takes: 'Gebiete, Vertretungen und eine Grenze je Warengruppe',
        done: 'in jeder neuen Anfrage Menge, Zweck und Termin schon stehen',
      },
    ],
  },
  measures: {
    title: 'Umsatz allein sagt zu wenig.',
    lead: 'Erst diese fünf Werte zusammen ergeben ein Bild. Notieren Sie den heutigen Stand, bevor der Assistent das erste Mal berät.',
    rows: [
      {
        what: 'Käufe in der Warengruppe',
        tells: 'ob sich nach dem Start etwas bewegt',
        where: 'Shopsystem',
        trap: 'Auch Saison und Aktionen verändern die Zahl.',
      },
      {
        what: 'Rücksendungen, nach Grund',
        tells: 'ob richtig beraten wurde',
        where: 'Shopsystem oder Lager',
        trap: 'Sie kommen spät. Der erste Monat sieht deshalb oft zu gut aus.',
      },
      {
        what: 'Fragen zum selben Artikel',
        tells: 'welche Beschreibung Lücken hat',
        where: 'Dialoge im Verwaltungsportal',
        trap: 'Viele Fragen können auch heißen, dass sich der Artikel gut verkauft.',
      },
      {
        what: 'Anfragen mit allen Angaben',
        tells: 'ob der Innendienst gleich anbieten kann',
        where: 'CRM',
        trap: 'Jede Pflichtfrage mehr macht die Anfragen vollständiger und seltener.',
      },
      {
        what: 'Angebote, aus denen Aufträge werden',
        tells: 'ob die richtigen Leute durchkommen',
        where: 'CRM',
        trap: 'Bei langen Projekten sagt der Wert erst nach mehreren Quartalen etwas aus.',
      },
    ],
  },
  decisions: {
    title: 'Vier Grenzen, die vorher feststehen.',
    items: [
      {
        title: 'Ab welcher Menge antwortet ein Mensch?',
        text: 'Nennen Sie eine Zahl je Warengruppe. Darunter bestellt man im Shop, darüber meldet sich der Innendienst.',
      },
      {
        title: 'Welche Preise darf der Assistent nennen?',
        text: 'Listenpreise, wie sie im Shop stehen: für Verbraucher als Gesamtpreis mit Umsatzsteuer, wo nötig mit Grundpreis, dazu die Versandkosten. Staffeln, Händlerkonditionen und Projektpreise nennt besser eine Person.',
      },
      {
        title: 'Was sagt der Assistent zur Konkurrenz?',
        text: 'Kunden werden danach fragen. Geben Sie nach Rücksprache mit der Rechtsberatung einen sachlichen, nachprüfbaren Satz frei.',
      },
      {
        title: 'Wie verbindlich ist ein Maß?',
        text: 'Klären Sie vor der ersten Auskunft mit Einkauf und Rechtsberatung, wer dafür einsteht, wenn eine Angabe falsch war.',
      },
    ],
  },
  risks: {
    title: 'Woran gute Beratung im Shop scheitert.',
    items: [
      {
        title: 'Zwei Wahrheiten',
        sign: 'Im Chat ist ein Artikel lieferbar, an der Kasse nicht.',
        answer: 'Der Bestand kommt aus einer Quelle. Bis sie angebunden ist, nennt der Assistent keine Stückzahl.',
      },
      {
        title: 'Der Außendienst fühlt sich übergangen',
        sign: 'Stammkunden wundern sich, dass ihnen plötzlich eine KI antwortet.',
        answer: 'Der Ablauf fragt früh, ob jemand schon Kunde ist, und übergibt dann an den Vertrieb.',
      },
      {
        title: 'Aktion ohne Ware',
        sign: 'An einem Vormittag häufen sich Rückfragen zu demselben Angebot.',
        answer:
          'Der Einkauf darf den Hinweis auf die Aktion im Chat sofort abschalten. Ob die Aktion selbst früher enden darf als angekündigt, klären Sie vorab mit Ihrer Rechtsberatung.',
      },
    ],
  },
  next: {
    title: 'Schicken Sie uns zehn echte Kauffragen.',
    text: 'Am besten so ungeschönt, wie Ihre Kundschaft sie stellt. Wir antworten per E\u2011Mail und sortieren sie mit Ihnen: Was kann ein Assistent beantworten, und welche Produktdaten braucht er dafür? Aus drei davon bauen wir in der Demo einen Chatbot.',
    button: 'Kauffragen schicken',
  },
  onward: {
    title: 'Für Ihr Team zum Nachlesen',
    useCase: 'Shop, Vertrieb und Aktionen: die Einrichtung für alle, die daran arbeiten.',
    examples: 'Sechs Verkaufsgespräche, auch solche, die mit einem Nein enden.',
    products: [
      { page: 'products/integrations', text: 'Was zwischen Chat und Shopsystem fließt.' },
      { page: 'products/ai-chatbot', text: 'Antworten mit Quelle.' },
      { page: 'products/add-ons', text: 'Bezahlen im Gespräch; den Preis nennt das Angebot.' },
    ],
    industries: [
      { page: 'industries/retail', text: 'Sendung, Bestand und Rückgabe.' },
      { page: 'industries/manufacturing', text: 'Ersatzteile, Händler und mehr als eine Sprache.' },
    ],
  },
};
