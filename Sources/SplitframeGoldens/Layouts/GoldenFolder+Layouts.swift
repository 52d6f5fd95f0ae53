import Foundation
import SplitframeComparison

extension GoldenFolder {
    /// The names of all goldens that are kept as text alone, in order; books that cannot be read have none.
    public var layoutNames: [String] {
        files(extensions: ["twins"]).filter { $0.lastPart == LayoutBook.fileName }.flatMap { file in
            ((try? book(in: file.folder)) ?? LayoutBook()).twins.keys.map { file.folder + $0 }
        }.sorted()
    }

    /// The book of a folder below this one, whose path ends with a slash or is empty; empty where there is none.
    func book(in folder: String) throws(GoldenError) -> LayoutBook {
        guard let bytes = bytes(of: folder + LayoutBook.fileName) else { return LayoutBook() }
        do {
            return try LayoutBook(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .twin(path: path(of: folder + LayoutBook.fileName), error)
        }
    }

    /// Makes layouts goldens that have no picture; each book is written once.
    ///
    /// - Parameter isComplete: Whether these are all there are, so that a book that cannot be read is written anew.
    /// - Throws: ``GoldenError``, also for a book that cannot be read and may have others in it.
    public func record(_ layouts: [DrawnLayout], isComplete: Bool = false) throws(GoldenError) {
        for (folder, layouts) in Dictionary(grouping: layouts, by: \.name.folder) {
            var book = isComplete ? (try? book(in: folder)) ?? LayoutBook() : try book(in: folder)
            for layout in layouts { book.twins[layout.name.lastPart] = layout.twin }
            try write(book, in: folder)
            for layout in layouts { removePicture(layout.name) }
        }
    }

    /// Writes a book, or removes it where nothing stands in it.
    func write(_ book: LayoutBook, in folder: String) throws(GoldenError) {
        let file = folder + LayoutBook.fileName
        if book.twins.isEmpty { unlink(path(of: file)) } else { try write(Array(book.text.utf8), to: file) }
    }

    /// Takes goldens out of their books, each of which is written once; one that cannot be read is left alone.
    public func removeLayouts(_ names: [String]) throws(GoldenError) {
        for (folder, names) in Dictionary(grouping: names, by: \.folder) {
            guard let book = try? book(in: folder) else { continue }
            var rest = book
            for name in names { rest.twins[name.lastPart] = nil }
            if rest != book { try write(rest, in: folder) }
        }
    }
}

extension String {
    /// The path up to the last slash, that included.
    var folder: String { String(dropLast(lastPart.count)) }

    /// What follows the last slash.
    var lastPart: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }
}
