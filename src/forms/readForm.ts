import { parseJson, readBody } from '../security/readBody.ts';

export type PostedForm = { values: Record<string, string>; tooLarge: boolean };

/** Parses urlencoded (sent by browsers), multipart and JSON bodies. Keeps the first values of an oversize body. */
export async function readForm(request: Request): Promise<PostedForm> {
  const { bytes, tooLarge } = await readBody(request);
  const type = request.headers.get('content-type') ?? '';
  return { tooLarge, values: await parse(bytes, type) };
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string>> {
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } })
      .formData()
      .catch(() => new FormData());
    return texts(form.entries());
  }
  const text = new TextDecoder().decode(bytes);
  if (type.startsWith('application/json')) return texts(Object.entries(parseJson(text) ?? {}));
  return texts(new URLSearchParams(text).entries());
}

/** Keeps the first value of each name; ignores files and nested values. */
function texts(entries: Iterable<[string, unknown]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value === 'object' || value === undefined || values.has(name)) continue;
    values.set(name, String(value));
  }
  return Object.fromEntries(values);
}
