/** The chat launcher on every page. */
export const chatLauncher = {
  open: 'KI-Chat',
  title: 'KI-Chat von {brand}',
};
