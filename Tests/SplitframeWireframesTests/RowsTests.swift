import Testing

@testable import SplitframeWireframes

struct `Pictures in rows` {
    @Test(arguments: 1...30, 1...8) func `are in as few rows as hold them, about equally long`(
        count: Int, most: Int
    ) {
        let perRow = count.perRow(atMost: most)
        let rows = Int((Double(count) / Double(most)).rounded(.up))
        #expect((1...most).contains(perRow))
        #expect(perRow * rows >= count)
        #expect(perRow * rows - count < rows)
    }

    @Test func `are one where there is none`() { #expect(0.perRow(atMost: 3) == 1) }
}
