package import SplitframeFiles

/// Merges the parts of a gallery that several runs have drawn: the files are the same as those of one run, byte for
/// byte.
package struct GalleryMerge {
    /// All parts of the gallery.
    package var parts: [RunPart]
    package var folder: KeptFolder

    package init(parts: [RunPart], folder: KeptFolder) {
        self.parts = parts
        self.folder = folder
    }

    /// Copies all files, and writes the page and the list.
    ///
    /// - Returns: The path of `index.html`, and the number of pictures.
    /// - Throws: ``RunPartError``, or `FileError`.
    package func run() throws -> (index: String, pictures: Int) {
        var order: [(index: Int, part: Int)] = []
        for number in parts.indices {
            var part = parts[number]
            while let picture = try part.nextPicture() {
                order.append((picture.index, number))
            }
        }
        order.sort { $0.index < $1.index }
        for (place, line) in order.enumerated() where line.index != place {
            throw RunPartError.damaged(parts[line.part].folder.path)
        }
        let files = Set(parts.flatMap(\.files))
        let writer = try FolderWriter(
            filling: folder, with: GalleryFile.all(files), owner: GalleryFile.owner,
            holder: "splitframe merge")
        let listing = try GalleryListing(page: parts.first?.rest ?? .null, writer: writer)
        for part in parts { try part.copyFiles(to: writer) }
        var parts = parts
        for (place, line) in order.enumerated() {
            guard let picture = try parts[line.part].nextPicture() else { continue }
            try listing.add(picture.entry, as: line.index, at: place)
        }
        try listing.finish(keeping: files, in: writer)
        return (folder.path(of: GalleryPage.name), order.count)
    }
}

extension RunPart {
    /// A picture's line in a part of a gallery.
    static func line(_ entry: GalleryEntry, at index: Int) -> JSON {
        ["index": .number(Double(index)), "entry": entry.json, "page": entry.pageJSON]
    }

    fileprivate mutating func nextPicture() throws -> (index: Int, entry: GalleryEntry)? {
        guard let bytes = nextLine() else { return nil }
        guard let line = try? JSON(bytes: bytes), let index = line["index"]?.index,
            let entry = line["entry"], let page = line["page"]
        else { throw RunPartError.damaged(folder.path) }
        return (index, GalleryEntry(json: entry, pageJSON: page))
    }
}
