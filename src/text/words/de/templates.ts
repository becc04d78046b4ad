/**
 * The gallery of use-case templates and the pages of its goals; the templates are content (src/text/content/templates).
 */
export const templates = {
  title: '{count} Gespräche, die bei Ihnen statt\u00ADfinden könnten.',
  lead: 'Jede Vorlage zeigt den Ablauf, ein erfundenes Gespräch und Ihre Vorbereitung. Alle liegen im Baukasten bereit, der zu jedem Plan gehört. Mit dem Sprachassistenten spricht man per Sprachgerät oder Mikrofon; Anrufe nimmt er nicht an.',
  ask: 'Wobei soll der Chatbot helfen?',
  answer: {
    none: 'Noch keine passende Vorlage.',
    one: 'Eine passende Vorlage.',
    many: '{count} passende Vorlagen.',
  },
  facets: {
    goal: { label: 'Ziel', all: 'Alle Ziele' },
    industry: { label: 'Branche', all: 'Alle Branchen' },
    channel: { label: 'Kanal', all: 'Alle Kanäle' },
  },
  channels: { 'web-chat': 'Web-Chat', messenger: 'Messenger', voice: 'Sprachassistent' },
  nothing: {
    text: 'Für diese Auswahl gibt es noch keine Vorlage. Nehmen Sie oben eine Angabe heraus, oder schildern Sie uns das Gespräch, das Ihnen fehlt. Wir antworten per E-Mail.',
    button: 'Gespräch schildern',
  },
  toGoal: 'Abläufe und Gespräche lesen',
  gallery: 'Alle {count} Vorlagen',
  eyebrow: 'Vorlagen',
  cost: 'Vorlagen gehören zu jedem Plan. Weitere Kanäle kosten extra; Erweiterungen gehören zu keinem Plan, ihr Preis steht im Angebot.',
  contents: 'Vier Vorlagen, vier erste Sätze',
  channel: 'Kanal',
  suits: 'Passt zu',
  prepare: 'Das brauchen Sie',
  steps: 'Ablauf',
  talkLabel: 'Beispielgespräch: {name}',
  blocks: {
    message: 'Nachricht',
    question: 'Frage',
    choice: 'Auswahl',
    branch: 'Verzweigung',
    knowledge: 'Wissensbasis',
    handover: 'Übergabe',
  },
  show: 'Vorschlag anfordern',
  guide: 'Zur Anleitung, Schritt für Schritt',
  builder: {
    title: 'Von der Vorlage zu Ihrem Chatbot.',
    steps: [
      { title: 'Aussuchen', text: 'Nehmen Sie die Vorlage, deren erster Satz auch in Ihrem Postfach stehen könnte.' },
      {
        title: 'Umschreiben',
        text: 'Setzen Sie im Baukasten Ihre Begriffe und Fristen ein, und streichen Sie, was Sie nicht brauchen. Weitere Kanäle kosten extra; was Erweiterungen kosten, steht im Angebot. Was mit Ihren Systemen geht, prüfen wir vorher.',
      },
      {
        title: 'Durchspielen',
        text: 'Lassen Sie jemanden testen, der die Vorlage nicht kennt, am besten mit schlechter Laune.',
      },
    ],
    link: 'So arbeitet der Baukasten',
  },
  closing: {
    visitor: 'Unser Fall kommt in keiner Vorlage vor.',
    team: 'Schreiben Sie ihn uns in zwei Sätzen. Ein Mensch aus unserem Team schlägt Ihnen per E\u2011Mail einen Ablauf vor.',
  },
};
