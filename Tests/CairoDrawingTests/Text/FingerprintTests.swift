import CairoDrawing
import Testing

struct `The fingerprint` {
    @Test(arguments: ["cairo", "pixman", "pango", "harfbuzz", "freetype", "fontconfig"])
    func `names every library with its version`(library: String) throws {
        let entry = try #require(
            Fingerprint.current.split(separator: ", ").first { $0.hasPrefix("\(library) ") })
        let version = entry.dropFirst(library.count + 1).split(separator: ".")
        #expect(version.count == 3)
        #expect(version.allSatisfy { Int($0) != nil })
    }

    @Test func `tells the fonts by their content`() {
        #expect(Fingerprint.current.contains(#/Inter 4 files [0-9a-f]{8}, fallback /#))
    }
}
