/**
 * The gallery of use-case templates and the pages of its goals; the templates are content (src/text/content/templates).
 */
export const templates = {
  title: '{count} Gespräche, die Sie nur noch um\u00ADschreiben.',
  lead: 'Jede Vorlage ist ein fertiger Ablauf mit einem Gespräch, das so stattfinden könnte. Auch mit den Stellen, an denen der Assistent etwas nicht weiß und einen Menschen holt.',
  ask: 'Wobei soll ich helfen?',
  answer: {
    none: 'Dafür habe ich noch keine Vorlage.',
    one: 'Dafür habe ich eine Vorlage.',
    many: 'Dafür habe ich {count} Vorlagen.',
  },
  facets: {
    goal: { label: 'Ziel', all: 'Alle Ziele' },
    industry: { label: 'Branche', all: 'Alle Branchen' },
    channel: { label: 'Kanal', all: 'Alle Kanäle' },
  },
  channels: { 'web-chat': 'Web-Chat', messenger: 'Messenger', voice: 'Sprachassistent' },
  nothing: {
    text: 'Für diese Auswahl haben wir noch nichts vorbereitet. Nehmen Sie oben eine Angabe heraus, oder schildern Sie uns das Gespräch, das Ihnen fehlt.',
    button: 'Gespräch schildern',
  },
  toGoal: 'Abläufe und Gespräche lesen',
  gallery: 'Alle {count} Vorlagen',
  eyebrow: 'Vorlagen',
  contents: 'Vier Vorlagen, vier erste Sätze',
  channel: 'Kanal',
  suits: 'Passt zu',
  prepare: 'Vorher bereitlegen',
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
  show: 'Ablauf zeigen lassen',
  guide: 'Zur Anleitung, Schritt für Schritt',
  builder: {
    title: 'Von der Vorlage zu Ihrem Chatbot.',
    steps: [
      { title: 'Aussuchen', text: 'Nehmen Sie die Vorlage, deren erster Satz auch in Ihrem Postfach stehen könnte.' },
      {
        title: 'Umschreiben',
        text: 'Ihre Begriffe, Ihre Fristen, Ihr Ton. Das Gerüst aus Fragen und Verzweigungen bleibt stehen.',
      },
      {
        title: 'Durchspielen',
        text: 'Lassen Sie jemanden testen, der die Vorlage nicht kennt, am besten mit schlechter Laune.',
      },
    ],
    link: 'So arbeitet der Baukasten',
  },
  closing: {
    visitor: 'Unser Fall ist in keiner Vorlage.',
    team: 'Gut. Dann wird er die einundvierzigste.',
  },
};
