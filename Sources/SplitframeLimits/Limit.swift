import SplitframeSystem

/// A limit on the size of an input or output, so that no input can exhaust memory or time.
///
/// Each limit is raised, or lowered, by an environment variable that the process reads once.
public enum Limit: String, CaseIterable, Hashable, Sendable {
    /// Bytes of a file, or of standard input, that is read.
    case fileBytes
    /// Pixels of a picture, drawn or decoded.
    case pixels
    /// Bytes of one text in a PNG file.
    case chunkBytes
    /// Nested lists and objects in JSON.
    case nesting
    /// Nested controllers in a scenario's label: `nav[tabs[A]]`.
    case labelNesting
    /// Controllers in one navigation controller of a scenario.
    case stack
    /// Tiles into which a device's screen is divided.
    case tiles
    /// Steps of a scenario.
    case steps
    /// Pictures, possible or not, for which a list in a file asks.
    case selections
    /// Characters of a name in a file: of a device, a scenario, a step or a controller.
    case nameLength
    /// Characters of a message; a longer one is shortened in the middle.
    case messageLength
    /// Seconds for which git may print nothing.
    case gitSilence

    /// The default value, for an environment without the variable.
    public var standard: Int {
        switch self {
        case .fileBytes, .pixels: 100_000_000
        case .chunkBytes: 8_000_000
        case .nesting: 128
        case .labelNesting: 16
        case .stack, .tiles, .nameLength: 1000
        case .steps: 10_000
        case .selections: 200_000
        case .messageLength: 2000
        case .gitSilence: 60
        }
    }

    /// The highest value that may be set: nested input needs one nested call per level, and the call stack is limited.
    package var ceiling: Int {
        switch self {
        case .nesting: 500
        case .labelNesting: 32
        case .fileBytes, .pixels, .chunkBytes, .stack, .tiles, .steps, .selections, .nameLength,
            .messageLength, .gitSilence:
            1 << 40
        }
    }

    /// The environment variable that changes the limit.
    public var variable: String {
        "SPLITFRAME_MAX_" + rawValue.reduce("") { $1.isUppercase ? "\($0)_\($1)" : $0 + $1.uppercased() }
    }

    /// The unit of the limit, in the plural.
    public var unit: String {
        switch self {
        case .fileBytes, .chunkBytes: "bytes"
        case .pixels: "pixels"
        case .nesting: "lists and objects inside each other"
        case .labelNesting: "controllers inside each other"
        case .stack: "controllers in one stack"
        case .tiles: "tiles"
        case .steps: "steps"
        case .selections: "pictures"
        case .nameLength, .messageLength: "characters"
        case .gitSilence: "seconds"
        }
    }

    /// The value in force.
    public var value: Int { Self.values[self] ?? standard }

    /// Whether a count is above the limit.
    public func isExceeded(by count: Int) -> Bool { count > value }

    /// The limit and the way to raise it, for the end of a message; without a full stop.
    public var sentence: String { "\(value) \(unit) are the limit, which \(variable) raises" }

    private static let values = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.read()) })

    /// The environment variable's text if it is not a whole number from 1 to ``ceiling``; otherwise nil.
    package var invalidOverride: String? {
        text.flatMap { number(in: $0) == nil ? $0 : nil }
    }

    /// The number in the environment variable; the default value without a valid one.
    private func read() -> Int { text.flatMap(number) ?? standard }

    private var text: String? {
        getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func number(in text: String) -> Int? {
        Int(text).flatMap { (1...ceiling).contains($0) ? $0 : nil }
    }
}
