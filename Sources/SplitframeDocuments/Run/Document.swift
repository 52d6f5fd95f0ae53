import SplitframeDevices
import SplitframeFiles
import SplitframeRequests
import SplitframeSystem

/// A document with the requests that were read in it.
struct Document: Sendable {
    /// A request with its position.
    struct Entry: Sendable {
        var place: FigurePlace
        /// The request as JSON in the document, and its parsed form.
        var json: JSON
        var request: FigureRequest
    }

    let path: String
    let syntax: DocumentSyntax
    let lines: DocumentLines
    private(set) var entries: [Entry] = []
    /// Texts that look like requests and are not answered.
    private(set) var unanswered: [UnansweredRequest] = []
    /// The site generator of the document; nil without one.
    let generator: SiteGenerator?
    /// The project that must contain all files that the document names.
    let project: ProjectFolder
    /// The folder of its pictures.
    let images: KeptFolder
    /// The path of that folder as the document writes it, with a slash after it; empty for the document's own folder.
    let imagesPrefix: String

    /// How its page chooses between a light and a dark picture.
    var appearanceSwitch: AppearanceSwitch { generator?.appearanceSwitch ?? .system }

    /// The folder to which its paths are relative.
    var folder: String { DocumentPath.folder(of: path) }

    /// The warnings of what only looks like a request.
    var nearMisses: [DocumentFinding] {
        let word = Array("splitframe".utf8)
        return unanswered.map { request in
            let line = lines[request.line - 1]
            let start = line.indices.first {
                line[$0...].prefix(word.count).elementsEqual(word) { $0 | 0x20 == $1 }
            }
            return DocumentFinding(
                state: .unanswered, document: path, line: request.line,
                column: start.map { lines.column(of: line[$0...], in: request.line - 1) }, files: [],
                advice: request.sentence)
        }
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - named: The folder that the user named and in which the document was found, if any.
    ///   - images: The folder of pictures, if the user names one.
    ///   - faults: Receives the faults of its requests.
    init(
        _ path: String, _ syntax: DocumentSyntax, in named: String?, images: KeptFolder?,
        among devices: [Device],
        faults: inout [RequestFault]
    ) throws {
        self.path = path
        self.syntax = syntax
        generator = SiteGenerator(of: path, syntax)
        let catalogue = DocumentSyntax.catalogue(of: path)
        let home = catalogue ?? DocumentPath.folder(of: path)
        // Articles in a folder of a catalogue have their pictures in the catalogue, whichever of both was named.
        let outer = named.flatMap { named in
            catalogue.map { DocumentPath.isFolder($0, above: named) } == true ? nil : named
        }
        project = ProjectFolder(holding: DocumentPath.folder(of: path), named: outer ?? home)
        lines = DocumentLines(try project.read(path))
        var places: [FigurePlace] = []
        do throws(RequestFault) {
            try lines.checkEncoding()
            let found = try syntax.requests(in: lines)
            (places, unanswered) = (found.places, found.unanswered)
        } catch {
            faults.append(error.located(in: path))
        }
        let folderName = places.lazy.compactMap(\.imagesFolder).first
        self.images = try images ?? project.folder(DocumentPath.joined(home, folderName ?? "images"))
        let own = DocumentPath.folder(of: path)
        let way = DocumentPath.relative(
            from: folderName.map { DocumentPath.joined(own, $0) } ?? own, to: self.images.path)
        imagesPrefix = way.isEmpty ? "" : way + "/"
        if syntax == .figures {
            readList(among: devices, faults: &faults)
            return
        }
        for place in places {
            do throws(RequestFault) {
                let json = try Self.json(of: place.request)
                let request = try Self.request(json, place.request, among: devices)
                entries.append(Entry(place: place, json: json, request: request))
            } catch {
                faults.append(error.located(in: path))
            }
        }
    }

    /// Reads a list of figures.
    private mutating func readList(among devices: [Device], faults: inout [RequestFault]) {
        var text = RequestText()
        for line in 0..<lines.count { text.add(lines[line], of: line, in: lines) }
        do throws(RequestFault) {
            let json = try Self.json(of: text)
            do throws(JSONError) {
                try FigureIndex.listShape.check(JSONNode(json))
            } catch {
                throw RequestFault(text.position(of: error), error.description)
            }
            for (request, text) in zip(json["figures"]?.array ?? [], text.objectsInList) {
                let place = FigurePlace(
                    of: text, at: text.start.line - 1, behind: lines.count - 1, in: lines,
                    wantsBlankLine: false)
                do throws(RequestFault) {
                    entries.append(
                        Entry(
                            place: place, json: request,
                            request: try Self.request(request, text, among: devices)))
                } catch {
                    faults.append(error.located(in: path))
                }
            }
        } catch {
            faults.append(error.located(in: path))
        }
    }

    private static func json(of text: RequestText) throws(RequestFault) -> JSON {
        do throws(JSONError) {
            return try JSON(bytes: Array(text.text.utf8))
        } catch {
            guard case .syntax(let fault, let line, let column) = error else {
                throw RequestFault(text.start, error.description)
            }
            let reason = fault.description
            throw RequestFault(
                text.position(line: line, column: column),
                reason.prefix(1).uppercased() + reason.dropFirst() + ".")
        }
    }

    private static func request(
        _ json: JSON, _ text: RequestText, among devices: [Device]
    ) throws(RequestFault) -> FigureRequest {
        do {
            return try FigureRequest(json, among: devices)
        } catch let error as JSONError {
            let message = error.description.replacing("The file ", with: "The request ")
            throw RequestFault(text.position(of: error), message)
        } catch {
            throw RequestFault(text.position(quotedIn: "\(error)"), "\(error)")
        }
    }

    /// The path of a file that the document names.
    func path(of file: String) -> String { file.hasPrefix("/") ? file : DocumentPath.joined(folder, file) }

    /// The owner of its pictures, for the manifest of their folder.
    var owner: String { DocumentPath.relative(from: images.path, to: path) }
}

extension RequestFault {
    fileprivate func located(in path: String) -> RequestFault {
        var fault = self
        fault.path = path
        return fault
    }
}

extension String {
    /// The keys in a path of JSON: `steps[0].do` has two.
    fileprivate var keys: [String] {
        split(separator: ".").map { String($0.prefix { $0 != "[" }) }.filter { !$0.isEmpty }
    }
}

extension RequestText {
    /// The position of an error's cause, as precisely as it is known.
    fileprivate func position(of error: JSONError) -> (line: Int, column: Int) {
        switch error {
        case .unknownKey(let key, let path, _): position(ofKeys: path.keys + [key])
        case .badValue(_, let path, _, _), .tooMany(_, _, let path), .missingKey(_, let path),
            .noneOf(_, let path):
            position(ofKeys: path.keys)
        case .conflictingKeys(let keys, let path): position(ofKeys: path.keys + keys.suffix(1))
        case .syntax: start
        }
    }
}
