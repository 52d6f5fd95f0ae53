import SplitframeFiles
import SplitframeJSON
import Synchronization

/// What a gallery says of its pictures, for programs and for the page, written down while they are drawn.
///
/// A picture's entry takes some 2 kB as text and some forty times that as values: neither is kept.
final class GalleryListing: Sendable {
    private struct State {
        var list: PictureListText
        var page: PictureListText
        /// Entries whose predecessors are still on their way.
        var waiting: [Int: GalleryEntry] = [:]
        var next = 0
    }

    private let state: Mutex<State>

    init(page: GalleryPage, writer: FolderWriter) throws(FileError) {
        let (head, tail) = GalleryPage.html
        state = Mutex(
            State(
                list: PictureListText(
                    in: try writer.open(GalleryFile.name), rest: JSON.object([:]).versioned),
                page: PictureListText(
                    in: try writer.open(GalleryPage.name), head: head, rest: page.json, tail: tail)))
    }

    /// Takes a picture's entry.
    func add(_ entry: GalleryEntry, at index: Int) throws(FileError) {
        try state.withLock { state throws(FileError) in
            state.waiting[index] = entry
            while let entry = state.waiting.removeValue(forKey: state.next) {
                try state.list.add(entry.json)
                try state.page.add(entry.pageJSON)
                state.next += 1
            }
        }
    }

    /// Completes both files, the list for programs last.
    func finish() throws(FileError) -> [(file: String, draft: OutputDraft)] {
        try state.withLock { state throws(FileError) in
            [
                (GalleryPage.name, try state.page.finish()), (GalleryFile.name, try state.list.finish()),
            ]
        }
    }
}
