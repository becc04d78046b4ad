import { look } from './look.ts';

/** The one thing to do. The plain text writes its address on a line of its own (renderMail.ts). */
export const MailButton = ({ href, label }: { href: string; label: string }) => (
  <p style={look.text}>
    <a href={href} style={look.button} data-button>
      {label}
    </a>
  </p>
);
