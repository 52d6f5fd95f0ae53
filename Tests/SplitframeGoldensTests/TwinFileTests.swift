import SplitframeComparison
import Testing

@testable import SplitframeGoldens

struct `A file of twins` {
    private static let narrow = "splitframe-twin 1\nsplit\tframe=0,0,320,480\n"
    private static let wide =
        "splitframe-twin 1\nsplit\tframe=0,0,640,480 title=\"a  b\"\nsplit/bar\tframe=0,0,1,1\n"

    @Test func `says each layout once, below all its names in order`() {
        var file = TwinFile()
        file.twins = ["c": Self.narrow, "b": Self.wide, "a": Self.narrow]
        #expect(
            file.text == """
                splitframe-layouts 1

                a
                c
                split\tframe=0,0,320,480

                b
                split\tframe=0,0,640,480 title="a  b"
                split/bar\tframe=0,0,1,1

                """)
    }

    @Test func `reads what it says`() throws {
        var file = TwinFile()
        #expect(try TwinFile(file.text) == file)
        file.twins = ["c": Self.narrow, "b": Self.wide, "a": Self.narrow]
        #expect(try TwinFile(file.text) == file)
    }

    @Test(arguments: [
        ("", TwinError.header("", expected: "splitframe-layouts 1")),
        ("splitframe-layouts 1\n\na\nsplit\tframe=0", .truncated),
        ("splitframe-layouts 1\n\nsplit\tframe=0\n", .line(number: 3, text: "split\tframe=0")),
        ("splitframe-layouts 1\n\na\nb\n", .line(number: 3, text: "a")),
    ]) func `is refused where it is none`(text: String, error: TwinError) {
        #expect(throws: error) { try TwinFile(text) }
    }
}
