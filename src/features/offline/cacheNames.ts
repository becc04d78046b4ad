/** Visited pages, newest last. */
export const pagesCache = 'pages';

/** Files of /_astro that kept pages need; changed content has a new file name. */
export const assetsCache = 'assets';
