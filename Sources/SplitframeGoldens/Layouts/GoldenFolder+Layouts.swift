import Foundation
import SplitframeComparison

extension GoldenFolder {
    /// The names of all goldens that are kept as text alone, in order; files that cannot be read have none.
    public var layoutNames: [String] {
        files(extensions: ["twins"]).filter { $0.lastPart == TwinFile.fileName }.flatMap { file in
            ((try? twinFile(in: file.folder)) ?? TwinFile()).twins.keys.map { file.folder + $0 }
        }.sorted()
    }

    /// The twin file of a folder below this one, whose path is empty or ends with a slash; empty where there is none.
    func twinFile(in folder: String) throws(GoldenError) -> TwinFile {
        guard let bytes = bytes(of: folder + TwinFile.fileName) else { return TwinFile() }
        do {
            return try TwinFile(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .twin(path: path(of: folder + TwinFile.fileName), error)
        }
    }

    /// Makes layouts goldens that have no picture; each twin file is written once.
    ///
    /// - Parameter isComplete: Whether these are all there are, so that a file that cannot be read is written anew.
    /// - Throws: ``GoldenError``, also for a file that cannot be read and may have others in it.
    public func record(_ layouts: [DrawnLayout], isComplete: Bool = false) throws(GoldenError) {
        for (folder, layouts) in Dictionary(grouping: layouts, by: \.name.folder) {
            var file = isComplete ? (try? twinFile(in: folder)) ?? TwinFile() : try twinFile(in: folder)
            for layout in layouts { file.twins[layout.name.lastPart] = layout.twin }
            try write(file, in: folder)
            for layout in layouts { removePicture(layout.name) }
        }
    }

    /// Writes a twin file, or removes it where nothing stands in it.
    func write(_ file: TwinFile, in folder: String) throws(GoldenError) {
        let name = folder + TwinFile.fileName
        if file.twins.isEmpty { unlink(path(of: name)) } else { try write(Array(file.text.utf8), to: name) }
    }

    /// Takes goldens out of their twin files, each written once; one that cannot be read is left alone.
    public func removeLayouts(_ names: [String]) throws(GoldenError) {
        for (folder, names) in Dictionary(grouping: names, by: \.folder) {
            guard let file = try? twinFile(in: folder) else { continue }
            var rest = file
            for name in names { rest.twins[name.lastPart] = nil }
            if rest != file { try write(rest, in: folder) }
        }
    }
}

extension String {
    /// The path up to the last slash, that included.
    var folder: String { String(dropLast(lastPart.count)) }

    /// What follows the last slash.
    var lastPart: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }
}
