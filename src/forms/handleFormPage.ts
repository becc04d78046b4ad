/** Handles a request for a form page: responds to a POST, or prepares the form for rendering. */
import { randomUUID } from 'node:crypto';
import type { ConsentService } from '../features/consent/consentService.ts';
import type { FormName, LeadService } from '../leads/leadService.ts';
import { href } from '../routes/hrefs.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { forms } from './definitions/forms.ts';
import { type LeadContext, parseLeadContext } from './leadContext.ts';
import { readLeadContext } from './readLeadContext.ts';
import { respondToForm } from './respondToForm.ts';

type FormPage = {
  form: FormName;
  page: PageId;
  thanks: PageId;
  /** Values of a new form. */
  initial?: Record<string, string>;
  /** false: a new form differs by more than its id and is rendered for each visitor. */
  cacheable?: boolean;
};

/** The part of the Astro global used here. */
export type FormPageContext = {
  request: Request;
  response: { status?: number | undefined; headers: Headers };
  locals: {
    locale: Locale;
    leads?: LeadService;
    consent?: Pick<ConsentService, 'granted'> | undefined;
    clientAddress?: string;
    formView?: { id: string; onlyIdDiffers: () => void };
  };
};

type FormPageData = {
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
export async function handleFormPage(
  { form, page, thanks, initial = {}, cacheable = true }: FormPage,
  visit: FormPageContext,
): Promise<Response | FormPageData> {
  const { request, response, locals } = visit;
  const { locale, formView } = locals;
  let values = initial;
  let errors: Record<string, string> = {};
  let freeSlots: string[] | undefined;
  let context: LeadContext = {};

  if (request.method === 'POST') {
    const answer = await respondToForm({ form, page, thanks, request, locals });
    if (answer instanceof Response) return answer;
    ({ values, errors, freeSlots } = answer.refusal);
    context = parseLeadContext(values);
    response.status = answer.refusal.status;
    for (const [name, value] of Object.entries(answer.headers)) response.headers.set(name, value);
  } else {
    // Each view has a unique form_id, so shared caches must not store it; the browser may keep it for "back".
    response.headers.set('Cache-Control', 'private, no-cache');
    // A form that stores no lead keeps no context.
    if (forms[form].sales) context = readLeadContext(new URL(request.url), request.headers);
    if (cacheable && Object.keys(context).length === 0) formView?.onlyIdDiffers();
  }
  const formId = values.form_id ?? formView?.id ?? randomUUID();
  return {
    view: { action: href(page, locale), privacyHref: href('privacy-policy', locale), formId, values, errors, context },
    refused: Object.keys(errors).length > 0,
    freeSlots,
  };
}
