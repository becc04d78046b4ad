import { expect } from 'vitest';
import { readEntries } from '../../bot/knowledge/readEntries.ts';
import type { ContentSource } from '../cms/openContentSource.ts';
import { textRequests } from '../cms/texts/textRequests.ts';
import { chromeContent } from '../components/layouts/chrome/chromeContent.ts';
import { formFieldTokens } from '../forms/definitions/formFieldTokens.ts';
import { locales } from '../routes/table.ts';
import type { TextKinds } from '../text/content/contentKinds.ts';
import { withContent } from '../text/content/currentContent.ts';
import { faqFor } from '../text/content/faq.ts';
import { leadRowFor } from '../text/content/leadRow.ts';
import { legalPage, legalPageIds } from '../text/content/legal/legalPages.ts';
import { plansFor } from '../text/content/plans.ts';
import { fileTexts } from './fileTexts.testing.ts';

/** Expects that the site shows the same from this content as from its files, in both languages. */
export function expectFileContent(source: ContentSource): void {
  for (const locale of locales) {
    const shown = () => ({
      chrome: chromeContent(locale),
      row: leadRowFor(locale, 'home'),
      plans: plansFor(locale),
      faq: faqFor(locale),
      legal: legalPageIds.map((id) => legalPage(id, locale, formFieldTokens(locale))),
    });
    expect(withContent(source.read, shown)).toEqual(shown());
    for (const name of Object.keys(textRequests) as (keyof TextKinds)[])
      expect(source.read(name, locale) ?? {}, name).toEqual(fileTexts(name, locale));
    expect(source.read('knowledge', locale)?.length).toBe(readEntries(locale).length);
  }
}
