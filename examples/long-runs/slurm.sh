#!/usr/bin/env bash
# Games in shards as an array of Slurm jobs, all in the folder from which it is sent. A job that is requeued goes on where it was.
#   job=$(sbatch --parsable --array=1-8 examples/long-runs/slurm.sh game --games 100000 --seed mine)
#   sbatch --dependency=afterok:$job --wrap 'npx vitp merge parts/shard-*-of-8.json --out my-answer'
#SBATCH --job-name=vitp
#SBATCH --cpus-per-task=1
#SBATCH --mem-per-cpu=512M
#SBATCH --requeue
#SBATCH --output=vitp-%A-%a.log
set -euo pipefail
npx vitp "$@" --workers "$SLURM_CPUS_PER_TASK" --quiet --checkpoint parts/kept \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out parts
