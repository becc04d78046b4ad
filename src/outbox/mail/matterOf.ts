import type { MessageFormName } from '../../leads/desk.ts';
import type { Words } from '../../text/words/de.ts';

type Lead = { form: MessageFormName; page: string; fields: Record<string, string> };

/** What a lead is about, in words: the chosen topic, the programme whose page the application came from, the company for which somebody calculates, or that it comes from the chat. */
export const matterOf = ({ form, page, fields }: Lead, words: Words): string => matters[form](page, fields, words);

const matters: Record<MessageFormName, (page: string, fields: Lead['fields'], words: Words) => string> = {
  // A stored topic that has since been taken off the list stays readable.
  contact: (_page, { topic = 'other' }, { forms }) => (forms.contact.topics as Record<string, string>)[topic] ?? topic,
  partner: (page, _fields, { forms }) => (forms.partner.programmes as Record<string, string>)[page] ?? page,
  chat: (_page, _fields, { chat }) => chat.matter,
  roi: (_page, { company = '' }) => company,
};
