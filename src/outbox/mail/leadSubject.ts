import type { MessageFormName } from '../../leads/leadService.ts';
import type { Words } from '../../text/words/de.ts';

type Lead = { form: MessageFormName; page: string; fields: Record<string, string> };

/** The subject of a lead: the chosen topic, the page's partner programme, the calculation's company, or the chat. */
export const leadSubject = ({ form, page, fields }: Lead, words: Words): string =>
  subjectByForm[form](page, fields, words);

const subjectByForm: Record<MessageFormName, (page: string, fields: Lead['fields'], words: Words) => string> = {
  // Fallback for stored topics that are no longer on the list.
  contact: (_page, { topic = 'other' }, { forms }) => (forms.contact.topics as Record<string, string>)[topic] ?? topic,
  partner: (page, _fields, { forms }) => (forms.partner.programmes as Record<string, string>)[page] ?? page,
  chat: (_page, _fields, { chat }) => chat.matter,
  roi: (_page, { company = '' }) => company,
};
