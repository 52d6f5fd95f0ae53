import Foundation
import Testing

@testable import HeadlessUIKit

struct `The changes of a batch` {
    /// A list whose rows are numbers, changed at random; the changes are those that made it so.
    @Test(arguments: 0..<200)
    func `take each row to where it stands afterwards`(seed: UInt64) throws {
        var random = Lottery(state: seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493)
        let before = (0..<Int(random.next(below: 4)) + 1).map { section in
            (0..<Int(random.next(below: 6))).map { section * 100 + $0 }
        }
        var changes = RowChanges()
        var after = before
        for section in before.indices {
            for row in before[section].indices where random.next(below: 4) == 0 {
                changes.deleted.insert(IndexPath(row: row, section: section))
            }
        }
        after = before.enumerated().map { section, rows in
            rows.enumerated().filter {
                !changes.deleted.contains(IndexPath(row: $0.offset, section: section))
            }
            .map(\.element)
        }
        if random.next(below: 2) == 0 {
            let gone = Int(random.next(below: UInt64(before.count)))
            changes.deletedSections.insert(gone)
            after.remove(at: gone)
        }
        for _ in 0..<random.next(below: 4) where !after.isEmpty {
            let section = Int(random.next(below: UInt64(after.count)))
            after[section].append(-1)
            changes.inserted.insert(IndexPath(row: after[section].count - 1, section: section))
        }
        let places = try changes.destinations(before: before.map(\.count), after: after.map(\.count))
        for (old, new) in places {
            #expect(before[old.section][old.row] == after[new.section][new.row])
        }
        #expect(places.count == after.joined().count { $0 >= 0 })
    }

    @Test func `take a moved row to its place in another section`() throws {
        var changes = RowChanges()
        changes.moved[IndexPath(row: 0, section: 0)] = IndexPath(row: 1, section: 1)
        let places = try changes.destinations(before: [2, 2], after: [1, 3])
        #expect(places[IndexPath(row: 0, section: 0)] == IndexPath(row: 1, section: 1))
        #expect(places[IndexPath(row: 1, section: 0)] == IndexPath(row: 0, section: 0))
        #expect(places[IndexPath(row: 1, section: 1)] == IndexPath(row: 2, section: 1))
    }

    @Test func `are refused where rows are missing, with what was expected`() {
        var changes = RowChanges()
        changes.deleted = [IndexPath(row: 0, section: 0)]
        #expect(throws: RowChanges.Misfit.rows(section: 0, before: 3, after: 3, expected: 2)) {
            try changes.destinations(before: [3], after: [3])
        }
        #expect(throws: RowChanges.Misfit.sections(before: 1, after: 2, expected: 1)) {
            try RowChanges().destinations(before: [3], after: [3, 1])
        }
    }

    private struct Lottery {
        var state: UInt64

        mutating func next(below limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }
    }
}
