// The luck of a whole game as one number: what the control variate of a simulation is.
import { LuckMeter } from './meter.js';

/** Adds up the luck of all rolls; forgets when told to. */
export class LuckSum extends LuckMeter {
  /** Luck of Japan so far, POC; its mean over games is zero. */
  total = 0;
  /** Sum of the variances of the rolls that fell. */
  variances = 0;

  startGame(): void {
    this.total = 0;
    this.variances = 0;
  }

  protected settle(): void {
    this.total += this.luck;
    this.variances += this.variance;
  }
}
