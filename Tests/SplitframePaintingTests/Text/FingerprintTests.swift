import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
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

    private func fingerprint(of titles: String...) -> String {
        let runs = titles.map { title in
            SceneElement.text(
                TextRun(
                    title, in: Rectangle(x: 0, y: 0, width: 90, height: 20), font: Font(size: 12),
                    color: .black))
        }
        return Fingerprint.of(
            Scene(size: Size(width: 90, height: 20), elements: [.group(SceneGroup(elements: runs))]))
    }

    @Test func `of a picture names no fonts that it has no use for`() {
        let latin = fingerprint(of: "Mail – 320 × 480", "Größe")
        #expect(latin.hasSuffix(", fallback none"))
        #expect(Fingerprint.current.hasPrefix(latin.dropLast("none".count)))
        #expect(fingerprint(of: "Mail", "Почта") == latin)
    }

    @Test func `of a picture is another with each script`() {
        let all = [
            fingerprint(of: "a"), fingerprint(of: "ع"), fingerprint(of: "a", "漢"), fingerprint(of: "ع", "漢"),
            Fingerprint.current,
        ]
        #expect(Set(all).count == all.count)
        #expect(fingerprint(of: "漢", "ع") == fingerprint(of: "ع漢"))
    }
}
