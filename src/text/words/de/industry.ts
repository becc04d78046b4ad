/** Labels common to all industry pages; their contents are in content/industries. */
export const industry = {
  templates: { label: 'Vorlagen für Ihre Branche', text: 'Abläufe zum Anpassen, jeder mit Beispielgespräch.' },
  demo: 'Demo buchen',
  toTalk: 'Beispielgespräch lesen',
  openingLabel: 'So kann das Gespräch beginnen',
  talkLabel: 'Beispielgespräch mit Anmerkungen',
  assistant: 'Kann der Assistent übernehmen',
  people: 'Bleibt bei Ihrem Team',
  table: 'Angaben, Zweck und Empfänger',
  what: 'Angabe',
  why: 'Wozu',
  where: 'Wer es erhält',
};
