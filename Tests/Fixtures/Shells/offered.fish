# offered.fish SCRIPT LINE: what fish offers behind a line once it has read the script, a word each.
source $argv[1]
complete -C $argv[2] | string replace -r '\t.*' '' | string replace -r '^--[a-z-]*=' '' | sort -u
