import SplitframeSystem

/// How much of something is taken on, so that no input can ask for all memory or all time.
///
/// Each is raised, or lowered, by an environment variable that the process reads once.
public enum Limit: String, CaseIterable, Hashable, Sendable {
    /// Bytes of a file, or of standard input, that is read.
    case fileBytes
    /// Pixels of a picture, drawn or decoded.
    case pixels
    /// Bytes of one text that travels in a PNG file.
    case chunkBytes
    /// Lists and objects inside each other in JSON.
    case nesting
    /// Controllers inside each other in a scenario's label: `nav[tabs[A]]`.
    case labelNesting
    /// Controllers in one navigation controller of a scenario.
    case stack
    /// Tiles into which a device's screen is divided.
    case tiles
    /// Steps of a scenario.
    case steps
    /// Characters of a name that a file gives: a device's id, a scenario's, a step's or a controller's label.
    case nameLength
    /// Characters of a message; what is longer loses its middle.
    case messageLength
    /// Seconds for which git may print nothing.
    case gitSilence

    /// How many are taken on unless the environment says otherwise.
    public var standard: Int {
        switch self {
        case .fileBytes, .pixels: 100_000_000
        case .chunkBytes: 8_000_000
        case .nesting: 128
        case .labelNesting: 16
        case .stack, .tiles, .nameLength: 1000
        case .steps: 10_000
        case .messageLength: 2000
        case .gitSilence: 60
        }
    }

    /// The most that may be asked for: what nests costs a call each, and the stack of calls has an end.
    package var ceiling: Int {
        switch self {
        case .nesting: 500
        case .labelNesting: 32
        case .fileBytes, .pixels, .chunkBytes, .stack, .tiles, .steps, .nameLength, .messageLength,
            .gitSilence:
            1 << 40
        }
    }

    /// The environment variable that says another number.
    public var variable: String {
        "SPLITFRAME_MAX_" + rawValue.reduce("") { $1.isUppercase ? "\($0)_\($1)" : $0 + $1.uppercased() }
    }

    /// What is counted, in the plural.
    public var unit: String {
        switch self {
        case .fileBytes, .chunkBytes: "bytes"
        case .pixels: "pixels"
        case .nesting: "lists and objects inside each other"
        case .labelNesting: "controllers inside each other"
        case .stack: "controllers in one stack"
        case .tiles: "tiles"
        case .steps: "steps"
        case .nameLength, .messageLength: "characters"
        case .gitSilence: "seconds"
        }
    }

    /// How many are taken on.
    public var value: Int { Self.values[self] ?? standard }

    /// Whether so many are too many.
    public func isExceeded(by count: Int) -> Bool { count > value }

    /// The limit and the way to raise it, for the end of a message; without a full stop.
    public var sentence: String { "\(value) \(unit) are the limit, which \(variable) raises" }

    private static let values = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.read()) })

    /// What the environment gives in place of a whole number from 1 to ``ceiling``; nil where it gives one or nothing.
    package var misstatement: String? {
        text.flatMap { number(in: $0) == nil ? $0 : nil }
    }

    /// The number in the environment; the standard where that gives none.
    private func read() -> Int { text.flatMap(number) ?? standard }

    private var text: String? {
        getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func number(in text: String) -> Int? {
        Int(text).flatMap { (1...ceiling).contains($0) ? $0 : nil }
    }
}
