type LanguageSwitchProps = {
  /** The same page in the other language. */
  href: string;
  /** Language it leads to. */
  lang: string;
  /** That language's own name. */
  name: string;
  className?: string | undefined;
};

/** A plain link to the same page in the other language. A click on it is remembered by language.client.ts. */
export function LanguageSwitch({ href, lang, name, className }: LanguageSwitchProps) {
  return (
    <a href={href} lang={lang} hrefLang={lang} data-language-switch className={className}>
      {name}
    </a>
  );
}
