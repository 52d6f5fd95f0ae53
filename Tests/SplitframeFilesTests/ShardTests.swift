import SplitframeFiles
import SplitframeTestSupport
import Testing

struct `A shard` {
    @Test(arguments: [1, 2, 3, 8, 100]) func `has pieces that no other has, and together they have all`(
        count: Int
    ) {
        var numbers = SteppedNumbers(seed: UInt64(count))
        let costs = (0..<997).map { _ in numbers.length(1...50) * numbers.any([1, 1, 9]) }

        let shares = (1...count).compactMap { Shard(number: $0, of: count)?.share(of: costs) }

        #expect(shares.joined().sorted() == Array(costs.indices))
        let loads = shares.map { $0.reduce(0) { $0 + costs[$1] } }
        #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 450)
        #expect(shares.allSatisfy { $0 == $0.sorted() })
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/2", "1/99999999"])
    func `is not written so`(text: String) { #expect(Shard(text) == nil) }

    @Test func `is written as its number and how many there are`() {
        #expect(Shard("2/8") == Shard(number: 2, of: 8))
        #expect(Shard("2/8")?.name == "2/8")
    }
}
