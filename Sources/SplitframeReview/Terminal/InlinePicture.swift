import SplitframePages
package import SplitframeScene

/// How a terminal shows pictures among its lines.
package enum InlinePicture: String, CaseIterable, Hashable, Sendable {
    case kitty, iTerm2, sixel

    /// What a terminal says of itself by its environment and by its answer to a question for its device attributes.
    package init?(environment: [String: String], attributes: String = "") {
        let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
        // What multiplexes terminals passes none of it on.
        if environment["TMUX"] != nil || term.hasPrefix("screen") { return nil }
        if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty") || term.contains("ghostty") {
            self = .kitty
        } else if ["iTerm.app", "WezTerm"].contains(program) {
            self = .iTerm2
        } else if term.contains("sixel") || Self.hasSixel(attributes) {
            self = .sixel
        } else {
            return nil
        }
    }

    /// Whether `ESC [ ? 62 ; 4 c` and the like name attribute 4.
    private static func hasSixel(_ attributes: String) -> Bool {
        guard let start = attributes.firstRange(of: "\u{1B}[?"), attributes.hasSuffix("c") else {
            return false
        }
        return attributes[start.upperBound...].dropLast().split(separator: ";").dropFirst().contains("4")
    }

    /// What shows a picture from here on, at most so many characters wide.
    ///
    /// - Parameter picture: The PNG's pixels, which sixel has to spell out.
    package func sequence(png: [UInt8], picture: Bitmap, columns: Int) -> String {
        switch self {
        case .kitty:
            let text = Array(png.base64.utf8)
            let parts = stride(from: 0, to: text.count, by: 4096).map { start in
                let end = min(start + 4096, text.count)
                let control = (start == 0 ? "f=100,a=T,c=\(columns)," : "") + "m=\(end < text.count ? 1 : 0)"
                return "\u{1B}_G\(control);\(String(decoding: text[start..<end], as: UTF8.self))\u{1B}\\"
            }
            return parts.joined() + "\n"
        case .iTerm2:
            return "\u{1B}]1337;File=inline=1;width=\(columns);preserveAspectRatio=1;size=\(png.count):"
                + png.base64 + "\u{7}\n"
        case .sixel: return Sixel.text(of: picture, width: columns * 8) + "\n"
        }
    }
}
