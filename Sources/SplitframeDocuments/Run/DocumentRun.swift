package import SplitframeDevices
package import SplitframeFigures
package import SplitframeFiles
import SplitframeJSON
package import SplitframePainting
package import SplitframeRequests
import SplitframeSystem
import SplitframeWireframes

/// Reads documents, draws what they ask for, and compares that with what lies beside them.
package struct DocumentRun: Sendable {
    /// The documents, in order.
    package var paths: [String]
    package var painter: Painter
    package var devices: [Device]
    /// What is said of every picture unless a request says otherwise.
    package var defaults = SelectionList()
    /// The folder of pictures in place of `images` beside each document.
    package var images: KeptFolder?
    /// The folders in which the user had documents looked for.
    package var folders: [String] = []
    /// For whom figures are drawn that do not say so.
    package var appearance: FigureAppearance?
    /// The language of alternative texts that do not say theirs.
    package var language: String?
    package var jobs = 1
    /// What the app's code makes, where it has just been run.
    package var recording: FigureRecording?

    /// What was painted last time, for runs one after the other.
    package var cache = PaintCache()

    package init(paths: [String], painter: Painter, devices: [Device]) {
        self.paths = paths
        self.painter = painter
        self.devices = devices
    }

    /// The documents among files and folders, each once; what no suffix names is an error.
    ///
    /// - Throws: `FileError`, or ``UnknownDocument``.
    package static func documents(among paths: [String]) throws -> [String] {
        var found: [String] = []
        for path in paths {
            let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            guard try NamedFile.isFolder(at: path) else {
                guard DocumentSyntax(path: path) != nil else { throw UnknownDocument(path: path) }
                found.append(path)
                continue
            }
            found += try KeptFolder(path: path).files().filter { file in
                guard let syntax = DocumentSyntax(path: "\(path)/\(file)") else { return false }
                let isForeign = file.split(separator: "/").contains("node_modules")
                return !isForeign && (syntax != .figures || file.hasSuffix("figures.json"))
            }.map { DocumentPath.joined(path, $0) }
        }
        var seen: Set<String> = []
        // Two names of one file are one document.
        return found.filter { seen.insert(URL(filePath: $0).resolvingSymlinksInPath().path).inserted }
    }

    /// About how long it takes to answer a document, in requests.
    package static func cost(of path: String) throws -> Int {
        try 1 + NamedFile.bytes(at: path).ranges(of: "splitframe".utf8).count
    }

    /// The figures of the app's code that the documents ask for, by name, and the first document that asks.
    package func appFigures() throws -> (names: Set<String>, firstDocument: String?) {
        var faults: [RequestFault] = []
        var names: Set<String> = []
        var first: String?
        for document in try readDocuments(faults: &faults) where !document.appFigures.isEmpty {
            names.formUnion(document.appFigures)
            first = first ?? document.path
        }
        if !faults.isEmpty { throw RequestFaults(faults: faults) }
        return (names, first)
    }

    /// Draws everything; nothing is written.
    ///
    /// - Throws: ``RequestFaults`` with everything that is wrong in the documents, `FileError`, `DrawingError`.
    package func plan() async throws -> DocumentPlan {
        var faults: [RequestFault] = []
        let documents = try readDocuments(faults: &faults)
        var figures: [DocumentFigure] = []
        var notes: [String] = []
        var folders: [String: ImageFolder] = [:]
        for document in documents {
            let folder = DocumentPath.absolute(document.images.path)
            if folders[folder] == nil {
                folders[folder] = try ImageFolder(document.images, recorded: recording)
            }
            folders[folder]?.add(document)
        }
        for document in documents {
            guard let folder = folders[DocumentPath.absolute(document.images.path)] else { continue }
            var resolver = FigureResolver(
                devices: devices, defaults: defaults, document: document, recording: folder.recording)
            var known: [JSON: ResolvedFigure] = [:]
            for (index, entry) in document.entries.enumerated() {
                do {
                    if let figure = known[entry.json] {
                        figures.append(DocumentFigure(document: document, index: index, figure: figure))
                        continue
                    }
                    resolver.words =
                        try entry.request.language.map { name in
                            try AlternativeWords(named: name) {
                                try document.project.read(document.path(of: $0))
                            }
                        } ?? language.map { name in
                            try AlternativeWords(named: name) {
                                try NamedFile.bytes(at: document.path(of: $0))
                            }
                        } ?? .english
                    if document.syntax.namesVariants, !entry.request.attributes.isEmpty {
                        throw RequestError.attributesInDocC
                    }
                    let figure = try await resolver.resolve(
                        entry.request, usual: appearance ?? (document.syntax.namesVariants ? .both : nil))
                    known[entry.json] = figure
                    for note in try await resolver.notes(on: entry.request) where !notes.contains(note) {
                        notes.append(note)
                    }
                    figures.append(DocumentFigure(document: document, index: index, figure: figure))
                } catch {
                    var fault = RequestFault(entry.place.request.position(quotedIn: "\(error)"), "\(error)")
                    fault.path = document.path
                    faults.append(fault)
                }
            }
        }
        if !faults.isEmpty { throw RequestFaults(faults: faults) }
        let all = figures
        let cache = cache
        cache.begin()
        let painter = painter
        let painted = try await ParallelWork(
            count: all.count, jobs: jobs, makeTools: { try painter.session() },
            work: { try all[$0].painted(session: $1, cache: cache) }
        ).run { _ in }
        var plan = try DocumentPlan(documents: documents, figures: painted, folders: folders)
        plan.notes = notes
        return plan
    }

    /// The documents, and the files that their pictures are drawn from.
    package func sources() throws -> Set<String> {
        var faults: [RequestFault] = []
        return try readDocuments(faults: &faults).reduce(into: Set(paths)) { sources, document in
            for entry in document.entries {
                guard case .scenarioFile(let path, _) = entry.request.subject else { continue }
                let file = document.path(of: path)
                if document.project.holds(file) { sources.insert(file) }
            }
        }
    }

    /// The folder in which the user had a document looked for.
    private func folder(naming path: String) -> String? {
        folders.first { path.hasPrefix(DocumentPath.joined($0, "")) }
    }

    private func readDocuments(faults: inout [RequestFault]) throws -> [Document] {
        var documents: [Document] = []
        for path in paths {
            documents.append(
                try Document(
                    path, DocumentSyntax(path: path) ?? .markdown, in: folder(naming: path), images: images,
                    among: devices,
                    faults: &faults))
        }
        return documents
    }
}

/// A file is no document that can be read.
package struct UnknownDocument: Error, Hashable {
    package var path: String
}

extension Document {
    /// The figures of the app's code that it asks for.
    var appFigures: [String] {
        entries.compactMap { if case .figure(let name) = $0.request.subject { name } else { nil } }
    }
}
