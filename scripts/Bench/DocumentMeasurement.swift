import Foundation

/// How the time of `splitframe docs` grows with the number of requests and documents, when all pictures are up to date.
///
/// Runs the command itself, the `splitframe` that was built beside this program.
@MainActor struct DocumentMeasurement {
    private let folder: URL
    private let program: URL

    init() {
        folder = FileManager.default.temporaryDirectory.appending(path: "splitframe-\(UUID().uuidString)")
        program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "splitframe")
    }

    /// Two lines of the table of growth.
    var lines: [String] {
        get throws {
            guard FileManager.default.isExecutableFile(atPath: program.path) else {
                return ["documents: build the product splitframe too"]
            }
            defer { try? FileManager.default.removeItem(at: folder) }
            return [
                try SizeMeasurement.line("requests of a document", 20_000) { try work(requests: $0) },
                try SizeMeasurement.line("owners of a picture", 2000) { try work(documents: $0) },
            ]
        }
    }

    private static let request =
        #"<!-- splitframe: {"name": "a", "selection": {"device": "iphone-se-1"}} -->"# + "\n\n"

    /// One document that asks for the same picture again and again.
    private func work(requests: Int) throws -> () throws -> Void {
        try made(["a.md": String(repeating: Self.request, count: requests)])
    }

    /// Documents of a folder that all ask for one picture.
    private func work(documents: Int) throws -> () throws -> Void {
        try made(Dictionary(uniqueKeysWithValues: (0..<documents).map { ("\($0).md", Self.request) }))
    }

    private func made(_ documents: [String: String]) throws -> () throws -> Void {
        let folder = folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in documents { try Data(text.utf8).write(to: folder.appending(path: name)) }
        try run(in: folder)
        return { try run(in: folder) }
    }

    private func run(in folder: URL) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = ["docs", folder.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }
}
