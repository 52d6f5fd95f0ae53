public import SplitframeFiles
import SplitframeInterface

extension GoldenFolder {
    /// The names of all goldens that consist of text alone, in order, except those in damaged files.
    public func layoutNames() throws(FileError) -> [String] { try layouts().keys.sorted() }

    /// The goldens that consist of text alone, each with its twin, except those in damaged files.
    package func layouts() throws(FileError) -> [String: String] { layouts(in: try files()) }

    /// The goldens in the twin files among some files.
    func layouts(in files: [String]) -> [String: String] {
        files.filter { $0.lastPart == TwinFile.fileName }.reduce(into: [:]) { layouts, file in
            for (name, twin) in ((try? twinFile(in: file.folder)) ?? TwinFile()).twins {
                layouts[file.folder + name] = twin
            }
        }
    }

    /// The damaged files of layouts, by their paths below the folder, each with its error.
    package func damagedLayouts() throws(FileError) -> [String: GoldenError] {
        try files().filter { $0.lastPart == TwinFile.fileName }.reduce(into: [:]) { damaged, file in
            do throws(GoldenError) {
                _ = try twinFile(in: file.folder)
            } catch {
                damaged[file] = error
            }
        }
    }

    /// The twin file of a folder below this one, whose path is empty or ends with a slash; empty if there is no such
    /// file.
    func twinFile(in folder: String) throws(GoldenError) -> TwinFile {
        guard let bytes = try file(folder + TwinFile.fileName) else { return TwinFile() }
        do {
            return try TwinFile(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .twin(path: shownPath(of: folder + TwinFile.fileName), error)
        }
    }
}

extension String {
    /// The path up to and including the last slash.
    package var folder: String { String(dropLast(lastPart.count)) }

    /// The part after the last slash.
    var lastPart: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }
}

/// A layout that has just been computed and may become a golden without a picture.
public struct DrawnLayout: Hashable, Sendable {
    /// The golden's name.
    public var name: String
    /// Its twin as text.
    public var twin: String

    public init(name: String, twin: String) {
        self.name = name
        self.twin = twin
    }
}

/// The twin files that a run needs, each read once.
public struct TwinCache: Sendable {
    private let folder: GoldenFolder
    private var files: [String: Result<TwinFile, GoldenError>] = [:]

    /// Reads the files that contain goldens of these names.
    public init(of names: some Sequence<String>, in folder: GoldenFolder) {
        self.folder = folder
        for place in Set(names.map(\.folder)) {
            files[place] = Result { () throws(GoldenError) in try folder.twinFile(in: place) }
        }
    }

    /// The verdict on a layout, compared with the golden of its name.
    public func verdict(on layout: DrawnLayout) -> Verdict {
        do throws(GoldenError) {
            guard let expected = try files[layout.name.folder]?.get().twins[layout.name.lastPart] else {
                return .missing
            }
            // Nearly all texts are equal, and need not be parsed.
            if expected == layout.twin { return .equal }
            return Verdict(
                expected: try read(expected, layout.name), actual: try read(layout.twin, layout.name))
        } catch {
            return .unreadable(reason: error.description)
        }
    }

    /// A golden's twin as text; nil if there is none, or it cannot be read.
    func twin(_ name: String) -> String? { try? files[name.folder]?.get().twins[name.lastPart] }

    private func read(_ twin: String, _ name: String) throws(GoldenError) -> Twin {
        do {
            return try Twin(twin)
        } catch {
            throw .twin(path: folder.path(of: name.folder + TwinFile.fileName), error)
        }
    }
}

/// The goldens of one folder that consist of text alone: every layout once, below the names of the goldens that show
/// it.
///
/// The file has the header, then a paragraph for each layout: the names, one per line, and the lines of their twin.
struct TwinFile: Hashable, Sendable {
    /// The file's name in its folder.
    static let fileName = "layouts.twins"
    /// The first line of the format.
    static let header = "splitframe-layouts 2"

    /// Twins, as text, by the last part of their goldens' names.
    var twins: [String: String] = [:]

    init() {}

    /// Reads a file's text, whose last line must be complete.
    init(_ text: String) throws(TwinError) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines[0] == Self.header else { throw .header(String(lines[0]), expected: Self.header) }
        guard lines.popLast() == "" else { throw .truncated }
        for paragraph in lines.dropFirst().split(separator: "", omittingEmptySubsequences: true) {
            let names = paragraph.prefix { !$0.contains("\t") }
            let elements = paragraph.dropFirst(names.count)
            guard !names.isEmpty, !elements.isEmpty else {
                throw .line(number: paragraph.startIndex + 1, text: paragraph.first.map(String.init) ?? "")
            }
            let twin = ([Twin.header[...]] + elements).map { $0 + "\n" }.joined()
            for name in names { twins[String(name)] = twin }
        }
    }

    /// The file's text, independent of the order in which twins were added.
    var text: String {
        let layouts = Dictionary(grouping: twins.keys.sorted()) { twins[$0] ?? "" }
            .sorted { ($0.value.first ?? "") < ($1.value.first ?? "") }
        return layouts.reduce(into: Self.header + "\n") { text, layout in
            let elements = layout.key.dropFirst(Twin.header.count + 1)
            text += "\n" + layout.value.map { $0 + "\n" }.joined() + elements
        }
    }
}
