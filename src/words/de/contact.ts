/** The contact page around its form (the form's own words: forms.ts), and its thank-you page. */
export const contact = {
  title: 'Schreiben Sie uns. Ein\u00A0Mensch antwortet.',
  lead: 'Preise, Einführung oder eine Frage, die in keine Liste passt: Schreiben Sie, worum es geht. Wir kümmern uns darum.',
  next: {
    title: 'So geht es danach weiter',
    steps: [
      { speaker: 'right', text: 'Sie senden Ihre Nachricht ab.' },
      { speaker: 'left', text: 'Wir speichern sie und schicken Ihnen eine Bestätigung mit Ihrem Text.' },
      { speaker: 'left', text: 'Jemand aus unserem Team liest sie und antwortet Ihnen per E-Mail.' },
      { speaker: 'right', text: 'Sie entscheiden, ob wir telefonieren, schreiben oder uns zu einer Demo treffen.' },
    ],
  },
  other: {
    title: 'Lieber ein anderer Weg?',
    mail: 'E-Mail an {address}',
    phone: 'Anrufen: {phone}',
    ways: 'Alle Wege ins Gespräch',
  },
  thanks: {
    title: 'Danke, Ihre Nachricht ist da.',
    lead: 'Sie liegt sicher bei uns. Eine Bestätigung mit Ihrem Text schicken wir an Ihre E-Mail-Adresse.',
    next: 'Wie es weitergeht',
    steps: [
      'Jemand aus unserem Team liest Ihre Nachricht.',
      'Sie bekommen eine Antwort von einem Menschen, per E-Mail oder am Telefon, wenn Sie uns Ihre Nummer gegeben haben.',
      'Ist keine Bestätigung da? Bei mehreren Nachrichten kurz nacheinander schicken wir nur eine; sonst schauen Sie bitte in den Spam-Ordner. Ihre Nachricht haben wir in jedem Fall.',
    ],
    home: 'Zur Startseite',
    pricing: 'Preise ansehen',
  },
} satisfies Contact;

type Step = { speaker: 'left' | 'right'; text: string };

export type Contact = {
  title: string;
  lead: string;
  next: { title: string; steps: Step[] };
  other: Record<'title' | 'mail' | 'phone' | 'ways', string>;
  thanks: Record<'title' | 'lead' | 'next' | 'home' | 'pricing', string> & { steps: string[] };
};
