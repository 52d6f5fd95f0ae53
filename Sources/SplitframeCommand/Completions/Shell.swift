import SplitframeInterface

/// A shell that completes words.
enum Shell: NamedCase {
    case bash, zsh, fish

    /// The script that teaches the shell a program's commands.
    func completions(of commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions(commands: commands).text
        case .zsh: ZshCompletions(commands: commands).text
        case .fish: FishCompletions(commands: commands).text
        }
    }
}

extension Option {
    /// How the option can be written.
    var spellings: [String] {
        [spelling] + (letter.map { ["-\($0)"] } ?? []) + (hasNegation ? ["--no-\(name)"] : [])
    }

    /// The words that its value can be; none where it can be anything.
    var choices: [String] {
        if let completions = key?.completions, !completions.isEmpty { return completions }
        let parts = (value ?? "").split(separator: "|").map(String.init)
        return parts.count > 1 ? parts.filter { $0.contains(where: \.isLowercase) && !$0.contains(".") } : []
    }
}
