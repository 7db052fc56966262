// The tabs. A tab is a folder of its own; the shell knows its name, its title, and how to load it.
import type { TabName } from '../link/link-form.js';
import type { AnyTab } from './tab.js';

/** A tab before it is loaded. */
interface TabEntry {
  readonly title: string;
  readonly load: () => Promise<AnyTab>;
}

export const TABS: Readonly<Record<TabName, TabEntry>> = {
  raid: { title: 'Raid', load: async () => (await import('../raid/raid-tab.js')).RAID_TAB as unknown as AnyTab },
  fight: { title: 'Fight', load: async () => (await import('../fight/fight-tab.js')).FIGHT_TAB as unknown as AnyTab },
  game: { title: 'Game', load: async () => (await import('../game/game-tab.js')).GAME_TAB as unknown as AnyTab },
  position: {
    title: 'Position',
    load: async () => (await import('../position/position-tab.js')).POSITION_TAB as unknown as AnyTab,
  },
  bids: { title: 'Bids', load: async () => (await import('../bids/bids-tab.js')).BIDS_TAB as unknown as AnyTab },
};
