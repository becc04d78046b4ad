import type { Locale } from '../../routes/table.ts';
import { languageTags } from '../../text/format/format.ts';
import type { Tokens } from '../../text/words/fill.ts';
import { wordsFor } from '../../text/words/words.ts';
import { forms } from './forms.ts';

/** Tokens of the privacy policy: `contactRequired`, `contactOptional` and so on for each form: its field names as one phrase. */
export function formFieldTokens(locale: Locale): Tokens {
  const words = wordsFor(locale);
  const inOne = new Intl.ListFormat(languageTags[locale]);
  return Object.fromEntries(
    Object.values(forms).flatMap(({ name, fields, texts }) => {
      const { names } = texts(words);
      const namesOf = (isRequired: boolean) =>
        Object.keys(fields).filter((field) => fields[field]?.isRequired === isRequired);
      const phrase = (isRequired: boolean) => inOne.format(namesOf(isRequired).map((field) => names[field] ?? field));
      return [
        [`${name}Required`, phrase(true)],
        [`${name}Optional`, phrase(false)],
      ];
    }),
  );
}
