/**
 * All settings in one schema (documented in .env.example). An invalid setting stops the start with a sentence that
 * names it. Entry points (server, commands, tests) read it once and pass it on; no other file of the site reads settings from process.env.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { isErrorOfKind } from './isErrorOfKind.ts';
import { strategies } from './routes/strategy.ts';
import { site } from './site.ts';

const integer = (min: number, max: number) => {
  const message = `it is a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};
/** `abort`: later steps (`refine`, `transform`) receive only valid addresses. */
const httpUrl = z.url({ protocol: /^https?$/, abort: true });
const isLoopbackUrl = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
const originUrl = httpUrl.transform((url) => new URL(url).origin);
const originList = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(
    z.array(
      z.union(
        [originUrl, z.literal('')],
        'it is a list of origins such as https://www.example.org,https://example.com',
      ),
    ),
  )
  .transform((origins) => origins.filter((origin) => origin !== ''));
const botId = z.string().regex(/^[\w-]{1,64}$/, 'an id has 1 to 64 letters, digits, hyphens and underscores');
const idLike = (shape: RegExp, message: string) => z.string().regex(shape, message).optional();
const sameUrl = (one: string, other: string) => new URL(one).href === new URL(other).href;
const zeroSwitchesOff = integer(0, 1_000_000_000);

const schema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: integer(0, 65_535).default(4321),
    HOST: z.string().min(1).default('127.0.0.1'),
    SITE_URL: httpUrl.transform((url) => new URL(url).origin).optional(),
    DATA_DIR: z.string().min(1).default('./var'),
    TRUST_PROXY: integer(0, 10).default(0),
    I18N_STRATEGY: z.enum(strategies).default('prefix_except_default'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'write it like postgres://user:password@host/database' })
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'write it like smtp://user:password@host:587' }).optional(),
    MAIL_FROM: z.email().default(site.contact.sender),
    LEADS_TO: z.email().default(site.contact.sales),
    CLOUD_FUNCTIONS_URL: httpUrl.optional(),
    WEBHOOK_SECRET: z.string().min(16).optional(),
    WEBHOOK_ALLOW_PRIVATE: z.enum(['0', '1']).default('0'),
    FIRESTORE_PROJECT: z
      .string()
      .regex(
        /^([a-z\d][a-z\d.-]*:)?[a-z][a-z\d-]{4,28}[a-z\d]$/,
        'the id of a project has 6 to 30 letters, digits and hyphens',
      )
      .optional(),
    FIRESTORE_EMULATOR_HOST: z
      .string()
      .refine((host) => /^[^/@]+:\d+$/.test(host) && URL.canParse(`http://${host}`), 'write it like 127.0.0.1:8080')
      .optional(),
    FIREBASE_API_KEY: idLike(/^AIza[\w-]{35}$/, 'a browser key of Firebase looks like AIza... and has 39 characters'),
    FIREBASE_APP_ID: idLike(/^1:\d+:web:[\da-f]+$/, 'an app id of Firebase looks like 1:123456789:web:abc123'),
    APP_URL: httpUrl.optional(),
    TRIAL_URL: httpUrl.optional(),
    CMS_URL: httpUrl.optional(),
    CMS_PUBLIC_URL: originList.optional(),
    CMS_TOKEN: z.string().min(16).optional(),
    CMS_WEBHOOK_SECRET: z.string().min(16).optional(),
    PREVIEW_SECRET: z.string().min(16).optional(),
    CDN_PURGE_URL: httpUrl
      .refine((url) => url.startsWith('https:') || isLoopbackUrl(url), 'a token goes to an https address')
      .optional(),
    CDN_PURGE_TOKEN: z.string().min(16).optional(),
    LLM_URL: httpUrl.optional(),
    LLM_KEY: z.string().optional(),
    LLM_MODEL: z.string().optional(),
    BOT_HOST: originUrl.optional(),
    BOT_ID_DE: botId.default('website-de'),
    BOT_ID_EN: botId.default('website-en'),
    EMBED_ORIGINS: originList.default([]),
    GTM_ID: idLike(/^GTM-[A-Z\d]{4,12}$/, 'an id of the tag manager looks like GTM-ABC1234'),
    GA_ID: idLike(/^G-[A-Z\d]{4,14}$/, 'an id of Google Analytics looks like G-ABCDE12345'),
    HOTJAR_ID: idLike(/^\d{4,12}$/, 'an id of Hotjar has digits only'),
    GOOGLE_ADS_ID: idLike(
      /^AW-\d{6,14}(\/[\w-]{6,40})?$/,
      'an id of Google Ads looks like AW-123456789, or AW-123456789/LABEL with the label of the conversion',
    ),
    META_PIXEL_ID: idLike(/^\d{8,20}$/, 'an id of a Meta pixel has digits only'),
    LINKEDIN_PARTNER_ID: idLike(
      /^\d{4,12}(\/\d{4,12})?$/,
      'a partner id of LinkedIn has digits only, perhaps with the id of a conversion: 1234567/7654321',
    ),
    RECAPTCHA_SITE_KEY: idLike(
      /^[\w-]{20,100}$/,
      'a site key of reCAPTCHA has letters, digits, hyphens and underscores',
    ),
    RECAPTCHA_SECRET: idLike(/^[\w-]{20,100}$/, 'a secret of reCAPTCHA has letters, digits, hyphens and underscores'),
    RECAPTCHA_VERIFY_URL: httpUrl
      .refine((url) => url.startsWith('https:') || isLoopbackUrl(url), 'tokens are verified at an https address')
      .default('https://www.google.com/recaptcha/api/siteverify'),
    AFFILIATE_URL: z
      .url({ protocol: /^https$/ })
      .refine((url) => url.split('?').slice(1).join('?').includes('{email}'), 'it contains {email} in its query')
      .optional(),
    AFFILIATE_NAME: z.string().trim().min(2).max(100).optional(),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'a key has 8 to 128 letters, digits and hyphens')
      .optional(),
    INDEXNOW_URL: httpUrl.default('https://api.indexnow.org/indexnow'),
    SERVICE_WORKER: z.enum(['0', '1']).default('1'),
    ALTCHA_DIFFICULTY: integer(0, 100_000).default(250),
    RATE_LIMIT: zeroSwitchesOff.optional(),
    MIN_FILL_MS: integer(0, 60_000).default(2_000),
    DELIVERY_BACKOFF: z
      .string()
      .regex(/^\d+(,\d+)*$/, 'it is a list of seconds such as 30,300,1800')
      .transform((text) => text.split(',').map(Number))
      .optional(),
  })
  .superRefine(({ CLOUD_FUNCTIONS_URL, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE, LLM_URL, LLM_MODEL }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (LLM_URL !== undefined && LLM_MODEL === undefined) wrong('LLM_MODEL', 'LLM_URL needs the name of a model');
    if (CLOUD_FUNCTIONS_URL === undefined) return;
    if (WEBHOOK_SECRET === undefined) wrong('WEBHOOK_SECRET', 'CLOUD_FUNCTIONS_URL needs a secret to sign with');
    if (WEBHOOK_ALLOW_PRIVATE === '0' && !CLOUD_FUNCTIONS_URL.startsWith('https:'))
      wrong('CLOUD_FUNCTIONS_URL', 'a webhook goes to an https address');
  })
  .refine(
    ({ APP_URL, TRIAL_URL }) => APP_URL === undefined || TRIAL_URL === undefined || !sameUrl(APP_URL, TRIAL_URL),
    {
      path: ['TRIAL_URL'],
      message: 'it is the same address as APP_URL, and no header shows one address twice',
    },
  )
  .superRefine(({ CMS_URL, CMS_TOKEN }, context) => {
    if (CMS_URL === undefined || CMS_TOKEN !== undefined) return;
    context.addIssue({ code: 'custom', path: ['CMS_TOKEN'], message: 'CMS_URL needs a token to read with' });
  })
  .superRefine(({ FIREBASE_API_KEY, FIREBASE_APP_ID, FIRESTORE_PROJECT }, context) => {
    if (FIREBASE_API_KEY === undefined && FIREBASE_APP_ID === undefined) return;
    const needed = { FIREBASE_API_KEY, FIREBASE_APP_ID, FIRESTORE_PROJECT };
    for (const [name, value] of Object.entries(needed)) {
      const message = 'live availability needs FIREBASE_API_KEY, FIREBASE_APP_ID and FIRESTORE_PROJECT together';
      if (value === undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .superRefine(({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }, context) => {
    if ((RECAPTCHA_SITE_KEY === undefined) === (RECAPTCHA_SECRET === undefined)) return;
    const missing = RECAPTCHA_SECRET === undefined ? 'RECAPTCHA_SECRET' : 'RECAPTCHA_SITE_KEY';
    const message = 'reCAPTCHA needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET together';
    context.addIssue({ code: 'custom', path: [missing], message });
  })
  .refine(({ BOT_ID_DE, BOT_ID_EN }) => BOT_ID_DE !== BOT_ID_EN, {
    path: ['BOT_ID_EN'],
    message: 'it must differ from BOT_ID_DE',
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` }));

export type Env = z.infer<typeof schema>;

/** An invalid setting; the message names the setting and the problem. */
export class InvalidSettingError extends Error {
  readonly kind = 'invalid-setting';
}
export const isInvalidSettingError = isErrorOfKind<InvalidSettingError>('invalid-setting');

/** Replaces zod's messages with plain sentences. A message in the schema takes precedence. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return `it is one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `it has ${issue.minimum} characters or more`;
  if (issue.code === 'too_big') return `it has ${issue.maximum} characters at most`;
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'write it like https://www.example.org';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'write it like name@example.org';
  return 'it has another form';
}

/** Parses the environment; an empty string counts as not set. @throws {InvalidSettingError} */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '' && value !== undefined));
  const result = schema.safeParse(given, { error: sentenceOf });
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `Setting ${String(path[0])} is wrong: ${message}.`);
  throw new InvalidSettingError([...wrong, 'See .env.example for what each setting takes.'].join('\n'));
}

/**
 * Reads the settings of this process and of a `.env` file in the working directory; the process takes precedence.
 * @throws {InvalidSettingError}
 */
export function readSettings(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv(process.env);
}
