/** What answers on demand without being a page of the table. */
export type Endpoint = {
  /** Of the whole path. */
  pattern: RegExp;
  methods: readonly string[];
};

/** The endpoint at a path. Astro decodes paths and takes `.html` off them, which would give each endpoint more addresses. */
export const findEndpoint = (endpoints: readonly Endpoint[], path: string): Endpoint | undefined =>
  /%|\.html$/.test(path) ? undefined : endpoints.find(({ pattern }) => pattern.test(path));
