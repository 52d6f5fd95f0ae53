#!/usr/bin/env bash
# Finds the command, or gets the release of the action's own tag; else says where it will be built and under which key
# that is kept.
set -euo pipefail

if command -v splitframe >/dev/null; then
    echo "found=true" >>"$GITHUB_OUTPUT"
    exit 0
fi
# Gets a file of the release and puts what is in it beside the others, once its check sum is right.
get() {
    curl -fsSL --retry 3 -O "$release/$1" || return 1
    awk -v file="$1" '$2 == file' SHA256SUMS | sha256sum --quiet --check --strict - >&2 || exit 2
    tar -xJf "$1"
}
if [[ ${REF-} =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
    release=$SERVER/$REPOSITORY/releases/download/$REF
    name=splitframe-${REF#v}-$(uname -m)-linux
    mkdir -p "$RUNNER_TEMP/splitframe-release"
    cd "$RUNNER_TEMP/splitframe-release"
    if curl -fsSL --retry 3 -O "$release/SHA256SUMS" && get "$name.tar.xz"; then
        [[ ${LARGE_FONTS-} != true ]] || get "splitframe-${REF#v}-fonts.tar.xz"
        echo "$PWD/$name/bin" >>"$GITHUB_PATH"
        echo "found=true" >>"$GITHUB_OUTPUT"
        exit 0
    fi
    cd - >/dev/null
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
