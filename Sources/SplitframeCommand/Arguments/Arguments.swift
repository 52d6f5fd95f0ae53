import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeSystem
import Synchronization

/// The arguments after a command's name, sorted into options and operands.
struct Arguments: Sendable {
    /// The arguments that belong to no option, in order.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]
    /// The options that the command accepts.
    private let options: [Option]
    /// The devices that can be named, once they have been read.
    let readDevices = ReadDevices()

    /// Sorts arguments by the options that a command accepts.
    ///
    /// `--option=value`, `--option value`, `-o value` and `-o=value` mean the same; `--` ends the options; a lone `-` is
    /// an operand.
    init(_ commandLine: [String], options: [Option], command: String) throws(CommandError) {
        self.options = options
        var rest = commandLine[...]
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
                    nearest: options.meaning(of: given.spelling)
                        ?? options.map(\.spelling).nearest(to: given.spelling))
            }
            if !option.isRepeatable, values[option.name] != nil {
                throw .repeated(option: option.spelling)
            }
            if option.value == nil || !isOn {
                guard given.value == nil else { throw .needlessValue(option: given.spelling) }
                // An option with a value is set to an empty value when it is turned off.
                values[option.name] = [option.value != nil ? "" : isOn ? "true" : "false"]
            } else {
                guard let value = given.value ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
                else { throw .missingValue(option: given.spelling, placeholder: option.value ?? "VALUE") }
                values[option.name, default: []].append(value)
            }
        }
    }

    /// The value of an option; the last one if it was given several times.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    /// The value of an option, converted by `meaning`; nil if it was not given.
    ///
    /// - Throws: ``CommandError/invalidValue(_:option:expected:)`` for a value that cannot be converted.
    func value<Meaning>(
        _ option: Option, expected: String, _ meaning: (String) -> Meaning?
    ) throws(CommandError) -> Meaning? {
        guard let text = value(option) else { return nil }
        guard let value = meaning(text) else {
            throw .invalidValue(text, option: option.spelling, expected: expected)
        }
        return value
    }

    /// The values of a repeatable option, in order.
    func values(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The first of some options that was given.
    func firstGiven(_ options: [Option]) -> Option? { options.first { value($0) != nil } }

    /// Throws if one of these options is given, which cannot be combined with something else.
    func refuse(_ options: [Option], with other: String) throws(CommandError) {
        if let option = firstGiven(options) { throw .conflict(option: option.spelling, with: other) }
    }

    /// Throws if one of these options is given, which needs another one.
    func refuse(_ options: [Option], without other: String) throws(CommandError) {
        if let option = firstGiven(options) { throw .incomplete(option: option.spelling, needs: other) }
    }

    /// The files that options name for a given use.
    func files(for use: Option.FileUse) -> [String] { options.filter { $0.file == use }.flatMap(values) }

    /// The state of a switch: on, off by `--no-…`, or nil if it was not given.
    func flag(_ option: Option) -> Bool? { value(option).map { $0 == "true" } }

    /// Whether a switch is on.
    func has(_ option: Option) -> Bool { flag(option) ?? false }
}

/// An argument that starts with a hyphen, split into its parts.
private struct GivenOption {
    /// The option as it was written, without a value: `--device`, `-o`.
    let spelling: String
    /// The value after the equals sign, or after the letter.
    let value: String?

    init(_ word: String) {
        if word.hasPrefix("--") {
            // A value may start with a combining mark, which would form one character with the equals sign.
            let parts = word.unicodeScalars.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            spelling = String(parts[0])
            value = parts.count > 1 ? String(parts[1]) : nil
        } else {
            spelling = String(word.prefix(2))
            let rest = word.dropFirst(2)
            value = rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest)
        }
    }

    /// The option that the argument names, and whether it turns a switch on.
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

/// Devices that are read once, because their file may be a pipe.
final class ReadDevices: Sendable {
    private let devices = Mutex<[Device]?>(nil)

    /// The devices that have been read, or are read now.
    func devices(reading read: () throws -> [Device]) rethrows -> [Device] {
        if let known = devices.withLock({ $0 }) { return known }
        let read = try read()
        devices.withLock { $0 = read }
        return read
    }
}
