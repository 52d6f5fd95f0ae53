/// One of several runs that share independent work between them, on as many machines as there are.
package struct Shard: Hashable, Sendable {
    /// Which one, from 1.
    package let number: Int
    package let count: Int

    /// As many as a run may be shared by.
    package static let most = 10_000

    package init?(number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// A shard as people write it: `2/8`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }

    package var name: String { "\(number)/\(count)" }

    /// The numbers of the pieces that are this shard's; each piece is exactly one shard's, the same in every run.
    ///
    /// Pieces are dealt out to and fro, the dearest first: no two shards differ by more than the dearest piece.
    package func share(of costs: [Int]) -> [Int] {
        let dearestFirst = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
        return dearestFirst.indices.filter { place in
            let (round, seat) = place.quotientAndRemainder(dividingBy: count)
            return number - 1 == (round.isMultiple(of: 2) ? seat : count - 1 - seat)
        }.map { dearestFirst[$0] }.sorted()
    }
}
