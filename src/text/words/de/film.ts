/** The film on the home page (spec section 2): its captions, which are also its transcript, and the share links. */
export const film = {
  title: 'Vom Wissen zum ersten Gespräch',
  description: 'Wie aus dem, was Ihr Team weiß, ein Assistent wird, in vier Schritten und mit Beispielen.',
  label: 'Film abspielen: vom Wissen zum ersten Gespräch, {seconds} Sekunden, ohne Ton',
  /** On the poster; part of the label. */
  length: '{seconds}\u00A0Sekunden, ohne Ton',
  captions: 'Deutsch',
  about: '{seconds} Sekunden, ohne Ton, mit Untertiteln',
  /** One caption each, in the order of src/text/content/film/cues.ts. */
  cues: {
    knowledge: 'Schritt 1: Hilfetexte und fertige Antworten werden zur Wissensbasis.',
    answer: 'Zur Frage passt ein Artikel. Die Antwort nennt ihn als Quelle.',
    flow: 'Schritt 2: Im Baukasten entsteht ein Ablauf aus Auslöser, Antwort und Verzweigung.',
    branches: 'Ein Beispiel: Bei „ja“ bietet er einen Termin an. Bei „nein“ schreibt die Beratung zurück.',
    window: 'Schritt 3: Name, Icon, Farbe und Begrüßung bestimmen Sie.',
    preview: 'So begrüßt er Ihre Besucher: mit Namen und als KI zu erkennen.',
    night: 'Schritt 4, ein Beispiel: Um 3:07\u00A0Uhr fragt jemand nach Schrauben.',
    reply: 'Der Assistent sagt, dass er eine KI ist, und antwortet.',
    dashboard: 'Am Morgen sieht das Team im Dashboard nach, hier mit Beispielwerten.',
    end: 'Vier Schritte, und nur ein kurzer Codeabschnitt für Ihre Seite.',
  },
  transcript: 'Der Film als Text',
  share: {
    title: 'Film teilen',
    mail: 'Per E-Mail',
    linkedin: 'Auf LinkedIn',
    link: 'Link zum Film',
    copied: 'Link kopiert.',
    notCopied: 'Der Link steht jetzt in der Adresszeile.',
  },
};
