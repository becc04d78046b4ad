import { textEntries } from '../cms/texts/textEntries.ts';
import type { Locale } from '../routes/table.ts';

/** An entry that no file has, as the content system returns it: the first one of its type with another key. */
export function newEntry(type: string, locale: Locale, change: object = {}): Record<string, unknown> {
  const [first] = textEntries(locale)[type] ?? [];
  return { ...first, key: 'neu', documentId: `${type}-neu`, ...change };
}

/** A free page with each kind of section. */
export const freePageEntry = (change: object = {}): Record<string, unknown> => ({
  key: 'aktion',
  documentId: 'page',
  title: 'Aktion',
  pageMeta: {
    name: 'Aktion',
    title: 'Unsere Aktion',
    headline: 'Eine Aktion',
    description: 'Eine Beschreibung, die lang genug ist, um in Suchmaschinen etwas zu sagen.',
  },
  opening: {
    title: 'Eine Aktion von {brand}',
    lead: 'Nur diesen Monat.',
    buttonLabel: 'Preise',
    buttonTarget: '/preise',
  },
  sections: [
    { __component: 'text.section-text', body: '## Worum es geht\n\nUm Zeppeline im Plan {professionalName}.' },
    {
      __component: 'text.section-points',
      title: 'Drei Punkte',
      items: [{ title: 'Erstens', text: 'Der erste Punkt.' }],
    },
    {
      __component: 'text.section-facts',
      title: 'Zahlen',
      nameHeading: 'Was',
      textHeading: 'Wie viel',
      items: [{ name: 'Länge', text: '245 Meter' }],
    },
    {
      __component: 'text.section-questions',
      title: 'Fragen',
      items: [{ question: 'Wie lange gilt das?', answer: 'Bis zum Monatsende.' }],
    },
    {
      __component: 'text.section-transcript',
      title: 'So klingt es',
      visitor: 'Gast',
      turns: [
        { from: 'visitor', text: 'Fliegt er?' },
        { from: 'assistant', text: 'Ja.', source: 'Hilfe › Flug', comment: 'Kurz.' },
      ],
    },
    {
      __component: 'text.section-action',
      title: 'Mitfliegen',
      text: 'Schreiben Sie uns.',
      buttonLabel: 'Kontakt',
      buttonTarget: '/kontakt?topic=sales',
    },
  ],
  ...change,
});
