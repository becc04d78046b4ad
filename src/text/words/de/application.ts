import type {
  ApplicationWords,
  BuilderScreenWords,
  DashboardScreenWords,
  InboxScreenWords,
  LookWords,
} from '../applicationWords.ts';

const inbox: InboxScreenWords = {
  label:
    'Beispielansicht des Posteingangs: links die Gespräche mit ihrem Stand, in der Mitte ein Gespräch, das die KI nachts begonnen hat und das Lager morgens übernimmt, rechts der Verlauf bis zur Übergabe.',
  search: 'Nummer, Thema, Wort',
  channels: 'Alle Kanäle',
  list: {
    title: 'Gespräche',
    tabs: ['Offen\u00A07', 'Meine\u00A02', 'KI\u00A014', 'Gelöst\u00A048'],
    rows: [
      {
        title: 'Besucher 4127',
        language: 'DE',
        time: '08:04',
        text: 'Schrauben fehlen',
        badge: 'wartet auf Sie',
        state: 'person',
      },
      {
        title: 'Besucher 4131',
        language: 'DE',
        time: '07:52',
        text: 'Passt Bezug\u00A0B?',
        badge: 'KI antwortet',
        state: 'ai',
      },
      {
        title: 'Firma 310',
        language: 'DE',
        time: '07:31',
        text: 'Zwölf Stühle',
        badge: 'Vertrieb',
        state: 'team',
      },
      {
        title: 'Kunde 4120',
        language: 'EN',
        time: '06:52',
        text: 'Doppelt abgebucht',
        badge: 'Buchhaltung',
        state: 'team',
      },
      {
        title: 'Besucherin 4116',
        language: 'DE',
        time: '05:18',
        text: 'Öffnungszeit der Ausstellung',
        badge: 'gelöst',
        state: 'done',
      },
      {
        title: 'Firma 288',
        language: 'DE',
        time: '04:40',
        text: 'Rechnung als PDF',
        badge: 'gelöst',
        state: 'done',
      },
      {
        title: 'Kundin 4098',
        language: 'DE',
        time: 'gestern',
        text: 'Termin am Donnerstag',
        badge: 'gebucht',
        state: 'done',
      },
    ],
  },
  dialogue: {
    title: 'Besucher 4127',
    about: 'Web-Chat · Hilfe › Aufbau · seit 03:07',
    messages: [
      {
        from: 'assistant',
        at: '03:07',
        text: 'Hallo, ich bin ein KI-Assistent und helfe bei Ersatzteilen. Was fehlt?',
      },
      {
        from: 'visitor',
        at: '03:07',
        text: 'Die Schrauben vom Schreibtisch ST\u00A02040, bitte bis Freitag!',
      },
      {
        from: 'assistant',
        at: '03:08',
        text: 'Dazu gehört das Ersatzteilset\u00A0B. Ob Freitag klappt, weiß das Lager. Ich gebe den Chat weiter. Lesen Sie die Antwort hier, oder sollen wir Ihnen mailen?',
        source: 'Ersatzteile › Schreibtische',
      },
      { from: 'visitor', at: '03:09', text: 'Ich schaue um acht wieder rein, danke.' },
      {
        from: 'team',
        event: '08:04 Das Lager übernimmt',
        at: '08:04',
        text: 'Guten Morgen, hier ist das Lager. ST\u00A02040, Set\u00A0B ist da.',
      },
    ],
  },
  composer: {
    draft: 'Nennen Sie mir die Auftragsnummer, dann',
    hint: 'Antwort auf Deutsch',
    send: 'Senden',
  },
  handover: {
    title: 'Übergabe',
    quote: '„Ich schaue um acht wieder rein, danke.“',
    historyTitle: 'Verlauf',
    history: [
      { time: '03:07', text: 'Frage im Web-Chat' },
      { time: '03:08', text: 'Antwort mit Quelle' },
      { time: '03:09', text: 'an das Lager gegeben' },
      { time: '08:04', text: 'Lager übernimmt' },
    ],
    reasonTitle: 'Weitergeleitet nach',
    reason: [
      { name: 'Thema', text: 'Ersatzteile' },
      { name: 'Sprache', text: 'Deutsch' },
      { name: 'Auslastung', text: '2 offene Gespräche' },
    ],
    assignedTitle: 'Zugeordnet',
    assigned: { name: 'Lager', text: 'Projekt Onlineshop' },
    actions: ['Weitergeben', 'Gespräch schließen'],
  },
};

const dashboard: DashboardScreenWords = {
  label:
    'Dashboard mit Beispieldaten eines Monats: Zahl der Gespräche, Anteil ohne Übergabe, Gespräche je Tag und je Stunde, die häufigsten Themen und die Teams, an die übergeben wurde.',
  title: 'Auswertung',
  filters: ['Projekt Onlineshop', '1. bis 30.\u00A0September', 'Alle Kanäle'],
  report: 'Bericht',
  figures: {
    all: { title: 'Gespräche', note: 'im August {count}' },
    alone: { title: 'ohne Übergabe', note: 'nur ein Beispiel' },
    firstTopic: { title: 'zur Lieferung', note: '{count} Gespräche' },
    handedOver: { title: 'an Teams übergeben', note: '{share} von allen' },
  },
  daysTitle: 'Gespräche je Tag',
  assistant: 'Assistent',
  team: 'Team',
  days: ['1.', '8.', '15.', '22.', '29.\u00A0Sept.'],
  topicsTitle: 'Worum es geht',
  topics: ['Lieferung', 'Rückgabe', 'Rechnung', 'Maße', 'Ersatzteile', 'Konto'],
  hoursTitle: 'Uhrzeit der ersten Frage',
  hoursNote: 'dunkel: Büro besetzt',
  teamsTitle: 'Wohin übergeben wurde',
  teams: ['Lager', 'Buchhaltung', 'Vertrieb', 'Service'],
};

const builder: BuilderScreenWords = {
  label:
    'Beispielansicht des Baukastens: links die sechs Bausteine, in der Mitte ein Ablauf, der nach einer fehlenden Rechnung fragt und sich verzweigt, rechts die Einstellungen der Verzweigung.',
  title: 'Rechnung nachsenden',
  test: 'Testen',
  release: 'Speichern',
  paletteTitle: 'Bausteine',
  palette: {
    message: 'Nachricht',
    question: 'Frage',
    choice: 'Auswahl',
    branch: 'Verzweigung',
    knowledge: 'Wissensbasis',
    handover: 'Übergabe',
  },
  languagesTitle: 'Sprachen',
  languages: ['DE', 'EN'],
  flow: {
    steps: [
      { kind: 'Auslöser', text: '„Ich finde meine Rechnung nicht.“' },
      { kind: 'Auswahl', text: 'Wie haben Sie bestellt?' },
      { kind: 'Verzweigung', text: 'Gibt es ein Kundenkonto?' },
    ],
    branches: [
      {
        when: 'ja',
        kind: 'Nachricht',
        text: 'So finden Sie sie im Konto.',
        next: { kind: 'Frage', text: 'Ist sie jetzt da?' },
      },
      {
        when: 'nein',
        kind: 'Übergabe',
        text: 'Buchhaltung, montags bis freitags',
        next: { kind: 'Nachricht', text: 'Ab acht Uhr ist jemand da.' },
      },
    ],
  },
  inspector: {
    title: 'Verzweigung',
    about: 'Baustein 2 von 6',
    fields: [
      { name: 'Wenn', value: 'Antwort auf die Auswahl' },
      { name: 'ist gleich', value: 'mit Kundenkonto' },
      { name: 'Ja, weiter mit', value: 'Nachricht' },
      { name: 'Nein, weiter mit', value: 'Übergabe: Buchhaltung' },
    ],
    switches: ['Bei Unklarheit nachfragen', 'Immer auch Übergabe anbieten'],
    note: 'Im Test beide Wege durchgespielt.',
  },
};

const look: LookWords = {
  title: 'Chatfenster anpassen',
  fields: { name: 'Name', icon: 'Icon', color: 'Farbe', greeting: 'Begrüßung' },
  values: { name: 'Lotse', upload: 'Eigenes Bild', greeting: 'Moin! Ich bin der Lotse, eine KI. Was brauchen Sie?' },
};

export const application: ApplicationWords = {
  sample: 'Beispieldaten',
  inbox,
  dashboard,
  builder,
  look,
  crops: {
    handover:
      'Ausschnitt mit Beispieldaten: Bei der Übergabe sieht das Lager das Anliegen, den Verlauf seit 3:07\u00A0Uhr und warum das Gespräch hier ankam.',
    flow: 'Ausschnitt des Baukastens mit Beispieldaten: Ein Ablauf vom Auslöser bis zum Termin.',
    list: 'Ausschnitt mit Beispieldaten: Liste der Gespräche. Eines wartet auf einen Menschen, eines beantwortet die KI, eines ist beim Vertrieb.',
    dialogue: 'Ausschnitt mit Beispieldaten: Die KI antwortet mit Quelle und fragt, ob das Lager übernehmen soll.',
    figures:
      'Ausschnitt des Dashboards mit Beispieldaten: {count} Gespräche, davon {share} ohne Übergabe (das heißt nicht: gelöst), und die häufigsten Themen.',
    look: 'Ausschnitt mit Beispieldaten: Name, Icon, Farbe und Begrüßung des Chatfensters werden eingestellt.',
  },
  appointment: {
    steps: [
      { kind: 'Auslöser', text: '„Planen Sie auch Küchen für Altbauten?“' },
      { kind: 'Wissensbasis', text: 'Leistungen › Aufmaß' },
      { kind: 'Verzweigung', text: 'Termin im Studio gewünscht?' },
    ],
    branches: [
      { when: 'ja', kind: 'Erweiterung', text: 'Termin anbieten' },
      { when: 'nein', kind: 'Übergabe', text: 'Beratung schreibt zurück' },
    ],
  },
};
