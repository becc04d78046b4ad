/** Times of day as the copy of each language writes them: „09:00“, “9 am”, “9.30 am”. */
const formats = {
  de: { hour: '2-digit', minute: '2-digit' },
  en: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
} as const;

export const clockFormat = (english: boolean): Intl.DateTimeFormatOptions => formats[english ? 'en' : 'de'];

/** Intl writes “9:00 am”; the copy writes no zero minutes, and a full stop before others. */
export const shortenClock = (text: string): string =>
  text.replace(/:(\d\d)\s(?=[ap]m)/, (_, minutes) => `${minutes === '00' ? '' : `.${minutes}`}\u00A0`);
