// Examples for `vitp battle --help`, and what a file says beside each option.

/** Text after the options. */
export const BATTLE_HELP = `
What you can type, with or without quotes (your shell wants them around
brackets, & and *):
  vitp battle Akagi, Kaga, 22 AF vs Lexington, Big E, 11 AF in the Coral Sea
  vitp battle "Shōkaku & 2 Kongos vs PoW, Repulse (2 damage), Japan controls"
  vitp battle "4 x Fuso class vs 3 x 1+27 in the Coral Sea"
  vitp battle "Yamato (crippled) vs Iowa" --retreat 2,never --pursue allied
  vitp battle "Atago, Nachi vs Houston" --rounds 3 --submarine allied
  vitp battle "Akagi vs Hornet, 7 AF in port at Pearl" \\
    --air-raid "japan=Pearl Harbor"
A name that can mean several things is refused with the choices.

On turn 9 under nine-turn, Japanese carriers make Kamikaze attacks (19.22) only
where they are raiding, have no circled airstrike, and Japan would win less than
three such fights in ten.

The same in a file, kind: battle (vitp schema battle has every key):
  --area, --control       area: Coral Sea   control: japan
  --rounds, --turn        rounds: 3   turn: 4
  --rules, --data         rules: [nt1]   data: {…}
  --method                method: exact
  of a side, under japan: or allied:
    --prefer              prefer: night
    --targets             targets: [carrier, Iowa]   (or {best: kills})
    --retreat, --groups   retreat: 2   groups: by-speed
    --pursue              pursue: false
    --submarine           submarine: true
    --carriers-fire       carriersFire: true
    --air-raid            airRaid: Pearl Harbor
    the units             units: [Akagi, Yamato (3 damage), 2 Kongos,
                                  {name: X, factors: 1+27}]`;
