#!/usr/bin/env bash
# Runs every notebook from scratch on this project's own Node and build; fails on the first error.
#
#   npm run notebooks             run, and fail where the committed output is no longer what comes out
#   npm run notebooks -- --write  run, and keep the output
#
# Needs Jupyter's runner; on Debian: apt-get install --no-install-recommends jupyter-nbconvert python3-nbclient
# jupyter-core jupyter-client. The kernel is tslab from node_modules; nothing is installed for the user.
set -euo pipefail
cd "$(dirname "$0")"
. ../bench/usage.sh
usage execute.sh --write "$@"
write=${1:-}

(cd .. && npx tsup --silent)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/kernels/tslab"
cat >"$work/kernels/tslab/kernel.json" <<JSON
{
  "argv": ["$(command -v node)", "$(cd .. && pwd)/node_modules/tslab/bin/tslab", "kernel", "--config-path", "{connection_file}"],
  "display_name": "TypeScript",
  "language": "typescript"
}
JSON

for notebook in *.ipynb; do
  JUPYTER_PATH=$work IPYTHONDIR=$work/ipython jupyter-nbconvert --log-level WARN --to notebook --execute \
    --ExecutePreprocessor.kernel_name=tslab --ExecutePreprocessor.timeout=300 \
    --output-dir "$work" "$notebook"
  node tidy.mjs "$work/$notebook"
  if [ "$write" = --write ]; then
    cp "$work/$notebook" "$notebook"
    echo "$notebook: run and kept"
  elif diff -u "$notebook" "$work/$notebook" >"$work/diff"; then
    echo "$notebook: run, and says what it said before"
  else
    head -n 40 "$work/diff"
    echo "$notebook: what comes out is no longer what is committed; look at it and run: npm run notebooks -- --write" >&2
    exit 1
  fi
done
