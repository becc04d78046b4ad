/** Refuses a wrong method, Host or encoding with one sentence: as JSON under /api, as plain text elsewhere. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from '../../security/securityHeaders.ts';
import { sendBody } from './sendResponse.ts';
import { isApiRequest } from './toWebRequest.ts';

export function createRefusals(ours: readonly Header[]) {
  function refuse(request: IncomingMessage, response: ServerResponse, status: number, error: string, more: Header) {
    const api = isApiRequest(request);
    const type = api ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    const body = Buffer.from(api ? JSON.stringify({ error }) : error);
    const headers: Header[] = [...ours, more, ['Content-Type', type], ['Cache-Control', 'no-store']];
    sendBody(response, status, headers, body);
  }

  return {
    /** RFC 9110, 15.5.6. */
    method(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
      const error = `This address takes ${list.format(methods)} only.`;
      refuse(request, response, 405, error, ['Allow', methods.join(', ')]);
    },

    /** RFC 9112, 3.2. */
    host(request: IncomingMessage, response: ServerResponse): void {
      refuse(request, response, 400, 'Send one Host header with the name of the site.', ['Connection', 'close']);
    },

    /** RFC 9110, 15.5.16. */
    encoding(request: IncomingMessage, response: ServerResponse): void {
      const error = 'Send the body without Content-Encoding.';
      refuse(request, response, 415, error, ['Accept-Encoding', 'identity']);
    },
  };
}

const list = new Intl.ListFormat('en-GB');
