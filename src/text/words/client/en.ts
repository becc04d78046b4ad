import type { words as de } from './de.ts';

export const words = {
  readOn: 'Continue in English',
  dismiss: 'Dismiss this notice',
  search: {
    title: 'Search this website',
    field: 'What are you looking for?',
    close: 'Close',
    results: 'Search results',
    loading: 'One moment, the search is loading.',
    failed: 'The preview could not be loaded. Press Enter for the page of results.',
    none: 'No results. Try a broader word.',
    one: '1 result',
    many: '{count} results',
    missing: 'On no page: {words}',
    all: 'All results on one page',
    ways: 'Pages that often help',
    hint: 'Arrow keys choose, Enter opens',
    key: 'Open with the / key',
  },
} satisfies typeof de;
