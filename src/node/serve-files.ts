// Gives files to browsers on this machine.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Nothing but the page itself may be loaded, and no other page may show it. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'",
  // A page that was built again is seen at once.
  'cache-control': 'no-cache',
};

/** A server that runs. */
export interface Serving {
  /** Where a browser finds it: `http://127.0.0.1:40123/`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves files on the loopback: nobody else on the network can reach them. Only these are given out, so that no path leads to any other.
 *
 * @param files path on this machine by name, `assets/page.css`; `index.html` is what the address alone brings
 * @param port 0 for one that is free
 * @throws the system's error where the port is taken
 */
export async function serveFiles(files: ReadonlyMap<string, string>, port = 0): Promise<Serving> {
  const server = createServer((request, response) => answer(request, response, files));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, files: ReadonlyMap<string, string>): void {
  const [path] = (request.url ?? '/').split(/[?#]/);
  const file = files.get(path === '/' ? 'index.html' : path!.slice(1));
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!file || !reading) {
    response.writeHead(file ? 405 : 404, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
    response.end(file ? 'Only GET and HEAD.\n' : 'There is no such file.\n');
    return;
  }
  try {
    const content = readFileSync(file);
    response.writeHead(200, { ...HEADERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(request.method === 'HEAD' ? undefined : content);
  } catch {
    response.writeHead(404, HEADERS).end();
  }
}
