import Foundation
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframePainting

struct `The fonts` {
    /// A picture with text in every weight and many scripts, as bytes.
    static func picture() throws -> [UInt8] {
        let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]
        let runs = (["Hamburgefonstiv"] + ScriptSample.all.map(\.text)).flatMap { text in
            weights.map { (text: text, weight: $0) }
        }
        let scene = Scene(
            size: Size(width: 200, height: 26 * Double(runs.count)), background: .white,
            elements: runs.enumerated().map { index, run in
                .text(
                    TextRun(
                        run.text, in: Rectangle(x: 8, y: 26 * Double(index), width: 180, height: 24),
                        font: Font(size: 11, weight: run.weight), color: .black))
            })
        return try Painter(fonts: .installed()).png(of: scene, scale: 1)
    }

    static let hostileRules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts</dir>
          <match target="pattern"><edit name="family" mode="assign" binding="strong">
            <string>DejaVu Serif</string></edit></match>
          <match target="font">
            <edit name="embolden" mode="assign"><bool>true</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            <edit name="autohint" mode="assign"><bool>true</bool></edit>
            <edit name="rgba" mode="assign"><const>rgb</const></edit>
          </match>
        </fontconfig>
        """

    @Test func `draw the same whatever the user's environment says`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.hostileRules.write(
            to: folder.appending(path: "fonts.conf"), atomically: true, encoding: .utf8)
        let expected = folder.appending(path: "expected.png").path
        try Data(Self.picture()).write(to: URL(filePath: expected))
        let rules = folder.appending(path: "fonts.conf").path

        await #expect(processExitsWith: .success) {
            [rules = rules as String, expected = expected as String] in
            setenv("FONTCONFIG_FILE", rules, 1)
            setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
            setenv("PANGO_LANGUAGE", "ja:ar", 1)
            setenv("LC_ALL", "ja_JP.UTF-8", 1)
            setenv("HOME", "/nowhere", 1)
            let hostile = try Self.picture()
            #expect(try Data(contentsOf: URL(filePath: expected)) == Data(hostile))
        }
    }

    @Test func `draw the same in many tasks at once`() async throws {
        let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<4 { group.addTask { try Self.picture() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(pictures).count == 1)
    }

    @Test func `are installed for every script, each file once, Inter first`() throws {
        let fonts = try FontSet.installed()
        #expect(fonts.missing.isEmpty)
        #expect(Set(fonts.files).count == fonts.files.count)
        #expect(fonts.files.prefix(4).allSatisfy { $0.contains("/Inter-") })
        for script in Script.all {
            #expect(fonts.files(for: [script]).count > 4, "\(script.families)")
        }
    }

    @Test func `are those of a text's scripts and no others`() throws {
        let files = try FontSet.installed().files(for: Script.all(in: "Mail ア漢 ع"))
        #expect(
            files.dropFirst(4).map { $0.split(separator: "/").last } == [
                "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoSansArabic-Regular.ttf",
                "NotoSansArabic-Bold.ttf",
            ])
    }

    @Test func `draw on where only Inter is there, and say what is missing`() throws {
        let inter = FontSet(inter: try FontSet.installed().inter, others: [:])
        #expect(inter.missing == [.colorEmoji, .notoCore, .notoCJK, .symbola])
        let run = TextRun(
            "Mail 漢字", in: Rectangle(x: 0, y: 0, width: 90, height: 20), font: Font(size: 12), color: .black)
        let scene = Scene(size: Size(width: 90, height: 20), background: .white, elements: [.text(run)])
        #expect(try Painter(fonts: inter).bitmap(of: scene, scale: 1).pixels.contains { $0 < 128 })
    }
}
