/** The consent service: the prompt, the allowed vendors, and the proof of consent. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connection.ts';
import type { Locale } from '../../routes/table.ts';
import { type Conversion, claimConversion } from './conversion.ts';
import { type Choice, choiceIn, validChoiceIn } from './cookie.ts';
import { type Offer, offerOf } from './offer.ts';
import type { Purpose } from './purposes.ts';
import { type ConsentSetup, vendorsFor } from './setup.ts';

export type ConsentDesk = {
  offer(locale: Locale): Offer;
  /** Ids by vendor name, for the vendors that this visitor's cookie allows. */
  allowed(cookies: string): Record<string, string>;
  granted(cookies: string): readonly Purpose[];
  /** Ends the consent in these cookies, and stores the new one. A refusal is not stored. */
  record(given: { purposes: readonly Purpose[]; locale: Locale; cookies: string }): Promise<Choice>;
  /** The conversion of the lead just sent by this visitor, returned once; undefined if there is none. */
  conversion(cookies: string): Promise<Conversion | undefined>;
};

export function createConsentDesk(setup: ConsentSetup, database: Pick<Database, 'query' | 'write'>): ConsentDesk {
  const { version } = setup;
  const granted = (cookies: string) => validChoiceIn(cookies, version)?.purposes ?? [];

  async function record({ purposes: wanted, locale, cookies }: Parameters<ConsentDesk['record']>[0]): Promise<Choice> {
    const purposes = setup.purposes.filter((purpose) => wanted.includes(purpose));
    const now = new Date();
    const id = purposes.length > 0 ? randomUUID() : '';
    const earlier = choiceIn(cookies)?.id;
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
        .values({ version, locale, text: JSON.stringify(offerOf(setup, locale)) })
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
    offer: (locale) => offerOf(setup, locale),
    granted,
    allowed: (cookies) =>
      Object.fromEntries(vendorsFor(setup, granted(cookies)).map(({ name, id }) => [name, idForBrowsers(name, id)])),
    record,
    conversion: (cookies) => claimConversion(setup, database, { cookies, granted: granted(cookies) }),
  };
}

/** The affiliate call's URL is sent with a conversion only (features/consent/conversion.ts). */
const idForBrowsers = (name: string, id: string): string => (name === 'affiliate' ? '' : id);
