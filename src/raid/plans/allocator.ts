// Who assigns the attackers of a raid to targets.

/** Assigns the attackers of a raid to targets. Deterministic, and allocates no memory. */
export interface RaidAllocator {
  /**
   * Fills `out` with the target (piece index) of each attacker, −1 for none.
   *
   * @param round 1 or 2.
   * @param damage damage so far by piece index; beyond what sinks a piece more makes no difference.
   * @param out one entry for each attacker, in the order the allocator was made with.
   */
  allocate(round: 1 | 2, damage: Uint8Array, out: Int16Array): void;
}
