import type { ConversationLine } from '../conversationLine.ts';

/** The contact page around its form (form texts: forms.ts), and its thank-you page. */
export const contact = {
  title: 'Schreiben\u00A0Sie\u00A0uns. Ein\u00A0Mensch antwortet.',
  lead: 'Ob Angebot, Zugang, Hilfe oder Presse: Wählen Sie ein Thema, dann kommt Ihre Nachricht über den Vertrieb zur richtigen Person. Suchen Sie einen Chatbot? Nennen Sie drei häufige Fragen Ihrer Kunden und ungefähr, wie viele Menschen Ihnen im Monat schreiben; wir sagen Ihnen, was ein Chatbot übernehmen kann und welcher Plan passt.',
  next: {
    title: 'Wie es danach weitergeht',
    steps: [
      { speaker: 'right', text: 'Sie senden Ihre Nachricht ab.' },
      { speaker: 'left', text: 'Wir speichern sie und schicken Ihnen eine Bestätigung per E-Mail.' },
      {
        speaker: 'left',
        text: 'Ein Mensch liest sie und antwortet Ihnen per E\u2011Mail oder ruft zurück, wenn Sie das möchten. Unsere Antwortzeit: {replyTime}.',
      },
      { speaker: 'right', text: 'Sie entscheiden, ob es per E-Mail weitergeht, am Telefon oder mit einer Demo.' },
    ],
  },
  other: {
    title: 'Lieber ein anderer Weg?',
    mail: 'E-Mail an den Vertrieb: {address}',
    phone: 'Anrufen: {phone}',
    ways: 'Rückruf, KI-Chat oder Demo-Termin',
  },
  thanks: {
    title: 'Danke, Ihre Nachricht ist da.',
    lead: 'Wir haben sie gespeichert. Eine Bestätigung ist unterwegs an Ihre E-Mail-Adresse.',
    next: 'Wie es weitergeht',
    lines: [
      { from: 'visitor', text: 'Ist meine Nachricht angekommen?' },
      { from: 'us', text: 'Ja. Sie liegt jetzt beim Vertrieb.' },
      { from: 'visitor', text: 'Und wer antwortet mir?' },
      {
        from: 'us',
        text: 'Ein Mensch: per E-Mail oder am Telefon, wenn Sie uns Ihre Nummer gegeben haben.',
      },
      { from: 'visitor', text: 'Ich sehe noch keine Bestätigung.' },
      {
        from: 'us',
        text: 'Schauen Sie bitte auch in den Spam-Ordner. Bei mehreren Nachrichten kurz nacheinander schicken wir nur eine.',
      },
    ],
    home: 'Zur Startseite',
    pricing: 'Preise ansehen',
    ways: 'Andere Wege ins Gespräch',
  },
} satisfies Contact;

type Step = { speaker: 'left' | 'right'; text: string };

export type Contact = {
  title: string;
  lead: string;
  next: { title: string; steps: Step[] };
  other: Record<'title' | 'mail' | 'phone' | 'ways', string>;
  thanks: Record<'title' | 'lead' | 'next' | 'home' | 'pricing' | 'ways', string> & { lines: ConversationLine[] };
};
