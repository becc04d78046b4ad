import type { BuilderWords, ChatWindowWords, DashboardWords, WidgetWords } from '../pictureWords.ts';

const chatWindow: ChatWindowWords = {
  name: 'Assistent',
  status: 'Beispiel · KI-Assistent',
  source: 'Quelle',
  speakers: { assistant: 'Assistent', visitor: 'Besucher', team: 'Team' },
  aiNotice: {
    chat: 'Hallo, hier antwortet ein KI-Assistent. Worum geht es?',
    voice: 'Sie sprechen mit einem KI-Assistenten.',
  },
  sampleNote: 'Beispiel: So kann es aussehen. Was davon bei Ihnen geht, prüfen wir vorab.',
};

const builder: BuilderWords = {
  label:
    'Bild des Chatbot-Baukastens: Auf die Frage nach einer Rechnung fragt der Ablauf nach dem Monat und verzweigt sich. Wer im Kundenportal noch nicht gesucht hat, bekommt den Weg dorthin erklärt; sonst übergibt er an die Buchhaltung.',
  title: 'Rechnung fehlt',
  status: 'Entwurf',
  palette: ['Nachricht', 'Frage', 'Verzweigung', 'Übergabe'],
  steps: [
    { kind: 'Auslöser', text: '„Ich finde meine Rechnung nicht.“' },
    { kind: 'Frage', text: 'Um welchen Monat geht es?' },
    { kind: 'Verzweigung', text: 'Schon im Portal gesucht?' },
  ],
  branches: [
    { when: 'nein', kind: 'Nachricht', text: 'So finden Sie sie dort' },
    { when: 'ja', kind: 'Übergabe', text: 'Buchhaltung fragen' },
  ],
};

const dashboard: DashboardWords = {
  label:
    'Bild des Dashboards mit Beispielwerten: Gespräche je Wochentag, die häufigsten Themen und die Teams, die einem Projekt zugeordnet sind.',
  project: 'Projekt Onlineshop',
  sample: 'Beispielansicht',
  chartTitle: 'Gespräche je Tag',
  assistant: 'Assistent',
  team: 'Team',
  days: [
    { name: 'Mo', assistant: 52, team: 20 },
    { name: 'Di', assistant: 45, team: 17 },
    { name: 'Mi', assistant: 58, team: 22 },
    { name: 'Do', assistant: 49, team: 14 },
    { name: 'Fr', assistant: 61, team: 19 },
    { name: 'Sa', assistant: 38, team: 6 },
    { name: 'So', assistant: 33, team: 5 },
  ],
  topicsTitle: 'Worum es geht',
  topics: [
    { name: 'Lieferung', share: 1 },
    { name: 'Rückgabe', share: 0.68 },
    { name: 'Rechnung', share: 0.45 },
    { name: 'Größe', share: 0.3 },
  ],
  teamsTitle: 'Zugeordnet',
  teams: [
    { name: 'Service', role: 'sieht Dialoge, antwortet' },
    { name: 'Marketing', role: 'verwaltet Kanäle' },
  ],
};

const widget: WidgetWords = {
  label:
    'Bild des Editors für das Chatfenster: links Name, Icon, Farbe und Begrüßung, rechts dieselben Einstellungen in der Vorschau auf einer Website.',
  title: 'Chatfenster anpassen',
  fields: { name: 'Name', icon: 'Icon', color: 'Farbe', greeting: 'Begrüßung' },
  values: { name: 'Lotse', upload: 'Eigenes Bild', greeting: 'Moin! Ich bin der Lotse, eine KI. Was brauchen Sie?' },
  page: 'ihre-website.example',
  reply: 'Ich suche Gummistiefel.',
  placeholder: 'Nachricht schreiben',
};

export const pictures = { chatWindow, builder, dashboard, widget };
