import Foundation

/// A colour of an asset catalogue, read from the catalogue's files, which SwiftPM copies unchanged on Linux.
struct ColorSet: Decodable {
    private let colors: [Entry]

    /// A colour, and the conditions under which it applies.
    private struct Entry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Components?

        var isDark: Bool { appearances?.contains { $0.value == "dark" } == true }
        /// Whether the colour applies to every contrast and device.
        var isGeneral: Bool {
            (idiom ?? "universal") == "universal"
                && (appearances ?? []).allSatisfy { $0.appearance == "luminosity" }
        }
    }

    private struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    private struct Components: Decodable {
        let components: [String: String]?

        /// The colour; nil where a component is not a number, as in a colour that refers to one of the system's.
        var color: UIColor? {
            let alpha = number("alpha") ?? 1
            if let white = number("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
                return nil
            }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// A component from 0 to 1; a catalogue contains `0.5`, or `128` and `0x80` of 255.
        private func number(_ name: String) -> CGFloat? {
            guard let text = components?[name] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            guard let value = Double(text) else { return nil }
            return text.contains(".") || name == "alpha" ? value : value / 255
        }
    }

    /// The colour in light and dark; nil where the file has no colour for every device.
    var color: UIColor? {
        let general = colors.filter(\.isGeneral)
        guard let light = general.first(where: { !$0.isDark })?.color?.color else { return nil }
        let dark = general.first(where: \.isDark)?.color?.color ?? light
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The colour with a name in a bundle's catalogues; nil if there is none.
    static func color(named name: String, in bundle: Bundle) -> UIColor? {
        guard let folder = bundle.resourceURL,
            let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else { return nil }
        let file = "\(name).colorset/Contents.json"
        for case let url as URL in found
        where url.path.hasSuffix("/\(file)") && url.path.contains(".xcassets/") {
            let set = (try? Data(contentsOf: url)).flatMap {
                try? JSONDecoder().decode(ColorSet.self, from: $0)
            }
            if let color = set?.color { return color }
        }
        return nil
    }
}
