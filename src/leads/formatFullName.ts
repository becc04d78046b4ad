/** The name of the person who filled in a form, from one field or from two. */
export const formatFullName = ({ firstname, lastname, name }: Record<string, string>): string =>
  [firstname, lastname, name].filter(Boolean).join(' ');
