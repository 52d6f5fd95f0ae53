import Foundation
import HeadlessUIKit
import Testing

/// A list whose data source is the app's own, changed in batches.
@MainActor struct `A collection view changed in batches` {
    private final class Words: UICollectionViewController {
        var words = ["a", "b", "c", "d"]
        var made: [String] = []

        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { words.count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
            cell.accessibilityLabel = words[indexPath.item]
            made.append(words[indexPath.item])
            return cell
        }

        var shown: [String?] {
            collectionView.indexPathsForVisibleItems.sorted().map {
                collectionView.cellForItem(at: $0)?.accessibilityLabel
            }
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func shown(_ change: (Words, UICollectionView) -> Void) throws -> (Words, HeadlessHost) {
        let list = Words()
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: list)
        list.made = []
        guard let view = list.collectionView else { return (list, host) }
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        change(list, view)
        host.settle()
        return (list, host)
    }

    @Test func `makes cells for inserted items only, and the selection goes on`() throws {
        let (list, host) = try shown { list, view in
            list.words.insert(contentsOf: ["x", "y"], at: 0)
            view.insertItems(at: [path(0), path(1)])
        }
        #expect(list.shown == ["x", "y", "a", "b", "c", "d"])
        #expect(list.made.sorted() == ["x", "y"])
        #expect(list.collectionView.indexPathsForSelectedItems == [path(3)])
        withExtendedLifetime(host) {}
    }

    @Test func `loses deleted items with their selection`() throws {
        let (list, host) = try shown { list, view in
            list.words.removeSubrange(0...1)
            view.deleteItems(at: [path(0), path(1)])
        }
        #expect(list.shown == ["c", "d"] && list.made.isEmpty)
        #expect(list.collectionView.indexPathsForSelectedItems == [])
        withExtendedLifetime(host) {}
    }

    @Test func `moves items with their cells and selection`() throws {
        let (list, host) = try shown { list, view in
            list.words = ["a", "c", "d", "b"]
            view.moveItem(at: path(1), to: path(3))
        }
        #expect(list.shown == ["a", "c", "d", "b"] && list.made.isEmpty)
        #expect(list.collectionView.indexPathsForSelectedItems == [path(3)])
        withExtendedLifetime(host) {}
    }

    /// Deletions and moves count in the order before, insertions in the one after.
    @Test func `takes all changes of a batch at once`() throws {
        var finished = false
        let (list, host) = try shown { list, view in
            view.performBatchUpdates {
                list.words = ["x", "d", "b", "c"]
                view.deleteItems(at: [path(0)])
                view.moveItem(at: path(3), to: path(1))
                view.insertItems(at: [path(0)])
                #expect(view.hasUncommittedUpdates)
            } completion: {
                finished = $0
            }
        }
        #expect(list.shown == ["x", "d", "b", "c"] && list.made == ["x"])
        #expect(list.collectionView.indexPathsForSelectedItems == [path(2)])
        #expect(finished && !list.collectionView.hasUncommittedUpdates)
        withExtendedLifetime(host) {}
    }

    @Test func `fills reloaded items again`() throws {
        let (list, host) = try shown { list, view in
            list.words[2] = "z"
            view.reloadItems(at: [path(2)])
        }
        #expect(list.shown == ["a", "b", "z", "d"] && list.made == ["z"])
        withExtendedLifetime(host) {}
    }
}
