/** The name of the person who filled in a form, whether it asked for it in one field or in two. */
export const personIn = ({ firstname, lastname, name }: Record<string, string>): string =>
  [firstname, lastname, name].filter(Boolean).join(' ');
