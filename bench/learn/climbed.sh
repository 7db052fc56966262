# For the scripts beside it: the other side, and a climb of one side, kept in $folder, from $base, with the dice of $seed.
# climbed NAME SIDE ROUNDS AGAINST FROM OPTIONS...: FROM is where an earlier climb of the side ended, empty for none; AGAINST is empty for the usual opponents.
climbed() {
  local file=$folder/$1.json
  if [ ! -e "$file" ] && [ -n "$5" ]; then cp "$folder/$5.json" "$file"; fi
  npm run -s learn-evolve -- --base "$base" --side "$2" --keep "$file" --rounds "$3" --seed "$seed-$2" ${4:+--against "$4"} "${@:6}"
}
other() { if [ "$1" = japan ]; then echo allied; else echo japan; fi; }
