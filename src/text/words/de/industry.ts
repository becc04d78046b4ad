/** Labels common to all industry pages; their contents are in content/industries. */
export const industry = {
  templates: { label: 'Vorlagen für Ihre Branche', text: 'Fertige Abläufe mit ganzem Gespräch.' },
  demo: 'Demo buchen',
  toTalk: 'Gespräch lesen',
  openingLabel: 'So beginnt das Gespräch',
  talkLabel: 'Beispielgespräch mit Anmerkungen',
  assistant: 'Übernimmt der Assistent',
  people: 'Bleibt bei Menschen',
  table: 'Angaben, Zweck und Ziel',
  what: 'Angabe',
  why: 'Wozu',
  where: 'Wohin',
};
