// What one attack does, exactly: tables by attack bonus, shots and the damage the target can still take (7.5).

/** Most shots of one attack: no counter has more than nine, and a die's bonus is at most one in normal combat. */
const MAX_SHOTS = 9;
/** Damage a target can take without effect: at most double the largest armor (9.23). */
const MAX_ROOM = 23;

const WIDTH = MAX_ROOM + 1;

/** Chance, in permille, that the damage of an attack exceeds `room`: entry {@link oddsIndex}. */
export const SINK_ODDS = new Int32Array(2 * (MAX_SHOTS + 1) * WIDTH);
/** Chance, in permille, that a ship leaves the fight: its damage exceeds `room`, or it is disabled (7.54). */
export const REMOVE_ODDS = new Int32Array(SINK_ODDS.length);

/** Chance, in permille, that more than `room` shots hit: what is attacked where each hit is one point (9.22). */
export const COUNT_ODDS = new Int32Array(SINK_ODDS.length);

/** Part, in permille, of the damage that sinks a ship at sea, `room` + 1, that an attack is expected to do. */
export const HARM = new Int32Array(SINK_ODDS.length);

/** Entry of the tables: attack bonus 0 or 1, shots, and damage points the target survives (armor less damage; one less for air). */
export function oddsIndex(bonus: number, shots: number, room: number): number {
  return (bonus * (MAX_SHOTS + 1) + shots) * WIDTH + (room > MAX_ROOM ? MAX_ROOM : room);
}

/** Probabilities of the sums of no damage die, one, two and so on. */
const SUMS: readonly (readonly number[])[] = sumsOfDice(MAX_SHOTS);

function sumsOfDice(most: number): number[][] {
  const all = [[1]];
  for (let dice = 1; dice <= most; dice++) {
    const before = all[dice - 1];
    const sums: number[] = new Array(before.length + 6).fill(0);
    before.forEach((p, sum) => {
      for (let die = 1; die <= 6; die++) sums[sum + die] += p / 6;
    });
    all.push(sums);
  }
  return all;
}

const ROOMS = Array.from({ length: MAX_ROOM + 1 }, (_, room) => room);

/** Probability that the sum of so many damage dice is above `room`: `ABOVE[dice][room]`. */
const ABOVE = SUMS.map((sums) => ROOMS.map((room) => sums.reduce((total, p, sum) => total + (sum > room ? p : 0), 0)));

/** The mean of what that sum fills of `room` + 1. */
const FILLED = SUMS.map((sums) =>
  ROOMS.map((room) => sums.reduce((total, p, sum) => total + (p * Math.min(sum, room + 1)) / (room + 1), 0)),
);

function choose(n: number, k: number): number {
  let c = 1;
  for (let i = 1; i <= k; i++) c = (c * (n - k + i)) / i;
  return c;
}

for (let bonus = 0; bonus < 2; bonus++) {
  const hit = (1 + bonus) / 6;
  for (let shots = 0; shots <= MAX_SHOTS; shots++) {
    for (let room = 0; room <= MAX_ROOM; room++) {
      let sink = 0;
      let quiet = 0;
      let more = 0;
      let harm = 0;
      for (let hits = 0; hits <= shots; hits++) {
        const ways = choose(shots, hits) * hit ** hits;
        const above = ABOVE[hits][room];
        sink += ways * (1 - hit) ** (shots - hits) * above;
        harm += ways * (1 - hit) ** (shots - hits) * FILLED[hits][room];
        if (hits > room) more += ways * (1 - hit) ** (shots - hits);
        // Neither disabled by any other die nor sunk by the hits.
        quiet += ways * (1 - hit - 1 / 6) ** (shots - hits) * (1 - above);
      }
      SINK_ODDS[oddsIndex(bonus, shots, room)] = Math.round(1000 * sink);
      COUNT_ODDS[oddsIndex(bonus, shots, room)] = Math.round(1000 * more);
      HARM[oddsIndex(bonus, shots, room)] = Math.round(1000 * harm);
      REMOVE_ODDS[oddsIndex(bonus, shots, room)] = Math.round(1000 * (1 - quiet));
    }
  }
}
