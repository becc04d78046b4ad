import { type CSSProperties, Fragment } from 'react';

type Props = { text: string; style: CSSProperties };

/** What somebody wrote, line by line: mail clients do not agree on `white-space`. */
export const MailText = ({ text, style }: Props) => {
  const lines = text.split('\n').map((line, number) => ({ line, key: `${number}` }));
  return (
    <p style={style}>
      {lines.map(({ line, key }, number) => (
        <Fragment key={key}>
          {number > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
};
