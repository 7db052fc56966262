// Rounds in which nobody fires, one like the other: the first is told in full, the others by their dice alone.

const ROUND = /^Round (\d+)$/;

/** Folds silent rounds that follow one another with the same wishes, the same action and the same reason. */
export class SilentRounds {
  /** The silent round that was told in full, and what it has in common with those that are folded; -1: none. */
  private first = -1;
  private likeness = '';
  private last = -1;
  private dice: string[] = [];

  /** A silent round has been told in full. */
  begin(heading: string | undefined, likeness: string): void {
    this.first = this.last = roundOf(heading);
    this.likeness = likeness;
  }

  /** True when the round is kept for the fold: the next one after those that were alike. */
  takes(heading: string | undefined, likeness: string, dice: string): boolean {
    const round = roundOf(heading);
    if (this.first < 0 || round !== this.last + 1 || likeness !== this.likeness) return false;
    this.last = round;
    this.dice.push(dice);
    return true;
  }

  /** The line about the rounds that were kept, empty if there are none; they are told then. */
  told(): string {
    const { dice, first, last } = this;
    if (dice.length === 0) return '';
    this.dice = [];
    const which = dice.length === 1 ? `Round ${last}` : `Rounds ${first + 1} to ${last}`;
    const fell = dice.filter((text) => text !== '').join('; ');
    return `${which}: as in round ${first}${fell === '' ? '' : ` (${fell})`}.`;
  }

  /** Something else was told: the next silent round is told in full again. */
  forget(): void {
    this.first = -1;
  }
}

const roundOf = (heading: string | undefined): number => Number(ROUND.exec(heading ?? '')?.[1] ?? -1);
