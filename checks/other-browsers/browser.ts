/** What the checks need of a browser; firefox.ts and webkit.ts drive it by the protocol of each. */
export type Browser = AsyncDisposable & {
  name: 'Firefox' | 'WebKit';
  /** Resolves after the load event. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. It is sent as text: it sees its arguments and nothing of its module. */
  run<Arguments extends unknown[], Result>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** PNG of the window. */
  screenshot(): Promise<Buffer>;
};

/** A package of Debian that is not installed; its message is what the command prints. */
export class MissingPackage extends Error {}

/** The call as an expression that gives a promise of JSON. */
export const callOf = (inPage: (...given: never[]) => unknown, given: unknown[]): string =>
  `(async () => JSON.stringify(await (${inPage})(...${JSON.stringify(given)})) ?? 'null')()`;
