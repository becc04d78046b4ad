/** The film on the home page (spec section 2): its captions, which are also its transcript, and the share links. */
export const film = {
  title: 'Vom Wissen zum ersten Gespräch',
  description: 'Wie aus dem, was Ihr Team weiß, ein Assistent wird.',
  label: 'Film abspielen: vom Wissen zum ersten Gespräch, {seconds} Sekunden, ohne Ton',
  captions: 'Deutsch',
  about: '{seconds} Sekunden, ohne Ton, mit Untertiteln',
  /** One caption each, in the order of src/text/content/film/cues.ts. */
  cues: {
    knowledge: 'Schritt 1: Hilfetexte und Antworten werden zur Wissensbasis.',
    answer: 'Zur Frage passt ein Artikel. Die Antwort nennt ihn als Quelle.',
    flow: 'Schritt 2: Im Baukasten entsteht ein Ablauf aus Auslöser, Frage und Verzweigung.',
    branches: 'Ist die Nummer gefunden, geht die Rechnung hinaus. Sonst fragt der Ablauf die Buchhaltung.',
    window: 'Schritt 3: Name, Symbol, Farbe und Begrüßung kleiden das Chatfenster ein.',
    preview: 'Die Vorschau zeigt es sofort auf der Seite.',
    night: 'Schritt 4: Nachts um 3:07 Uhr fragt jemand nach einer Bestellung.',
    reply: 'Der Assistent sagt, dass er eine KI ist, und antwortet.',
    dashboard: 'Am Morgen liest das Team im Dashboard mit, hier mit Beispielwerten.',
    end: 'Vier Schritte, ganz ohne Code.',
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
