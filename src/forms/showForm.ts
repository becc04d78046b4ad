/** What a form page does on each request, whatever the form: answer what was posted, or make ready to show the form. */
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
  /** What a fresh form holds. */
  initial?: Record<string, string>;
  /** false: a fresh form differs by more than its id, and is made for each visitor. */
  sameForAll?: boolean;
};

/** The part of Astro's global that is needed. */
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
  /** Times that are free, where the wanted one is not. */
  freeSlots?: string[] | undefined;
};

/** A finished answer, or what the form needs to be shown; status and headers of the page are set. */
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
    // Every view has a form_id of its own, so no cache may share it; the browser may keep it for "back".
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
