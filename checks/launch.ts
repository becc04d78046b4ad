/**
 * `npm run launch-check`: everything that still stands in for something real, one line each; exit 1 while there is any.
 * Reads src/site.ts, the content's own flags, and the settings of this environment (and .env).
 */
import { existsSync } from 'node:fs';
import { privacyPolicy as policyDe } from '../src/content/legal/de/privacy-policy.ts';
import { privacyPolicy as policyEn } from '../src/content/legal/en/privacy-policy.ts';
import { extraPricesConfirmed } from '../src/content/plans/figures.ts';
import { unconfirmedStatistics } from '../src/content/use-cases/statistics.ts';
import { BadSetting, type Env, readEnv } from '../src/env.ts';
import { site } from '../src/site.ts';

type Missing = { what: string; where: string };

type Confirmed = {
  extraPrices: boolean;
  unconfirmedStatistics: { theme: string; percent: number }[];
  /** Does the privacy policy, in both languages, name the mirror of leads? */
  firestoreInPolicy: boolean;
};

/** Fields that may stay empty: no fax and no profile on a network are honest answers. */
const isOptional = (field: string) => field === 'contact.fax' || field.startsWith('social.');

export function missingForLaunch(company: object, env: Env, confirmed: Confirmed): Missing[] {
  const inSite = (what: string): Missing => ({ what, where: 'src/site.ts' });
  const setting = (what: string): Missing => ({ what, where: 'setting (.env)' });
  return [
    ...fieldsOf(company).flatMap(([field, value]) => {
      if (value === '' && !isOptional(field)) return [inSite(`${field} is empty`)];
      if (typeof value === 'string' && value.endsWith('.example'))
        return [inSite(`${field} is a placeholder: ${value}`)];
      if (field === 'legal.textsConfirmed' && value !== true)
        return [inSite('legal texts are drafts: legal.textsConfirmed')];
      return [];
    }),
    ...(confirmed.extraPrices
      ? []
      : [{ what: 'prices of an extra operator and channel are not confirmed', where: 'src/content/plans/figures.ts' }]),
    ...confirmed.unconfirmedStatistics.map(({ theme, percent }) => ({
      what: `meaning and source of ${percent} % (${theme}) are not confirmed`,
      where: 'src/content/use-cases/statistics.ts',
    })),
    ...(env.FIRESTORE_PROJECT && !confirmed.firestoreInPolicy
      ? [
          {
            what: 'FIRESTORE_PROJECT is set, but the privacy policy does not name Firestore',
            where: 'src/content/legal',
          },
        ]
      : []),
    ...(env.FIRESTORE_EMULATOR_HOST ? [setting('FIRESTORE_EMULATOR_HOST is set: leads go to an emulator')] : []),
    ...(env.SITE_URL.startsWith('https://') ? [] : [setting(`SITE_URL is not https: ${env.SITE_URL}`)]),
    ...(env.SMTP_URL ? [] : [setting('SMTP_URL is not set: mails are written to files')]),
    ...(env.MAIL_FROM.endsWith('.example') ? [setting(`MAIL_FROM is a placeholder: ${env.MAIL_FROM}`)] : []),
    ...(env.LEADS_TO.endsWith('.example') ? [setting(`LEADS_TO is a placeholder: ${env.LEADS_TO}`)] : []),
    ...(env.RATE_LIMIT === 0 ? [setting('RATE_LIMIT=0 switches rate limits off')] : []),
    ...(env.ALTCHA_DIFFICULTY === 0 ? [setting('ALTCHA_DIFFICULTY=0 switches the proof of work off')] : []),
  ];
}

/** Every value of a tree with its dotted path. */
const fieldsOf = (tree: object, prefix = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? fieldsOf(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );

function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const missing = missingForLaunch(site, readEnv(process.env), {
    extraPrices: extraPricesConfirmed,
    unconfirmedStatistics: unconfirmedStatistics(),
    firestoreInPolicy: [policyDe, policyEn].every((policy) => JSON.stringify(policy).includes('Firestore')),
  });
  for (const { what, where } of missing) console.log(`  ${where}: ${what}`);
  console.log(
    missing.length === 0
      ? 'Nothing is missing for going live.'
      : `${missing.length} things are missing for going live.`,
  );
  if (missing.length > 0) process.exitCode = 1;
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
