import { type ContextName, contextNames, type LeadContext } from '../../forms/leadContext.ts';
import { defaultLocale } from '../../routes/table.ts';
import { isContactReason } from '../../text/content/contactHref.ts';
import { contactReason } from '../../text/content/contactReason.ts';
import { plansFor } from '../../text/content/plans.ts';
import { wordsFor } from '../../text/words/words.ts';

/** The context as rows of the mail to sales; empty values are left out. */
export function contextRows(context: LeadContext): { label: string; value: string }[] {
  const labels: Record<ContextName, string> = wordsFor(defaultLocale).mail.context;
  const plan = plansFor(defaultLocale).find(({ type }) => type === context.plan)?.title;
  const about = context.about && isContactReason(context.about) && contactReason(context.about, defaultLocale).name;
  const told: LeadContext = { ...context, ...(plan && { plan }), ...(about && { about }) };
  return contextNames.flatMap((name) => (told[name] ? [{ label: labels[name], value: told[name] }] : []));
}
