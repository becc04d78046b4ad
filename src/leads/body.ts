/** Reads a posted form, at most so many bytes of it. */

export type Body = { values: Record<string, string>; tooLarge: boolean };

/** Takes urlencoded (what browsers post), multipart and JSON. Of a body that is too large, what was read is kept. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const { bytes, tooLarge } = await readAtMost(request, limit);
  const type = request.headers.get('content-type') ?? '';
  return { tooLarge, values: await parse(bytes, type) };
}

export async function readAtMost(
  request: Request,
  limit: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; tooLarge: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > limit) break; // leaving the loop cancels the stream
  }
  const bytes = new Uint8Array(Buffer.concat(chunks).subarray(0, limit));
  return { bytes, tooLarge: size > limit };
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string>> {
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } })
      .formData()
      .catch(() => new FormData());
    return texts(form.entries());
  }
  const text = new TextDecoder().decode(bytes);
  if (type.startsWith('application/json')) return texts(Object.entries(parseJson(text)));
  return texts(new URLSearchParams(text).entries());
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Of several values with one name the first counts; files and nested values are no input of ours. */
function texts(entries: Iterable<[string, unknown]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value === 'object' || value === undefined || values.has(name)) continue;
    values.set(name, String(value));
  }
  return Object.fromEntries(values);
}
