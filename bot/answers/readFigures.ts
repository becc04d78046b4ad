/**
 * The figures of a message about the price or the saving of the visitor's own case, as the model of number roles
 * (numberRoles.ts) reads them. In doubt it reads nothing: a wrong sum is worse than a question for the figure.
 */
import type { OwnSum } from '../knowledge/acts.ts';
import { type NumberRole, type NumberRoleReader, numberRoles, type ReadNumber } from './numberRoles.ts';

export type Figures = Partial<Record<NumberRole, number>>;

export type FiguresRead = {
  figures: Figures;
  /** Whether the message may be about several cases, shares or periods: then no sum is right. */
  hasSeveralCases: boolean;
  /** Whether the salaries may be those of several people, of an hour, or in another currency. */
  namesOtherPay: boolean;
  /** Whether a number that is none of these values may change the sum. */
  leavesNumber(used: readonly number[]): boolean;
  /** Whether a value that a pattern found surely has none of these roles. */
  isMisread(roles: readonly NumberRole[], value: number): boolean;
  /** Whether another value surely has one of these roles. */
  hasRival(roles: readonly NumberRole[], value: number): boolean;
};

/** Of a role that is used. */
const certain = 0.85;
/** Of a role that another number claims: then neither is used. */
const rival = 0.25;
/** Of all roles together, for a number that may change the sum. */
const doubtful = 0.25;
/** Of a role that a number surely does not have. */
const excluded = 0.15;

/** "A third of them would write", "one and a half posts". */
const share =
  /\b(?:half (?:of|the|posts?|their)|a half|halves|a third|two thirds|a quarter|three quarters|hälfte|halbe[nrs]?|anderthalb|eineinhalb|drittel|viertel) ?/iu;
/** "Of 1,000 enquiries the bot answers only 300". */
const shareInNumbers =
  /\bvon \d[\d.]* \p{L}+ nur \d|\bonly \d[\d.,]* of (?:the|our|those) \d|\bof \d[\d.,]* \p{L}+ only \d/iu;
/** "In year one and in year two", "today and later". */
const severalCases =
  /\b(?:year (?:one|1)\b.*\byear (?:two|2)|before and after|once we(?:['’]ve| have)|summer|winter|tripled?|doubled?|at a push|später|danach|sommer|saison\p{L}*|verdoppel\p{L}*|verdreifach\p{L}*)\b/iu;
/** "Salaries between 2,300 and 3,000". */
const range = /\b(?:between|zwischen) \D{0,12}\d|\d ?(?:[–-]|to|bis) ?\d/iu;
/** "40 a week": requests and users are counted by the month. */
const otherPeriod =
  /\b(?:a|per|each|every|pro|am|je|in der|die|jede[nrs]?) (?:day|week|shift|tag|woche|schicht|quarter|quartal)\b|\b(?:daily|weekly|täglich|wöchentlich|last year|letztes jahr|voriges jahr)\b/iu;
/** "Me and two others" are three. */
const speakerBeside = /\b(?:and|plus|und) (?:me|i|ich|myself|meine?)\b|\b(?:me|i|ich|myself) (?:and|plus|und)\b/iu;
/** "Together they cost 5,400", "a wage bill of 12,000", and salaries that are not in euros. */
const otherPay =
  /\b(?:together|altogether|in total|wage bill|payroll|in wages|hourly|an hour|zusammen|insgesamt|gesamt|stundenlohn|die stunde|pro stunde)\b|[£$]|\b(?:pounds?|quid|dollars?|franken|chf)\b/iu;

export function readFigures(text: string, kind: OwnSum, read: NumberRoleReader): FiguresRead {
  const numbers = read(text, kind);
  const mayUse = (role: NumberRole): boolean =>
    role !== 'other' &&
    !(role === 'operators' && speakerBeside.test(text)) &&
    !((role === 'salary' || role === 'yearlySalary') && otherPay.test(text));
  const hasSeveralCases = [share, shareInNumbers, severalCases, range, otherPeriod].some((one) => one.test(text));
  const figures: Figures = Object.fromEntries(
    numberRoles.filter(mayUse).flatMap((role) => {
      const value = valueFor(role, numbers);
      return value === undefined ? [] : [[role, value]];
    }),
  );
  return {
    figures: hasSeveralCases ? {} : figures,
    hasSeveralCases,
    namesOtherPay: otherPay.test(text),
    leavesNumber: (used) => numbers.some((number) => !used.includes(number.value) && mayCount(number)),
    isMisread(roles, value) {
      const own = numbers.filter((number) => number.value === value);
      return own.length > 0 && own.every((number) => chanceOfAny(roles, number) < excluded);
    },
    hasRival(roles, value) {
      const same = speakerBeside.test(text) ? [value, value - 1] : [value];
      return numbers.some((number) => !same.includes(number.value) && chanceOfAny(roles, number) >= certain);
    },
  };
}

/** One operator and one channel change no sum, unless they come on top. */
const mayCount = (number: ReadNumber): boolean =>
  (number.value > 1 ? 1 - chanceOf('other', number) : chanceOfAny(['moreOperators', 'moreChannels'], number)) >=
  doubtful;

const chanceOfAny = (roles: readonly NumberRole[], number: ReadNumber): number =>
  roles.reduce((sum, role) => sum + chanceOf(role, number), 0);

const chanceOf = (role: NumberRole, { probabilities }: ReadNumber): number =>
  probabilities[numberRoles.indexOf(role)] ?? 0;

/** The only number that may have this role, if it surely has it. */
function valueFor(role: NumberRole, numbers: readonly ReadNumber[]): number | undefined {
  const claims = numbers.filter((number) => chanceOf(role, number) >= rival);
  const [first, ...others] = claims;
  const isAlone = first !== undefined && others.every(({ value }) => value === first.value);
  const isCertain = claims.some((number) => chanceOf(role, number) >= certain);
  return isAlone && isCertain && first.value > 0 ? first.value : undefined;
}
