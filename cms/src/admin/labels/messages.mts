/**
 * The panel's sentences: of the link to the status page, and for what the panel checks itself, in the words of the site
 * (src/cms/statusWords.ts there). All other checks are the site's (refuseInvalidEntries.js).
 */
const validation = (sentences: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [`components.Input.error.validation.${name}`, sentence]),
  );

export const messages = {
  de: {
    'site.status.title': 'Website',
    'site.status.text': 'Welche Einträge die Website nicht zeigen kann, und warum.',
    'site.status.link': 'Stand der Inhalte öffnen',
    ...validation({
      required: 'Das Feld ist leer, wird aber gebraucht.',
      min: 'Mindestens {min}.',
      max: 'Höchstens {max}.',
      minLength: 'Mindestens {min} Zeichen.',
      maxLength: 'Höchstens {max} Zeichen.',
      unique: 'Ein anderer Eintrag hat diesen Wert schon.',
    }),
  },
  en: {
    'site.status.title': 'Website',
    'site.status.text': 'Which entries the site cannot show, and why.',
    'site.status.link': 'Open the state of the content',
    ...validation({
      required: 'The field is empty and required.',
      min: 'At least {min}.',
      max: 'At most {max}.',
      minLength: 'At least {min} characters.',
      maxLength: 'At most {max} characters.',
      unique: 'Another entry has this value already.',
    }),
  },
};
