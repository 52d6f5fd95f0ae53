#!/usr/bin/env bash
# Builds the command where the cache had none, and puts it in the path of the steps that follow.
set -euo pipefail

"$ROOT/scripts/bootstrap" >&2
if [[ ! -x $FOLDER/splitframe ]]; then
    swift build -c release --package-path "$ROOT" --product splitframe >&2
    mkdir -p "$FOLDER"
    cp "$ROOT/.build/release/splitframe" "$FOLDER/"
fi
echo "$FOLDER" >>"$GITHUB_PATH"
