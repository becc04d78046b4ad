/** Rate limit of `/api/…` for scripts of pages. Above the limit it returns 429 with Retry-After in seconds. */
type RateLimitContext = { checkRateLimit?: (clientAddress: string) => number; clientAddress?: string };

export async function withRateLimit(
  { checkRateLimit = () => 0, clientAddress = 'unknown' }: RateLimitContext,
  answer: () => Promise<Response>,
): Promise<Response> {
  const wait = checkRateLimit(clientAddress);
  if (wait === 0) return answer();
  const error = `Too many requests came from your address. Please ask again in ${wait} seconds.`;
  return Response.json(
    { error },
    { status: 429, headers: { 'Cache-Control': 'no-store', 'Retry-After': String(wait) } },
  );
}
