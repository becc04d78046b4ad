/** Joins class names; what is not given is left out. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
