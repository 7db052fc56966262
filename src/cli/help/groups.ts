// The commands in groups, each with an example: what `vitp` alone shows, and the end of each command's help.
import type { Command } from 'commander';

/** What a player wants to know, and the commands that tell it; each with a line that can be typed as it stands, or with a file of one's own. */
export const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'The raid, and fights at sea': {
    raid: 'vitp raid --best kills',
    battle: 'vitp battle "Akagi vs Lexington, PoW" --what-if "add Hornet"',
    duel: 'vitp duel Atago Houston --rounds 2',
  },
  'How whole games end': {
    game: 'vitp game --games 1000 --japan standard',
    bid: 'vitp bid --games 1000 --rules second-edition/nt1',
    ladder: 'vitp ladder --rungs random,standard,tuned --games 200',
    decided: 'vitp decided --games 200',
    tournament: 'vitp tournament --japan standard,tuned --games 100',
    openings: 'vitp openings --japan none,tko --allied none --games 50',
    tune: 'vitp tune japan --from standard --generations 10',
    regret: 'vitp regret --kinds raiders --games 4',
  },
  'One game, yours or a simulated one': {
    show: 'vitp show --game 7 --review',
    replay: 'vitp replay game.yaml',
    record: 'vitp record --next game.yaml',
    position: 'vitp position mine.yaml',
    luck: 'vitp luck --game 7',
  },
  'Which is better, and what does the answer rest on?': {
    compare: 'vitp compare my-raid.yaml another.yaml',
    sweep: 'vitp sweep my-sweep.yaml',
    sensitivity: 'vitp sensitivity --what data --games 500',
  },
  'Games played in parts, and on other machines': {
    merge: 'vitp merge shard-*-of-8.json --out my-answer',
    enqueue: 'vitp enqueue --shards 200 game --games 1e6',
    worker: 'vitp worker --workers 2',
    collect: 'vitp collect --wait --out my-answer',
  },
  'What it knows': {
    data: 'vitp data ship Akagi',
    rules: 'vitp rules',
    players: 'vitp players standard',
    schema: 'vitp schema raid',
  },
  'And also': {
    page: 'vitp page',
    'pacific-war': 'vitp pacific-war 7 --example',
    completion: 'vitp completion bash',
  },
};

/** Where commands go that no group names. */
const LAST = 'And also';

const exampleOf = (name: string): string | undefined => Object.values(GROUPS).flatMap((group) => group[name] ?? [])[0];

/** Shows the commands of a finished program in groups, and adds to the help of each of them its example. */
export function groupCommands(program: Command): void {
  for (const command of program.commands) {
    const example = exampleOf(command.name());
    if (example !== undefined) command.addHelpText('after', `\nExample:\n  ${example}`);
  }
  program.configureHelp({ formatHelp: () => overview(program) });
}

function overview(program: Command): string {
  const { commands } = program;
  const wide = Math.max(...commands.map((command) => command.name().length)) + 4;
  const lines = [program.description(), '', 'Usage: vitp COMMAND …; vitp COMMAND --help tells all that it can do.'];
  for (const [title, group] of Object.entries(GROUPS)) {
    const named = Object.keys(group).flatMap((name) => commands.find((c) => c.name() === name) ?? []);
    const others = title === LAST ? commands.filter((c) => exampleOf(c.name()) === undefined) : [];
    const members = [...named, ...others];
    if (members.length === 0) continue;
    lines.push('', title);
    for (const command of members) {
      lines.push(`${`  ${command.name()}`.padEnd(wide)}${command.summary()}`);
      const example = group[command.name()];
      if (example !== undefined) lines.push(`${' '.repeat(wide)}${example}`);
    }
  }
  return `${[...lines, '', 'Options: --version, --help'].join('\n')}\n`;
}
