import Activity from '~icons/lucide/activity';
import CalendarCheck from '~icons/lucide/calendar-check';
import CreditCard from '~icons/lucide/credit-card';
import Mail from '~icons/lucide/mail';
import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { Icon } from '../../ui/Icon.tsx';
import { loudness } from '../call/loudness.ts';
import { Crop } from '../pictures/Crop.tsx';
import { DashboardCrop } from '../pictures/DashboardCrop.tsx';
import { Flow } from '../pictures/Flow.tsx';
import { HandoverPanel } from '../pictures/HandoverPanel.tsx';
import { LookPanel } from '../pictures/LookPanel.tsx';
import styles from './Services.module.css';
import type { ServiceId } from './serviceLinks.ts';

type ServicePictureProps = {
  id: ServiceId;
  said: string;
  application: Words['application'];
  systems: readonly string[];
  locale: Locale;
};

/** What belongs to a service: a crop of the application or a small drawing. The chatbot's card is its own conversation. */
export function ServicePicture({ id, said, application, systems, locale }: ServicePictureProps) {
  const { crops, sample, inbox, look, appointment } = application;
  switch (id) {
    case 'ai-chatbot':
      return null;
    case 'live-chat':
      return (
        <Crop label={crops.handover} sample={sample} tone="sky">
          <HandoverPanel words={inbox.handover} />
        </Crop>
      );
    case 'voice':
      return <Wave text={said} />;
    case 'web-chat':
      return (
        <Crop label={crops.look} sample={sample}>
          <LookPanel words={look} />
        </Crop>
      );
    case 'builder':
      return (
        <Crop label={crops.flow} sample={sample} tone="sky">
          <Flow words={appointment} />
        </Crop>
      );
    case 'integrations':
      return (
        <p className={styles.drawing} aria-hidden="true">
          {systems.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      );
    case 'add-ons':
      return (
        <p className={styles.drawing}>
          <Icon of={CalendarCheck} size="large" />
          <Icon of={CreditCard} size="large" />
          <Icon of={Mail} size="large" />
          <Icon of={Activity} size="large" />
        </p>
      );
    case 'dashboard':
      return <DashboardCrop words={application} locale={locale} />;
  }
}

/** A spoken sentence, drawn from its letters. */
function Wave({ text }: { text: string }) {
  const bars = [...text].map(
    (letter, index) => `M${index * 5 + 3} ${30 - loudness(letter, index)}v${2 * loudness(letter, index)}`,
  );
  return (
    <svg viewBox={`0 0 ${bars.length * 5} 60`} className={styles.drawing} aria-hidden="true">
      <path d={bars.join('')} stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
