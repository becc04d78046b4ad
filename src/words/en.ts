import type { Words } from './de.ts';
import { common } from './en/common.ts';
import { contactCta } from './en/contact-cta.ts';
import { forms } from './en/forms.ts';
import { head } from './en/head.ts';
import { legal } from './en/legal.ts';
import { mail } from './en/mail.ts';
import { meta } from './en/meta.ts';
import { pricing } from './en/pricing.ts';

export const en = { common, contactCta, forms, head, legal, mail, meta, pricing } satisfies Words;
