/** Words of the status page, for editors: reasons in the sentences of the site. */
import type { Locale } from '../routes/table.ts';
import type { EntryFault, FaultReason } from './entryFault.ts';
import type { ContentState } from './openContentSource.ts';

type StatusWords = {
  title: string;
  intro: string;
  refused: string;
  none: string;
  columns: [type: string, language: string, entry: string, field: string, reason: string, shown: string, since: string];
  withdrawn: string;
  redirect: string;
  kinds: string;
  kindColumns: [kind: string, language: string, shows: string, readAt: string, error: string];
  reasons: Record<FaultReason, string>;
  shown: Record<EntryFault['shown'], string>;
  shows: Record<ContentState['shows'], string>;
  wholeEntry: string;
};

export const statusWords: Record<Locale, StatusWords> = {
  de: {
    title: 'Stand der Inhalte',
    intro: 'Was die Website aus dem Redaktionssystem zeigt, und was sie nicht zeigen kann.',
    refused: 'Nicht oder nur teilweise gezeigte Einträge',
    none: 'Alle Einträge werden gezeigt.',
    columns: ['Typ', 'Sprache', 'Eintrag', 'Feld', 'Grund', 'Besucher sehen', 'Seit'],
    withdrawn: 'Adressen zurückgezogener Seiten',
    redirect: 'Sie antworten mit 410. Ein Eintrag „Weiterleitung“ führt Besucher auf eine andere Seite.',
    kinds: 'Zuletzt gelesen',
    kindColumns: ['Inhalt', 'Sprache', 'Gezeigt wird', 'Gelesen', 'Fehler'],
    reasons: {
      missing: 'Das Feld ist leer, wird aber gebraucht.',
      invalid: 'Der Wert hat eine andere Form, als die Website erwartet.',
      leadsNowhere: 'Der Link führt nirgendwohin.',
      empty: 'Es bleibt nichts übrig, was gezeigt werden könnte.',
      duplicate: 'Zwei Einträge haben denselben Schlüssel oder dieselbe Adresse; der erste zählt.',
      notPublished: 'Der Eintrag ist nicht veröffentlicht, die Website zeigt ihn aber immer.',
      noSuchPage: 'Diese Seite gibt es nicht.',
      noSuchEntry: 'Eine Zeile nennt den Schlüssel einer Antwort, die es nicht gibt.',
      isPage: 'Unter dieser Adresse steht schon eine Seite.',
      html: 'HTML wird in Artikeln nicht gezeigt.',
      picture:
        'Ein Bild kann nicht gezeigt werden: Es liegt nicht in der Medienbibliothek, hat über 10 MB oder 40 Megapixel, oder ist kein PNG, JPEG, WebP, GIF oder AVIF.',
      undescribed: 'Ein Bild ohne Beschreibung (alternativer Text) wird nicht gezeigt.',
      construct: 'Diese Art von Markdown wird in Artikeln nicht gezeigt.',
      tooLong: 'Die Antwort hat mehr als 350 Zeichen; mitgezählt werden die Angaben anstelle der Platzhalter.',
      wrongToken: 'Der Text enthält einen Platzhalter in geschweiften Klammern, den es hier nicht gibt.',
      missingLink: 'Der Platzhalter {link} fehlt; an seiner Stelle zeigt die Seite einen Link.',
      wrongCount: 'Die Seite zeigt eine andere Zahl von Einträgen.',
      wrongKeys: 'Die Seite zeigt Einträge mit anderen Schlüsseln.',
      notHttps: 'Das ist keine Adresse mit https.',
    },
    shown: {
      last: 'die letzte gültige Fassung',
      file: 'die Fassung der Website',
      rest: 'den Eintrag ohne diesen Teil',
      none: 'nichts: der Eintrag ist neu',
    },
    shows: { current: 'der neueste Stand', kept: 'der letzte gültige Stand', files: 'die Texte der Website' },
    wholeEntry: '(ganzer Eintrag)',
  },
  en: {
    title: 'State of the content',
    intro: 'What the website shows from the content system, and what it cannot show.',
    refused: 'Entries that are not shown, or only in part',
    none: 'All entries are shown.',
    columns: ['Type', 'Language', 'Entry', 'Field', 'Reason', 'Visitors see', 'Since'],
    withdrawn: 'Addresses of withdrawn pages',
    redirect: 'They answer 410. An entry "Redirect" leads visitors to another page.',
    kinds: 'Last read',
    kindColumns: ['Content', 'Language', 'Shown', 'Read', 'Error'],
    reasons: {
      missing: 'The field is empty and required.',
      invalid: 'The value has another form than the website expects.',
      leadsNowhere: 'The link leads nowhere.',
      empty: 'Nothing is left that could be shown.',
      duplicate: 'Two entries have the same key or address; the first counts.',
      notPublished: 'The entry is not published, but the website always shows it.',
      noSuchPage: 'There is no such page.',
      noSuchEntry: 'A line names the key of an answer that does not exist.',
      isPage: 'A page already has this address.',
      html: 'HTML is not shown in articles.',
      picture:
        'A picture cannot be shown: it is not in the media library, has more than 10 MB or 40 megapixels, or is no PNG, JPEG, WebP, GIF or AVIF.',
      undescribed: 'A picture without a description (alternative text) is not shown.',
      construct: 'This kind of Markdown is not shown in articles.',
      tooLong: 'The answer has more than 350 characters, with the figures in place of its tokens.',
      wrongToken: 'The text has a placeholder in braces that does not exist here.',
      missingLink: 'The placeholder {link} is missing; the page shows a link in its place.',
      wrongCount: 'The page shows another number of entries.',
      wrongKeys: 'The page shows entries with other keys.',
      notHttps: 'This is no address with https.',
    },
    shown: {
      last: 'the last valid version',
      file: 'the version of the website',
      rest: 'the entry without this part',
      none: 'nothing: the entry is new',
    },
    shows: { current: 'the newest content', kept: 'the last valid content', files: 'the texts of the website' },
    wholeEntry: '(whole entry)',
  },
};
