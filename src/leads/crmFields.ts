/**
 * CRM names of lead data, to be edited by the operator. The names on the right are the columns of the CSV and the keys
 * of `crm` in the JSON export and the webhook (docs/how-to/read-the-leads.md). The names on the left are the site's. A
 * form field without a name here, or a name without a form field, does not compile.
 */

import type { CrmNames } from '../forms/definitions/defineForm.ts';
import type { leadForms } from '../forms/definitions/forms.ts';
import type { ContextName } from '../forms/leadContext.ts';
import type { LeadFormName } from './leadService.ts';

export const crmFields = {
  lead: { id: 'id', created_at: 'created_at', form: 'form', locale: 'locale', page: 'page' },
  contact: {
    topic: 'inquiry_topic',
    firstname: 'firstname',
    lastname: 'lastname',
    email: 'email',
    phone: 'phone',
    message: 'message',
  },
  partner: { company: 'company', website: 'website', name: 'full_name', email: 'email', message: 'message' },
  demo: {
    topic: 'inquiry_topic',
    slot: 'demo_start',
    tz: 'timezone',
    name: 'full_name',
    company: 'company',
    email: 'email',
    phone: 'phone',
    /** The current state: `booked` or `cancelled`. */
    demo: 'demo_status',
  },
  roi: {
    team: 'support_team_size',
    requests: 'requests_per_month',
    salary: 'gross_salary',
    /** Percent. */
    rate: 'automation_rate',
    minutes: 'minutes_per_request',
    factor: 'on_cost_factor',
    perperson: 'requests_per_person',
    firstname: 'firstname',
    lastname: 'lastname',
    company: 'company',
    email: 'email',
  },
  chat: { name: 'full_name', email: 'email', message: 'message', transcript: 'chat_transcript' },
  context: {
    plan: 'plan_of_interest',
    about: 'inquiry_reason',
    utm_source: 'utm_source',
    utm_medium: 'utm_medium',
    utm_campaign: 'utm_campaign',
    utm_term: 'utm_term',
    utm_content: 'utm_content',
    referrer: 'referrer_host',
  },
} as const satisfies CrmFields;

type CrmFields = {
  [Name in LeadFormName]: CrmNames<(typeof leadForms)[Name]> & (Name extends 'demo' ? { demo: string } : unknown);
} & {
  lead: Record<'id' | 'created_at' | 'form' | 'locale' | 'page', string>;
  context: Record<ContextName, string>;
};
