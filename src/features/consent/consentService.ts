/** The consent service: the prompt, the allowed vendors, and the proof of consent. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import type { Locale } from '../../routes/table.ts';
import { type ConsentChoice, readConsentChoice, readValidConsentChoice } from './consentCookie.ts';
import { type ConsentPrompt, createConsentPrompt } from './consentPrompt.ts';
import { type ConsentSetup, vendorsFor } from './consentSetup.ts';
import { type Conversion, claimConversion } from './conversion.ts';
import type { Purpose } from './purposes.ts';

export type ConsentService = {
  prompt(locale: Locale): ConsentPrompt;
  /** Ids by vendor name, for the vendors that this visitor's cookie allows. */
  allowedVendorIds(cookies: string): Record<string, string>;
  granted(cookies: string): readonly Purpose[];
  /** Ends the consent in these cookies, and stores the new one. A refusal is not stored. */
  storeChoice(given: { purposes: readonly Purpose[]; locale: Locale; cookies: string }): Promise<ConsentChoice>;
  /** The conversion of the lead just sent by this visitor, returned once; undefined if there is none. */
  claimConversion(cookies: string): Promise<Conversion | undefined>;
};

export function createConsentService(setup: ConsentSetup, database: Pick<Database, 'query' | 'write'>): ConsentService {
  const { version } = setup;
  const granted = (cookies: string) => readValidConsentChoice(cookies, version)?.purposes ?? [];

  async function record({
    purposes: wanted,
    locale,
    cookies,
  }: Parameters<ConsentService['storeChoice']>[0]): Promise<ConsentChoice> {
    const purposes = setup.purposes.filter((purpose) => wanted.includes(purpose));
    const now = new Date();
    const id = purposes.length > 0 ? randomUUID() : '';
    const earlier = readConsentChoice(cookies)?.id;
    await database.write(async (transaction) => {
      if (earlier) {
        await transaction
          .updateTable('consent')
          .set({ ended_at: now.toISOString() })
          .where('id', '=', earlier)
          .where('ended_at', 'is', null)
          .execute();
      }
      if (!id) return;
      await transaction
        .insertInto('consent_text')
        .values({ version, locale, text: JSON.stringify(createConsentPrompt(setup, locale)) })
        .onConflict((conflict) => conflict.columns(['version', 'locale']).doNothing())
        .execute();
      await transaction
        .insertInto('consent')
        .values({ id, version, locale, purposes: purposes.join(' '), given_at: now.toISOString(), ended_at: null })
        .execute();
    });
    return { version, seconds: Math.floor(now.getTime() / 1_000), id, purposes };
  }

  return {
    prompt: (locale) => createConsentPrompt(setup, locale),
    granted,
    allowedVendorIds: (cookies) =>
      Object.fromEntries(vendorsFor(setup, granted(cookies)).map(({ name, id }) => [name, idForBrowsers(name, id)])),
    storeChoice: record,
    claimConversion: (cookies) => claimConversion(setup, database, { cookies, granted: granted(cookies) }),
  };
}

/** The affiliate call's URL is sent with a conversion only (features/consent/conversion.ts). */
const idForBrowsers = (name: string, id: string): string => (name === 'affiliate' ? '' : id);
