import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowLeftRight from '~icons/lucide/arrow-left-right';
import ArrowRight from '~icons/lucide/arrow-right';
import type { Integration } from '../../../text/content/integrations.ts';
import type { Words } from '../../../text/words/de.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { DataFlow } from './DataFlow.tsx';
import styles from './IntegrationEntry.module.css';

type Labels = Words['integrationsDirectory']['entry'];

type IntegrationEntryProps = { entry: Integration; system: string; labels: Labels };

const arrows = { reads: ArrowLeft, writes: ArrowRight, both: ArrowLeftRight } as const;

/** One connection: collapsed, its use; expanded, its data flow and requirements. */
export function IntegrationEntry({ entry, system, labels }: IntegrationEntryProps) {
  const direction = entry.directions.length > 1 ? 'both' : (entry.directions[0] ?? 'both');
  return (
    <li data-entry={entry.id}>
      <details className={styles.entry}>
        <summary className={styles.summary}>
          <h3 className={styles.name}>{entry.name}</h3>
          <span className={styles.text}>{entry.summary}</span>
          <Badge tone={direction === 'reads' ? 'sky' : 'mint'} className={styles.direction}>
            <Icon of={arrows[direction]} />
            {labels.directions[direction]}
          </Badge>
        </summary>
        {/* Browsers open the `<details>` around a fragment's target without script (HTML, 7.4.6.4). */}
        <span id={entry.id} className={styles.target} />
        <div className={styles.content}>
          <DataFlow
            ends={{ assistant: labels.assistant, system }}
            out={entry.toSystem && { label: labels.toSystem, text: entry.toSystem }}
            back={entry.toChatbot && { label: labels.toChatbot, text: entry.toChatbot }}
          />
          <dl className={styles.facts}>
            <Fact name={labels.setUp} text={entry.setUp} />
            <Fact name={labels.personal} text={entry.personal} />
            <Fact name={labels.who} text={entry.who} />
            {entry.products.length > 0 && <Fact name={labels.products} text={entry.products.join(', ')} />}
          </dl>
          <Link href={`#${entry.id}`} className={styles.address}>
            {labels.address}
          </Link>
        </div>
      </details>
    </li>
  );
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{name}</dt>
    <dd>{text}</dd>
  </div>
);
