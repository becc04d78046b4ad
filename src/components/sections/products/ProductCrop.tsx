import type { Locale } from '../../../routes/table.ts';
import { integrationsFor } from '../../../text/content/integrations.ts';
import type { ProductCrop as Kind } from '../../../text/content/products/facts.ts';
import type { Words } from '../../../text/words/de.ts';
import { DataFlow } from '../integrations/DataFlow.tsx';
import { Crop } from '../pictures/Crop.tsx';
import { DashboardCrop } from '../pictures/DashboardCrop.tsx';
import { Dialogue } from '../pictures/Dialogue.tsx';
import { Flow } from '../pictures/Flow.tsx';
import { HandoverPanel } from '../pictures/HandoverPanel.tsx';
import styles from './ProductSteps.module.css';

type ProductCropProps = {
  kind: Kind;
  words: Pick<Words, 'application' | 'pictures' | 'integrationsDirectory'>;
  locale: Locale;
};

/** Beside the steps of a product. */
export function ProductCrop({ kind, words, locale }: ProductCropProps) {
  const { crops, sample, inbox, appointment } = words.application;
  switch (kind) {
    case 'dialogue':
      return (
        <Crop label={crops.dialogue} sample={sample} tone="sky">
          <Dialogue words={{ messages: inbox.dialogue.messages.slice(0, 3) }} chatWindow={words.pictures.chatWindow} />
        </Crop>
      );
    case 'handover':
      return (
        <Crop label={crops.handover} sample={sample} corner="right">
          <HandoverPanel words={inbox.handover} />
        </Crop>
      );
    case 'flow':
      return (
        <Crop label={crops.flow} sample={sample} tone="sky">
          <Flow words={appointment} />
        </Crop>
      );
    case 'data':
      return <ConnectionData words={words.integrationsDirectory} locale={locale} />;
    case 'figures':
      return <DashboardCrop words={words.application} locale={locale} />;
  }
}

/** Of the first three kinds of systems a connection of the directory that carries data both ways. */
function ConnectionData({ words, locale }: { words: Words['integrationsDirectory']; locale: Locale }) {
  const { assistant, toSystem: out, toChatbot: back } = words.entry;
  const flows = integrationsFor(locale).flatMap(({ kind, entries }) => {
    const both = entries.find(({ toSystem, toChatbot }) => toSystem && toChatbot);
    return both ? [{ ...both, system: words.kinds[kind].system }] : [];
  });
  return (
    <div data-shared="" className={styles.flows}>
      {flows.slice(0, 3).map(({ id, system, toSystem, toChatbot }) => (
        <DataFlow
          key={id}
          ends={{ assistant, system }}
          out={toSystem && { label: out, text: toSystem }}
          back={toChatbot && { label: back, text: toChatbot }}
        />
      ))}
    </div>
  );
}
