import { look } from './look.ts';

export type Fact = { label: string; value: string /** What the mail is about. */; main?: boolean };

/** Facts with their labels above them; in plain text a label and its fact share a line. */
export const MailFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <div style={look.facts}>
    {facts.map(({ label, value, main }) => (
      <div key={label} style={look.row}>
        <span style={look.factLabel}>{label}: </span>
        {main ? <strong>{value}</strong> : value}
      </div>
    ))}
  </div>
);
