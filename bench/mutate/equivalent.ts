// Mutants that change no game, so that no test can notice them. Each is marked with the reason; one that a test notices all
// the same is an error of this list, and the script says so.
import type { Mutant } from './instrument.js';

/** Mutants of one place, or of one shape. Texts as the report prints them. */
interface Mark {
  readonly file: string | RegExp;
  readonly where: string | RegExp;
  /** The statement around it, where there are several alike. */
  readonly statement?: RegExp;
  readonly before: string | RegExp;
  readonly after: string | RegExp;
  readonly reason: string;
}

const ANY = /^/;

const MARKS: readonly Mark[] = [
  {
    file: ANY,
    where: ANY,
    before: /^([pq]) < (?:t|g\.tables)\.pieceCount$/,
    after: /^([pq]) <= (?:t|g\.tables)\.pieceCount$/,
    reason: 'one past the last piece every array reads undefined, which is no side, kind or place',
  },
  {
    file: ANY,
    where: ANY,
    before: /^nameTargets\(g, (?:JAPAN|ALLIED)\) > 0$/,
    after: />= 0$/,
    reason: 'resolving no attacks does nothing',
  },
  {
    file: ANY,
    where: ANY,
    statement: /^if \(kamikazes\) (?:settle|spend)Kamikazes\(g\);$/,
    before: /^kamikazes$/,
    after: /^true$/,
    reason: 'on other turns nobody makes a Kamikaze attack, and there is nothing to settle or to spend',
  },
  {
    file: 'control.ts',
    where: 'score',
    before: /^track [<>] -?TRACK_END$/,
    after: /^track [<>]= -?TRACK_END$/,
    reason: 'at its end the track is set to its end',
  },
  {
    file: 'control.ts',
    where: 'placeFlags',
    before: 'japan >> JAPANESE_ISLANDS',
    after: 'japan << JAPANESE_ISLANDS',
    reason: 'the Japanese Islands are area 0',
  },
  {
    file: 'movement.ts',
    where: 'raidReach',
    before: 'AREA_COUNT + YOKOSUKA',
    after: 'AREA_COUNT - YOKOSUKA',
    reason: 'Yokosuka is harbor 0',
  },
  {
    file: /^(?:retreats|retreating-groups|who-pursues|pursuit-rounds)\.ts$/,
    where: ANY,
    before: /^(?:speed < slowest|group > highest|group > g\.groups|number > g\.groups|g\.round > latest)$/,
    after: /<=|>=/,
    reason: 'the same value is set once more',
  },
  {
    file: 'san-diego.ts',
    where: /^(?:returnFromSanDiego|relieveWestCoast|waitsOffWestCoast)$/,
    before: /^(?:port|returnPort\(g\)) < 0$/,
    after: /<= 0$/,
    reason: 'Pearl Harbor and Samoa are harbors 4 and 5, and no harbor is -1',
  },
  {
    file: 'san-diego.ts',
    where: 'returnFromSanDiego',
    before: 'g.rules.sanDiegoAbsence < 0',
    after: 'false',
    reason: 'without the adjustment nobody is in San Diego',
  },
  {
    file: 'san-diego.ts',
    where: 'relieveWestCoast',
    before: '!g.rules.westCoastBases',
    after: 'false',
    reason: 'without the adjustment nobody waits off the West Coast',
  },
  {
    file: 'sequence.ts',
    where: 'endTurn',
    before: 'g.turn === 1 && g.rules.nt1',
    after: /^(?:g\.turn === 1 \|\| g\.rules\.nt1|true)$/,
    reason: 'at the end of any other turn no ship is of uncertain location',
  },
  {
    file: 'rounds.ts',
    where: 'combatRound',
    before: 'g.rules.nt1',
    after: 'true',
    reason: 'under rule 18 the two raid rounds come before the first round of combat in Indonesia',
  },
  {
    file: 'normal-turn-one.ts',
    where: 'normalTurnOneHawaii',
    before: /^(?:g\.engaged = false;|false)$/,
    after: /^(?:|true)$/,
    reason: 'no Allied unit is left in Hawaii, or combat there is over: nobody asks any more',
  },
  {
    file: 'normal-turn-one.ts',
    where: 'normalTurnOneHawaii',
    before: 'k <= ROUNDS && hasUnits(g, HAWAII, JAPAN)',
    after: 'k <= ROUNDS || hasUnits(g, HAWAII, JAPAN)',
    reason: 'the loop is left within, after the last round or without Japanese units',
  },
  {
    file: 'kamikaze.ts',
    where: 'settleKamikazes',
    statement: /^g\.kamikaze\[.*= 2;$/,
    before: '2',
    after: '3',
    reason: 'halved, either leaves 1',
  },
];

const fits = (mark: string | RegExp, text: string) => (typeof mark === 'string' ? mark === text : mark.test(text));

const marks = (mark: Mark, m: Mutant): boolean =>
  fits(mark.file, m.file) &&
  fits(mark.where, m.where) &&
  (mark.statement?.test(m.statement) ?? true) &&
  fits(mark.before, m.before) &&
  fits(mark.after, m.after);

/** Why a mutant changes no game; `undefined` when it is not marked. */
export function equivalence(m: Mutant): string | undefined {
  return MARKS.find((mark) => marks(mark, m))?.reason;
}

/** Marks that none of all the mutants has: the code that they tell of has changed. */
export function idleMarks(mutants: readonly Mutant[]): string[] {
  return MARKS.filter((mark) => !mutants.some((m) => marks(mark, m))).map(
    ({ file, where, before, reason }) => `${file} ${where}: \`${before}\` (${reason})`,
  );
}
