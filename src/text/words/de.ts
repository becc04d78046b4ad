/** German defines the type: a missing key in another language does not compile. One file per area in de/. */
import { about } from './de/about.ts';
import { answers } from './de/answers.ts';
import { application } from './de/application.ts';
import { archived } from './de/archived.ts';
import { availability } from './de/availability.ts';
import { blog } from './de/blog.ts';
import { booking } from './de/booking.ts';
import { businessSolution } from './de/businessSolution.ts';
import { calculator } from './de/calculator.ts';
import { chat } from './de/chat.ts';
import { chatFrame } from './de/chatFrame.ts';
import { chatLauncher } from './de/chatLauncher.ts';
import { chrome } from './de/chrome.ts';
import { common } from './de/common.ts';
import { consent } from './de/consent.ts';
import { contact } from './de/contact.ts';
import { contactCta } from './de/contactCta.ts';
import { contactIntro } from './de/contactIntro.ts';
import { contactReasons } from './de/contactReasons.ts';
import { contactUs } from './de/contactUs.ts';
import { customizer } from './de/customizer.ts';
import { errors } from './de/errors.ts';
import { faq } from './de/faq.ts';
import { features } from './de/features.ts';
import { film } from './de/film.ts';
import { filters } from './de/filters.ts';
import { forms } from './de/forms.ts';
import { head } from './de/head.ts';
import { home } from './de/home.ts';
import { indexChatgpt } from './de/indexChatgpt.ts';
import { industry } from './de/industry.ts';
import { integrationsDirectory } from './de/integrationsDirectory.ts';
import { legal } from './de/legal.ts';
import { lists } from './de/lists.ts';
import { llms } from './de/llms.ts';
import { mail } from './de/mail.ts';
import { meta } from './de/meta.ts';
import { newsletter } from './de/newsletter.ts';
import { newsroom } from './de/newsroom.ts';
import { offline } from './de/offline.ts';
import { pageChat } from './de/pageChat.ts';
import { partners } from './de/partners.ts';
import { pictures } from './de/pictures.ts';
import { pricing } from './de/pricing.ts';
import { product } from './de/product.ts';
import { roi } from './de/roi.ts';
import { safety } from './de/safety.ts';
import { search } from './de/search.ts';
import { solution } from './de/solution.ts';
import { templates } from './de/templates.ts';
import { themes } from './de/themes.ts';

export const de = {
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
};

export type Words = typeof de;
