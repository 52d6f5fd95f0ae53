import SplitframeFigures
import SplitframeFiles

/// A folder of pictures that documents own, as it is.
struct ImageFolder: Sendable {
    /// What the app's code made last, beside the pictures that are drawn from it.
    static let recordingFile = "figures.recorded.json"

    let folder: KeptFolder
    let manifest: FolderManifest
    /// The named documents whose pictures lie here.
    private(set) var documents: [Document] = []
    /// They, as the manifest names them.
    private var named: Set<String> = []
    /// The documents that the manifest names and that are not gone.
    private let existing: Set<String>
    /// The figures of the app's code that are drawn from.
    private(set) var recording: FigureRecording?
    private let earlier: FigureRecording?
    private let fresh: FigureRecording?

    /// - Parameter recorded: What the app's code has just made, where it was run.
    init(_ folder: KeptFolder, recorded: FigureRecording?) throws {
        self.folder = folder
        let manifest = try folder.manifest()
        self.manifest = manifest
        let known = Set(manifest.entries.values.flatMap { $0.owner.split(separator: "\n") })
        existing = Set(known.map(String.init)).filter { owner in
            !NamedFile.isGone(at: DocumentPath.joined(folder.path, owner))
        }
        earlier = try folder.read(Self.recordingFile).map { bytes throws in
            try FigureRecording(reading: bytes)
        }
        fresh = recorded
        recording = fresh ?? earlier
    }

    mutating func add(_ document: Document) {
        documents.append(document)
        named.insert(document.owner)
    }

    /// Who owns a file: the named documents that ask for it, and others that asked before and still exist.
    func owners(of file: String, asking: some Sequence<String>) -> [String] {
        let others = (manifest.entries[file]?.owner ?? "").split(separator: "\n").map(String.init).filter {
            !named.contains($0) && existing.contains($0)
        }
        return Set(asking).union(others).sorted()
    }

    /// The document that asked for a file, as the manifest has it.
    func formerOwner(of file: String) -> String? {
        let owners = (manifest.owners[file] ?? "").split(separator: "\n").map(String.init)
        return documents.first { owners.contains($0.owner) }?.path
            ?? owners.first.map { DocumentPath.joined(folder.path, $0) }
    }

    /// What is to be kept of the app's figures: those that are asked for, and those of documents that are not named.
    func recordingToKeep() throws -> (bytes: [UInt8], owners: [String])? {
        let asking = documents.filter { !$0.appFigures.isEmpty }
        let owners = owners(of: Self.recordingFile, asking: asking.map(\.owner))
        guard !owners.isEmpty else { return nil }
        let names = Set(asking.flatMap(\.appFigures))
        let isShared = owners.count > Set(asking.map(\.owner)).count
        let kept = (earlier?.figures ?? []).filter { figure in
            names.contains(figure.name) ? fresh == nil : isShared
        }
        let new = (fresh?.figures ?? []).filter { names.contains($0.name) }
        return (try FigureRecording(figures: kept + new).bytes, owners)
    }
}
