/// The entries into the code that read what others wrote, each fed with arbitrary bytes.
enum FuzzTarget: String, CaseIterable, Sendable {
    case scenario, png, metadata, json, twins, pixels, words, machine, live, document

    /// Does everything with an input; what it is may be refused, but nothing may trap or contradict itself.
    ///
    /// - Throws: ``FuzzFinding``.
    @MainActor func run(_ input: [UInt8]) throws {
        switch self {
        case .scenario: try ScenarioTarget.run(input)
        case .png: try PNGTarget.run(input)
        case .metadata: try MetadataTarget.run(input)
        case .json: try JSONTarget.run(input)
        case .twins: try TwinTarget.run(input)
        case .pixels: try PixelTarget.run(input)
        case .words: try WordTarget.run(input)
        case .machine: try MachineTarget.run(input)
        case .live: try LiveTarget.run(input)
        case .document: try DocumentTarget.run(input)
        }
    }
}

/// A contradiction that an input led to.
struct FuzzFinding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
        if !holds { throw FuzzFinding(sentence()) }
    }
}
