/** The way into the chat on every page. */
export const chatLauncher = {
  open: 'KI-Chat',
  /** Without script the same button leads to the contact form. */
  write: 'Schreiben',
  title: 'KI-Chat von {brand}',
};
