import { absoluteUrl } from '../../../routes/absoluteUrl.ts';
import { href } from '../../../routes/hrefs.ts';
import { pageOf } from '../../../routes/pageOf.ts';
import { isHiddenAnchor } from '../../../routes/shownSections.ts';
import { faqFor } from '../../../text/content/faq.ts';
import { freePage } from '../../../text/content/freePages.ts';
import { pricingQuestionsFor } from '../../../text/content/pricingQuestions.ts';
import { productText } from '../../../text/content/products.ts';
import { type GraphNode, type GraphPage, nodeIdOn, reference } from './graphNode.ts';

type QuestionAndAnswer = { question: string; answer: string; fragment?: string };

/** The questions that a page answers, with the displayed text; checks/head.ts compares them. */
export function questions(about: GraphPage): GraphNode | null {
  const { id, locale } = about;
  const entries = isHiddenAnchor(id, 'questions', locale) ? [] : questionsOn(about);
  if (entries.length === 0) return null;
  return {
    '@type': 'FAQPage',
    '@id': nodeIdOn(about, 'questions'),
    inLanguage: locale,
    isPartOf: reference(nodeIdOn(about, 'webpage')),
    mainEntity: entries.map(({ question, answer, fragment }) => ({
      '@type': 'Question',
      ...(fragment && { '@id': absoluteUrl(href(id, locale, fragment)) }),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function questionsOn({ id, locale }: GraphPage): QuestionAndAnswer[] {
  if (id === 'faq') {
    const entries = faqFor(locale).flatMap((group) => group.entries);
    return entries.map(({ id: fragment, question, answer }) => ({ question, answer: answer.join(' '), fragment }));
  }
  if (id === 'pricing') {
    return pricingQuestionsFor(locale).map(({ id: name, question, answer }) => ({
      question,
      answer: answer.join(' '),
      fragment: `question-${name}`,
    }));
  }
  const { family } = pageOf(id);
  if (family?.name === 'products') return productText(family.entry, locale)?.questions.items ?? [];
  if (family?.name !== 'pages') return [];
  const sections = freePage(family.entry, locale)?.sections ?? [];
  return sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
}
