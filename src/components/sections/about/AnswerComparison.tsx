import type { Words } from '../../../text/words/de.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Bubble } from '../../ui/Bubble.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './AnswerComparison.module.css';

/** One question, answered by a keyword chatbot and by a chatbot with a knowledge base. */
export function AnswerComparison({ words }: { words: Words['about']['answers'] }) {
  const { keyword, knowledge } = words;
  return (
    <Stage>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{words.label}</figcaption>
        <SpeakerLabel name={words.visitor} />
        <Bubble speaker="right" as="p">
          {words.question}
        </Bubble>
        <Card raised padding="small" className={styles.answer}>
          <p className={styles.title}>{keyword.title}</p>
          <SpeakerLabel name={words.assistant} />
          <Bubble speaker="left" as="p" className={styles.bubble}>
            {keyword.answer}
          </Bubble>
        </Card>
        <Card raised padding="small" className={styles.answer}>
          <p className={styles.title}>{knowledge.title}</p>
          <SpeakerLabel name={words.assistant} />
          <Bubble speaker="left" className={styles.bubble}>
            <p>{knowledge.answer}</p>
            <p className={styles.source}>{knowledge.source}</p>
          </Bubble>
          <ul className={styles.replies}>
            {knowledge.replies.map((reply) => (
              <li key={reply}>
                <Badge outlined>{reply}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      </figure>
    </Stage>
  );
}

/** Screen reader text: visually the bubble's side identifies the speaker. */
function SpeakerLabel({ name }: { name: string }) {
  return (
    <span data-speaker="" className={styles.spoken}>
      {name}:{' '}
    </span>
  );
}
