// Every kind of report, each made with few games: a name, and the command that writes it.

/** Files that the commands read. */
export const FILES: Readonly<Record<string, string>> = {
  'spread.yaml': 'kind: raid\ntargets: spread\n',
  'focus.yaml': 'kind: raid\ntargets: focus\n',
  'stay.yaml': 'kind: raid\nafter: stay\n',
  'game-a.yaml': 'kind: game\n',
  'game-b.yaml': 'kind: game\nrules: [second-edition, nt1]\n',
  'line.yaml': 'kind: game\nplayers: {japan: standard}\nsweep: {players.japan.weights.fear: [0.1, 0.2, 0.3]}\n',
  'grid.yaml':
    'kind: game\nplayers: {japan: standard}\nsweep: {players.japan.weights.fear: [0.1, 0.3], players.japan.weights.greed: [0.5, 1]}\n',
  'wide.yaml': 'kind: raid\nsweep: {targets: [spread, focus, kills, bottomings]}\n',
};

const battle = 'Akagi, Kaga, 22 AirFlot vs Lexington, Enterprise, 11 AF';

/** Commands without `--out`. */
export const REPORTS: Readonly<Record<string, readonly string[]>> = {
  raid: ['raid'],
  'raid-sampled': ['raid', 'stay.yaml', '--games', '2000'],
  battle: ['battle', battle, '--area', 'Coral Sea', '--what-if', 'add Hornet'],
  'battle-sampled': ['battle', battle, '--games', '2000'],
  duel: ['duel', 'cruisers'],
  'duel-pair': ['duel', 'Atago', 'Houston'],
  game: ['game', '--games', '200'],
  bid: ['bid', '--games', '200'],
  'bid-table': [
    'bid',
    '--rules',
    'second-edition/second-edition,adjustment-1a/nine-turn/pearl-harbor/nt1',
    '--games',
    '20',
  ],
  compare: ['compare', 'spread.yaml', 'focus.yaml'],
  'compare-games': ['compare', 'game-a.yaml', 'game-b.yaml', '--games', '200', '--metric', 'poc.final,winner'],
  rank: ['compare', 'spread.yaml', 'focus.yaml', '--rank', 'battleships.sunk', '--games', '2000'],
  'sweep-line': ['sweep', 'line.yaml', '--games', '50', '--no-checkpoint', '--metric', 'poc.final,winner.japan'],
  'sweep-grid': ['sweep', 'grid.yaml', '--games', '50', '--no-checkpoint'],
  'sweep-wide': [
    'sweep',
    'wide.yaml',
    '--games',
    '500',
    '--no-checkpoint',
    '--metric',
    'battleships.afloat,battleships.sunk,battleships.bottomed,cruisers.afloat,cruisers.sunk',
  ],
  tournament: [
    'tournament',
    '--japan',
    'standard,tuned,perimeter',
    '--allied',
    'standard,tuned,fortress-hawaii',
    '--games',
    '30',
  ],
  openings: ['openings', '--japan', 'none,tko,two-area', '--allied', 'none,strike-north', '--games', '20'],
  tune: [
    'tune',
    'japan',
    '--weights',
    'fear,greed',
    '--generations',
    '2',
    '--candidates',
    '4',
    '--games',
    '2',
    '--validation-games',
    '10',
    '--against',
    'standard',
    '--others',
    'none',
  ],
  sensitivity: ['sensitivity', '--what', 'data,rulings', '--games', '20'],
  'sensitivity-weights': ['sensitivity', '--japan', 'standard', '--only', 'players.japan.weights', '--games', '10'],
  regret: ['regret', '--kinds', 'day-night', '--games', '2', '--rollouts', '2', '--turn', '2'],
  luck: ['luck', '--game', '7'],
  review: ['show', '--game', '7', '--turn', '2', '--review', '--rollouts', '8'],
  'pacific-war': ['pacific-war', '7', 'asw.yaml'],
};
