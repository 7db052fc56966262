// Options that mean the same in many commands, in the words of help.

/** Options by their flags, with what help says of them. */
export type Options = Readonly<Record<string, string>>;

export const PRECISION = {
  '--precision <target>':
    'play until a figure is known to ± this with 95 % confidence, such as 0.01, 1% (of itself) or poc.final=0.05; --games is then the most',
};
/** The same where many pairings are played. */
export const PAIRINGS_PRECISION = {
  '--precision <target>':
    'play until the final score of every pairing is known to ± this with 95 % confidence, such as 0.5, or winner.japan=0.02; --games is then the most',
};
export const MAX_TIME = {
  '--max-time <time>': 'stop after this time, such as 30s or 5m; how many games that are is not reproducible',
};
export const STOPPING = { ...PRECISION, ...MAX_TIME };

export const sameGames = (seed: string): Options => ({
  '--seed <text>': `any text; the same seed gives the same games (default ${seed})`,
});
export const WORKERS = {
  '--workers <n>': 'worker threads (default: as many as the machine runs at once); the answer does not depend on it',
};

export const played = (seed: string): Options => ({ ...sameGames(seed), ...WORKERS });

export const JSON_RESULT = {
  '--json <file>': 'write the result as JSON; - prints it, and nothing else, on standard output',
};
export const JSON_ALL = { '--json <file>': 'write everything as JSON; - prints it on standard output' };
const CSV_TABLE = { '--csv <file>': 'write the table as comma-separated values; - prints it' };
export const OUT_TABLES = { '--out <dir>': 'write a report: report.html, pictures, tables, result.json' };
export const TABLES = { ...JSON_ALL, ...CSV_TABLE, ...OUT_TABLES };
export const OUT = { '--out <dir>': 'write a report: report.html, pictures, result.json' };
export const REPORT = { ...JSON_RESULT, ...OUT };

export const ALL = { '--all': 'print every table, not one screen' };
export const QUIET = { '--quiet': 'print the short answer alone: no tables, no notes, no progress line' };
export const FORMAT = { '--format <name>': 'markdown or bbcode: print the answer as a forum post' };
export const TOLD = { ...QUIET, ...FORMAT };

export const DATA = { '--data <file>': 'board values that replace the standard ones (YAML or JSON)' };
export const RULES = {
  '--rules <names>': 'rules in force instead of the scenario’s, with commas between them; see vitp rules',
};
export const BOARD = { ...DATA, ...RULES };
/** Where each of several rule sets is a question of its own. */
export const RULE_SETS = {
  '--rules <names>':
    'rules in force, with commas between them; several rule sets with a stroke: second-edition/menzel/nt1',
};
