import CairoDrawing
import Foundation
import Geometry
import SceneDrawing
import Testing

struct `The fonts` {
    /// A picture with text in every weight, as bytes.
    static func picture() throws -> [UInt8] {
        let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]
        let scene = Scene(
            size: Size(width: 200, height: 120), background: .white,
            elements: weights.enumerated().map { index, weight in
                .text(
                    TextRun(
                        "Hamburgefonstiv",
                        in: Rectangle(x: 8, y: 8 + 26 * Double(index), width: 180, height: 24),
                        font: Font(size: 11, weight: weight), color: .black))
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
            setenv("LC_ALL", "tr_TR.UTF-8", 1)
            let hostile = try Self.picture()
            #expect(try Data(contentsOf: URL(filePath: expected)) == Data(hostile))
        }
    }
}
