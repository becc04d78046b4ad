import { look } from './look.ts';

/** The mail's main link. In plain text its URL is on a separate line (renderMail.ts). */
export const MailButton = ({ href, label }: { href: string; label: string }) => (
  <p style={look.text}>
    <a href={href} style={look.button} data-button>
      {label}
    </a>
  </p>
);
