import SplitframeDevices
import SplitframeInterface
import Testing

struct `A window's name` {
    @Test(
        arguments: [
            ("full", .full), ("two-thirds", .twoThirds), ("half", .half), ("one-third", .oneThird),
            ("quarter", .quarter), ("slide-over", .slideOver),
            ("820x700", .free(Size(width: 820, height: 700))),
            ("600.5x700", .free(Size(width: 600.5, height: 700))), ("1x1", .free(Size(width: 1, height: 1))),
        ] as [(String, Window)])
    func `reads back as it is written`(name: String, window: Window) throws {
        #expect(try Window(name: name) == window)
        #expect(window.name == name)
    }

    @Test func `may be in camel case, as in the catalogue's own file`() throws {
        #expect(try Window(name: "twoThirds") == .twoThirds)
        #expect(try Window(name: "slideOver") == .slideOver)
    }

    @Test(arguments: [
        "", "x", "820", "820x", "x700", "820x700x2", "820 x 700", "third", "Full", "820×700", "0x1p4x3",
        "820,5x700",
    ])
    func `that is no word and no size is an error with the words there are`(name: String) {
        #expect(throws: WindowError.notAWindow(name)) { try Window(name: name) }
        #expect(WindowError.notAWindow(name).description.contains("full, two-thirds, half, one-third"))
    }

    @Test(arguments: ["0x700", "0.5x700", "-820x700", "820x-1", "nanx700", "820xinf", "-infxnan", "0.999x1"])
    func `with an impossible side is an error of its own`(name: String) {
        #expect(throws: WindowError.unusableSize(name)) { try Window(name: name) }
    }
}
