/** Chooses the language in which the commands ask the bot. */
import type { CommandOptions } from '../../src/leads/runCommandLine.ts';
import { type Locale, locales } from '../../src/routes/table.ts';

type Asked = {
  /** As the option `--locale` names it. */
  locale?: CommandOptions[string];
  /** Of the file that the texts come from, if they come from one. */
  path?: string;
  texts: readonly string[];
};

/** The option, else the file's name (`*.en.json`), else the language of the texts. */
export const chooseLocale = (
  { locale, path = '', texts }: Asked,
  { recogniseLanguage }: { recogniseLanguage(text: string): Locale },
): Locale =>
  locales.find((one) => one === locale) ??
  locales.find((one) => path.endsWith(`.${one}.json`)) ??
  recogniseLanguage(texts.join(' '));
