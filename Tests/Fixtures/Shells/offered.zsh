# offered.zsh SCRIPT LINE: what zsh offers behind a line once it has read the script, a word each.
# Words are completed by a shell on a terminal of its own, and noted where the completion hands them over.
zmodload zsh/zpty
folder=$(mktemp -d)
trap 'rm -rf $folder' EXIT
: >$folder/offered
cat >$folder/start <<END
PROMPT= RPROMPT=
autoload -Uz compinit
compinit -u -D
source ${(q)1}
compadd() {
    [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]] && { builtin compadd "\$@"; return; }
    local -a hits
    builtin compadd -O hits "\$@"
    ((\$#hits)) && print -rl -- \$hits >>$folder/offered
    builtin compadd "\$@"
}
note-end() { : >$folder/end; }
comppostfuncs=(note-end)
bindkey '^I' complete-word
: >$folder/ready
END
wait_for() {
    repeat 100; do [[ -e $folder/$1 ]] && return; sleep 0.1; done
    print "zsh does not get $1" >&2
    exit 1
}
zpty -b shell zsh -f -i
zpty -w shell "source $folder/start"
wait_for ready
zpty -n -w shell "$2"$'\t'
wait_for end
sort -u $folder/offered
zpty -d shell
