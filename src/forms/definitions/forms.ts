/** Every form by its name. */
import type { FormName, LeadFormName } from '../../leads/leadService.ts';
import { chat } from './chat.ts';
import { contact } from './contact.ts';
import type { Form, LeadForm } from './defineForm.ts';
import { demo } from './demo.ts';
import { newsletter } from './newsletter.ts';
import { partner } from './partner.ts';
import { roi } from './roi.ts';

export const leadForms = { contact, partner, demo, roi, chat } satisfies Record<LeadFormName, LeadForm>;

export const forms: Record<FormName, Form> = { ...leadForms, newsletter };
