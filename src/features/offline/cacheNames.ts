/** Pages that the visitor has read, newest last. */
export const pagesCache = 'pages';

/** Files of /_astro that kept pages need; a new content has a new name. */
export const assetsCache = 'assets';
