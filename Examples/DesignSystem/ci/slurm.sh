#!/bin/sh
# The audit on twenty machines of a cluster, and then its report:
#   audit=$(sbatch --parsable ci/slurm.sh)
#   sbatch --dependency=afterany:$audit --wrap 'curbcut merge parts --format html -o audit.html'
# One share again, as the report says which: SHARDS=20 sbatch --array=7 ci/slurm.sh
#SBATCH --job-name=audit
#SBATCH --array=1-20
#SBATCH --requeue
set -eu
# What is audited: an app's folder, storyboards, recordings from phones.
SCREENS=${SCREENS:-App recordings}
# The share is this task's number, and there are as many as tasks, unless only some of them run.
SHARDS=${SHARDS:-$SLURM_ARRAY_TASK_COUNT}
mkdir -p parts
curbcut audit $SCREENS --all-screens --pictures \
  --shard "$SLURM_ARRAY_TASK_ID/$SHARDS" -o "parts/$SLURM_ARRAY_TASK_ID.jsonl"
