import { mailStyles } from './mailStyles.ts';

export type MailFact = { label: string; value: string /** What the mail is about. */; main?: boolean };

/** Facts with their labels above them; in plain text a label and its fact share a line. */
export const MailFacts = ({ facts }: { facts: readonly MailFact[] }) => (
  <div style={mailStyles.facts}>
    {facts.map(({ label, value, main }) => (
      <div key={label} style={mailStyles.row}>
        <span style={mailStyles.factLabel}>{label}: </span>
        {main ? <strong>{value}</strong> : value}
      </div>
    ))}
  </div>
);
