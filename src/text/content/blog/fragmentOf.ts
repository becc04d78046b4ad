/** The fragment of a heading within its article: `was-es-kostet`. It changes when the heading changes. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[äöü]/g, (vowel) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[vowel] ?? vowel)
    .replaceAll('ß', 'ss')
    .replace(/[\u00AD’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    // Removes leading numbers such as in "1. Kulanz".
    .replace(/^[-\d]+|-$/g, '');
