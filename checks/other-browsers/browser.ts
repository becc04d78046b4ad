/** Common interface of both browsers; firefox.ts and webkit.ts implement it with the protocol of each. */
export type Browser = AsyncDisposable & {
  name: 'Firefox' | 'WebKit';
  /** Resolves after the load event. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. It is sent as text: it can use its arguments, but no variables of its module. */
  run<Arguments extends unknown[], Result>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** PNG of the window. */
  screenshot(): Promise<Buffer>;
};

/** A Debian package is not installed. The command prints the message. */
export class MissingPackage extends Error {}

/** The call as an expression that evaluates to a promise of JSON. */
export const toCallExpression = (inPage: (...given: never[]) => unknown, given: unknown[]): string =>
  `(async () => JSON.stringify(await (${inPage})(...${JSON.stringify(given)})) ?? 'null')()`;
