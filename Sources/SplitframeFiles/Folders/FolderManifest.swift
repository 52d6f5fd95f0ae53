/// `splitframe.json`: lists our files in a folder, each with its owner.
package struct FolderManifest: Hashable, Sendable {
    /// The file's name in the folder.
    package static let fileName = "splitframe.json"

    /// The facts about one file.
    package struct Entry: Hashable, Sendable {
        /// The owner: the test, list, document or command that asked for the file.
        package var owner: String
        /// The line of the sources that asks for the file, `path:line`; nil if it is not known.
        package var place: String?
        /// The request for the picture, as a selection; nil if the file's name contains all of it.
        package var request: JSON?
        /// Check sums of everything that a picture was drawn from, and of its bytes; nil if they are not known.
        package var drawn: String?

        package init(
            owner: String, place: String? = nil, request: JSON? = nil, drawn: String? = nil
        ) {
            self.owner = owner
            self.place = place
            self.request = request
            self.drawn = drawn
        }
    }

    /// The version of the manifest's format.
    private static let format = 1.0

    /// The entry of each file, by its path in the folder.
    package var entries: [String: Entry] = [:]

    /// The owner of each file.
    package var owners: [String: String] { entries.mapValues(\.owner) }

    package init() {}

    /// Reads a manifest from its bytes.
    ///
    /// - Throws: ``FileError`` if they are not a manifest, or list a file outside the folder.
    package init(reading bytes: [UInt8], path: String) throws(FileError) {
        do throws(JSONError) {
            let node = JSONNode(try JSON(bytes: bytes))
            try Self.shape.check(node)
            for (file, entry) in try node.required("files").members() {
                entries[file] = Entry(
                    owner: try entry.required("owner").text(), place: try entry["place"]?.text(),
                    request: entry["request"]?.value, drawn: try entry["drawn"]?.text())
            }
        } catch {
            throw FileError(.reading, path, .damaged("\(error)"))
        }
        if let name = entries.keys.first(where: { RelativePath($0) == nil }) {
            throw FileError(.reading, name, .outside)
        }
    }

    /// The bytes of the manifest, with sorted keys, so that it merges line by line.
    ///
    /// They are made one entry at a time: all entries of a long list as JSON values would take many times the memory of
    /// the text.
    var bytes: [UInt8] {
        var bytes = Array("{\n  \"files\" : {".utf8)
        var separator = "\n"
        for (file, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let values = JSON.members([
                "owner": .string(entry.owner), "place": entry.place.map(JSON.string),
                "request": entry.request, "drawn": entry.drawn.map(JSON.string),
            ]).indentedText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let lines = ["\(JSON.string(file).compactText) : {"] + values.dropFirst()
            bytes += (separator + lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")).utf8
            separator = ",\n"
        }
        let rest = JSON.object(["format": .number(Self.format)]).versioned.indentedText
        return bytes + "\n  },\n\(rest.dropFirst(2))".utf8
    }

    /// The JSON shape of the manifest.
    package static let shape = JSONShape.object([
        JSONKey("files", .map(entry), "by their paths in the folder", isRequired: true),
        JSONKey("format", .number(1...format), "the version of how the files are written"),
    ]).versioned

    private static let entry = JSONShape.object([
        JSONKey("owner", .text, "who requested it", isRequired: true),
        JSONKey("place", .text, "where in the sources it is requested"),
        JSONKey("request", .anything, "what it shows, in the words of a selection"),
        JSONKey("drawn", .text, "check sums of what it was drawn from, and of its bytes"),
    ])
}
