import type { Words } from './de.ts';
import { about } from './en/about.ts';
import { answers } from './en/answers.ts';
import { application } from './en/application.ts';
import { archived } from './en/archived.ts';
import { availability } from './en/availability.ts';
import { blog } from './en/blog.ts';
import { booking } from './en/booking.ts';
import { businessSolution } from './en/businessSolution.ts';
import { calculator } from './en/calculator.ts';
import { chat } from './en/chat.ts';
import { chatFrame } from './en/chatFrame.ts';
import { chatLauncher } from './en/chatLauncher.ts';
import { chrome } from './en/chrome.ts';
import { common } from './en/common.ts';
import { consent } from './en/consent.ts';
import { contact } from './en/contact.ts';
import { contactCta } from './en/contactCta.ts';
import { contactIntro } from './en/contactIntro.ts';
import { contactReasons } from './en/contactReasons.ts';
import { contactUs } from './en/contactUs.ts';
import { customizer } from './en/customizer.ts';
import { errors } from './en/errors.ts';
import { faq } from './en/faq.ts';
import { features } from './en/features.ts';
import { film } from './en/film.ts';
import { filters } from './en/filters.ts';
import { forms } from './en/forms.ts';
import { head } from './en/head.ts';
import { home } from './en/home.ts';
import { indexChatgpt } from './en/indexChatgpt.ts';
import { industry } from './en/industry.ts';
import { integrationsDirectory } from './en/integrationsDirectory.ts';
import { legal } from './en/legal.ts';
import { lists } from './en/lists.ts';
import { llms } from './en/llms.ts';
import { mail } from './en/mail.ts';
import { meta } from './en/meta.ts';
import { newsletter } from './en/newsletter.ts';
import { newsroom } from './en/newsroom.ts';
import { offline } from './en/offline.ts';
import { pageChat } from './en/pageChat.ts';
import { partners } from './en/partners.ts';
import { pictures } from './en/pictures.ts';
import { pricing } from './en/pricing.ts';
import { product } from './en/product.ts';
import { roi } from './en/roi.ts';
import { safety } from './en/safety.ts';
import { search } from './en/search.ts';
import { solution } from './en/solution.ts';
import { templates } from './en/templates.ts';
import { themes } from './en/themes.ts';

export const en = {
  about,
  answers,
  application,
  archived,
  availability,
  blog,
  businessSolution,
  booking,
  calculator,
  chat,
  chatFrame,
  chatLauncher,
  common,
  consent,
  contact,
  contactCta,
  contactIntro,
  contactReasons,
  contactUs,
  customizer,
  errors,
  faq,
  features,
  filters,
  film,
  forms,
  chrome,
  head,
  home,
  indexChatgpt,
  industry,
  integrationsDirectory,
  legal,
  lists,
  llms,
  mail,
  meta,
  newsletter,
  newsroom,
  offline,
  partners,
  pageChat,
  pictures,
  pricing,
  roi,
  safety,
  search,
  solution,
  templates,
  themes,
  product,
} satisfies Words;
