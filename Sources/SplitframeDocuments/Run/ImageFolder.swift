import SplitframeFigures
import SplitframeFiles

/// A folder of pictures that documents own, in its present state.
package struct ImageFolder: Sendable {
    /// The file with the figures that the app's code made last, beside the pictures that are drawn from it.
    package static let recordingFile = "figures.recorded.json"

    let folder: KeptFolder
    let manifest: FolderManifest
    /// The documents of this run whose pictures are in the folder.
    private(set) var documents: [Document] = []
    /// The owners of these documents in the manifest.
    private var named: Set<String> = []
    /// The documents in the manifest that still exist.
    private let existing: Set<String>
    /// The figures of the app's code from which pictures are drawn.
    private(set) var recording: FigureRecording?
    private let earlier: FigureRecording?
    private let fresh: FigureRecording?

    /// - Parameter recorded: The figures that the app's code has just made, if it was run.
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

    /// The owners of a file: the documents of this run that request it, and other owners in the manifest that still
    /// exist.
    func owners(of file: String, asking: some Sequence<String>) -> [String] {
        let others = (manifest.entries[file]?.owner ?? "").split(separator: "\n").map(String.init).filter {
            !named.contains($0) && existing.contains($0)
        }
        return Set(asking).union(others).sorted()
    }

    /// The document that requested a file, according to the manifest.
    func formerOwner(of file: String) -> String? {
        let owners = (manifest.owners[file] ?? "").split(separator: "\n").map(String.init)
        return documents.first { owners.contains($0.owner) }?.path
            ?? owners.first.map { DocumentPath.joined(folder.path, $0) }
    }

    /// The app's figures to keep: those that are requested, and those of documents that are not part of this run.
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
