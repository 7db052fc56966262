// Rule 7.4: naming targets.
import { describe, expect, it } from 'vitest';
import { type Answer, NONE, PASSIVE, type Piece, type Script, type Setup, type Table, table } from './table.js';

interface Round {
  readonly japan?: Answer;
  readonly allied?: Answer;
  readonly announced?: Answer;
  readonly rulings?: Setup['rulings'];
  readonly elsewhere?: Setup['at'];
}

/** A round in the Coral Sea in which both want the same action; dice as they fall. */
function round(
  wish: 'day' | 'night',
  pieces: readonly Piece[],
  { japan, allied, announced, rulings, elsewhere }: Round,
): Table {
  const script = (targets?: Answer): Script => ({
    ...PASSIVE,
    'day-night': wish,
    ...(targets !== undefined && { targets: [targets] }),
  });
  return table({
    at: { 'Coral Sea': pieces, ...elsewhere },
    seed: 'targets',
    ...(rulings && { rulings }),
    japan: script(japan),
    allied: { ...script(allied), ...(announced !== undefined && { 'firing-carriers': [announced] }) },
  });
}

/** Rule that refuses a round's answers, or `lawful`. */
const day = (pieces: readonly Piece[], answers: Round) => refusal(round('day', pieces, answers));
const night = (pieces: readonly Piece[], answers: Round) => refusal(round('night', pieces, answers));
const refusal = (t: Table) => t.refusal(() => t.round('Coral Sea'));

describe('naming targets', () => {
  it('7.4: Japan names its targets and resolves them before the Allies name theirs; results count after both', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Houston'] },
      // Nachi's shot sinks Houston, Houston's shot sinks Nachi all the same.
      dice: [5, 2, 6, 3],
      japan: { ...PASSIVE, 'day-night': 'night', targets: [{ Nachi: 'Houston' }] },
      allied: { ...PASSIVE, 'day-night': 'night', targets: [{ Houston: 'Nachi' }] },
    });
    t.round('Coral Sea');
    expect(t.asked.slice(2)).toEqual(['japan targets', 'allied targets']);
    expect(t.log.findIndex((line) => line.startsWith('attacked Nachi'))).toBeLessThan(
      t.log.indexOf('? allied targets'),
    );
    expect([t.where('Nachi'), t.where('Houston')]).toEqual(['sunk', 'sunk']);
  });

  it('7.4: an answer that is refused leaves no marks for the next one', () => {
    const pieces = ['Akagi', 'Saratoga', 'Houston'];
    const t = round('day', pieces, { japan: { Akagi: 'Houston', Saratoga: 'Houston' } });
    expect(refusal(t)).toBe('5');
    expect(t.game.mark.every((mark) => mark === 0)).toBe(true);
  });

  it('7.41: by day carriers and air units attack, and anything in the area can be attacked', () => {
    const pieces = ['Akagi', '21 AirFlot', 'Nachi', 'Kure', 'Saratoga', '11th A.F.', 'Houston', '1 Marines'];
    for (const target of ['Saratoga', '11th A.F.', 'Houston', '1 Marines']) {
      expect(day(pieces, { japan: { Akagi: target, '21 AirFlot': target } })).toBe('lawful');
    }
    for (const target of ['Akagi', '21 AirFlot', 'Nachi', 'Kure']) {
      expect(day(pieces, { allied: { Saratoga: target, '11th A.F.': target } })).toBe('lawful');
    }
    expect(day(pieces, { japan: { Nachi: 'Houston' } })).toBe('7.41');
    expect(day(pieces, { japan: { Kure: 'Houston' } })).toBe('13.2');
    expect(day([{ name: 'Akagi', damage: 4 }, 'Kaga', 'Houston'], { japan: { Akagi: 'Houston' } })).toBe('7.73');
    for (const attacker of ['Houston', '1 Marines'])
      expect(day(pieces, { allied: { [attacker]: 'Nachi' } })).toBe(attacker === 'Houston' ? '7.41' : '13.2');
    // A battleship's gunnery is no airstrike; and a side without airstrikes is not asked.
    const t = round('day', ['Yamato', 'Iowa'], {});
    t.round('Coral Sea');
    expect(t.asked).toEqual(['japan day-night', 'allied day-night']);
  });

  it('7.41, withhold-fire-by-day: a carrier may hold its fire; by the other reading it attacks', () => {
    const pieces = ['Akagi', '21 AirFlot', 'Saratoga'];
    const no = { 'withhold-fire-by-day': 'no' };
    expect(day(pieces, { japan: NONE })).toBe('lawful');
    expect(day(pieces, { japan: NONE, rulings: no })).toBe('7.41');
    expect(day(pieces, { japan: { Akagi: 'Saratoga' }, rulings: no })).toBe('7.41');
    const all = { Akagi: 'Saratoga', '21 AirFlot': 'Saratoga' };
    expect(day(pieces, { japan: all, allied: NONE, rulings: no })).toBe('7.41');
    expect(day(pieces, { japan: all, allied: { Saratoga: 'Akagi' }, rulings: no })).toBe('lawful');
    // A crippled carrier has nothing to fire.
    const crippled = ['Akagi', { name: 'Saratoga', damage: 3 }];
    expect(day(crippled, { japan: { Akagi: 'Saratoga' }, rulings: no })).toBe('lawful');
  });

  it('7.42: at night every ship but carriers must attack, Japanese and Allied', () => {
    const pieces = ['Nachi', 'Yamato', 'Houston', 'Iowa'];
    expect(
      night(pieces, { japan: { Nachi: 'Houston', Yamato: 'Iowa' }, allied: { Houston: 'Nachi', Iowa: 'Nachi' } }),
    ).toBe('lawful');
    expect(night(pieces, { japan: { Nachi: 'Houston' } })).toBe('7.42');
    expect(night(pieces, { japan: NONE })).toBe('7.42');
    expect(night(pieces, { allied: { Iowa: 'Nachi' } })).toBe('7.42');
  });

  it('7.42, withhold-fire-at-night: by the other reading any ship may hold its fire at night', () => {
    const rulings = { 'withhold-fire-at-night': 'yes' };
    expect(night(['Nachi', 'Yamato', 'Houston'], { japan: NONE, allied: NONE, rulings })).toBe('lawful');
    expect(night(['Nachi', 'Yamato', 'Houston'], { japan: { Nachi: 'Houston' }, allied: NONE, rulings })).toBe(
      'lawful',
    );
  });

  it('7.42: a Japanese carrier with gunnery fires at night or not; one without cannot, nor can air or amphibious units', () => {
    const pieces = ['Akagi', 'Ryujo', '21 AirFlot', 'Kure', 'Houston'];
    expect(night(pieces, { japan: NONE })).toBe('lawful');
    expect(night(pieces, { japan: { Akagi: 'Houston' } })).toBe('lawful');
    expect(night(pieces, { japan: { Ryujo: 'Houston' } })).toBe('7.42');
    expect(night(pieces, { japan: { '21 AirFlot': 'Houston' } })).toBe('7.424');
    expect(night(pieces, { japan: { Kure: 'Houston' } })).toBe('13.2');
  });

  it('7.421: an Allied carrier fires only if it was named, and must fire then', () => {
    const pieces = ['Nachi', 'Saratoga', 'Houston'];
    const both = { Saratoga: 'Nachi', Houston: 'Nachi' };
    expect(night(pieces, { announced: ['Saratoga'], allied: both })).toBe('lawful');
    expect(night(pieces, { announced: ['Saratoga'], allied: { Houston: 'Nachi' } })).toBe('7.42');
    expect(night(pieces, { announced: NONE, allied: both })).toBe('7.421');
    expect(night(pieces, { announced: NONE, allied: { Houston: 'Nachi' } })).toBe('lawful');
    // Fired on, it still cannot fire.
    const alone = ['Nachi', 'Saratoga'];
    expect(night(alone, { announced: NONE, japan: { Nachi: 'Saratoga' } })).toBe('lawful');
    const silent = round('night', alone, { announced: NONE, japan: { Nachi: 'Saratoga' } });
    silent.round('Coral Sea');
    expect(silent.asked).not.toContain('allied targets');
  });

  it('7.421: only a carrier in the fight that has gunnery is named, and once', () => {
    const pieces = ['Nachi', 'Saratoga', 'Enterprise', 'Houston', '1 Marines', '11th A.F.'];
    const elsewhere = { Indonesia: ['Lexington'], Samoa: ['Essex'] };
    for (const name of ['Enterprise', 'Houston', '1 Marines', '11th A.F.', 'Lexington', 'Essex']) {
      expect([name, night(pieces, { announced: [name], elsewhere })]).toEqual([name, '7.421']);
    }
    expect(night(pieces, { announced: ['Saratoga', 'Saratoga'] })).toBe('7.421');
    expect(night(pieces, { announced: ['Nachi'] })).toBe('5');
    expect(night(pieces, { announced: { raw: [-1] } })).toBe('5');
  });

  it('7.421: without a carrier that could be named nobody is asked', () => {
    const t = round('night', ['Nachi', 'Akagi', 'Enterprise', 'Houston'], {});
    t.round('Coral Sea');
    expect(t.asked).not.toContain('allied firing-carriers');
    expect(t.asked).not.toContain('japan firing-carriers');
  });

  it('7.42, 7.421, screening-carriers: by the other reading a carrier without gunnery may be named, to be a target before the others', () => {
    const pieces = ['Nachi', 'Enterprise', 'Houston', 'Chester'];
    const rulings = { 'screening-carriers': 'yes' };
    expect(night(pieces, { japan: { Nachi: 'Enterprise' } })).toBe('7.422');
    expect(night(pieces, { announced: ['Enterprise'], japan: { Nachi: 'Enterprise' }, rulings })).toBe('lawful');
    expect(night(pieces, { announced: NONE, japan: { Nachi: 'Enterprise' }, rulings })).toBe('7.422');
    // Named or not, it has no shots.
    const fires = { Enterprise: 'Nachi', Houston: 'Nachi', Chester: 'Nachi' };
    expect(night(pieces, { announced: ['Enterprise'], allied: fires, rulings })).toBe('7.42');
  });

  it('7.421: any ship that fires its gunnery can be attacked, whatever else is', () => {
    const pieces = ['Nachi', 'Saratoga', 'Houston', 'Iowa'];
    for (const target of ['Houston', 'Iowa'])
      expect(night(pieces, { announced: NONE, japan: { Nachi: target } })).toBe('lawful');
    expect(night(pieces, { announced: ['Saratoga'], japan: { Nachi: 'Saratoga' } })).toBe('lawful');
    expect(night(pieces, { announced: NONE, japan: { Nachi: 'Saratoga' } })).toBe('7.422');
  });

  it('7.422: a carrier that does not fire may be attacked only when every firing ship is attacked too', () => {
    const pieces = ['Nachi', 'Atago', 'Tone', 'Saratoga', 'Enterprise', 'Houston'];
    const all = (targets: [string, string, string]) => ({ Nachi: targets[0], Atago: targets[1], Tone: targets[2] });
    expect(night(pieces, { announced: NONE, japan: all(['Houston', 'Saratoga', 'Enterprise']) })).toBe('lawful');
    expect(night(pieces, { announced: NONE, japan: all(['Saratoga', 'Saratoga', 'Enterprise']) })).toBe('7.422');
    // Saratoga fires: she must be attacked before Enterprise may be.
    expect(night(pieces, { announced: ['Saratoga'], japan: all(['Houston', 'Houston', 'Enterprise']) })).toBe('7.422');
    expect(night(pieces, { announced: ['Saratoga'], japan: all(['Houston', 'Saratoga', 'Enterprise']) })).toBe(
      'lawful',
    );
    // One silent carrier need not be attacked for the sake of another.
    expect(night(pieces, { announced: NONE, japan: all(['Houston', 'Houston', 'Enterprise']) })).toBe('lawful');
  });

  it("7.422: Japan's carriers show by firing which of them do", () => {
    const pieces = ['Akagi', 'Kaga', 'Nachi', 'Houston', 'Chester', 'Chicago'];
    const japan = { Akagi: 'Houston', Nachi: 'Houston' };
    const all = (targets: [string, string, string]) => ({
      Houston: targets[0],
      Chester: targets[1],
      Chicago: targets[2],
    });
    // Akagi fires and is a target like Nachi; Kaga does not and comes after both.
    expect(night(pieces, { japan, allied: all(['Akagi', 'Akagi', 'Akagi']) })).toBe('lawful');
    expect(night(pieces, { japan, allied: all(['Kaga', 'Nachi', 'Nachi']) })).toBe('7.422');
    expect(night(pieces, { japan, allied: all(['Kaga', 'Nachi', 'Akagi']) })).toBe('lawful');
    expect(night(pieces, { japan: { Nachi: 'Houston' }, allied: all(['Akagi', 'Akagi', 'Kaga']) })).toBe('7.422');
    expect(night(pieces, { japan: { Nachi: 'Houston' }, allied: all(['Nachi', 'Akagi', 'Akagi']) })).toBe('lawful');
  });

  it('7.422: who fired in one round or action is not known in the next', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Houston'] },
      dice: [1, 1, 1, 1, 1],
      japan: {
        ...PASSIVE,
        'day-night': 'night',
        retreat: 'stay',
        targets: [{ Akagi: 'Houston', Nachi: 'Houston' }, { Nachi: 'Houston' }],
      },
      allied: {
        ...PASSIVE,
        'day-night': 'night',
        retreat: 'stay',
        targets: [{ Houston: 'Akagi' }, { Houston: 'Akagi' }],
      },
    });
    expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('7.422');
    expect(t.game.round).toBe(2);
  });

  it('7.423: an amphibious unit may be attacked only when every ship is attacked too, firing or not', () => {
    const pieces = ['Nachi', 'Atago', 'Tone', 'Saratoga', 'Houston', '1 Marines', '11th A.F.'];
    const all = (targets: [string, string, string]) => ({ Nachi: targets[0], Atago: targets[1], Tone: targets[2] });
    expect(night(pieces, { announced: NONE, japan: all(['Houston', 'Houston', '1 Marines']) })).toBe('7.423');
    expect(night(pieces, { announced: NONE, japan: all(['Saratoga', 'Saratoga', '1 Marines']) })).toBe('7.423');
    expect(night(pieces, { announced: NONE, japan: all(['Houston', 'Saratoga', '1 Marines']) })).toBe('lawful');
    expect(night(pieces, { announced: ['Saratoga'], japan: all(['Houston', 'Houston', '1 Marines']) })).toBe('7.423');
    // Alone it can be attacked, and one unit does not screen another.
    expect(night(['Nachi', '1 Marines', '2 Marines'], { japan: { Nachi: '2 Marines' } })).toBe('lawful');
    expect(
      night(['Kure', 'Sasebo', 'Nachi', 'Houston', 'Chester'], { allied: { Houston: 'Kure', Chester: 'Nachi' } }),
    ).toBe('lawful');
    expect(
      night(['Kure', 'Sasebo', 'Nachi', 'Houston', 'Chester'], { allied: { Houston: 'Kure', Chester: 'Sasebo' } }),
    ).toBe('7.423');
  });

  it('7.424: at night air units neither attack nor are attacked', () => {
    const pieces = ['Nachi', '21 AirFlot', 'Houston', '11th A.F.'];
    expect(night(pieces, { japan: { Nachi: '11th A.F.' } })).toBe('7.424');
    expect(night(pieces, { allied: { Houston: '21 AirFlot' } })).toBe('7.424');
    expect(night(pieces, { japan: { Nachi: 'Houston', '21 AirFlot': 'Houston' } })).toBe('7.424');
    // Against air alone a ship has no target and need not attack.
    expect(night(['Nachi', '11th A.F.'], { japan: NONE })).toBe('lawful');
  });

  it('7.43: only ships and units in the area attack and are attacked, not those in port or elsewhere', () => {
    const elsewhere = { Guadalcanal: ['Chester', 'Saratoga'], Indonesia: ['Kaga', 'Chicago'] };
    const pieces = ['Akagi', 'Houston', 'Wasp'];
    for (const target of ['Chester', 'Chicago', 'Akagi', 'Nachi']) {
      expect([target, day(pieces, { japan: { Akagi: target }, elsewhere })]).toEqual([target, '7.43']);
    }
    expect(day(pieces, { japan: { Kaga: 'Houston' }, elsewhere })).toBe('7.43');
    expect(day(pieces, { allied: { Saratoga: 'Akagi' }, elsewhere })).toBe('7.43');
    expect(day(pieces, { japan: { Wasp: 'Houston' } })).toBe('5');
    expect(day(pieces, { japan: { raw: [0] } })).toBe('5');
  });

  it('7.44: an attacker makes its whole attack on one target; several may share a target', () => {
    const pieces = ['Akagi', 'Kaga', 'Houston', 'Chester'];
    const split: [string, string][] = [
      ['Akagi', 'Houston'],
      ['Akagi', 'Chester'],
    ];
    expect(day(pieces, { japan: split })).toBe('7.44');
    expect(day(pieces, { japan: [split[0]!, split[0]!] })).toBe('7.44');
    const both = round('day', pieces, { japan: { Akagi: 'Houston', Kaga: 'Houston' } });
    both.round('Coral Sea');
    expect(both.heard('attacked').map(([attacker, target]) => [attacker, target])).toEqual([
      ['Akagi', 'Houston'],
      ['Kaga', 'Houston'],
    ]);
    expect(day(pieces, { japan: { Akagi: 'Houston', Kaga: 'Chester' } })).toBe('lawful');
  });

  it('7.45: all targets are named before any attack is resolved, and an attack on what is already sunk is made all the same', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Kaga', 'Houston', 'Chester'] },
      // Akagi sinks Houston with damage 6; Kaga's four shots go the same way.
      dice: [6, 1, 1, 1, 6, 1, 1, 1, 1],
      japan: { ...PASSIVE, targets: [{ Akagi: 'Houston', Kaga: 'Houston' }] },
      allied: PASSIVE,
    });
    t.round('Coral Sea');
    expect(t.heard('attacked').length).toBe(2);
    expect(t.asked.filter((question) => question === 'japan targets').length).toBe(1);
    expect([t.where('Houston'), t.where('Chester')]).toEqual(['sunk', 'Coral Sea']);
  });
});
