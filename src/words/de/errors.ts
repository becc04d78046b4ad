/** Error pages (spec section 8). */
export const errors = {
  home: 'Zurück zur Startseite',
  'not-found': {
    title: 'Diese Seite wurde nicht gefunden',
    text: 'Vielleicht wurde sie verschoben, oder in der Adresse steckt ein Tippfehler.',
  },
  'server-error': {
    title: 'Hier ist etwas schiefgegangen',
    text: 'Der Fehler liegt bei uns und wurde aufgezeichnet. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  },
  'unknown-middleware': {
    title: 'Unbekannte Middleware',
    text: 'Diese Seite ist falsch eingerichtet. Der Fehler liegt bei uns und wurde aufgezeichnet.',
  },
  /** Shown without any look when an error page itself cannot be shown. */
  nested: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
};
