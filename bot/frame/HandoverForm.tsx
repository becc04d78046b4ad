import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../src/components/ui/Button.tsx';
import { ErrorSummary } from '../../src/components/ui/ErrorSummary.tsx';
import { Field } from '../../src/components/ui/Field.tsx';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import { type ConversationTurn, transcriptOf } from '../protocol/conversation.ts';
import styles from './BotWindow.module.css';
import type { BotConfig } from './botConfig.ts';
import type { ParentPage } from './connectParent.ts';
import { sendHandover } from './sendHandover.ts';
import { useAvailability } from './useAvailability.ts';

type HandoverProps = {
  config: BotConfig;
  parent: ParentPage | undefined;
  page: string;
  said: readonly ConversationTurn[];
  onDone: (email: string) => void;
  onBack: () => void;
  /** Called for a message that matches a crisis pattern. It is answered in the frame and not sent. */
  onCrisis: (message: string) => void;
};

type Errors = Readonly<Record<string, string>>;

/** Form for the hand-over to sales: an email address for the reply, and a preview of the transcript that is sent. */
export function HandoverForm({ config, parent, page, said: all, onDone, onBack, onCrisis }: HandoverProps) {
  const { words, labels, links, errorTitle, locale, availability } = config;
  const own = words.handover;
  const said = all.filter(({ isPrivate }) => !isPrivate);
  const [errors, setErrors] = useState<Errors>({});
  const isAvailable = useAvailability(parent);
  const [isSending, setSending] = useState(false);
  const [view] = useState(() => ({ formId: crypto.randomUUID?.() ?? '', began: performance.now() }));
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => title.current?.focus(), []);
  const problems = ['email', 'name', 'message', 'transcript', 'form'].flatMap((field) => {
    const sentence = errors[field];
    return sentence ? { fieldId: field in labels ? field : undefined, sentence } : [];
  });
  // As in the forms of the pages (FormShell.tsx).
  const only = problems.length === 1 ? problems[0]?.fieldId : undefined;
  const focused = only ? `#${only}` : '[data-error-summary]';
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each submission
  useLayoutEffect(() => {
    const target = panel.current?.querySelector<HTMLElement>(focused);
    if (!target || Object.keys(errors).length === 0) return;
    target.focus({ preventScroll: true });
    panel.current?.querySelector('[data-error-summary]')?.scrollIntoView();
    // In a low window the summary leaves no room for the field.
    target.scrollIntoView({ block: 'nearest' });
  }, [errors]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? '');
    const fields = { name: textOf('name'), email: textOf('email'), message: textOf('message') };
    if (recogniseCrisis(fields.message)) return onCrisis(fields.message);
    setSending(true);
    const about = { ...view, locale, page };
    const answer = await sendHandover({ ...fields, transcript: transcriptOf(said) }, about).catch(() => undefined);
    setSending(false);
    if (answer?.ok) return onDone(fields.email.trim());
    setErrors(answer?.errors ?? { form: own.failed });
  }

  const of = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name] });
  return (
    <section ref={panel} aria-labelledby="handover-title" className={styles.handover}>
      <div>
        <h2 id="handover-title" ref={title} tabIndex={-1}>
          {own.title}
        </h2>
        <p>{own.lead}</p>
        <div className={styles.sales} data-available={isAvailable || undefined}>
          <p role="status">{isAvailable ? availability.now : availability.title}</p>
          <p>{availability.hours}</p>
        </div>
      </div>
      <form noValidate onSubmit={submit} className={styles.fields} data-form="chat">
        {problems.length > 0 && (
          <ErrorSummary title={errorTitle} problems={problems} isFocusElsewhere={only !== undefined} />
        )}
        <Field kind="email" {...of('email')} autoComplete="email" required />
        <Field kind="text" {...of('name')} note={own.optional} autoComplete="name" />
        <Field kind="textarea" {...of('message')} note={own.optional} rows={3} />
        <details className={styles.along}>
          <summary>{own.what}</summary>
          {said.length === 0 && <p>{own.nothing}</p>}
          {said.map(({ who, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
            <p key={index}>
              <strong>{words.speakers[who]}:</strong> {text}
            </p>
          ))}
        </details>
        <div className={styles.ends}>
          <Button type="submit" busy={isSending}>
            {own.submit}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {own.back}
          </Button>
        </div>
        <p className={styles.note}>
          {own.privacy.split('{link}')[0]}
          <a href={links.privacy} target="_top">
            {own.privacyLink}
          </a>
          {own.privacy.split('{link}')[1]}
        </p>
      </form>
    </section>
  );
}
