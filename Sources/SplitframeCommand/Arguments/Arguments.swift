import SplitframeInterface

/// The words after a command's name, sorted into options and operands.
struct Arguments: Sendable {
    /// Words that belong to no option, in order.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]
    /// The options that the command knows.
    private let options: [Option]

    /// Sorts words by the options that a command knows.
    ///
    /// `--option=value`, `--option value` and `-o value` mean the same; `--` ends the options; a lone `-` is
    /// an operand.
    init(_ words: [String], options: [Option], command: String) throws(CommandError) {
        self.options = options
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let given = GivenOption(word)
            guard let (option, isOn) = given.match(options) else {
                throw .unknownOption(
                    given.spelling, command: command,
                    nearest: options.map(\.spelling).nearest(to: given.spelling))
            }
            if !option.isRepeatable, values[option.name] != nil {
                throw .repeated(option: option.spelling)
            }
            if option.value == nil || !isOn {
                guard given.value == nil else { throw .needlessValue(option: given.spelling) }
                // What has a value and is turned off has none.
                values[option.name] = [option.value != nil ? "" : isOn ? "true" : "false"]
            } else {
                guard let value = given.value ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
                else { throw .missingValue(option: given.spelling, placeholder: option.value ?? "VALUE") }
                values[option.name, default: []].append(value)
            }
        }
    }

    /// What an option was given.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    /// Everything a repeatable option was given, in order.
    func values(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The files that options name for a use.
    func files(for use: Option.FileUse) -> [String] { options.filter { $0.file == use }.flatMap(values) }

    /// Whether a switch is on, off by `--no-…`, or not mentioned.
    func flag(_ option: Option) -> Bool? { value(option).map { $0 == "true" } }

    /// Whether a switch is on.
    func has(_ option: Option) -> Bool { flag(option) ?? false }
}

/// One word that starts with a hyphen, taken apart.
private struct GivenOption {
    /// The option as it was written, without a value: `--device`, `-o`.
    let spelling: String
    /// What stood behind the equals sign, or behind the letter.
    let value: String?

    init(_ word: String) {
        if word.hasPrefix("--") {
            // A value may start with a mark that would make one character with the sign.
            let parts = word.unicodeScalars.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            spelling = String(parts[0])
            value = parts.count > 1 ? String(parts[1]) : nil
        } else {
            spelling = String(word.prefix(2))
            value = word.count > 2 ? String(word.dropFirst(2)) : nil
        }
    }

    /// The option meant, and whether a switch is turned on rather than off.
    func match(_ options: [Option]) -> (Option, isOn: Bool)? {
        for option in options {
            if spelling == option.spelling || option.letter.map({ spelling == "-\($0)" }) == true {
                return (option, true)
            }
            if option.hasNegation, spelling == "--no-\(option.name)" { return (option, false) }
        }
        return nil
    }
}
