import type { ConversationLine } from '../conversationLine.ts';

const lines: ConversationLine[] = [
  { from: 'visitor', text: 'Ist jetzt weg, was ich eingetippt habe?' },
  { from: 'us', text: 'In aller Regel nicht. Gehen Sie eine Seite zurück: Ihre Eingaben stehen noch im Formular.' },
  { from: 'visitor', text: 'Und was davon ist bei Ihnen?' },
  { from: 'us', text: 'Nur, was wir Ihnen auf einer Seite bestätigt haben. Alles andere liegt noch bei Ihnen.' },
];

/** Shown by the service worker when a page cannot be loaded. */
export const offline = {
  eyebrow: 'Ohne Verbindung',
  title: 'Gerade kommen wir nicht zu Ihnen durch.',
  lead: 'Ihr Browser erreicht unseren Server nicht. Meist liegt es am Netz. Sobald Sie wieder online sind, lädt diese Seite von selbst.',
  lines,
  retry: 'Noch einmal versuchen',
  kept: {
    title: 'Was Sie auch jetzt lesen können',
    lead: 'Seiten, die Ihr Browser für Sie gespeichert hat, so wie sie damals waren.',
  },
  keep: {
    label: 'Seiten zum Lesen ohne Verbindung speichern',
    note: 'Ist das eingeschaltet, speichert Ihr Browser geöffnete Seiten, damit Sie sie auch ohne Verbindung lesen können; schalten Sie es aus, löscht er sie.',
  },
};
