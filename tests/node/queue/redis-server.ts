// A Redis of the tests' own, on the loopback, that keeps what it has when it is stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  /** A client of the test's own. */
  readonly client: Redis;
  start(): Promise<void>;
  /** Stops it as an administrator does. */
  stop(): Promise<void>;
  /** Stops it, and takes away what it kept. */
  remove(): Promise<void>;
}

/** Starts one; Debian's redis-server must be installed. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitp-redis-'));
  const port = await freePort();
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true, maxRetriesPerRequest: null });
  client.on('error', () => {});
  let child: ChildProcess | undefined;
  const kill = () => child?.kill('SIGKILL');
  process.once('exit', kill);
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    client,
    async start() {
      // Every write is on the disk before it is answered.
      const options = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
      child = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, ...options], {
        stdio: 'ignore',
      });
      child.on('error', (error) => {
        throw error;
      });
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`redis-server ended with ${String(code)}`);
      });
      await Promise.race([client.ping(), ended]);
    },
    async stop() {
      const ended = once(child!, 'exit');
      child!.kill('SIGTERM');
      await ended;
    },
    async remove() {
      client.disconnect();
      if (child?.exitCode === null) await server.stop();
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
