import { type CSSProperties, Fragment } from 'react';

type Props = { text: string; style: CSSProperties };

/** Line breaks in any mail client: CR LF, U+2028, U+2029, and control characters such as U+000B and U+0085. */
const lineEnd = /\r\n|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Text typed by a visitor, with `<br>`, because support for `white-space` differs between mail clients. The plain text
 * quotes each line (renderMail.ts), so that none looks like a label or a fact of the mail.
 */
export const MailText = ({ text, style }: Props) => {
  const lines = text.split(lineEnd).map((line, number) => ({ line, key: `${number}` }));
  return (
    <p style={style} data-quoted>
      {lines.map(({ line, key }, number) => (
        <Fragment key={key}>
          {number > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
};
