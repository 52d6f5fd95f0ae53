import SplitframeInterface

/// A shell with completion.
enum Shell: NamedCase {
    case bash, zsh, fish

    /// The completion script for a program's commands.
    func completions(of commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions(commands: commands).text
        case .zsh: ZshCompletions(commands: commands).text
        case .fish: FishCompletions(commands: commands).text
        }
    }
}

extension Option {
    /// The spellings of the option.
    var spellings: [String] {
        [spelling] + (letter.map { ["-\($0)"] } ?? []) + (hasNegation ? ["--no-\(name)"] : [])
    }

    /// The possible values of the option; empty if any value is allowed.
    var choices: [String] {
        if let completions = key?.completions, !completions.isEmpty { return completions }
        let parts = (value ?? "").split(separator: "|").map(String.init)
        return parts.count > 1 ? parts.filter { $0.contains(where: \.isLowercase) && !$0.contains(".") } : []
    }
}
