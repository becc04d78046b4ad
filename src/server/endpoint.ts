/** A route that responds on demand and is not a page of the table. */
export type Endpoint = {
  /** Matches the whole path. */
  pattern: RegExp;
  methods: readonly string[];
};

/** The endpoint at a path. Astro decodes paths and strips `.html`, which would give each endpoint more addresses. */
export const findEndpoint = (endpoints: readonly Endpoint[], path: string): Endpoint | undefined =>
  /%|\.html$/.test(path) ? undefined : endpoints.find(({ pattern }) => pattern.test(path));
