package import SplitframeFiles
package import SplitframePainting
import SplitframePictures

/// The changes to documents and the folders of their pictures that would bring them up to date.
package struct DocumentPlan: Sendable {
    /// A file that a folder has to contain.
    fileprivate struct Wanted: Sendable {
        var bytes: [UInt8]
        var owners: [String]
        /// The number of pixels per point, for a picture.
        var scale = 1.0
        /// Whether it is an animation, which is already as small as possible and cannot be read and written again.
        var isAnimated = false
        /// Whether the existing file is up to date.
        var isFresh: Bool
        /// The check sums of everything that is painted in a picture.
        var drawn: [UInt32]?
        /// The file's check sum in the manifest, if the existing file is up to date.
        var sum: String?

        func entry(sum: String?) -> FolderManifest.Entry {
            FolderManifest.Entry(owner: owners.joined(separator: "\n"), drawn: sum)
        }

        /// The bytes; those of a picture are encoded with the given effort.
        func bytes(effort: PNGEffort) throws -> [UInt8] {
            guard effort != .fast, !isAnimated, let picture = try? PNGFile.decode(bytes) else { return bytes }
            let texts = try PNGFile.texts(in: bytes)
            return try PNGFile.encode(picture, scale: scale, text: texts, effort: effort)
        }
    }

    /// The changes to a folder.
    fileprivate struct FolderChange {
        var folder: KeptFolder
        var wanted: [String: Wanted] = [:]
        var unused: [String] = []
        var owned: [String: FolderManifest.Entry] = [:]

        /// Whether a file has to be written or removed, or a killed run has left files.
        var isNeeded: Bool {
            !unused.isEmpty || folder.hasLeftovers
                || wanted.contains { !$1.isFresh || owned[$0] != $1.entry(sum: $1.sum) }
        }
    }

    /// The differences from the files that would be written, in the order of the documents.
    package internal(set) var findings: [DocumentFinding] = []
    /// The faulty requests, whose documents stay as they are.
    package internal(set) var faults: [RequestFault] = []
    /// Notes about the scenarios in the documents, without duplicates.
    package internal(set) var notes: [String] = []
    /// Whether nothing in the documents asks for a picture, or looks as if it did.
    package var isIdle: Bool { findings.isEmpty && documents.allSatisfy(\.entries.isEmpty) }
    private var changes: [FolderChange] = []
    private var documents: [Document] = []
    private var edits: [(document: Document, bytes: [UInt8])] = []

    /// A plan without documents.
    init() {}

    init(
        documents: [Document], figures: [DocumentFigure], folders: [String: ImageFolder],
        faults: inout [RequestFault]
    ) throws {
        self.documents = documents
        let before = faults.count
        // Findings that belong to no single request.
        var others: [DocumentFinding] = []
        // The files that the folder of each document's pictures has to contain, by document.
        var wanted: [String: [String: Wanted]] = [:]
        let figures = Dictionary(grouping: figures, by: \.document.path)
        for (_, folder) in folders.sorted(by: { $0.key < $1.key }) {
            var change = FolderChange(folder: folder.folder, owned: folder.manifest.entries)
            try change.require(folder.documents.flatMap { figures[$0.path] ?? [] }, folder, &faults)
            for index in Self.indexes(of: figures, in: folder) {
                let wanted = try Self.wanted(index.bytes, index.file, [index.owner], folder)
                change.wanted[index.file] = wanted
                guard !wanted.isFresh else { continue }
                let isMissing = try folder.folder.read(index.file) == nil
                others.append(
                    DocumentFinding(
                        state: isMissing ? .missing : .stale, document: index.document,
                        files: [folder.folder.path(of: index.file)]))
            }
            if let recording = try folder.recordingToKeep() {
                change.wanted[ImageFolder.recordingFile] = try Self.wanted(
                    recording.bytes, ImageFolder.recordingFile, recording.owners, folder)
            }
            for file in folder.manifest.owners.keys.sorted() where change.wanted[file] == nil {
                guard folder.owners(of: file, asking: []).isEmpty else { continue }
                change.unused.append(file)
                others.append(
                    DocumentFinding(
                        state: .unused, document: folder.formerOwner(of: file),
                        files: [folder.folder.path(of: file)]))
            }
            try change.refuseForeign()
            changes.append(change)
            for document in folder.documents { wanted[document.path] = change.wanted }
        }
        guard faults.count == before else { return }
        for document in documents {
            let own = figures[document.path] ?? []
            findings += own.compactMap { figure in
                figure.finding(
                    fresh: figure.files.map { wanted[document.path]?[$0.file.name]?.isFresh == true })
            }
            findings += document.nearMisses
            let bytes = document.bytes(answering: own)
            if bytes != document.lines.bytes { edits.append((document, bytes)) }
        }
        findings += others
    }

    /// Writes all files: pictures first, then documents; then files that are no longer requested are removed.
    ///
    /// - Parameters:
    ///   - effort: The compression effort for pictures.
    ///   - jobs: The number of files that are encoded at once.
    /// - Throws: `FileError`, or ``DocumentFaults`` for several documents; a document that was saved meanwhile is not
    ///   changed, and the others are written.
    package func carryOut(effort: PNGEffort = .fast, jobs: Int = 1) async throws {
        var writers: [(change: FolderChange, writer: FolderWriter)] = []
        for change in changes where change.isNeeded {
            let writer = try FolderWriter(of: change.folder, holder: "splitframe docs")
            let stale = change.wanted.filter { !$0.value.isFresh }
            // An existing file that equals the one to write is ours, even if the manifest was lost.
            func entries(isFresh: Bool) -> [String: FolderManifest.Entry] {
                change.wanted.filter { $0.value.isFresh == isFresh }.mapValues { $0.entry(sum: $0.sum) }
            }
            try writer.list(adopting: entries(isFresh: true), claiming: entries(isFresh: false))
            let files = stale.sorted { $0.key < $1.key }
            let sums = try await ParallelWork(
                count: files.count, jobs: jobs, makeTools: {},
                work: { index, _ in
                    let (file, wanted) = files[index]
                    let bytes = try wanted.bytes(effort: effort)
                    try writer.write(bytes, to: file)
                    return wanted.drawn?.text(with: bytes)
                }
            ).run { _ in }
            try writer.sync()
            try writer.list(
                adopting: Dictionary(
                    zip(files, sums).map { ($0.key, $0.value.entry(sum: $1)) }, uniquingKeysWith: { $1 }))
            writers.append((change, writer))
        }
        var faults: [FileError] = []
        for (document, bytes) in edits {
            do throws(FileError) {
                try SharedFile(document.path, in: document.project, read: document.lines.bytes).replace(
                    with: bytes)
            } catch {
                faults.append(error)
            }
        }
        for folder in Set(documents.map(\.folder)) { KeptFolder(path: folder).removeLeftoversBeside() }
        // A document that could not be written may request other pictures by now, so that nothing is removed.
        if let fault = faults.last { throw faults.count == 1 ? fault : DocumentFaults(faults: faults) }
        for (change, writer) in writers {
            for file in change.unused { try writer.remove(file) }
            try writer.finish()
        }
    }

    private static func wanted(
        _ bytes: [UInt8], _ file: String, _ owners: [String], _ folder: ImageFolder
    ) throws(FileError) -> Wanted {
        Wanted(bytes: bytes, owners: owners, isFresh: try folder.folder.read(file) == bytes)
    }

    private static func indexes(
        of figures: [String: [DocumentFigure]], in folder: ImageFolder
    ) -> [(file: String, bytes: [UInt8], document: String, owner: String)] {
        folder.documents.filter { $0.syntax == .figures }.map { document in
            let own = figures[document.path] ?? []
            let stem = document.path.split(separator: "/").last?.dropLast(5) ?? ""
            return ("\(stem).index.json", FigureIndex(figures: own).bytes, document.path, document.owner)
        }
    }
}

extension DocumentPlan.FolderChange {
    /// Throws if a file of another program would be replaced.
    fileprivate func refuseForeign() throws(FileError) {
        for (file, wanted) in wanted.sorted(by: { $0.key < $1.key })
        where !wanted.isFresh && owned[file] == nil {
            if try folder.read(file) != nil { throw FileError(.writing, folder.path(of: file), .foreign) }
        }
    }

    /// Adds the files of figures; different figures cannot share a name.
    fileprivate mutating func require(
        _ figures: [DocumentFigure], _ folder: ImageFolder, _ faults: inout [RequestFault]
    ) throws {
        var first: [String: DocumentFigure] = [:]
        let names = Dictionary(folder.documents.map { ($0.path, $0.owner) }) { $1 }
        var asking: [String: Set<String>] = [:]
        for figure in figures {
            for painted in figure.files {
                asking[painted.file.name, default: []].insert(names[figure.document.path] ?? "")
            }
        }
        for figure in figures {
            for painted in figure.files {
                let key = painted.file.name.lowercased()
                if let other = first[key],
                    other.files.first(where: { $0.file.name == painted.file.name })?.bytes != painted.bytes
                {
                    faults.append(
                        RequestFault(
                            figure.place.request.start,
                            "Another picture is called \"\(figure.figure.name)\" too, at "
                                + "\(other.document.path):\(other.place.line): give one of them a \"name\" of its own.",
                            in: figure.document.path))
                    break
                }
                guard first[key] == nil else { continue }
                first[key] = figure
                let picture = figure.figure.picture(of: painted.file)
                let old = painted.isKept ? painted.bytes : try self.folder.read(painted.file.name)
                var wanted = DocumentPlan.Wanted(
                    bytes: painted.bytes,
                    owners: folder.owners(of: painted.file.name, asking: asking[painted.file.name] ?? []),
                    scale: Double(painted.file.scale), isAnimated: picture.moves,
                    isFresh: old.map {
                        Staleness.isFresh(
                            $0, painted.bytes, scene: picture.scene, scale: Double(painted.file.scale))
                    } ?? false, drawn: painted.drawn)
                if let old, let drawn = painted.drawn, wanted.isFresh {
                    let (own, known) = (drawn.text(with: old), owned[painted.file.name]?.drawn)
                    // The sum of a machine with other libraries, whose picture is as good, stays.
                    func isOthers() -> Bool {
                        (try? PictureDescription(of: old))?.fingerprint != picture.description.fingerprint
                    }
                    wanted.sum = known == nil || known == own || !isOthers() ? own : known
                }
                self.wanted[painted.file.name] = wanted
            }
        }
    }
}

extension DocumentFigure {
    /// The difference from the files that would be written; nil if there is none.
    ///
    /// - Parameter fresh: Whether each of the existing files is up to date.
    fileprivate func finding(fresh: [Bool]) -> DocumentFinding? {
        let folder = document.images
        let stale = zip(files, fresh).filter { !$1 }.map(\.0.file.name)
        let place = place
        let files = (stale.isEmpty ? files.map(\.file.name) : stale).map(folder.path(of:))
        if document.syntax != .figures, case .foreign(let line) = place.answer {
            return DocumentFinding(
                state: !stale.isEmpty ? .keptStale : line.contains(figure.name.urlPath) ? .kept : .notShown,
                document: document.path, line: place.line, files: files,
                advice: AuthorMarkup(line: line).advice(generated: alternativeText))
        }
        let isShown =
            document.syntax == .figures
            || answer.map { document.lines.bytes[place.range].elementsEqual($0) } == true
        guard !stale.isEmpty || !isShown else { return nil }
        let isMissing = stale.contains { ((try? folder.read($0)) ?? nil) == nil }
        return DocumentFinding(
            state: stale.isEmpty ? .line : isMissing ? .missing : .stale, document: document.path,
            line: place.line, files: files)
    }
}

extension Document {
    /// The document with every request answered; all other bytes are unchanged.
    func bytes(answering figures: [DocumentFigure]) -> [UInt8] {
        guard syntax != .figures else { return lines.bytes }
        var bytes: [UInt8] = []
        var position = 0
        let answers = figures.compactMap { figure in
            figure.answer.map { (range: figure.place.range, bytes: $0) }
        }
        for answer in answers.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where answer.range.lowerBound >= position {
            bytes += lines.bytes[position..<answer.range.lowerBound] + answer.bytes
            position = answer.range.upperBound
        }
        return bytes + lines.bytes[position...]
    }
}

/// Several documents could not be written.
package struct DocumentFaults: Error {
    package var faults: [FileError]
}
