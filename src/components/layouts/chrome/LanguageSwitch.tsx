type LanguageSwitchProps = {
  /** The same page in the other language. */
  href: string;
  /** Target language. */
  lang: string;
  /** Name of the target language, in that language. */
  name: string;
  className?: string | undefined;
};

/** A plain link to the same page in the other language. language.client.ts remembers a click on it. */
export function LanguageSwitch({ href, lang, name, className }: LanguageSwitchProps) {
  return (
    <a href={href} lang={lang} hrefLang={lang} data-language-switch className={className}>
      {name}
    </a>
  );
}
