/// One of several runs that divide independent work between them, possibly on several machines.
package struct Shard: Hashable, Sendable {
    /// The number of this run, from 1.
    package let number: Int
    package let count: Int

    /// The maximum number of shards.
    package static let most = 10_000

    package init?(number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads a shard written like `2/8`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }

    package var name: String { "\(number)/\(count)" }

    /// The indexes of this shard's pieces; each piece belongs to exactly one shard, the same in every run.
    ///
    /// Pieces are dealt out back and forth, the most expensive first: the costs of two shards differ by at most that of
    /// the most expensive piece.
    package func share(of costs: [Int]) -> [Int] {
        let dearestFirst = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
        return dearestFirst.indices.filter { place in
            let (round, seat) = place.quotientAndRemainder(dividingBy: count)
            return number - 1 == (round.isMultiple(of: 2) ? seat : count - 1 - seat)
        }.map { dearestFirst[$0] }.sorted()
    }
}
