#!/usr/bin/env bash
# Makes the summary a comment of the pull request, in place of the one that an earlier run made.
set -euo pipefail

[[ -f $REVIEW/summary.md ]] || exit 0
mark='<!-- splitframe -->'
gh=${GH:-gh}
path="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments"
known=$("$gh" api --paginate "$path" --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1)
if [[ -n $known ]]; then
    "$gh" api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" -F body=@"$REVIEW/summary.md" >/dev/null
else
    "$gh" api --method POST "$path" -F body=@"$REVIEW/summary.md" >/dev/null
fi
