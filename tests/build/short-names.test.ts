// What the package keeps of names: a stack trace says where.
import { expect, it } from 'vitest';
import { withShortNames } from '../../build/short-names.js';

const TEXT = `import { longName as otherName } from './other.js';
const TABLE = [1, 2];
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
const sumWith = (values, more = otherName(1)) => sumOf(values) + more;
const Seat = class { };
class Player { decide(board) { return sumWith(board) + TABLE.length; } }
function play(player) { return otherName(player.decide(TABLE), new Seat()); }
export { Player, play };
`;
const lines = async (ours: boolean) => (await withShortNames(TEXT, ours)).replaceAll('\n', '').split(/(?<=[;}])/);

it('leaves the names of our functions, classes and methods', async () => {
  expect(await lines(true)).toEqual([
    'import{longName as e}',
    'from"./other.js";',
    'const n=[1,2];',
    'const sumOf=e=>e.reduce((e,n)=>e+n,0);',
    'const sumWith=(n,r=e(1))=>sumOf(n)+r;',
    'const Seat=class{}',
    ';',
    'class Player{decide(e){return sumWith(e)+n.length}',
    '}',
    'function play(r){return e(r.decide(n),new Seat)}',
    'export{Player,play}',
    ';',
  ]);
});

it('shortens all names of other packages but those that are asked for', async () => {
  const text = (await lines(false)).join('');
  expect(text).not.toMatch(/sumOf|sumWith|Seat|TABLE|class Player/);
  expect(text).toMatch(/export\{\w as Player,\w as play\};$/);
});
