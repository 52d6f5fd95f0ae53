package import SplitframeDevices
package import SplitframeFigures
package import SplitframeFiles
package import SplitframePainting
package import SplitframeRequests
import SplitframeSystem
import SplitframeWireframes

/// Reads documents, draws the pictures that they request, and compares them with the existing files.
package struct DocumentRun: Sendable {
    /// The documents, in order.
    package var paths: [String]
    package var painter: Painter
    package var devices: [Device]
    /// The default values for every picture of a document, and the folder of its pictures in place of `images` beside
    /// it, from the document's project.
    package var defaults:
        @Sendable (_ folder: String) throws -> (selection: SelectionList, images: KeptFolder?) = { _ in
            (SelectionList(), nil)
        }
    /// The folder of pictures for all documents.
    package var images: KeptFolder?
    /// The folders that the user named, in which documents were found.
    package var folders: [String] = []
    /// The default readers for whom figures are drawn.
    package var appearance: FigureAppearance?
    /// The default language of alternative texts.
    package var language: String?
    package var jobs = 1
    /// The figures of the app's code, if it has just been run.
    package var recording: FigureRecording?

    /// The files painted in the last run, for consecutive runs.
    package var cache = PaintCache()

    package init(paths: [String], painter: Painter, devices: [Device]) {
        self.paths = paths
        self.painter = painter
        self.devices = devices
    }

    /// The documents among files and folders, without duplicates; a file without a known suffix is an error.
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
            let isDocument = { (file: String) in
                DocumentSyntax(path: "\(path)/\(file)")
                    .map { $0 != .figures || file.hasSuffix("figures.json") } ?? false
            }
            found += try KeptFolder(path: path).files(refusing: isDocument).filter { file in
                isDocument(file) && !file.split(separator: "/").contains("node_modules")
            }.map { DocumentPath.joined(path, $0) }
        }
        var seen: Set<String> = []
        // Two paths of one file are one document.
        return found.filter { seen.insert(URL(filePath: $0).resolvingSymlinksInPath().path).inserted }
    }

    /// The approximate cost of a document, in requests.
    package static func cost(of path: String) throws -> Int {
        try 1 + NamedFile.bytes(at: path).ranges(of: "splitframe".utf8).count
    }

    /// The first document that requests a figure of the app.
    package func firstDocumentOfApp() throws -> String? {
        var faults: [RequestFault] = []
        return try readDocuments(faults: &faults).first { !$0.appFigures.isEmpty }?.path
    }

    /// Draws all pictures, except those of documents with a faulty request; nothing is written.
    ///
    /// - Throws: `FileError`, `DrawingError`.
    package func plan() async throws -> DocumentPlan {
        var faults: [RequestFault] = []
        let documents = try readDocuments(faults: &faults)
        var left = documents
        while true {
            let faulty = Set(faults.map(\.path))
            left.removeAll { faulty.contains($0.path) }
            let before = faults.count
            var plan = try await plan(for: left, faults: &faults)
            // Two figures of one name are a fault that shows when all are drawn.
            guard faults.count > before else {
                plan.faults = faults
                plan.findings += documents.filter { faulty.contains($0.path) }.flatMap(\.nearMisses)
                return plan
            }
        }
    }

    /// Draws the pictures of documents; documents with faults have to be left out of the next try.
    private func plan(
        for documents: [Document], faults: inout [RequestFault]
    ) async throws -> DocumentPlan {
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
        for read in try await ParallelWork(
            count: documents.count, jobs: jobs, makeTools: {},
            work: { [folders] index, _ in
                let document = documents[index]
                let folder = folders[DocumentPath.absolute(document.images.path)]
                return try await self.figures(of: document, recording: folder?.recording)
            }
        ).run(progress: { _ in }) {
            figures += read.figures
            faults += read.faults
            notes += read.notes.filter { !notes.contains($0) }
        }
        let faulty = Set(faults.map(\.path))
        guard !documents.contains(where: { faulty.contains($0.path) }) else { return DocumentPlan() }
        let all = figures
        let cache = cache
        cache.begin()
        let (painter, jobs) = (painter, jobs)
        let painting = try cache.painting(session: painter.session())
        let painted = try await ParallelWork(
            count: all.count, jobs: jobs, makeTools: { try painter.session() },
            work: { [folders] index, session in
                let figure = all[index]
                guard let folder = folders[DocumentPath.absolute(figure.document.images.path)] else {
                    return figure
                }
                return try await figure.painted(
                    into: folder, painting: painting, session: session, cache: cache, jobs: jobs)
            }
        ).run { _ in }
        var plan = try DocumentPlan(
            documents: documents, figures: painted, folders: folders, faults: &faults)
        plan.notes = notes
        return plan
    }

    /// The figures of a document, ready to be painted, with the faults of its requests and notes about its scenarios.
    private func figures(
        of document: Document, recording: FigureRecording?
    ) async throws -> (figures: [DocumentFigure], faults: [RequestFault], notes: [String]) {
        var figures: [DocumentFigure] = []
        var faults: [RequestFault] = []
        var notes: [String] = []
        var resolver = FigureResolver(
            devices: devices, defaults: try defaults(document.folder).selection, document: document,
            recording: recording)
        var known: [JSON: ResolvedFigure] = [:]
        for (index, entry) in document.entries.enumerated() {
            do {
                if let figure = known[entry.json] {
                    figures.append(DocumentFigure(document: document, index: index, figure: figure))
                    continue
                }
                resolver.phrases =
                    try entry.request.language.map { name in
                        try AlternativeTextPhrases(named: name) {
                            try document.project.read(document.path(of: $0))
                        }
                    } ?? language.map { name in
                        try AlternativeTextPhrases(named: name) {
                            try NamedFile.bytes(at: document.path(of: $0))
                        }
                    } ?? .english
                if document.syntax.namesVariants, !entry.request.attributes.isEmpty {
                    throw RequestError.attributesInDocC
                }
                let figure = try await resolver.resolve(
                    entry.request, usual: appearance ?? (document.syntax.namesVariants ? .both : nil))
                known[entry.json] = figure
                notes += try resolver.notes(on: entry.request).filter { !notes.contains($0) }
                figures.append(DocumentFigure(document: document, index: index, figure: figure))
            } catch {
                let position = entry.place.request.position(quotedIn: "\(error)")
                faults.append(RequestFault(position, "\(error)", in: document.path))
            }
        }
        return (figures, faults, notes)
    }

    /// The documents, and the input files of their pictures.
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

    private func readDocuments(faults: inout [RequestFault]) throws -> [Document] {
        try paths.map { path in
            try Document(
                path, DocumentSyntax(path: path) ?? .markdown,
                in: folders.first { path.hasPrefix(DocumentPath.joined($0, "")) },
                images: images ?? defaults(DocumentPath.folder(of: path)).images,
                among: devices, faults: &faults)
        }
    }
}

/// A file that is not a known kind of document.
package struct UnknownDocument: Error, Hashable {
    package var path: String
}

extension Document {
    /// The names of the app's figures that it requests.
    var appFigures: [String] {
        entries.compactMap { if case .figure(let name) = $0.request.subject { name } else { nil } }
    }
}
