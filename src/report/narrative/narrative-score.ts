// The end of a turn told: who controls what (15.3), what it brings, and what the end of the track cuts off (2.5).
import { counted } from '../../answer/digits.js';
import { ALLIED, JAPAN, NOBODY } from '../../board/index.js';
import { INDONESIA, JAPANESE_ISLANDS } from '../../game/state/places.js';
import type { Game } from '../../game/state/state.js';
import { TRACK_END } from '../../game/state/track.js';
import { listed } from '../answers/say.js';
import { does, leadText } from './narrative-words.js';

/** Collects the flags of a turn until it is scored. */
export class ScoreNarrator {
  private track = 0;
  private control: [string[], string[], string[]] = [[], [], []];

  /** @param track the lead before the turn is scored */
  begins(track: number): void {
    this.track = track;
    this.control = [[], [], []];
  }

  flag(area: string, side: number): void {
    this.control[side]!.push(area);
  }

  /** The sentences, with what each side gains and the lead after it. */
  scored(japan: number, allied: number, track: number, g: Game): string[] {
    const extra = extraPoints(g);
    const nobody = this.control[NOBODY];
    const lost = Math.abs(this.track + japan - allied - track);
    const end = `The track ends at ${TRACK_END} (2.5): ${counted(lost, 'point')} more ${lost === 1 ? 'does' : 'do'} not count.`;
    return [
      ...[JAPAN, ALLIED].map((side) => `${does(side, 'control')} ${listed(this.control[side]!) || 'nothing'}.`),
      ...(nobody.length > 0 ? [`Nobody controls ${listed(nobody)}.`] : []),
      `POC: Japan gains ${japan}${extra > 0 ? ` (${extra} of them by 19.3)` : ''}, the Allies gain ${allied}. ${leadText(track)}${lost > 0 ? ` ${end}` : ''}`,
    ];
  }
}

/** Points of Japan's turn that stand on no map: one each for the Japanese Islands and Indonesia (19.3). */
function extraPoints(g: Game): number {
  if (!g.rules.nineTurn) return 0;
  return [JAPANESE_ISLANDS, INDONESIA].filter((area) => g.areaControl[area] === JAPAN).length;
}
