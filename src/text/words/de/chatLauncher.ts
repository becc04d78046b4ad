/** The chat launcher on every page. */
export const chatLauncher = {
  open: 'KI-Chat',
  /** Without script the same button links to the contact form. */
  write: 'Schreiben',
  title: 'KI-Chat von {brand}',
};
