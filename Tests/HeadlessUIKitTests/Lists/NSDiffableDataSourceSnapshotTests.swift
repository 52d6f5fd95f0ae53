import HeadlessUIKit
import Testing

struct `A diffable snapshot` {
    private func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["a", "b"], toSection: 1)
        snapshot.appendItems(["c"])
        return snapshot
    }

    @Test func `appends to the last section where none is named`() {
        #expect(snapshot().itemIdentifiers(inSection: 2) == ["c"])
        #expect(snapshot().itemIdentifiers == ["a", "b", "c"])
        #expect(snapshot().numberOfItems == 3)
    }

    @Test func `puts items where they are asked for`() {
        var snapshot = snapshot()
        snapshot.insertItems(["x"], beforeItem: "b")
        snapshot.insertItems(["y"], afterItem: "b")
        snapshot.moveItem("a", afterItem: "c")
        snapshot.deleteItems(["b"])
        #expect(snapshot.itemIdentifiers(inSection: 1) == ["x", "y"])
        #expect(snapshot.itemIdentifiers(inSection: 2) == ["c", "a"])
        #expect(snapshot.sectionIdentifier(containingItem: "a") == 2)
        #expect(snapshot.indexOfItem("c") == 2)
    }

    @Test func `takes sections with their items`() {
        var snapshot = snapshot()
        snapshot.insertSections([3], beforeSection: 2)
        snapshot.moveSection(1, afterSection: 2)
        #expect(snapshot.sectionIdentifiers == [3, 2, 1])
        #expect(snapshot.itemIdentifiers == ["c", "a", "b"])
        snapshot.deleteSections([1])
        #expect(snapshot.itemIdentifiers == ["c"])
        #expect(snapshot.sectionIdentifier(containingItem: "a") == nil)
    }

    @Test func `stops where an identifier comes twice`() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([1])
            snapshot.appendItems(["a", "a"])
        }
    }
}
