/** Joins class names and skips undefined ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
