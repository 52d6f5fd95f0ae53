package import SplitframeFiles
import SplitframePictures
import SplitframeRequests
import Synchronization

/// Writes the lists of a gallery's pictures, for programs and for the page, while the pictures are drawn.
///
/// A picture's entry needs about 2 kB as text and about forty times as much as JSON values, so that entries are not
/// kept.
final class GalleryListing: Sendable {
    /// A file that is being written, and a function that makes a picture's line in it.
    private struct List {
        let file: String
        var text: PictureListText
        let line: @Sendable (_ entry: GalleryEntry, _ index: Int) -> JSON
    }

    private struct State {
        var lists: [List]
        /// Entries that wait for earlier ones.
        var waiting: [Int: (index: Int, entry: GalleryEntry)] = [:]
        var next = 0
    }

    private let state: Mutex<State>

    private init(_ lists: [List]) { state = Mutex(State(lists: lists)) }

    /// The listing of a whole gallery; `page` contains the page's data besides the pictures.
    convenience init(page: JSON, writer: FolderWriter) throws(FileError) {
        let (head, tail) = GalleryPage.html
        self.init([
            List(
                file: GalleryPage.name,
                text: PictureListText(
                    in: try writer.open(GalleryPage.name), head: head, rest: page, tail: tail)
            ) { entry, _ in entry.pageJSON },
            List(
                file: GalleryFile.name,
                text: PictureListText(
                    in: try writer.open(GalleryFile.name), rest: JSON.object([:]).versioned)
            ) { entry, _ in entry.json },
        ])
    }

    /// The listing of a part of a gallery.
    convenience init(part rest: JSON, writer: FolderWriter) throws(FileError) {
        self.init([
            List(
                file: RunPart.name, text: PictureListText(in: try writer.open(RunPart.name), rest: rest),
                line: RunPart.line)
        ])
    }

    /// Adds a picture's entry.
    ///
    /// - Parameters:
    ///   - index: The picture's number in the gallery.
    ///   - place: The picture's place among those of this listing.
    func add(_ entry: GalleryEntry, as index: Int, at place: Int) throws(FileError) {
        try state.withLock { state throws(FileError) in
            state.waiting[place] = (index, entry)
            while let (index, entry) = state.waiting.removeValue(forKey: state.next) {
                for list in state.lists.indices {
                    try state.lists[list].text.add(state.lists[list].line(entry, index))
                }
                state.next += 1
            }
        }
    }

    /// Completes the files, `gallery.json` last, and removes files of an earlier gallery that are not among the
    /// pictures.
    func finish(keeping drawn: some Sequence<String>, in writer: FolderWriter) throws(FileError) {
        // The pictures have to exist before the page and the list that name them.
        try writer.sync()
        let lists = try state.withLock { state throws(FileError) in
            var drafts: [(file: String, draft: OutputDraft)] = []
            for list in state.lists.indices {
                drafts.append((state.lists[list].file, try state.lists[list].text.finish()))
            }
            return drafts
        }
        try writer.add(lists)
        try writer.finish(keeping: drawn + lists.map(\.file))
    }
}

/// `gallery.json`: describes a gallery's pictures for programs; one line per picture, in the order of their selections.
package enum GalleryFile {
    static let name = "gallery.json"
    /// The owner of a gallery's files in the folder's manifest.
    static let owner = "gallery"

    /// All files that a gallery with these pictures and sheets, or a part of one, may have.
    static func all(_ drawn: Set<String>) -> Set<String> {
        drawn.union([GalleryPage.name, name, RunPart.name])
    }

    /// The JSON shape of the file.
    package static let shape = JSONShape.object([
        JSONKey(
            "pictures", .list(Picture.selectionShape), "in the order of their selections", isRequired: true)
    ]).versioned
}
