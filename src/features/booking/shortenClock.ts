/** Intl writes “9:00 am”; the copy writes no zero minutes, and a full stop before others. Runs in the browser, too. */
export const shortenClock = (text: string): string => text.replace(':00 ', ' ').replace(/:(\d\d )/, '.$1');
