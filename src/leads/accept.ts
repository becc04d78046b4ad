/** The desk: judges a posted form, stores the lead and its outbox rows, and says in words what was wrong. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { BookingDesk } from '../booking/desk.ts';
import { SlotRefused } from '../booking/reserve.ts';
import { rules } from '../booking/rules.ts';
import type { Database } from '../database/connection.ts';
import type { Env } from '../env.ts';
import { storeSubscription } from '../newsletter/subscribe.ts';
import { originOf } from '../security/origin.ts';
import { addressPrefix, createRateLimiter, type RateLimiter } from '../security/rate-limit.ts';
import { minutesInWords } from '../words/minutesInWords.ts';
import { fill, wordsFor } from '../words/words.ts';
import { readBody } from './body.ts';
import { contextIn } from './context.ts';
import type { FieldErrors, FormName, LeadDesk, Outcome, Refusal, Submission } from './desk.ts';
import { contact } from './forms/contact.ts';
import { demo } from './forms/demo.ts';
import type { Form } from './forms/form.ts';
import { newsletter } from './forms/newsletter.ts';
import { partner } from './forms/partner.ts';
import { storeLead } from './store.ts';
import type { TargetName } from './target.ts';

const forms: Record<FormName, Form> = { contact, partner, demo, newsletter };

/** quality.md, Secure. */
const bodyLimit = 64 * 1024;

/** Forms per address and window, unless RATE_LIMIT says otherwise. */
const defaultLimit = 30;
const windowSeconds = 600;
/** Correcting a form must not use up the patience we have with it: a refused one counts a fifth. */
const costOfMistake = 0.2;

/** Left empty by people, who never see it; form fillers like its name. */
const trapField = 'website_url';

type Desk = {
  env: Pick<Env, 'SITE_URL' | 'RATE_LIMIT' | 'MIN_FILL_MS' | 'CLOUD_FUNCTIONS_URL' | 'FIRESTORE_PROJECT'>;
  database: Database;
  log: Logger;
  booking: BookingDesk;
  /** Called after a lead or a subscription was stored. */
  onStored: () => void;
};

export function createDesk({ env, database, log, booking, onStored }: Desk): LeadDesk {
  const limit = env.RATE_LIMIT ?? defaultLimit;
  const normal = limit === 0 ? unlimited : createRateLimiter(limit, windowSeconds);
  const strict = limit === 0 ? unlimited : createRateLimiter(Math.ceil(limit / 2), windowSeconds);

  /** Where leads of this installation go beyond what their form says. */
  const further: TargetName[] = [
    ...(env.CLOUD_FUNCTIONS_URL ? (['webhook'] as const) : []),
    ...(env.FIRESTORE_PROJECT ? (['firestore-mirror'] as const) : []),
  ];

  async function accept(submission: Submission): Promise<Outcome> {
    const { locale, page, request, clientAddress } = submission;
    const form = forms[submission.form];
    const words = wordsFor(locale);
    const { refused } = words.forms;
    const body = await readBody(request, bodyLimit);
    const { form_id: formId, elapsed_ms: elapsed } = body.values;
    const values = inputOf(form, body.values);
    const refuse = (status: Refusal['status'], errors: FieldErrors): Refusal => ({
      status,
      errors,
      values,
    });

    const origin = originOf(request, env.SITE_URL);
    if (origin === 'foreign') return refuse(403, { form: refused.form });

    const parsed = form.schema.safeParse(body.values);
    const faulty = body.tooLarge || Boolean(body.values[trapField]) || !parsed.success;
    const limiter = origin === 'unknown' || isHasty(elapsed, env.MIN_FILL_MS) ? strict : normal;
    const wait = limiter.take(addressPrefix(clientAddress), faulty ? costOfMistake : 1);
    if (wait > 0) {
      const sentence = fill(refused.tooMany, { minutes: minutesInWords(wait, words.forms) });
      return { ...refuse(429, { form: sentence }), retryAfter: wait };
    }
    if (body.tooLarge) return refuse(413, { form: refused.tooLarge });
    if (body.values[trapField]) return refuse(422, { [trapField]: refused.trap });
    if (!parsed.success) return refuse(422, sentences(parsed.error.issues, form.errors(words)));

    try {
      const fields = parsed.data;
      const accepted = {
        locale,
        page,
        email: fields.email,
        submissionKey: submissionKey(form.name, formId, fields),
      };
      const id =
        form.name === 'newsletter'
          ? await storeSubscription(database, { ...accepted, from: clientAddress })
          : await storeLead(database, {
              ...{ ...accepted, form: form.name, fields, context: contextIn(body.values) },
              targets: [...form.targets, ...further],
              ...(form.name === 'demo' && { alongside: booking.reserveFor(fields) }),
            });
      log.info({ form: form.name, lead: id }, 'Accepted');
      onStored();
      return { status: 303, id, ...(form.name === 'demo' && { token: await booking.linkTo(id) }) };
    } catch (error) {
      if (error instanceof SlotRefused) {
        const { status, sentence, freeSlots } = await booking.explain(error, {
          locale,
          zone: parsed.data.tz ?? rules.zone,
        });
        return { ...refuse(status, { slot: sentence }), freeSlots };
      }
      log.error({ form: form.name, error: nameOf(error) }, 'A form could not be stored');
      return refuse(503, { form: refused.notStored });
    }
  }

  return { accept };
}

const unlimited: RateLimiter = { take: () => 0 };

/**
 * What is shown again: the form's own fields with its context, and its key, so that a second try cannot become a second
 * lead.
 */
function inputOf(form: Form, values: Record<string, string>): Record<string, string> {
  const names = [...form.fields, 'form_id'];
  const input = Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  return { ...contextIn(values), ...input };
}

/**
 * The page's script says how long the form was open. A form filled in faster than people can meets the stricter rate
 * limit, never a wall: autofill is fast too, and without script nothing is said.
 */
const isHasty = (elapsed: string | undefined, least: number): boolean => Boolean(elapsed) && Number(elapsed) < least;

/**
 * Same form view and same body: the same lead. Without a form_id nothing is taken for a repeat. What the visitor wrote
 * counts, not the context: it says how they came, and cannot make a second request out of one.
 */
function submissionKey(form: FormName, formId: string | undefined, fields: Record<string, string>): string | null {
  if (!formId) return null;
  return createHash('sha256')
    .update(JSON.stringify([form, formId, fields]))
    .digest('hex');
}

/** The first thing that is wrong with each field, as a sentence. */
function sentences(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  words: Record<string, Record<string, string>>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = String(path[0]);
    errors[field] ??= words[field]?.[message] ?? message;
  }
  return errors;
}

/** The kind of an error without its text, which could quote what a visitor wrote. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : typeof error;
