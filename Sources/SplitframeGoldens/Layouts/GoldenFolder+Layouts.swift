import SplitframeComparison
public import SplitframeFiles

extension GoldenFolder {
    /// The names of all goldens that are kept as text alone, in order; damaged files have none.
    public func layoutNames() throws(FileError) -> [String] { try layouts().keys.sorted() }

    /// The goldens that are kept as text alone, each with its twin; damaged files have none.
    package func layouts() throws(FileError) -> [String: String] { layouts(in: try files()) }

    /// Those that stand in the twin files among some files.
    func layouts(in files: [String]) -> [String: String] {
        files.filter { $0.lastPart == TwinFile.fileName }.reduce(into: [:]) { layouts, file in
            for (name, twin) in ((try? twinFile(in: file.folder)) ?? TwinFile()).twins {
                layouts[file.folder + name] = twin
            }
        }
    }

    /// The files of layouts that cannot be read, and why, by their paths below the folder.
    package func damagedLayouts() throws(FileError) -> [String: GoldenError] {
        try files().filter { $0.lastPart == TwinFile.fileName }.reduce(into: [:]) { damaged, file in
            do throws(GoldenError) {
                _ = try twinFile(in: file.folder)
            } catch {
                damaged[file] = error
            }
        }
    }

    /// The twin file of a folder below this one, whose path is empty or ends with a slash; empty where there is none.
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
    /// The path up to the last slash, that included.
    package var folder: String { String(dropLast(lastPart.count)) }

    /// What follows the last slash.
    var lastPart: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }
}
