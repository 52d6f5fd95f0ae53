import Foundation
import HeadlessUIKit
import Testing

/// Closures that UIKit runs before the call returns need no explicit `self`: this file compiles as apps are written.
@MainActor struct `A closure that does not escape` {
    private final class Rows: UITableViewController {
        private(set) var names = ["a", "b"]
        private(set) var runs = 0

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func add() {
            tableView.performBatchUpdates({
                names.append("c")
                tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .none)
            }) { [self] _ in runs += 1 }
            tableView.performBatchUpdates {
                names.removeFirst()
                tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
            tableView.performBatchUpdates(nil)
            UIView.performWithoutAnimation { runs += 1 }
            traitCollection.performAsCurrent { runs += 1 }
            _ = UIGraphicsImageRenderer(size: .zero).image { _ in runs += 1 }
        }
    }

    private final class Items: UICollectionViewController {
        private(set) var count = 1

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        { UICollectionViewCell() }

        func add() {
            collectionView.performBatchUpdates {
                count += 1
                collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
    }

    @Test func `runs once, before the call returns`() throws {
        let (rows, items) = (Rows(), Items(collectionViewLayout: UICollectionViewFlowLayout()))
        let tabs = UITabBarController()
        tabs.viewControllers = [rows, items]
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: tabs)
        rows.add()
        items.loadViewIfNeeded()
        items.add()
        #expect(rows.names == ["b", "c"])
        #expect(rows.tableView.numberOfRows(inSection: 0) == 2)
        #expect(items.collectionView.numberOfItems(inSection: 0) == 2)
        host.settle()
        #expect(rows.runs >= 3)
    }
}
