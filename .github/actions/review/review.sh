#!/usr/bin/env bash
# Verifies the goldens and writes the review; says as the step's outputs how that ended, where it is, and the code of
# an approval: a check sum of the head commit and of all that the review shows. Fails only for trouble.
set -euo pipefail

splitframe=${SPLITFRAME:-splitframe}
# What an artifact's name may hold.
name=${NAME//[^A-Za-z0-9._-]/-}
review=$RUNNER_TEMP/review-$name
{
    echo "actions=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
    echo "name=$name"
    echo "folder=$review"
} >>"$GITHUB_OUTPUT"

options=(--goldens "${GOLDENS:-Snapshots}")
if [[ -n ${AGAINST-} ]]; then
    options+=(--against "$AGAINST")
else
    verified=0
    "$splitframe" verify "${options[@]}" >&2 || verified=$?
    [[ $verified -le 1 ]] || exit "$verified"
fi
[[ -z ${BASE_URL-} ]] || options+=(--base-url "$BASE_URL")
status=0
"$splitframe" review "${options[@]}" -o "$review" --github || status=$?
[[ -d $review ]] || exit "$status"
if [[ $status -eq 0 && ${verified-0} -ne 0 ]]; then
    echo "::error::Goldens of tests have not been judged: run swift test before this action." >&2
    exit 1
fi
code=$(cd "$review" && {
    echo "$HEAD"
    find . -type f \( -name report.json -o -name '*.png' \) -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum
} | sha256sum)
{
    echo "status=$status"
    echo "code=${code:0:16}"
} >>"$GITHUB_OUTPUT"
[[ $status -le 1 ]] || exit "$status"
