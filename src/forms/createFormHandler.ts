/** Handles a posted form: validates it, stores the lead with its outbox rows, or returns error sentences. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../database/openDatabase.ts';
import type { Env } from '../env.ts';
import type { BookingService } from '../features/booking/bookingService.ts';
import type {
  FieldErrors,
  FormName,
  FormOutcome,
  FormRefusal,
  FormSubmission,
  LeadService,
} from '../leads/leadService.ts';
import type { DestinationName } from '../outbox/delivery.ts';
import { createRateLimiter } from '../security/createRateLimiter.ts';
import { formOriginOf } from '../security/formOrigin.ts';
import type { Words } from '../text/words/de.ts';
import { minutesInWords } from '../text/words/minutesInWords.ts';
import { fill, wordsFor } from '../text/words/words.ts';
import type { Form } from './definitions/defineForm.ts';
import { errorSentences } from './definitions/errorSentences.ts';
import { forms } from './definitions/forms.ts';
import { createFormRateLimits, type RateLimitExceeded } from './formRateLimits.ts';
import { createFormStores, type FormStore } from './formStores.ts';
import { createIdempotency } from './idempotency.ts';
import { parseLeadContext } from './leadContext.ts';
import { type Challenges, isChallengeUsed, type ProofResult } from './proofOfWork.ts';
import { readForm } from './readForm.ts';
import type { RecaptchaVerifier } from './recaptcha.ts';

/** Rate limit cost of a form with validation errors: a fifth, so that corrections do not exhaust the limit. */
const validationErrorCost = 0.2;
/** Rate limit cost of a forged or reused proof of work. */
const falseProofCost = 2;

/** Honeypot: hidden from people; its name attracts bots that fill in forms. */
const honeypotField = 'website_url';

type FormHandlerOptions = {
  env: Pick<Env, 'SITE_URL' | 'RATE_LIMIT' | 'MIN_FILL_MS' | 'CLOUD_FUNCTIONS_URL' | 'FIRESTORE_PROJECT'>;
  database: Database;
  log: Logger;
  booking: BookingService;
  challenges: Challenges;
  recaptcha: RecaptchaVerifier;
  /** Called after a lead or a subscription was stored. */
  onStored: () => void;
  /** Called after storing failed. */
  onNotStored?: () => void;
};

export function createFormHandler({
  env,
  database,
  log,
  booking,
  challenges,
  recaptcha,
  onStored,
  onNotStored,
}: FormHandlerOptions): LeadService {
  const limits = createFormRateLimits(env.RATE_LIMIT);
  /** Limits warnings to one a minute, so that a flood of forms does not flood the log. */
  const warnings = createRateLimiter(1, 60);
  const repeats = createIdempotency();

  /** Destinations of this installation, in addition to those of the form. */
  const extraDestinations: DestinationName[] = [
    ...(env.CLOUD_FUNCTIONS_URL ? (['webhook'] as const) : []),
    ...(env.FIRESTORE_PROJECT ? (['firestore-mirror'] as const) : []),
  ];
  const formStores = createFormStores({ database, booking, extraDestinations });

  /** The record is stored, so an error while the response is completed must not turn into a refusal. */
  async function accepted(formStore: FormStore, id: string): Promise<FormOutcome> {
    try {
      return { status: 303, id, ...(await formStore.completeResponse?.(id)) };
    } catch (error) {
      log.error({ lead: id, error: errorCode(error) }, 'A lead was stored, but its answer is incomplete');
      return { status: 303, id };
    }
  }

  async function accept(submission: FormSubmission): Promise<FormOutcome> {
    const { locale, page, request, clientAddress } = submission;
    const form = forms[submission.form];
    const formStore = formStores[submission.form];
    const words = wordsFor(locale);
    const { refused } = words.forms;
    const body = await readForm(request);
    const { form_id: formId, elapsed_ms: elapsed } = body.values;
    const values = inputOf(form, body.values);
    const refuse = (status: FormRefusal['status'], errors: FieldErrors): FormRefusal => ({
      status,
      errors,
      values,
    });

    const origin = formOriginOf(request, env.SITE_URL);
    if (origin === 'foreign') return refuse(403, { form: refused.form });

    const parsed = form.schema.safeParse(body.values);
    const faulty = body.tooLarge || Boolean(body.values[honeypotField]) || !parsed.success;
    const hasty = isFilledTooFast(elapsed, env.MIN_FILL_MS);
    const email = faulty ? undefined : parsed.data?.email;

    async function decideOutcome(proof: ProofResult): Promise<FormOutcome> {
      const isFalse = proof.kind === 'false';
      const cost = isFalse ? falseProofCost : faulty ? validationErrorCost : 1;
      const attempt = { clientAddress, email, cost, suspicious: hasty || origin === 'unknown' || isUnproven(proof) };
      // A reused proof is usually a retry of the same form.
      let earlier = isFalse ? await repeats.known(formStore, key) : undefined;
      const exceeded = earlier ? undefined : limits.take(attempt);
      if (exceeded) earlier = await repeats.known(formStore, key);
      if (earlier) return accepted(formStore, earlier);
      if (exceeded) {
        if (exceeded.reason === 'tooManyInAll' && warnings.take('') === 0)
          log.warn({}, 'The rate limit for all senders is reached');
        return { ...refuse(429, { form: sentenceFor(exceeded, words.forms) }), retryAfter: exceeded.seconds };
      }
      if (body.tooLarge) return refuse(413, { form: refused.tooLarge });
      if (body.values[honeypotField]) return refuse(422, { [honeypotField]: refused.trap });
      if (!parsed.success) return refuse(422, errorSentences(form, parsed.error.issues, words));

      try {
        const posted = {
          locale,
          page,
          fields: parsed.data,
          context: parseLeadContext(body.values),
          proof,
          clientAddress,
        };
        const id = await formStore.store({ ...posted, submissionKey: key });
        log.info({ form: form.name, lead: id }, 'Accepted');
        onStored();
        return await accepted(formStore, id);
      } catch (error) {
        // Nothing was stored: refund the rate limits for the next attempt.
        limits.refund({ ...attempt, cost: Math.max(0, cost - validationErrorCost) });
        if (isChallengeUsed(error)) return decideOutcome({ kind: 'false' });
        const explained = await formStore.explainError?.(error, { locale, fields: parsed.data });
        if (explained) return { ...explained, values };
        log.error({ form: form.name, error: errorCode(error) }, 'A form could not be stored');
        onNotStored?.();
        return refuse(503, { form: refused.notStored });
      }
    }

    const key = faulty || !parsed.success ? null : submissionKey(form.name, formId, parsed.data);
    return repeats.once(key, async () => {
      // Database errors surface in `store`; here they count as "no proof".
      const proof = await challenges.verify(body.values.altcha).catch((): ProofResult => ({ kind: 'none' }));
      const isVouched = proof.kind === 'none' && !faulty && (await recaptcha.isHuman(body.values.recaptcha, form.name));
      return decideOutcome(isVouched ? { kind: 'vouched' } : proof);
    });
  }

  return { accept };
}

/** Unproven forms get the stricter rate limit, never a refusal: no script or an old device means no proof. */
const isUnproven = ({ kind }: ProofResult): boolean => kind === 'none' || kind === 'false';

const sentenceFor = ({ reason, seconds }: RateLimitExceeded, words: Words['forms']): string =>
  fill(words.refused[reason], { minutes: minutesInWords(seconds, words) });

/** The values to show again: fields, context and `form_id`, so that a second attempt cannot create a second lead. */
function inputOf(form: Form, values: Record<string, string>): Record<string, string> {
  const names = [...Object.keys(form.fields), 'form_id'];
  const input = Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  return { ...parseLeadContext(values), ...input };
}

/**
 * The page's script sends how long the form was open. Forms filled in faster than `least` get the stricter rate limit,
 * never a refusal: autofill is fast too. Without script the value is missing and the form does not count as hasty.
 */
const isFilledTooFast = (elapsed: string | undefined, least: number): boolean =>
  Boolean(elapsed) && Number(elapsed) < least;

/**
 * Idempotency key: the same `form_id` and the same fields are the same lead. Without a `form_id` there is no key. The
 * context is not part of the key: it only describes how the visitor came to the form.
 */
function submissionKey(form: FormName, formId: string | undefined, fields: Record<string, string>): string | null {
  if (!formId) return null;
  return createHash('sha256')
    .update(JSON.stringify([form, formId, fields]))
    .digest('hex');
}

/** The error's code or name. Its message is left out, because it could quote the visitor's input. */
const errorCode = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : typeof error;
