/** The figures of the savings calculator in a message, as the patterns and the model of number roles read them. */
import type { NumberRole, NumberRoleReader } from './numberRoles.ts';
import { readFigures } from './readFigures.ts';
import { monthsOfYear } from './readPeriod.ts';
import { isWithin, ownFigures, readSavings, type SavingsFacts } from './readSavings.ts';

/** A higher one is that of a year, or of several people. */
const highestSalary = 12_000;

const rolesOf: Readonly<Record<(typeof ownFigures)[number], readonly NumberRole[]>> = {
  team: ['operators'],
  requests: ['requests', 'users'],
  salary: ['salary'],
};

/**
 * A figure that both read differently does not count. Empty if the message tells several cases or periods; undefined if
 * it tells none of the three figures.
 */
export function ownSavingsFacts(text: string, read: NumberRoleReader): SavingsFacts | undefined {
  const { figures, hasSeveralCases, namesOtherPay, isMisread, hasRival } = readFigures(text, 'savings', read);
  const { rate, minutes, perperson, factor, ...found } = readSavings(text);
  // "Half of them", with a share that the calculator has.
  if (hasSeveralCases && rate === undefined) return {};
  const { operators, moreOperators, requests = figures.users, salary, yearlySalary } = figures;
  const pay = [salary, yearlySalary && Math.round(yearlySalary / monthsOfYear)].filter((one) => one !== undefined);
  const own: SavingsFacts = {
    ...(operators !== undefined && moreOperators === undefined && { team: operators }),
    ...(requests !== undefined && { requests }),
    ...(pay[0] !== undefined && pay.length === 1 && { salary: pay[0] }),
  };
  const sure = ownFigures.flatMap((name) => {
    const pattern = name === 'salary' && namesOtherPay ? undefined : found[name];
    const isRead = pattern !== undefined && !isMisread(rolesOf[name], pattern);
    const value = isRead ? pattern : own[name];
    const isUsable = value !== undefined && !hasRival(rolesOf[name], value) && isPlausible(name, value);
    return isUsable ? [[name, value] as const] : [];
  });
  if (sure.length === 0) return undefined;
  return {
    ...Object.fromEntries(sure),
    ...(rate !== undefined && { rate }),
    ...(minutes !== undefined && { minutes }),
    ...(perperson !== undefined && { perperson }),
    ...(factor !== undefined && { factor }),
  };
}

const isPlausible = (name: (typeof ownFigures)[number], value: number): boolean =>
  isWithin(name, value) && Number.isInteger(value) && (name !== 'salary' || value <= highestSalary);
