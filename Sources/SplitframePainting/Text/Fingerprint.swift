import CSplitframeDeflate
import CSplitframePango
import SplitframeInterface
import SplitframeSystem
package import SplitframeWireframes
import Synchronization

/// Identifies the drawing libraries and the fonts, on which pixels depend besides the scene.
///
/// Two machines with equal fingerprints draw equal pictures.
package enum Fingerprint {
    /// The fingerprint of this machine: `cairo 1.16.0, …, Inter 4 files 8f3a11c0, fallback 120 files 05be62d1`.
    package static let current = text(scripts: Script.all)

    /// The fingerprint for a scene; `fallback none` if Inter has all of its letters.
    package static func of(_ scene: Scene) -> String {
        let scripts = Script.all(in: scene.elements.texts.joined())
        return known.withLock { known in
            if let text = known[scripts] { return text }
            let text = text(scripts: scripts)
            known[scripts] = text
            return text
        }
    }

    /// A cache, because font files are large, and many pictures have the same scripts.
    private static let known = Mutex<[[Script]: String]>([:])

    private static func text(scripts: [Script]) -> String {
        (libraries + fonts(for: scripts)).joined(separator: ", ")
    }

    /// The drawing libraries with their versions: `cairo 1.16.0`.
    package static var libraries: [String] {
        guard FontSet.librariesAreLoaded else { return [] }
        return [
            "cairo \(String(cString: cairo_version_string()))",
            "pixman \(String(cString: pixman_version_string()))",
            "pango \(String(cString: pango_version_string()))",
            "harfbuzz \(String(cString: hb_version_string()))",
            "freetype \(freeTypeVersion)",
            "fontconfig \(Self.dotted(Int(FcGetVersion())))",
        ]
    }

    private static func fonts(for scripts: [Script]) -> [String] {
        guard let fonts = try? FontSet.installed() else { return ["no \(FontSet.family)"] }
        let fallback = fonts.files(for: scripts).filter { !fonts.inter.contains($0) }
        return [
            "\(FontSet.family) \(checkSum(of: fonts.inter))",
            "fallback \(fallback.isEmpty ? "none" : checkSum(of: fallback))",
        ]
    }

    /// Unpacks Fontconfig's version number: 21401 is 2.14.1.
    private static func dotted(_ version: Int) -> String {
        "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }

    private static var freeTypeVersion: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The number of files and a checksum of all their bytes.
    private static func checkSum(of files: [String]) -> String {
        var sum: UInt32 = 0
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        for file in files {
            guard let stream = fopen(file, "rb") else { continue }
            defer { fclose(stream) }
            while case let count = fread(&piece, 1, piece.count, stream), count > 0 {
                sum = libdeflate_crc32(sum, piece, count)
            }
        }
        let digits = String(sum, radix: 16)
        return "\(files.count) files \(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }
}

extension [SceneElement] {
    /// Every text in and below the elements.
    fileprivate var texts: [String] {
        flatMap { (element: SceneElement) -> [String] in
            switch element {
            case .shape: return []
            case .text(let run): return [run.text]
            case .group(let group): return group.elements.texts
            }
        }
    }
}
