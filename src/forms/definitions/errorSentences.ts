import type { FieldErrors } from '../../leads/leadService.ts';
import type { Words } from '../../text/words/de.ts';
import type { Form } from './defineForm.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

/** Maps the first issue of each field to a sentence; unknown codes get a general one. */
export function errorSentences(form: Form, issues: readonly Issue[], words: Words): FieldErrors {
  const { errors } = form.texts(words);
  const sentences: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = String(path[0]);
    sentences[field] ??= errors[field]?.[message] ?? words.forms.refused.field;
  }
  return sentences;
}
