#!/usr/bin/env bash
# Games in shards with GNU parallel: on this machine, or on others with --sshlogin. What fails or is killed is played again by the
# same command; what is finished is not.
#   examples/long-runs/parallel.sh 8 game --games 100000 --seed mine
set -euo pipefail
shards=$1
shift
mkdir -p parts
parallel --joblog parts/jobs.log --resume-failed \
  npx vitp "$@" --workers 1 --quiet --checkpoint parts/kept --shard "{}/$shards" --out parts ::: $(seq "$shards")
npx vitp merge parts/shard-*-of-"$shards".json --out my-answer
