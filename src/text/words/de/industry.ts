/** Labels common to all industry pages; their contents are in content/industries. */
export const industry = {
  templates: { label: 'Passende Vorlagen', text: 'Abläufe zum Anpassen, jeder mit Beispielgespräch.' },
  demo: 'Demo buchen',
  wall: 'Alle zehn Branchen',
  talkLabel: 'Beispielgespräch mit Anmerkungen',
  assistant: 'Kann der Assistent übernehmen',
  people: 'Bleibt bei Ihrem Team',
  table: 'Angaben, Zweck und Empfänger',
  what: 'Angabe',
  why: 'Wozu',
  where: 'Empfänger',
};
