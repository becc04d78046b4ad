/**
 * `npm run launch-check`: lists every placeholder that remains, one per line; exits with 1 if there are any. Reads
 * src/site.ts, the flags of the content, and the settings of this environment (and .env).
 */
import { existsSync } from 'node:fs';
import { type Env, isInvalidSettingError, parseEnv } from '../src/env.ts';
import { firestoreRulesPublished } from '../src/features/availability/firestoreRulesPublished.ts';
import { helplines } from '../src/features/safety/helplines.ts';
import { site } from '../src/site.ts';
import { capabilitiesToConfirm } from '../src/text/content/capabilities.ts';
import { privacyPolicy as policyDe } from '../src/text/content/legal/de/privacyPolicy.ts';
import { privacyPolicy as policyEn } from '../src/text/content/legal/en/privacyPolicy.ts';
import { extraPricesConfirmed } from '../src/text/content/plans/figures.ts';
import { unconfirmedStatistics } from '../src/text/content/use-cases/statistics.ts';

type Missing = { what: string; where: string };

type Confirmed = {
  /** Capabilities of the product that the operator has not confirmed (src/text/content/capabilities.ts). */
  capabilitiesToConfirm: { id: string; status: string; sentence: string }[];
  extraPrices: boolean;
  unconfirmedStatistics: { theme: string; percent: number }[];
  /** True if the privacy policy names the mirror of leads in both languages. */
  firestoreInPolicy: boolean;
  /** Numbers and addresses of the crisis answer without a citation of the helpline's own page. */
  uncitedHelplines: { text: string; source: string }[];
  /** True if the security rules of Firestore are published (src/features/availability/firestoreRulesPublished.ts). */
  rulesPublished: boolean;
};

/** Optional fields: a company may have no fax and no social profile. */
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
      if (field === 'crisisAnswer.reviewed' && value !== true)
        return [inSite('no professional has reviewed the answer to people in danger: crisisAnswer.reviewed')];
      return [];
    }),
    ...confirmed.uncitedHelplines.map(({ text, source }) => ({
      what: `${text} in the crisis answer is cited from ${source}: compare it with the service’s own page`,
      where: 'src/features/safety/helplines.ts',
    })),
    ...(confirmed.extraPrices
      ? []
      : [
          {
            what: 'prices of an extra operator and channel are not confirmed',
            where: 'src/text/content/plans/figures.ts',
          },
        ]),
    ...confirmed.capabilitiesToConfirm.map(({ id, status, sentence }) => ({
      what: `${status}: ${id} (${sentence})`,
      where: 'src/text/content/capabilities.ts',
    })),
    ...confirmed.unconfirmedStatistics.map(({ theme, percent }) => ({
      what: `meaning and source of ${percent} % (${theme}) are not confirmed`,
      where: 'src/text/content/use-cases/statistics.ts',
    })),
    ...(env.FIRESTORE_PROJECT && !confirmed.firestoreInPolicy
      ? [
          {
            what: 'FIRESTORE_PROJECT is set, but the privacy policy does not name Firestore',
            where: 'src/text/content/legal',
          },
        ]
      : []),
    ...(env.FIREBASE_API_KEY && !confirmed.rulesPublished
      ? [
          {
            what: 'FIREBASE_API_KEY is set, but the publication of firestore.rules is not confirmed',
            where: 'src/features/availability/firestoreRulesPublished.ts',
          },
        ]
      : []),
    ...(env.FIRESTORE_EMULATOR_HOST ? [setting('FIRESTORE_EMULATOR_HOST is set: leads go to an emulator')] : []),
    ...(env.RECAPTCHA_SECRET && new URL(env.RECAPTCHA_VERIFY_URL).hostname !== 'www.google.com'
      ? [setting('RECAPTCHA_VERIFY_URL is not Google’s: tokens are verified elsewhere')]
      : []),
    ...(env.SITE_URL.startsWith('https://') ? [] : [setting(`SITE_URL is not https: ${env.SITE_URL}`)]),
    ...(env.APP_URL ? [] : [setting('APP_URL is not set: the site shows no Login')]),
    ...(env.TRIAL_URL ? [] : [setting('TRIAL_URL is not set: the free trial is a request for access')]),
    ...(['APP_URL', 'TRIAL_URL'] as const)
      .filter((name) => env[name]?.startsWith('http:'))
      .map((name) => setting(`${name} is not https: ${env[name]}`)),
    ...(env.SMTP_URL ? [] : [setting('SMTP_URL is not set: mails are written to files')]),
    ...(env.MAIL_FROM.endsWith('.example') ? [setting(`MAIL_FROM is a placeholder: ${env.MAIL_FROM}`)] : []),
    ...(env.LEADS_TO.endsWith('.example') ? [setting(`LEADS_TO is a placeholder: ${env.LEADS_TO}`)] : []),
    ...(env.AFFILIATE_URL && !env.AFFILIATE_NAME
      ? [
          setting(
            'AFFILIATE_URL is set, but AFFILIATE_NAME is not: the affiliate network stays off, as visitors cannot consent to a network without a name',
          ),
        ]
      : []),
    ...(env.RATE_LIMIT === 0 ? [setting('RATE_LIMIT=0 switches rate limits off')] : []),
    ...(env.ALTCHA_DIFFICULTY === 0 ? [setting('ALTCHA_DIFFICULTY=0 switches the proof of work off')] : []),
  ];
}

/** Every value of a tree with its dotted path. */
const fieldsOf = (tree: object, prefix = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? fieldsOf(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );

/** The section on consented services also names Firestore, but as a browser service. */
export const namesFirestoreMirror = ({ sections }: typeof policyDe): boolean =>
  sections.some((section) => section.id !== 'third-parties' && JSON.stringify(section).includes('Firestore'));

function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const missing = missingForLaunch(site, parseEnv(process.env), {
    uncitedHelplines: Object.values(helplines).filter(({ ownPage }) => !ownPage),
    capabilitiesToConfirm: capabilitiesToConfirm(),
    extraPrices: extraPricesConfirmed,
    unconfirmedStatistics: unconfirmedStatistics(),
    firestoreInPolicy: [policyDe, policyEn].every(namesFirestoreMirror),
    rulesPublished: firestoreRulesPublished,
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
    if (!isInvalidSettingError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
