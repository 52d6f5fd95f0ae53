import Foundation
import HeadlessUIKit
import Testing

/// Items below items: a section snapshot by itself, and in a list.
@MainActor struct `An outline` {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["fruit", "trees"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["red", "green"], to: "apple")
        snapshot.append(["oak"], to: "trees")
        return snapshot
    }

    @Test func `shows what is below expanded items, at every level`() {
        var snapshot = snapshot()
        #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "trees", "oak"])
        #expect(snapshot.rootItems == ["fruit", "trees"] && snapshot.visibleItems == ["fruit", "trees"])
        snapshot.expand(["apple"])
        #expect(snapshot.visibleItems == ["fruit", "trees"], "its parent is closed")
        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "red", "green", "pear", "trees"])
        snapshot.collapse(["fruit"])
        #expect(snapshot.isExpanded("apple") && !snapshot.isVisible("apple"))
    }

    @Test func `knows who stands above whom`() {
        let snapshot = snapshot()
        #expect(snapshot.level(of: "red") == 2 && snapshot.level(of: "trees") == 0)
        #expect(snapshot.parent(of: "red") == "apple" && snapshot.parent(of: "fruit") == nil)
        #expect(snapshot.index(of: "pear") == 4 && snapshot.index(of: "plum") == nil)
        #expect(snapshot.contains("oak") && !snapshot.contains("plum"))
        #expect(snapshot.snapshot(of: "apple").items == ["red", "green"])
        #expect(snapshot.snapshot(of: "apple", includingParent: true).rootItems == ["apple"])
    }

    @Test func `takes items beside others, and loses them with all below`() {
        var snapshot = snapshot()
        snapshot.insert(["plum"], before: "pear")
        snapshot.insert(["kiwi"], after: "apple")
        #expect(snapshot.snapshot(of: "fruit").items == ["apple", "red", "green", "kiwi", "plum", "pear"])
        #expect(snapshot.parent(of: "kiwi") == "fruit")
        snapshot.delete(["fruit"])
        #expect(snapshot.items == ["trees", "oak"])
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test func `takes another outline in place of what is below an item`() {
        var (snapshot, other) = (snapshot(), Snapshot())
        other.append(["kiwi", "plum"])
        other.append(["blue"], to: "plum")
        other.expand(["plum"])
        snapshot.expand(["fruit"])
        snapshot.replace(childrenOf: "fruit", using: other)
        #expect(snapshot.items == ["fruit", "kiwi", "plum", "blue", "trees", "oak"])
        #expect(snapshot.parent(of: "kiwi") == "fruit" && snapshot.parent(of: "blue") == "plum")
        #expect(snapshot.visibleItems == ["fruit", "kiwi", "plum", "blue", "trees"])
    }

    @Test func `opens and closes in a list, where the app lets it`() throws {
        let list = NamesList()
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: list)
        list.dataSource.apply(snapshot(), to: "Fruit")
        host.settle()
        #expect(list.shownWords == ["fruit", "trees", "oak"], "the rest stands in the second section")

        var opened: [String] = []
        list.dataSource.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }
        list.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        #expect(list.dataSource.toggleExpansion(of: "fruit"))
        host.settle()
        #expect(list.shownWords == ["fruit", "apple", "pear", "trees", "oak"] && opened == ["fruit"])
        #expect(list.dataSource.snapshot(for: "Fruit").isExpanded("fruit"))
        #expect(!list.dataSource.toggleExpansion(of: "fruit"), "the app keeps it open")
        #expect(list.dataSource.snapshot(for: "Trees").items == ["oak"])
    }
}
