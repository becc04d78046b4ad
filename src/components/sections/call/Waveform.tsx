import type { CallWords } from '../../../text/words/pictureWords.ts';
import { loudness } from './loudness.ts';
import styles from './Waveform.module.css';

type Messages = CallWords['messages'];

/** Of speech, in letters a second. */
const pace = 15;

/** How long the messages take to say. */
export const secondsOf = (messages: Messages): number =>
  messages.reduce((sum, { text }) => sum + Math.ceil(text.length / pace), 0);

const bars = 96;
const middle = 30;

/** The sound of the conversation, drawn from its letters: the customer and the assistant in different colours. */
export function Waveform({ messages, className }: { messages: Messages; className?: string | undefined }) {
  const letters = messages.flatMap(({ from, text }) => [...text, ' ', ' '].map((letter) => ({ from, letter })));
  const drawn = Array.from({ length: bars }, (_, index) => letters[Math.floor((index * letters.length) / bars)]);
  const path = (isVisitor: boolean) =>
    drawn
      .map((one, index) => {
        if (!one || (one.from === 'visitor') !== isVisitor) return '';
        const height = loudness(one.letter, index);
        return `M${index * 5 + 2.5} ${middle - height}v${2 * height}`;
      })
      .join('');
  return (
    <svg viewBox={`0 0 ${bars * 5} ${2 * middle}`} className={className} aria-hidden="true">
      <path className={styles.assistant} d={path(false)} />
      <path className={styles.visitor} d={path(true)} />
    </svg>
  );
}
