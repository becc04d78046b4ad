import { mailStyles } from './mailStyles.ts';

/** The mail's main link. In plain text its URL is on a separate line (renderMail.ts). */
export const MailButton = ({ href, label }: { href: string; label: string }) => (
  <p style={mailStyles.text}>
    <a href={href} style={mailStyles.button} data-button>
      {label}
    </a>
  </p>
);
