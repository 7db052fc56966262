// What a tab is to the shell.
import type { FunctionComponent } from 'preact';
import type { Asker } from '../work/asker-client.js';

/** What every part of a panel is given: the state of the tab, and the way to change it. */
export interface PartProps<S> {
  readonly state: S;
  /** Replaces the state by what a pure function makes of it. */
  readonly change: (update: (state: S) => S) => void;
}

/** What a panel is given: that, and the worker that answers. */
export interface PanelProps<S> extends PartProps<S> {
  readonly asker: Asker;
  /** Another one, for what takes long. */
  readonly searcher: Asker;
}

/** What a tab's folder exports. */
export interface Tab<S> {
  /** State at first. */
  readonly initial: S;
  /** The question for a link: a plain value that the tab's reader in `link/read-link.ts` takes; `undefined` for the state at first. */
  readonly question: (state: S) => unknown;
  readonly Panel: FunctionComponent<PanelProps<S>>;
}

/** A tab whose state only it knows. */
export type AnyTab = Tab<never>;
