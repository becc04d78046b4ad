import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './DetailsShapes.module.css';
import details from './ProductDetails.module.css';
import type { DetailsShape } from './ProductDetails.tsx';
import names from './ProductFacts.module.css';
import { type Entry, ProductFacts } from './ProductFacts.tsx';

type Fact = NonNullable<Entry['facts']>[number];

/** Forms of the details that only one product has. */
export const detailsShapes = { talk: Talk, rules: Rules, canvas: Canvas, flows: Flows, samples: Samples, panel: Panel };

const isSpoken = ({ text }: Fact) => /^[„‘“]/.test(text);

/** What a caller says, what is understood, and what the assistant says back. */
function Talk({ entries }: Parameters<DetailsShape>[0]) {
  return (
    <ul className={styles.pairs}>
      {entries.map(({ title, text, facts = [] }) => (
        <Card as="li" key={title} className={styles.exchange}>
          <h3 data-tone="mint" className={styles.caller}>
            {title}
          </h3>
          <dl className={styles.turns}>
            {facts.map((fact) => (
              <div
                key={fact.name}
                {...(isSpoken(fact) && { 'data-tone': 'ink' })}
                className={isSpoken(fact) ? styles.reply : styles.silent}
              >
                <dt className={names.name}>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{text}</p>
        </Card>
      ))}
    </ul>
  );
}

/** Rules side by side; a single last one, for when no rule applies, is a dark row below them. */
function Rules({ entries }: Parameters<DetailsShape>[0]) {
  const hasLastRow = entries.length % 3 === 1;
  return (
    <ul className={styles.rules}>
      {entries.map(({ title, text, facts }, index) => {
        const isLastRow = hasLastRow && index === entries.length - 1;
        return (
          <Card as="li" key={title} tone={isLastRow ? 'ink' : 'card'} className={isLastRow ? styles.wide : styles.rule}>
            <div>
              <h3 className={details.title}>{title}</h3>
              <p className={details.text}>{text}</p>
            </div>
            <ProductFacts facts={facts} />
          </Card>
        );
      })}
    </ul>
  );
}

/** Blocks on the canvas of the builder. */
function Canvas({ entries }: Parameters<DetailsShape>[0]) {
  return (
    <ul className={styles.canvas}>
      {entries.map(({ title, text, facts }) => (
        <li key={title} className={styles.block}>
          <h3 data-tone="ink" className={styles.bar}>
            {title}
          </h3>
          <p>{text}</p>
          <ProductFacts facts={facts} />
        </li>
      ))}
    </ul>
  );
}

/** What goes into a system and what comes back, as two bubbles. An entry without these two facts is drawn in ink. */
function Flows({ entries }: Parameters<DetailsShape>[0]) {
  const [to, from] = (entries[0]?.facts ?? []).map(({ name }) => name);
  return (
    <ul className={styles.pairs}>
      {entries.map(({ title, text, facts = [] }) => {
        const [sent, received, ...others] = facts;
        const flows = sent && received && sent.name === to && received.name === from ? [sent, received] : [];
        return (
          <Card as="li" key={title} tone={flows.length > 0 ? 'card' : 'ink'} className={styles.system}>
            <h3 className={details.title}>{title}</h3>
            <p className={details.text}>{text}</p>
            {flows.length > 0 && (
              <dl className={styles.turns}>
                {flows.map(({ name, text: data }, index) => (
                  <div
                    key={name}
                    data-tone={index === 0 ? 'mint' : 'sky'}
                    className={classes(styles.reply, index > 0 && styles.received)}
                  >
                    <dt className={names.name}>{name}</dt>
                    <dd>{data}</dd>
                  </div>
                ))}
              </dl>
            )}
            <ProductFacts facts={flows.length > 0 ? others : facts} />
          </Card>
        );
      })}
    </ul>
  );
}

const stages = ['mint', 'sky'] as const;

/** Each entry beside the sentence that a customer reads; where there is none, beside what the team says. */
function Samples({ entries }: Parameters<DetailsShape>[0]) {
  return (
    <ul className={styles.samples}>
      {entries.map(({ title, text, facts = [] }, index) => {
        const said = facts.at(-1);
        return (
          <li key={title} className={styles.sample}>
            {said && (
              <dl data-tone={stages[index % stages.length]} className={styles.stage}>
                <div
                  data-tone={isSpoken(said) ? 'card' : 'ink'}
                  className={classes(styles.quote, !isSpoken(said) && styles.team)}
                >
                  <dt className={names.name}>{said.name}</dt>
                  <dd>{said.text}</dd>
                </div>
              </dl>
            )}
            <div className={styles.words}>
              <h3 className={details.title}>{title}</h3>
              <p className={details.text}>{text}</p>
              <ProductFacts facts={facts.slice(0, -1)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Settings of the application: its rail, and one row for each entry. */
function Panel({ entries }: Parameters<DetailsShape>[0]) {
  return (
    <ul className={styles.panel}>
      {entries.map(({ title, text, facts }) => (
        <li key={title} className={styles.row}>
          <h3 className={details.title}>{title}</h3>
          <div>
            <p>{text}</p>
            <ProductFacts facts={facts} />
          </div>
        </li>
      ))}
    </ul>
  );
}
