/** The address of a heading within its article: `#was-es-kostet`. It changes with the heading, as its text does. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[äöü]/g, (vowel) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[vowel] ?? vowel)
    .replaceAll('ß', 'ss')
    .replace(/[\u00AD’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    // "1. Kulanz" is counted for the eye.
    .replace(/^[-\d]+|-$/g, '');
