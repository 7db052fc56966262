// A tab that is not built yet.
import type { AnyTab, Tab } from './tab.js';

const TAB: Tab<null> = {
  initial: null,
  question: () => undefined,
  Panel: () => <p class="card">This tab is being built. The command line has its answers already: vitp --help.</p>,
};

export const SOON = TAB as unknown as AnyTab;
