import SplitframeComparison
public import SplitframeFiles

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
