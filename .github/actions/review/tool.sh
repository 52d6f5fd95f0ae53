#!/usr/bin/env bash
# Finds the command, else says where it will be built and under which key that is kept.
set -euo pipefail

if command -v splitframe >/dev/null; then
    echo "found=true" >>"$GITHUB_OUTPUT"
    exit 0
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
# Without a repository around it, as GitHub unpacks an action, what is built is told by its files.
revision=$(cd "$root" && find Package.swift Sources -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum)
toolchain=$({ swift --version; uname -sm; cat /etc/os-release; } 2>/dev/null | sha256sum)
{
    echo "root=$root"
    echo "folder=$RUNNER_TEMP/splitframe-tool"
    echo "key=splitframe-${toolchain:0:16}-${revision:0:16}"
} >>"$GITHUB_OUTPUT"
