import { ProductDetails } from './ProductDetails.tsx';
import { ProductLimits } from './ProductLimits.tsx';
import { ProductNext } from './ProductNext.tsx';
import { ProductPlans } from './ProductPlans.tsx';
import { ProductQuestions } from './ProductQuestions.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import type { ProductPage } from './productPage.ts';

/** A product's page below its opening. */
export function ProductSections({ page: { text, facts, words, plans, list, extra, hrefs } }: { page: ProductPage }) {
  return (
    <>
      <ProductSteps words={text.how} direction={facts.layout === 'below' ? 'across' : 'down'} />
      <ProductDetails words={text.details} look={facts.details} id={facts.detailsId} list={list} />
      <ProductLimits words={text.limits} tone={facts.layout === 'night' ? 'sky' : 'petrol-deep'} />
      <ProductPlans words={text.plans} common={words} table={plans} extra={extra} pricingHref={hrefs.pricing} />
      <ProductQuestions words={text.questions} />
      <ProductNext words={text} kinds={words.product} hrefs={hrefs} />
    </>
  );
}
