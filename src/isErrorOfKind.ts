/**
 * Recognises the project's own errors by their property `kind`. The server's bundle and the one of the pages each hold
 * a copy of every class, so `instanceof` fails for an error that crosses between them (docs/decisions/0252).
 */
type OwnError = Error & { readonly kind: string };

/** Returns a type guard for the class with this `kind`. */
export const isErrorOfKind =
  <Kind extends OwnError>(kind: Kind['kind']) =>
  (error: unknown): error is Kind =>
    error instanceof Error && 'kind' in error && error.kind === kind;
