/** The baseline: a bare `sirv` that serves the built files. */
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const send = sirv(path.resolve(import.meta.dirname, '../../dist/client'), {
  etag: true,
  brotli: true,
  gzip: true,
  extensions: ['html'],
});
const server = createServer((request, response) => {
  send(request, response, () => {
    response.writeHead(404).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`Listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
