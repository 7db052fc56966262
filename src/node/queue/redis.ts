// The way to Redis. BullMQ and its client are no part of the package: who wants a queue installs them.
import type { Redis } from 'ioredis';
import { UsageError } from '../../text/usage-error.js';

/** Where Redis is when nobody says. */
const DEFAULT_URL = 'redis://127.0.0.1:6379';
/** A server that does not answer in this time is said to be missing, milliseconds. */
const PATIENCE = 5000;
/** Longest pause between two tries to reach a server that went away, milliseconds. */
export const MAX_PAUSE = 2000;

/** What is used of the two packages. */
type Packages = readonly [
  Pick<typeof import('bullmq'), 'Queue' | 'Worker' | 'UnrecoverableError'>,
  Pick<typeof import('ioredis'), 'Redis'>,
];

/**
 * The packages, loaded when they are needed.
 *
 * @param load both of them; told apart for tests
 * @throws UsageError when they are not installed
 */
export async function loadQueuePackages(
  load: () => Promise<Packages> = () => Promise.all([import('bullmq'), import('ioredis')]),
) {
  try {
    const [{ Queue, Worker, UnrecoverableError }, { Redis }] = await load();
    return { Queue, Worker, UnrecoverableError, Redis };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'a queue needs the packages bullmq and ioredis, which are not installed; npm install bullmq ioredis brings them. Everything else works without them',
    );
  }
}

/**
 * Reads an address of Redis: `redis://`, or `rediss://` for TLS, with user and password in it.
 *
 * @param typed the address; otherwise that of the environment (`VITP_REDIS`), otherwise this machine
 * @param option where it was typed on a command line; default: nowhere, a program names it
 * @throws UsageError; the sentence does not show a password
 */
export function redisUrl(
  typed: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
  option?: '--redis',
): URL {
  const text = typed ?? environment.VITP_REDIS ?? DEFAULT_URL;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && (url.protocol === 'redis:' || url.protocol === 'rediss:') && url.hostname !== '') return url;
  const from = typed === undefined ? 'VITP_REDIS' : (option ?? 'the url');
  const better = option ? '; better in VITP_REDIS than on the command line, where others can read it' : '';
  throw new UsageError(
    `${from} is not an address of Redis; allowed: redis://HOST:PORT, rediss:// for TLS, with USER:PASSWORD@ before the host${better}`,
  );
}

/** An address as it may be shown: without user and password, and without what follows a question mark. */
export const shownUrl = ({ protocol, host, pathname }: URL): string => `${protocol}//${host}${pathname}`;

/**
 * Connects.
 *
 * @param address as {@link redisUrl} reads it
 * @param isPatient whether commands wait while Redis is away, as those of workers do; otherwise they fail after some tries
 * @throws UsageError when it is no address of Redis, or nobody answers there
 */
export async function connect(address: URL | string, isPatient = false): Promise<Redis> {
  const url = redisUrl(String(address));
  const { Redis: Client } = await loadQueuePackages();
  const client = new Client(url.href, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    // BullMQ wants it so for whoever waits for work.
    maxRetriesPerRequest: isPatient ? null : 3,
    // BullMQ copies this for the connections that it opens.
    retryStrategy: (times) => Math.min(100 * times, MAX_PAUSE),
  });
  let last: Error | undefined;
  client.on('error', (error) => {
    last = error;
  });
  const timer = setTimeout(() => client.disconnect(), PATIENCE);
  try {
    await client.connect();
    await client.ping();
    return client;
  } catch (error) {
    client.disconnect();
    throw new UsageError(
      `Redis at ${shownUrl(url)} does not answer (${(last ?? (error as Error)).message}); allowed: the address of a server that runs, in --redis or VITP_REDIS`,
    );
  } finally {
    clearTimeout(timer);
  }
}
