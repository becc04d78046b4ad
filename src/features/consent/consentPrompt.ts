/** Texts of the consent prompt in a language, for the configured vendors only. */
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { languageTags } from '../../text/format/format.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { Purpose } from './purposes.ts';
import type { Vendor } from './third-parties/vendor.ts';
import type { VendorName } from './third-parties/vendors.ts';

type PromptSetup = {
  vendors: readonly (Pick<Vendor, 'purposes'> & { name: VendorName })[];
  purposes: readonly Purpose[];
  /** Name of the affiliate network, if one is configured. */
  affiliate?: string | undefined;
};

export function createConsentPrompt({ vendors, purposes, affiliate = '' }: PromptSetup, locale: Locale) {
  const { consent, chrome } = wordsFor(locale);
  const { purposes: said, vendors: about, noAffiliate: _, ...words } = consent;
  const names = new Intl.ListFormat(languageTags[locale]).format(purposes.map((purpose) => said[purpose].title));
  return {
    ...words,
    text: fill(words.text, { purposes: names }),
    details: fill(words.details, { link: chrome.consentSettings }),
    links: [
      { label: words.imprint, href: href('imprint', locale) },
      { label: words.privacy, href: href('privacy-policy', locale, 'third-parties') },
    ],
    purposes: purposes.map((purpose) => ({
      ...said[purpose],
      name: purpose,
      vendors: vendors
        .filter((vendor) => vendor.purposes.includes(purpose))
        .map(({ name }) => ({ ...about[name], company: fill(about[name].company, { affiliate }) })),
    })),
  };
}

export type ConsentPrompt = ReturnType<typeof createConsentPrompt>;
