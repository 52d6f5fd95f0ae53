import SplitframeGoldens
import SplitframeInterface
import Testing

@testable import SplitframeGoldens

struct `A file of twins` {
    private static let narrow = "splitframe-twin 2\nsplit\tsplit frame=0,0,320,480\n"
    private static let wide =
        "splitframe-twin 2\nsplit\tsplit frame=0,0,640,480 title=\"a  b\"\nsplit/bar\tnavigationBar frame=0,0,1,1\n"

    @Test func `says each layout once, below all its names in order`() {
        var file = TwinFile()
        file.twins = ["c": Self.narrow, "b": Self.wide, "a": Self.narrow]
        #expect(
            file.text == """
                splitframe-layouts 2

                a
                c
                split\tsplit frame=0,0,320,480

                b
                split\tsplit frame=0,0,640,480 title="a  b"
                split/bar\tnavigationBar frame=0,0,1,1

                """)
    }

    @Test func `reads what it says`() throws {
        var file = TwinFile()
        #expect(try TwinFile(file.text) == file)
        file.twins = ["c": Self.narrow, "b": Self.wide, "a": Self.narrow]
        #expect(try TwinFile(file.text) == file)
    }

    @Test(arguments: [
        ("", TwinError.header("", expected: "splitframe-layouts 2")),
        ("splitframe-layouts 2\n\na\nsplit\tsplit frame=0", .truncated),
        ("splitframe-layouts 2\n\nsplit\tsplit frame=0\n", .line(number: 3, text: "split\tsplit frame=0")),
        ("splitframe-layouts 2\n\na\nb\n", .line(number: 3, text: "a")),
    ]) func `is refused where it is none`(text: String, error: TwinError) {
        #expect(throws: error) { try TwinFile(text) }
    }
}
