/** Placeholder for the offer to switch to the remembered language (language.client.ts). Takes no space when empty. */
export function LanguageHint() {
  return <div data-language-hint="" />;
}
