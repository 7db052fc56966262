# Read by scripts: who plays where nobody is named, as $player, and what the names of players who search from its answers end in, as $number.
player=$(sed -n "s/^export const DEFAULT_PLAYER.*'\(.*\)';/\1/p" src/ai/default-player.ts)
number=${player##*-}
