import Foundation
import HeadlessUIKit
import Testing

/// A bundle with one catalogue, as SwiftPM leaves it on Linux.
private struct Catalogue {
    let folder = FileManager.default.temporaryDirectory.appending(path: "colours-\(UUID().uuidString)")

    func add(_ name: String, _ json: String) throws {
        let set = folder.appending(path: "Assets.xcassets/Tints/\(name).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: set.appending(path: "Contents.json"))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

@MainActor struct `A colour of a catalogue` {
    private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat]? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        return resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            ? [red, green, blue, alpha] : nil
    }

    @Test func `is read in each of the ways in which Xcode writes it`() throws {
        let catalogue = Catalogue()
        defer { catalogue.remove() }
        try catalogue.add(
            "Accent",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1"}}},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
               "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0"}}}
            ], "info": {"author": "xcode", "version": 1}}
            """)
        let bundle = try #require(Bundle(path: catalogue.folder.path))
        let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        #expect(components(color, .light) == [1, 128.0 / 255, 0.2, 0.5])
        #expect(components(color, .dark) == [0.25, 0.25, 0.25, 1])
    }

    @Test func `is a name where the file says none, or is broken`() throws {
        let catalogue = Catalogue()
        defer { catalogue.remove() }
        try catalogue.add("Empty", #"{"colors": [{"idiom": "universal"}]}"#)
        try catalogue.add("Broken", "{")
        try catalogue.add(
            "Half",
            """
            {"colors": [{"idiom": "universal", "color": {"components": {"white": "1.0"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "universal", "reference": "systemBlueColor"}}]}
            """)
        let bundle = try #require(Bundle(path: catalogue.folder.path))
        let half = try #require(UIColor(named: "Half", in: bundle, compatibleWith: nil))
        #expect(components(half, .dark) == [1, 1, 1, 1])
        for name in ["Empty", "Broken", "None"] {
            let color = try #require(UIColor(named: name, in: bundle, compatibleWith: nil))
            #expect(components(color, .light) == nil)
            #expect(color == UIColor(named: name))
        }
    }
}
