/// The completion script for bash: completes commands, options of a command and values of some options, else files.
struct BashCompletions {
    let commands: [Command]

    var text: String {
        """
        # bash completion for splitframe; source it, or put it into ~/.local/share/bash-completion/completions/splitframe
        _splitframe() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} words=
            # bash takes --option=value apart.
            if [[ $word == = ]]; then
                word=
            elif [[ $before == = ]]; then
                before=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            if ((COMP_CWORD == 1)); then
                words="\((commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " "))"
            else
                case "$command $before" in
        \(values)
                esac
            fi
            if [[ -z $words && ( $word == -* || $command == help ) ]]; then
                case $command in
                    help) words="\((commands.map(\.name) + ["--man"]).joined(separator: " "))" ;;
        \(options)
                esac
            fi
            if [[ -z $words && $word != -* ]]; then
                case $command in
        \(operands)
                esac
            fi
            if [[ -n $words ]]; then
                mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
            else
                mapfile -t COMPREPLY < <(compgen -f -- "$word")
                compopt -o filenames 2>/dev/null
            fi
        }
        complete -F _splitframe splitframe

        """
    }

    private var values: String {
        commands.flatMap { command in
            command.allOptions.filter { !$0.choices.isEmpty }.map { option in
                let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
                return "            \(patterns)) words=\"\(option.choices.joined(separator: " "))\" ;;"
            }
        }.joined(separator: "\n")
    }

    private var options: String {
        commands.map { command in
            let words = command.allOptions.flatMap(\.spellings).joined(separator: " ")
            return "            \(command.name)) words=\"\(words)\" ;;"
        }.joined(separator: "\n")
    }

    private var operands: String {
        commands.filter { !$0.operands.words.isEmpty }.map {
            "            \($0.name)) words=\"\($0.operands.words.joined(separator: " "))\" ;;"
        }.joined(separator: "\n")
    }
}
