import SplitframeSystem

/// A limit on the size of an input or output, so that no input can exhaust memory or time.
///
/// Some limits are raised, or lowered, by an environment variable that the process reads once.
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

    /// The value, where no environment variable sets another.
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

    /// The highest value that may be set.
    package static let ceiling = 1 << 40

    /// The environment variable that changes the limit; nil if none does.
    public var variable: String? {
        switch self {
        case .fileBytes: "SPLITFRAME_MAX_FILE_BYTES"
        case .pixels: "SPLITFRAME_MAX_PIXELS"
        case .steps: "SPLITFRAME_MAX_STEPS"
        case .selections: "SPLITFRAME_MAX_SELECTIONS"
        case .gitSilence: "SPLITFRAME_MAX_GIT_SILENCE"
        case .chunkBytes, .nesting, .labelNesting, .stack, .tiles, .nameLength, .messageLength: nil
        }
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
    public var sentence: String {
        "\(value) \(unit) are the limit" + (variable.map { ", which \($0) raises" } ?? "")
    }

    private static let values = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.read()) })

    /// The environment variable's text if it is not a whole number from 1 to ``ceiling``; otherwise nil.
    package var invalidOverride: String? {
        text.flatMap { number(in: $0) == nil ? $0 : nil }
    }

    /// The number in the environment variable; the default value without a valid one.
    private func read() -> Int { text.flatMap(number) ?? standard }

    private var text: String? {
        variable.flatMap { getenv($0) }.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func number(in text: String) -> Int? {
        Int(text).flatMap { (1...Self.ceiling).contains($0) ? $0 : nil }
    }
}

extension String {
    /// The text, without its middle if it is longer than a limit: a message names its subject at the beginning and the
    /// next step at the end.
    package func withoutMiddle(beyond limit: Limit) -> String {
        guard limit.isExceeded(by: count) else { return self }
        let end = limit.value / 4
        return "\(prefix(limit.value - end)) … \(suffix(end))"
    }
}
