import type { Locale } from '../../../routes/table.ts';
import type { ProductCrop as Kind } from '../../../text/content/products/facts.ts';
import type { Words } from '../../../text/words/de.ts';
import { Crop } from '../pictures/Crop.tsx';
import { DashboardCrop } from '../pictures/DashboardCrop.tsx';
import { Dialogue } from '../pictures/Dialogue.tsx';
import { Flow } from '../pictures/Flow.tsx';
import { HandoverPanel } from '../pictures/HandoverPanel.tsx';

type ProductCropProps = {
  kind: Kind;
  words: Pick<Words, 'application' | 'pictures'>;
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
    case 'add-on':
      // Without the step in between, so that the add-on is in view.
      return (
        <Crop label={crops.flow} sample={sample} tone="sky">
          <Flow words={{ ...appointment, steps: appointment.steps.filter((_, index) => index !== 1) }} />
        </Crop>
      );
    case 'figures':
      return <DashboardCrop words={words.application} locale={locale} />;
  }
}
