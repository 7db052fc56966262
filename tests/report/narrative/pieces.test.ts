// Narratives of what becomes of ships, units and ports: damaged, sunk, lost, driven out, in port, repaired, taken.
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/ai/match.js';
import { NOT_ARRIVED } from '../../../src/board/index.js';
import * as D from '../../../src/game/questions/decisions.js';
import { ARRIVED, BASED, CONTROL, LOST, REPAIRED, WITHDRAWN } from '../../../src/game/state/events.js';
import { Narrator } from '../../../src/report/narrative/narrative.js';
import { resolveRules } from '../../../src/rules/index.js';
import { fight, tables, tell } from './tell.js';

describe('states', () => {
  const raid = (dice: string) =>
    `begin: combat\nuntil: steps\nposition:\n  turn: 1\n  pieces: {Hawaiian Islands: [Akagi], Pearl Harbor: [Nevada, 7th A.F.]}\n  raiding: [Akagi]\nsteps:\n- japan targets: {Akagi: Nevada}\n  dice: ${dice}\n- japan targets: none\n- japan stay: leave\n`;

  it('9.23: a ship rests on the bottom above its armor', () => {
    expect(tell(raid('5 1 1 1 / 5'))).toContain('Nevada: 5 damage points; rests on the bottom in Pearl Harbor.');
  });

  it('9.23: a port that bears the name of a country has no bottom of its own', () => {
    const body =
      'begin: combat\nuntil: steps\nposition:\n  turn: 4\n  pieces: {Coral Sea: [Hiryu], Australia: [Idaho]}\n  raiding: [Hiryu]\nsteps:\n- japan air-raid: {Hiryu: Australia}\n- japan targets: {Hiryu: Idaho}\n  dice: {Hiryu: 5 1 1 / 6}\n- japan targets: none\n';
    expect(tell(body)).toContain('Idaho: 6 damage points; rests on the bottom in Australia.');
  });

  it('9.23: a ship on the bottom that is hit again stays there', () => {
    const again = raid('5 1 1 1 / 5').replace(
      '- japan targets: none',
      '- japan targets: {Akagi: Nevada}\n  dice: 5 1 1 1 / 1',
    );
    expect(tell(again)).toContain('Nevada: 1 damage point, 6 in all, armor 4: still on the bottom.');
  });

  it('9.23: a ship is sunk above twice its armor', () => {
    expect(tell(raid('5 5 1 1 / 6 3'))).toContain('Nevada: 9 damage points; sunk.');
  });

  it('7.72: a ship is crippled by as much damage as armor', () => {
    expect(tell(raid('5 1 1 1 / 4'))).toContain('Nevada: 4 damage points, as many as its armor: crippled.');
  });

  it('9.21: nobody is disabled in an air raid', () => {
    expect(tell(raid('4 1 1 1'))).toContain('Akagi attacks Nevada: 4 1 1 1 (+1): no effect');
  });

  it('5.6: a submarine attacks under the heading of its own area', () => {
    const body =
      'begin: combat\nuntil: steps\nposition:\n  turn: 2\n  pieces: {Coral Sea: [I-Boat, Louisville], Indonesia: [Akagi]}\nsteps:\n- japan submarine-attack: Louisville\n  dice: {I-Boat: 6 / 1}\n';
    expect(tell(body).split('\n').slice(0, 5)).toEqual([
      'Coral Sea',
      '  Japan: I-Boat.',
      '  The Allies: patrolling Louisville.',
      '    I-Boat attacks Louisville: 6 (+1): 1 hit, damage 1',
      '      Louisville: 1 damage point, as many as its armor: crippled.',
    ]);
  });

  it('14.1: a port that was surrounded the whole turn changes hands', () => {
    const body =
      'begin: combat\nuntil: turn\nposition:\n  turn: 3\n  control: {Hawaiian Islands: japan}\n  pieces: {Hawaiian Islands: [Akagi]}\nsteps:\n- japan basing: {Truk: Akagi}\n';
    const told = tell(body);
    expect(told).toContain('Pearl Harbor falls to Japan, surrounded the whole turn.');
    expect(told).toContain('POC: Japan gains 1, the Allies gain 0. Japan leads by 1.');
  });
});

describe('who is driven out by a landing', () => {
  it('12.24: names the area it leaves where that is not the one that is told', () => {
    const told = fight(
      '  pieces: {Coral Sea: [Kure], South Pacific Ocean: [RAAF], Australia: [5th A.F.]}\n  control: {Guadalcanal: allied, Lae: japan, Truk: japan}\n',
      '- japan landings: {Kure: Guadalcanal}\n- allied basing: {Australia: RAAF}\n',
    );
    expect(told).toContain('driven out, back to port: port of Australia: RAAF (from South Pacific Ocean).');
  });
});

describe('why a piece is lost that nobody has hit', () => {
  it('13.41: an invader is used up', () => {
    const told = fight('  pieces: {Coral Sea: [Kure]}\n', '- japan landings: {Kure: Port Moresby}\n');
    expect(told).toContain(
      'Kure invades Port Moresby and is used up (13.41), back on turn 7.\n    Port Moresby falls to Japan.',
    );
    expect(told).not.toContain('eliminated');
  });

  it('4.41, 10.4: nobody keeps a ship for which there is no port, though its side may hold others', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    game.turn = 5;
    const lines: string[] = [];
    const narrator = new Narrator({ write: (line) => lines.push(line), width: 200 });
    const wisconsin = tables.pieceNames.indexOf('Wisconsin');
    narrator.happened(LOST, wisconsin, NOT_ARRIVED, 0, game);
    narrator.happened(LOST, tables.pieceNames.indexOf('3 Marines'), NOT_ARRIVED, 0, game);
    narrator.happened(LOST, tables.pieceNames.indexOf('Idaho'), tables.areaNames.indexOf('Coral Sea'), 0, game);
    narrator.finish();
    expect(lines).toEqual([
      '  The Allies, reinforcements lost, for the enemy holds every port where they may arrive (4.41): Wisconsin, 3 Marines (back on turn 7).',
      '  Idaho has no port to return to and is lost (10.4).',
    ]);
  });

  it('4.42: British ships are removed', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    game.turn = 4;
    const narrator = new Narrator();
    for (const name of ['Illustrious', 'Cornwall'])
      narrator.happened(WITHDRAWN, tables.pieceNames.indexOf(name), 0, 0, game);
    expect(narrator.finish()).toEqual(['  British ships removed (4.42): Illustrious, Cornwall.']);
  });
});

describe('who comes to port', () => {
  it('adjustment 4: ships called back from San Diego are no reinforcements', () => {
    const game = new Match(tables, resolveRules(['menzel']), { japan: 'random', allied: 'random' }, 's').game;
    const piece = (name: string) => tables.pieceNames.indexOf(name);
    const pearl = tables.harborNames.indexOf('Pearl Harbor');
    const narrator = new Narrator({ width: 200 });
    narrator.happened(ARRIVED, piece('Idaho'), pearl, 0, game);
    game.answers[0] = piece('Maryland');
    game.answerLength = 1;
    narrator.decided(D.SAN_DIEGO_RETURN, 1, game);
    narrator.happened(ARRIVED, piece('Maryland'), pearl, 0, game);
    expect(narrator.finish()).toEqual([
      '  The Allies, reinforcements: Pearl Harbor: Idaho.',
      '  The Allies, back from San Diego: Pearl Harbor: Maryland.',
    ]);
  });

  it('13.33: at the end of a turn amphibious units go first', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    const narrator = new Narrator({ width: 200 });
    const based = (piece: string, harbor: string) =>
      narrator.happened(BASED, tables.pieceNames.indexOf(piece), tables.harborNames.indexOf(harbor), 0, game);
    based('Hiei', 'Truk');
    narrator.happened(CONTROL, 0, 0, 0, game);
    based('Kure', 'Truk');
    based('1 Marines', 'Samoa');
    game.basingPhase = true;
    based('Sasebo', 'Truk');
    based('Nachi', 'Truk');
    expect(narrator.finish().filter((line) => line.includes('port'))).toEqual([
      '  Japan, back to port: Truk: Hiei.',
      '  Japan, amphibious units back to port: Truk: Kure.',
      '  The Allies, amphibious units back to port: Samoa: 1 Marines.',
      '  Japan, back to port: Truk: Sasebo, Nachi.',
    ]);
  });
});

describe('repairs', () => {
  it('11.51: name the yard whose points are used', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    const harbor = (name: string) => tables.harborNames.indexOf(name);
    const california = tables.pieceNames.indexOf('California');
    game.setHarbor(harbor('Pearl Harbor'), 0);
    game.damage[california] = 1;
    const lines: string[] = [];
    const narrator = new Narrator({ width: 200, write: (line) => lines.push(line) });
    narrator.happened(REPAIRED, california, 3, harbor('Samoa'), game);
    narrator.happened(REPAIRED, tables.pieceNames.indexOf('Mutsu'), 2, harbor('Yokosuka Navy Yard'), game);
    narrator.finish();
    expect(lines).toEqual([
      '  The Allies, repairs: Samoa with the points of Pearl Harbor: California (3 points, 1 damage left).',
      '  Japan, repairs: Yokosuka Navy Yard: Mutsu (2 points).',
    ]);
  });

  it('11.3: name each yard once, in whatever order they are stated', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    const lines: string[] = [];
    const narrator = new Narrator({ width: 200, write: (line) => lines.push(line) });
    for (const [ship, harbor] of [
      ['Tennessee', 'Pearl Harbor'],
      ['Repulse', 'Ceylon'],
      ['Nevada', 'Pearl Harbor'],
    ] as const)
      narrator.happened(REPAIRED, tables.pieceNames.indexOf(ship), 1, tables.harborNames.indexOf(harbor), game);
    narrator.finish();
    expect(lines).toEqual([
      '  The Allies, repairs: Pearl Harbor: Tennessee (1 point), Nevada (1 point); Ceylon: Repulse (1 point).',
    ]);
  });
});
