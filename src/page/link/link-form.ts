// The form of a link: #FORMAT/VERSION/TAB/QUESTION, or only #TAB.
import { VERSION } from '../version.js';
import { pack } from './pack.js';

/** Names of the tabs, in the order in which they stand. */
export const TAB_NAMES = ['raid', 'fight', 'game', 'position', 'bids'] as const;
export type TabName = (typeof TAB_NAMES)[number];

/** Number of the form; it changes only when an old page would misread a new link. */
export const LINK_FORMAT = '1';

/** What stands behind `#` for a tab and its question; `undefined` for the tab as it is at first. */
export async function writeLink(tab: TabName, question: unknown): Promise<string> {
  if (question === undefined) return `#${tab}`;
  return `#${LINK_FORMAT}/${VERSION}/${tab}/${await pack(question)}`;
}
