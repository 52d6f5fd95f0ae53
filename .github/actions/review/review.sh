#!/usr/bin/env bash
# Verifies the goldens and writes the review; says how that ended as the step's output, and fails only for trouble.
set -euo pipefail

splitframe=${SPLITFRAME:-splitframe}
options=(--goldens "${GOLDENS:-Snapshots}")
if [[ -n ${AGAINST-} ]]; then
    options+=(--against "$AGAINST")
else
    status=0
    "$splitframe" verify "${options[@]}" >&2 || status=$?
    [[ $status -le 1 ]] || exit "$status"
fi
[[ -z ${BASE_URL-} ]] || options+=(--base-url "$BASE_URL")
status=0
"$splitframe" review "${options[@]}" -o "$REVIEW" --github || status=$?
echo "status=$status" >>"$GITHUB_OUTPUT"
[[ $status -le 1 ]] || exit "$status"
