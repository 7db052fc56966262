// Reads a link with the schemas that read files. Runs in the worker: the page itself does not load them.

import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import { LINK_FORMAT, TAB_NAMES, type TabName } from './link-form.js';
import { unpack } from './pack.js';

/** A tab, and what it shows; without a state it is as at first. */
export interface LinkRead {
  readonly tab: TabName;
  readonly state?: unknown;
}

/** What reads the question of a tab into the state of that tab. */
type Reader = (value: unknown) => unknown;

/** The readers, each loaded with the first link that needs it. */
const READERS: Partial<Record<TabName, () => Promise<Reader>>> = {
  raid: async () => (await import('../raid/read-raid-link.js')).readRaidLink,
  fight: async () => (await import('../fight/read-fight-link.js')).readFightLink,
  game: async () => (await import('../game/read-game-link.js')).readGameLink,
  position: async () => (await import('../position/read-position-link.js')).readPositionLink,
  bids: async () => (await import('../bids/read-bids-link.js')).readBidsLink,
};

/**
 * Reads what stands behind `#`.
 *
 * @throws UsageError, ScenarioError: a sentence that says what is wrong with the link.
 */
export async function readLink(hash: string): Promise<LinkRead> {
  const parts = hash.replace(/^#/, '').split('/');
  if (parts.length === 1) return { tab: tabNamed(parts[0] || TAB_NAMES[0]) };
  const [format, version, tab, question] = parts as [string, string, string, string];
  if (!/^\d{1,4}$/.test(format) || !/^\d+\.\d+\.\d+[\w.-]{0,20}$/.test(version) || parts.length !== 4) {
    throw new UsageError('This link is damaged: it is not of the form that this page writes. Ask for it again.');
  }
  if (format !== LINK_FORMAT) {
    throw new UsageError(
      `This link was made by version ${version} in form ${format}; this page reads form ${LINK_FORMAT}. Load the page again for its newest version.`,
    );
  }
  const name = tabNamed(tab);
  const value = await unpack(question);
  if (value === undefined) {
    throw new UsageError(`This link of version ${version} is damaged or was cut short. Ask for it again.`);
  }
  const read = await READERS[name]?.();
  return read ? { tab: name, state: read(value) } : { tab: name };
}

/** @throws UsageError with the names that are allowed */
function tabNamed(text: string): TabName {
  const tab = TAB_NAMES.find((name) => name === text);
  if (tab) return tab;
  throw new UsageError(
    `This link names no tab of this page: ${quoted(text.slice(0, 40))}; allowed: ${TAB_NAMES.join(', ')}`,
  );
}
