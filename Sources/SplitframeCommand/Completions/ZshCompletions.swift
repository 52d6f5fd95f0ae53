import SplitframeInterface

/// The completion script for zsh: commands and options with their help.
struct ZshCompletions {
    let commands: [Command]

    var text: String {
        """
        #compdef splitframe
        # zsh completion for splitframe; put it as _splitframe into a folder of $fpath
        _splitframe() {
            local -a commands=(
        \((commands.map { ($0.name, $0.summary) } + [("help", "show help")]).map { "        \("\($0):\($1)".shellQuoted)" }.joined(separator: "\n"))
            )
            if ((CURRENT == 2)); then
                _describe command commands
                _arguments --help'[show help]' --version'[show the version]'
                return
            fi
            local command=${words[2]}
            shift words
            ((CURRENT--))
            case $command in
                help) _describe command commands ;;
        \(commands.map(arguments).joined(separator: "\n"))
            esac
        }
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _splitframe "$@"; else compdef _splitframe splitframe; fi

        """
    }

    private func arguments(of command: Command) -> String {
        let specs = command.allOptions.flatMap { option in
            option.spellings.map { spelling in
                let repeats = option.isRepeatable ? "*" : ""
                let help = "[\(option.help.zshEscaped)]"
                guard let value = option.value, !spelling.hasPrefix("--no-") else {
                    return "\(repeats)\(spelling)\(help)"
                }
                let values = option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
                let equals = spelling.hasPrefix("--") ? "=" : ""
                return "\(repeats)\(spelling)\(equals)\(help):\(value.zshEscaped):\(values)"
            }
        }
        let operands =
            command.operands.words.isEmpty ? "_files" : "(\(command.operands.words.joined(separator: " ")))"
        let lines = (specs + ["*:operand:\(operands)"]).map { "            \($0.shellQuoted)" }
        return "        \(command.name)) _arguments \\\n\(lines.joined(separator: " \\\n")) ;;"
    }
}

extension String {
    /// The text with the characters escaped that have a meaning in a specification.
    fileprivate var zshEscaped: String {
        reduce(into: "") { text, letter in text += "[]:\\".contains(letter) ? "\\\(letter)" : String(letter) }
    }
}
