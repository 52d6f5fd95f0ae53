import SplitframeGoldens
import Testing

struct `A byte budget` {
    private let goldens = TemporaryGoldens()

    @Test func `names pictures and folders that exceed it`() throws {
        try goldens.write([UInt8](repeating: 0, count: 60), to: "a/large.png")
        try goldens.write([UInt8](repeating: 0, count: 40), to: "a/large.txt")
        try goldens.write([UInt8](repeating: 0, count: 4), to: "small.png")
        try goldens.write([UInt8](repeating: 0, count: 6), to: "layouts.twins")
        var budget = GoldenBudget()
        #expect(budget.excesses(in: goldens.folder) == [])
        budget.picture = 59
        budget.folder = 109
        #expect(
            budget.excesses(in: goldens.folder) == [
                "a/large.png has 60 bytes, more than the 59 of one picture",
                "all goldens have 110 bytes, more than 109",
            ])
    }
}
