/** Parses the filter options of a command. Each error is one sentence. */
import { z } from 'zod';
import type { DeliveryState } from '../database/schema.ts';
import { type DestinationName, destinationNames } from '../outbox/delivery.ts';
import { type Locale, locales } from '../routes/table.ts';
import { crmFields } from './crmFields.ts';
import type { LeadFormName } from './leadService.ts';
import { CommandError, type CommandOptions } from './runCommandLine.ts';

export type LeadFilter = {
  /** ISO times: `since` inclusive, `before` exclusive. */
  since?: string;
  before?: string;
  form?: LeadFormName;
  locale?: Locale;
  /** Leads with a delivery to this destination, in this state. */
  destination?: DestinationName;
  state?: DeliveryState;
  /** An email address in lower case. */
  address?: string;
};

export const filterOptions = ['since', 'until', 'form', 'locale', 'target', 'state'] as const;

const forms = Object.keys(crmFields).filter((name): name is LeadFormName => name !== 'lead' && name !== 'context');
const states = ['pending', 'delivered', 'dead', 'suppressed'] as const satisfies DeliveryState[];

export const parseLeadFilter = ({ since, until, form, locale, target, state }: CommandOptions): LeadFilter => ({
  ...(since !== undefined && { since: startOf(since) }),
  ...(until !== undefined && { before: endOf(until) }),
  ...(form !== undefined && { form: oneOf('form', forms, form) }),
  ...(locale !== undefined && { locale: oneOf('language', locales, locale) }),
  ...(target !== undefined && { destination: oneOf('target', destinationNames, target) }),
  ...(state !== undefined && { state: oneOf('state', states, state) }),
});

function oneOf<const Name extends string>(kind: string, names: readonly Name[], given: unknown): Name {
  const found = names.find((name) => name === given);
  if (!found) throw new CommandError(`There is no ${kind} "${given}"; there are: ${names.join(', ')}.`);
  return found;
}

const isDay = (given: unknown): given is string => z.iso.date().safeParse(given).success;

/** Dates are days in UTC, like the times of leads. */
function startOf(given: unknown): string {
  const time = isDay(given) ? given : z.iso.datetime({ offset: true }).safeParse(given).data;
  if (time === undefined) throw new CommandError(`${given} is not a date; write it like 2026-11-30.`);
  return new Date(time).toISOString();
}

/** For a date, the end of that day. */
function endOf(given: unknown): string {
  const start = startOf(given);
  return isDay(given) ? new Date(Date.parse(start) + 86_400_000).toISOString() : start;
}
