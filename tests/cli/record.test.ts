// `vitp record`: a game written down as it is played.
import { describe, expect, it } from 'vitest';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();

describe('vitp record', () => {
  it('begins a game, asks what comes next, and tells what the dice brought', async () => {
    const begun = await vitpHere(['record', '--new']);
    expect(begun.stdout).toContain('until: steps');
    const first = await vitpHere(['record', '--next', folder.write('begun.yaml', begun.stdout)]);
    expect(first.stdout).toMatch(/^ {2}# Turn 1: japan raid-force \(4\.2\)\n/);
    const patrols = `  - japan raid-force: [Akagi, Kaga]\n  - japan patrols: {Indonesia: Kitakami}\n    dice: {Kitakami: 6}\n`;
    const file = folder.write('patrols.yaml', begun.stdout + patrols);
    const next = await vitpHere(['record', '--next', file]);
    expect(next.stdout).toMatch(
      /^ {2}# So far:\n {2}# {3}Japan, patrols: Indonesia: Kitakami\.\n {2}# {3}Speed rolls: Kitakami \(6\)\.\n {2}# Turn 1: allied patrols \(5\.21\)\n/,
    );
    // A game that is not over is a good record too.
    expect(await vitpHere(['replay', file])).toMatchObject({ code: 0 });
  });
});
