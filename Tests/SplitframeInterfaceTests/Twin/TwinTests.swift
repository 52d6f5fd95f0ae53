import SplitframeInterface
import Testing

struct `A twin that is read` {
    /// The line of an element inside so many others.
    private static func deep(_ depth: Int) -> String {
        String(repeating: "a/", count: depth) + "a\tseparator frame=0,0,1,1"
    }

    /// The line of an element with so many attributes.
    private static func attributed(_ count: Int) -> String {
        "a\tseparator " + (0..<count).map { "a\($0)=1" }.joined(separator: " ")
    }

    @Test func `may have as many attributes as no element has`() throws {
        let twin = try Twin("splitframe-twin 2\n\(Self.attributed(100))\n")
        #expect(twin.elements.map(\.attributes.count) == [100])
    }

    @Test func `may be as deep as no interface is`() throws {
        #expect(try Twin("splitframe-twin 2\n\(Self.deep(250))\n").elements.count == 1)
    }

    @Test func `is its elements with their attributes, quotes kept together`() throws {
        let twin = try Twin(
            "splitframe-twin 2\nsplit/secondary/bar\tnavigationBar frame=0,0,10,44 title=\"A \\\"b = c\\\" \\\\\" side=leading\n"
        )
        let bar = try #require(twin.elements.first)
        #expect(bar.path == "split/secondary/bar")
        #expect(bar.kind == .navigationBar)
        #expect(bar["frame"] == .numbers([0, 0, 10, 44]))
        #expect(bar["title"] == .texts([#"A "b = c" \"#]))
        #expect(bar["side"] == .word("leading"))
        #expect(bar["icon"] == nil)
    }

    @Test(arguments: [
        ("", TwinError.header("", expected: Twin.header)),
        ("splitframe-twin 3\n", .header("splitframe-twin 3", expected: Twin.header)),
        ("splitframe-twin 2", .truncated),
        ("splitframe-twin 2\nsplit\tsplit frame=0", .truncated),
        ("splitframe-twin 2\nsplit frame=0\n", .line(number: 2, text: "split frame=0")),
        ("splitframe-twin 2\nsplit\tframe\n", .line(number: 2, text: "split\tframe")),
        ("splitframe-twin 2\nsplit\tsplit a=1 a=2\n", .line(number: 2, text: "split\tsplit a=1 a=2")),
        (
            "splitframe-twin 2\n\(deep(251))\n\(deep(100_000))\n",
            .line(number: 2, text: deep(251))
        ),
        (
            "splitframe-twin 2\n\(attributed(101))\n", .line(number: 2, text: attributed(101))
        ),
    ]) func `is refused where it is none`(text: String, error: TwinError) {
        #expect(throws: error) { try Twin(text) }
    }
}
