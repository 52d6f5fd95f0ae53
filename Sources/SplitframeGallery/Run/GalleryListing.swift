import SplitframeJSON
import Synchronization

/// What a gallery says of its pictures, for programs and for the page, taken down while they are drawn.
///
/// As text a picture's entry takes some 2 kB; as values it took some forty times that.
final class GalleryListing: Sendable {
    private struct State {
        var list: PictureListText
        var page: PictureListText
        /// Entries whose predecessors are still on their way.
        var waiting: [Int: GalleryEntry] = [:]
        var next = 0
    }

    private let state: Mutex<State>

    init(page: GalleryPage) {
        let (head, tail) = GalleryPage.html
        state = Mutex(
            State(
                list: PictureListText(rest: JSON.object([:]).versioned),
                page: PictureListText(head: head, rest: page.json, tail: tail)))
    }

    /// Takes a picture's entry.
    func add(_ entry: GalleryEntry, at index: Int) {
        state.withLock { state in
            state.waiting[index] = entry
            while let entry = state.waiting.removeValue(forKey: state.next) {
                state.list.add(entry.json)
                state.page.add(entry.pageJSON)
                state.next += 1
            }
        }
    }

    /// Both files, the list for programs last.
    var files: [(file: String, bytes: [UInt8])] {
        state.withLock { [(GalleryPage.name, $0.page.whole), (GalleryFile.name, $0.list.whole)] }
    }
}
