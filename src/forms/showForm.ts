/** Handles a request for a form page: responds to a POST, or prepares the form for rendering. */
import { randomUUID } from 'node:crypto';
import type { ConsentDesk } from '../features/consent/desk.ts';
import type { FormName, LeadDesk } from '../leads/desk.ts';
import { href } from '../routes/hrefs.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { answerForm } from './answerForm.ts';
import { contextIn, type LeadContext } from './context.ts';
import { forms } from './definitions/forms.ts';
import { visitContext } from './visitContext.ts';

type FormPage = {
  form: FormName;
  page: PageId;
  thanks: PageId;
  /** Values of a new form. */
  initial?: Record<string, string>;
  /** false: a new form differs by more than its id and is rendered for each visitor. */
  sameForAll?: boolean;
};

/** The part of the Astro global used here. */
export type Visit = {
  request: Request;
  response: { status?: number | undefined; headers: Headers };
  locals: {
    locale: Locale;
    leads?: LeadDesk;
    consent?: Pick<ConsentDesk, 'granted'> | undefined;
    clientAddress?: string;
    formView?: { id: string; onlyIdDiffers: () => void };
  };
};

type Shown = {
  view: {
    action: string;
    privacyHref: string;
    formId: string;
    values: Record<string, string>;
    errors: Record<string, string>;
    context: LeadContext;
  };
  refused: boolean;
  /** Free slots, if the requested one is not free. */
  freeSlots?: string[] | undefined;
};

/** Returns a finished response, or the data to render the form; then status and headers of the page are set. */
export async function showForm(
  { form, page, thanks, initial = {}, sameForAll = true }: FormPage,
  visit: Visit,
): Promise<Response | Shown> {
  const { request, response, locals } = visit;
  const { locale, formView } = locals;
  let values = initial;
  let errors: Record<string, string> = {};
  let freeSlots: string[] | undefined;
  let context: LeadContext = {};

  if (request.method === 'POST') {
    const answer = await answerForm({ form, page, thanks, request, locals });
    if (answer instanceof Response) return answer;
    ({ values, errors, freeSlots } = answer.refusal);
    context = contextIn(values);
    response.status = answer.refusal.status;
    for (const [name, value] of Object.entries(answer.headers)) response.headers.set(name, value);
  } else {
    // Each view has a unique form_id, so shared caches must not store it; the browser may keep it for "back".
    response.headers.set('Cache-Control', 'private, no-cache');
    // A form that stores no lead keeps no context.
    if (forms[form].sales) context = visitContext(new URL(request.url), request.headers);
    if (sameForAll && Object.keys(context).length === 0) formView?.onlyIdDiffers();
  }
  const formId = values.form_id ?? formView?.id ?? randomUUID();
  return {
    view: { action: href(page, locale), privacyHref: href('privacy-policy', locale), formId, values, errors, context },
    refused: Object.keys(errors).length > 0,
    freeSlots,
  };
}
