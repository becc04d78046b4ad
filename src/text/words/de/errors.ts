import type { ConversationLine } from '../conversationLine.ts';

type ErrorWords = { eyebrow: string; title: string; text: string; lines: ConversationLine[] };

const failed: ConversationLine[] = [
  { from: 'visitor', text: 'War ich das?' },
  { from: 'us', text: 'Nein, der Fehler liegt bei uns, und wir haben ihn aufgezeichnet.' },
  { from: 'visitor', text: 'Was kann ich tun?' },
  {
    from: 'us',
    text: 'Versuchen Sie es in ein paar Minuten noch einmal. Oder schreiben Sie uns, was Sie gerade vorhatten.',
  },
];

/** Error pages (spec section 8). */
export const errors = {
  home: 'Zurück zur Startseite',
  contact: 'Uns schreiben',
  pricing: 'Preise ansehen',
  'not-found': {
    eyebrow: 'Fehler 404',
    title: 'Diese Seite wurde nicht gefunden',
    text: 'Vielleicht wurde sie verschoben, oder in der Adresse steckt ein Tippfehler.',
    lines: [
      { from: 'visitor', text: 'Hallo? Ich suche eine Seite.' },
      { from: 'us', text: 'Unter dieser Adresse steht keine, oder keine mehr. Das tut uns leid.' },
      { from: 'visitor', text: 'Und wohin jetzt?' },
      { from: 'us', text: 'Die Startseite führt Sie überallhin. Oder Sie fragen einen Menschen.' },
    ],
  },
  'server-error': {
    eyebrow: 'Fehler 500',
    title: 'Da ist bei uns etwas schief\u00ADgegangen',
    text: 'Diese Seite können wir gerade nicht anzeigen.',
    lines: failed,
  },
  'unknown-middleware': {
    eyebrow: 'Fehler 500',
    title: 'Unbekannte Middleware',
    text: 'Diese Seite ist falsch eingerichtet und lässt sich deshalb nicht anzeigen.',
    lines: failed,
  },
  /** Shown without styles if an error page cannot be rendered. */
  nested: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
} satisfies Record<string, string | ErrorWords>;
