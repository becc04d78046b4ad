export type PricingQuestion = {
  /** Fragment, stable and the same in both languages. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: string[];
};
