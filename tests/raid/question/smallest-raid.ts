// The smallest complete file, exactly as players are told that they may write it.
export const SMALLEST_RAID = `kind: raid
raidForce: [Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu, Ryujo, Zuiho]
targets:
  round1: {Akagi: Nevada, Kaga: Arizona, Shokaku: Oklahoma, Zuikaku: Pennsylvania, Soryu: Tennessee, Hiryu: California, Ryujo: Maryland, Zuiho: West Virginia}
  round2: {Akagi: Nevada, Kaga: Arizona, Shokaku: Oklahoma, Zuikaku: Pennsylvania, Soryu: Tennessee, Hiryu: California, Ryujo: New Orleans, Zuiho: 7th A.F.}
after: leave
`;
