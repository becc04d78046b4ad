/**
 * The panel's sentences: of the link to the status page, of the preview, and for what the panel checks itself, in the
 * words of the site (src/cms/statusWords.ts there). All other checks are the site's (refuseInvalidEntries.js).
 */
const under =
  (prefix: string) =>
  (sentences: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [`${prefix}.${name}`, sentence]));

const preview = under('site.preview');
const validation = under('components.Input.error.validation');

export const messages = {
  de: {
    'site.status.title': 'Website',
    'site.status.text': 'Welche Einträge die Website nicht zeigen kann, und warum.',
    'site.status.link': 'Stand der Inhalte öffnen',
    ...preview({
      title: 'Website',
      open: 'Vorschau daneben',
      name: 'Vorschau',
      close: 'Vorschau schließen',
      frame: 'Die Seite mit dem gespeicherten Entwurf',
      width: 'Breite der Vorschau',
      desktop: 'Computer',
      phone: 'Handy',
      loading: 'Die Vorschau wird geladen …',
      modified: 'Ihre letzten Änderungen erscheinen hier, sobald Sie speichern.',
      unsaved: 'Speichern Sie den Eintrag, dann sehen Sie hier seine Seite.',
      'no-page': 'Einträge dieses Typs erscheinen auf keiner Seite. Deshalb gibt es keine Vorschau.',
      'not-set-up': 'Die Vorschau ist noch nicht eingerichtet. Bitte wenden Sie sich an Ihren Administrator.',
      silent: 'Die Website antwortet nicht, oder sie darf diese Seite hier nicht zeigen.',
      retry: 'Erneut versuchen',
      tab: 'In neuem Tab öffnen',
    }),
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
    ...preview({
      title: 'Website',
      open: 'Preview beside the form',
      name: 'Preview',
      close: 'Close the preview',
      frame: 'The page with the saved draft',
      width: 'Width of the preview',
      desktop: 'Computer',
      phone: 'Phone',
      loading: 'Loading the preview …',
      modified: 'Your latest changes appear here as soon as you save.',
      unsaved: 'Save the entry to see its page here.',
      'no-page': 'Entries of this type appear on no page, so there is no preview.',
      'not-set-up': 'The preview has not been set up yet. Please contact your administrator.',
      silent: 'The site does not answer, or it may not show this page here.',
      retry: 'Try again',
      tab: 'Open in a new tab',
    }),
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
