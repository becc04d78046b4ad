/** A fake CMS: serves the requests of spec section 7 over HTTP, in either response shape, with faults on demand. */
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';

export type ResponseShape = 'v4' | 'v5';
type Entry = Record<string, unknown>;
/** `huge`: an answer without end. `deep`: one of 100,000 levels. `proxy`: a 404 that is not Strapi's. */
type Fault = (
  path: string,
) => 'down' | 'slow' | 'broken' | 'odd' | 'empty' | 'huge' | 'deep' | 'proxy' | number | undefined;

export type FakeCms = AsyncDisposable & {
  url: string;
  /** Entries by `path:locale`, such as `plans:de`; drafts as `plans:de:draft`. Tests may change them. */
  entries: Map<string, Entry | Entry[]>;
  /** The received requests, with their Authorization header. */
  requests: { target: string; authorization: string | undefined }[];
  /** Uploaded files by path (`/uploads/…`). */
  files: Map<string, Buffer>;
  fault: Fault;
  /** Entries per page at most, regardless of the requested size. */
  pageLimit: number;
  /** Milliseconds before each answer. */
  delay: number;
  /** Bytes written of huge answers. */
  hugeBytes: number;
};

export const cmsToken = 'read-only-token-of-a-test';
export const previewSecret = 'preview-secret-of-a-test';
const draftsToken = createHmac('sha256', previewSecret).update('drafts').digest('hex');

export async function startFakeCms(shape: ResponseShape = 'v5'): Promise<FakeCms> {
  const cms = {
    entries: new Map(),
    files: new Map<string, Buffer>(),
    requests: [] as FakeCms['requests'],
    fault: (() => undefined) as Fault,
    pageLimit: 100,
    delay: 0,
    hugeBytes: 0,
  };
  const server = createServer(async (request, response) => {
    const target = request.url ?? '';
    const url = new URL(target, 'http://cms.test');
    const path = url.pathname.replace(/^\/api\/|\/$/g, '');
    cms.requests.push({ target, authorization: request.headers.authorization });
    // The content is that of the time of the request.
    const json = (status: number, body: unknown) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      setTimeout(() => response.writeHead(status, { 'Content-Type': 'application/json' }).end(text), cms.delay);
    };
    const fault = cms.fault(path);
    if (fault === 'slow') return;
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'broken') return json(200, '{"data": [');
    if (fault === 'odd') return json(200, { data: { id: 1, title: 7 } });
    if (fault === 'empty') return json(200, { data: [] });
    if (fault === 'proxy') return json(404, '<html>Not here</html>');
    if (fault === 'deep') return json(200, `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    if (fault === 'huge') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const chunk = Buffer.alloc(256 * 1024, ' ');
      while (!response.destroyed && cms.hugeBytes < 64 * 1024 * 1024) {
        cms.hugeBytes += chunk.length;
        await new Promise((resolve) => response.write(chunk, resolve));
      }
      return void response.end();
    }
    if (fault === 302) return void response.writeHead(302, { Location: '/uploads/elsewhere.png' }).end();
    if (fault !== undefined) return json(fault, { data: null, error: { status: fault } });
    if (path.startsWith('/uploads/')) {
      const file = cms.files.get(path);
      const ETag = `"${file && createHash('sha256').update(file).digest('hex')}"`;
      if (file && request.headers['if-none-match'] === ETag) return void response.writeHead(304).end();
      return void response.writeHead(file ? 200 : 404, { ETag }).end(file);
    }
    const drafts = url.searchParams.get('status') === 'draft';
    if (request.headers.authorization !== `Bearer ${drafts ? draftsToken : cmsToken}`) {
      return json(drafts ? 403 : 401, { data: null, error: { status: drafts ? 403 : 401 } });
    }
    const slug = url.searchParams.get('filters[slug][$eq]');
    const name = slug ? `menus:${slug}` : `${path}:${url.searchParams.get('locale') ?? 'de'}`;
    const known = (drafts ? cms.entries.get(`${name}:draft`) : undefined) ?? cms.entries.get(name);
    if (!known) return json(404, { data: null, error: { status: 404 } });
    const toStrapi = (entry: Entry, index = 0) => toStrapiShape(entry, shape, idOf(name, entry, index));
    if (!Array.isArray(known)) return json(200, { data: toStrapi(known), meta: {} });
    const page = Number(url.searchParams.get('pagination[page]') ?? 1);
    const { pageLimit: pageSize } = cms;
    const data = known.map(toStrapi).slice((page - 1) * pageSize, page * pageSize);
    json(200, { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(known.length / pageSize) } } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(cms, {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const ids = new Map<string, number>();

/** An entry keeps its id. */
function idOf(list: string, { documentId, kind, key }: Entry, index: number): number {
  const name = [list, documentId ?? kind, key ?? index].join(' ');
  const id = ids.get(name) ?? ids.size + 1;
  ids.set(name, id);
  return id;
}

/** An entry in the response shape of Strapi 4 or 5; both include timestamps. */
function toStrapiShape(entry: Entry, shape: ResponseShape, id: number): object {
  const times = { createdAt: '2026-01-01', updatedAt: '2026-01-02', publishedAt: '2026-01-03' };
  if (shape === 'v4') return { id, attributes: { ...entry, ...times } };
  return { id, documentId: `d${id}`, ...entry, ...times };
}
