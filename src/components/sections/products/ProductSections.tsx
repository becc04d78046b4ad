import { detailsShapes } from './detailsShapes.tsx';
import type { ProductCrop } from './ProductCrop.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductLimits } from './ProductLimits.tsx';
import { ProductNext } from './ProductNext.tsx';
import { ProductPlans } from './ProductPlans.tsx';
import styles from './ProductQuestions.module.css';
import { ProductQuestions } from './ProductQuestions.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import type { ProductPage } from './productPage.ts';

type ProductSectionsProps = {
  page: ProductPage;
  /** The picture beside the steps; a property, because the web chat's page loads no styles of it. */
  crop?: typeof ProductCrop;
};

/** A product's page below its opening: the sections that editors chose, else all. */
export function ProductSections({ page, crop: Crop }: ProductSectionsProps) {
  const { text, facts, words, plans, list, extra, hrefs } = page;
  const { pricing: pricingHref } = hrefs;
  const sections = {
    how: (
      <ProductSteps
        key="how"
        words={text.how}
        direction={facts.layout === 'below' ? 'across' : 'down'}
        picture={Crop && facts.crop && <Crop kind={facts.crop} words={words} locale={page.locale} />}
      />
    ),
    details: (
      <ProductDetails
        key="details"
        words={text.details}
        shape={facts.details && detailsShapes[facts.details]}
        id={facts.detailsId}
        list={list}
      />
    ),
    limits: <ProductLimits key="limits" words={text.limits} tone={facts.layout === 'night' ? 'sky' : 'petrol-deep'} />,
    plans: <ProductPlans key="plans" {...{ words: text.plans, common: words, table: plans, extra, pricingHref }} />,
    questions: <ProductQuestions key="questions" words={text.questions} />,
    next: <ProductNext key="next" words={text.related} kinds={words.product} hrefs={hrefs} />,
  };
  return page.sections.map((name, index, all) => {
    if (name === 'plans' && all[index + 1] === 'questions')
      return (
        <div key="plans" className={styles.pair}>
          {sections.plans}
          {sections.questions}
        </div>
      );
    return name === 'questions' && all[index - 1] === 'plans' ? null : sections[name];
  });
}
