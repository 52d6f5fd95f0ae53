import Foundation

/// The changes in a batch of updates, as UIKit interprets them: indices of deleted, reloaded and moved rows are from
/// before the batch, those of inserted rows and of destinations from after it.
struct RowChanges: Hashable, Sendable {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]

    /// Whether sections are inserted, deleted, moved or reloaded.
    var concernsSections: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty)
    }

    /// An inconsistency between a batch and the data source.
    enum Misfit: Error, Hashable {
        case sections(before: Int, after: Int, expected: Int)
        case rows(section: Int, before: Int, after: Int, expected: Int)
    }

    /// The new place of each row from before the batch; a deleted row has none.
    ///
    /// - Throws: `Misfit` where the numbers of rows before and after do not match the changes.
    func destinations(before: [Int], after: [Int]) throws(Misfit) -> [IndexPath: IndexPath] {
        let sections = Self.sources(
            count: before.count, deleted: deletedSections, inserted: insertedSections, moved: movedSections)
        guard sections.count == after.count else {
            throw .sections(before: before.count, after: after.count, expected: sections.count)
        }
        var places: [IndexPath: IndexPath] = [:]
        for (new, old) in sections.enumerated() {
            guard let old, !reloadedSections.contains(old) else { continue }
            let leaving = moved.lazy.filter { $0.value.section != new }.map(\.key)
            let arriving = moved.lazy.filter { $0.key.section != old }.map(\.value)
            let rows = Self.sources(
                count: before[old],
                deleted: self.rows(deleted, in: old).union(self.rows(leaving, in: old)),
                inserted: self.rows(inserted, in: new).union(self.rows(arriving, in: new)),
                moved: movedInside(old, new))
            guard rows.count == after[new] else {
                throw .rows(
                    section: new, before: before[old], after: after[new], expected: rows.count)
            }
            for (row, source) in rows.enumerated() {
                guard let source else { continue }
                places[IndexPath(row: source, section: old)] = IndexPath(row: row, section: new)
            }
        }
        for (old, new) in moved { places[old] = new }
        return places
    }

    /// The old index for each new index; nil for inserted ones.
    private static func sources(
        count: Int, deleted: IndexSet, inserted: IndexSet, moved: [Int: Int]
    ) -> [Int?] {
        let arrived = Dictionary(moved.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var staying = (0..<count).filter { !deleted.contains($0) && moved[$0] == nil }[...]
        var places: [Int?] = []
        let total = staying.count + inserted.count + arrived.count
        for index in 0..<total {
            if let old = arrived[index] {
                places.append(old)
            } else if inserted.contains(index) || staying.isEmpty {
                places.append(nil)
            } else {
                places.append(staying.removeFirst())
            }
        }
        return places
    }

    private func rows(_ paths: some Sequence<IndexPath>, in section: Int) -> IndexSet {
        IndexSet(paths.lazy.filter { $0.section == section }.map(\.row))
    }

    private func movedInside(_ old: Int, _ new: Int) -> [Int: Int] {
        let inside = moved.filter { $0.key.section == old && $0.value.section == new }
        return Dictionary(
            inside.map { ($0.key.row, $0.value.row) }, uniquingKeysWith: { first, _ in first })
    }
}

extension RowChanges.Misfit: CustomStringConvertible {
    var description: String {
        switch self {
        case .sections(let before, let after, let expected):
            """
            Invalid update: the data source says \(after) sections after the update; \(before) before it and the \
            sections inserted and deleted make \(expected).
            """
        case .rows(let section, let before, let after, let expected):
            """
            Invalid update: the data source says \(after) rows in section \(section) after the update; \(before) \
            before it and the rows inserted, deleted and moved make \(expected).
            """
        }
    }
}
