// A doctrine's weights as the player uses them: whole numbers (permille, hundredths of a POC), because a number with a fraction
// that is handed from function to function is an allocation.
import { AREA_NAMES } from '../../../board/index.js';
import { HARBOR_NAMES, type Weights } from './weights.js';

/** Weights in whole numbers. Chances and shares in permille, worths in hundredths of a POC. */
export interface Settings {
  readonly areas: Int32Array;
  readonly harbors: Int32Array;
  readonly fleetShares: Int32Array;
  /** Harbors, those with the largest share of the fleet first. */
  readonly harborOrder: Uint8Array;
  readonly horizon: number;
  readonly fear: number;
  readonly contest: number;
  readonly patrolFear: number;
  readonly focus: number;
  readonly patrolDepth: number;
  readonly fightFlags: number;
  readonly probe: number;
  readonly attack: number;
  readonly enough: number;
  readonly raidFear: number;
  readonly party: number;
  readonly rollSpeed: number;
  readonly flagLives: number;
  readonly surplus: number;
  readonly airSupport: number;
  readonly raidedChance: number;
  readonly baseFear: number;
  readonly screen: number;
  readonly attrition: number;
  readonly caution: number;
  readonly retreat: number;
  readonly pursue: number;
  readonly pursuitRounds: number;
  readonly stay: number;
  readonly stand: number;
  readonly raidCarriers: number;
  readonly repairShare: number;
  readonly cure: number;
  readonly entry: number;
}

/** Turns weights into whole numbers. */
export function settingsOf(w: Weights): Settings {
  return {
    areas: Int32Array.from(AREA_NAMES, (name) => hundredths(w.areas[name])),
    harbors: Int32Array.from(HARBOR_NAMES, (name) => hundredths(w.harbors[name])),
    fleetShares: Int32Array.from(HARBOR_NAMES, (name) => hundredths(w.fleetShares[name])),
    harborOrder: Uint8Array.from(HARBOR_NAMES.map((_, h) => h).sort((a, b) => share(w, b) - share(w, a) || a - b)),
    horizon: Math.round(w.horizon),
    fear: permille(w.fear),
    contest: permille(w.contestChance),
    patrolFear: permille(w.patrolFear),
    focus: permille(w.focus),
    patrolDepth: Math.round(w.patrolDepth),
    fightFlags: Math.round(w.fightFlags),
    probe: hundredths(w.probeValue),
    attack: permille(w.attackChance),
    enough: permille(w.enoughChance),
    raidFear: permille(w.raidFear),
    party: permille(w.partyChance),
    rollSpeed: Math.round(w.rollSpeed),
    flagLives: permille(w.flagLives),
    surplus: permille(w.surplusChance),
    airSupport: permille(w.airSupport),
    raidedChance: permille(w.raidedChance),
    baseFear: permille(w.baseFear),
    screen: permille(w.screenChance),
    attrition: permille(w.attrition),
    caution: permille(w.caution),
    retreat: permille(w.retreatBelow),
    pursue: permille(w.pursueChance),
    pursuitRounds: Math.round(w.pursuitRounds),
    stay: permille(w.stayChance),
    stand: permille(w.standChance),
    raidCarriers: Math.round(w.raidCarriers),
    repairShare: permille(w.repairShare),
    cure: permille(w.cureWorth),
    entry: permille(w.entryShare),
  };
}

const share = (w: Weights, harbor: number): number => w.fleetShares[HARBOR_NAMES[harbor]];
const hundredths = (x: number): number => Math.round(100 * x);
const permille = (x: number): number => Math.round(1000 * x);
