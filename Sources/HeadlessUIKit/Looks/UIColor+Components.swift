public import Foundation

extension UIColor {
    typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// The components from 0 to 1 in light traits; nil for colours known only by name.
    var components: Components? { components(in: UITraitCollection(userInterfaceStyle: .light)) }

    /// The components from 0 to 1; nil for colours known only by name.
    func components(in traits: UITraitCollection) -> Components? {
        switch chosen(for: traits).source {
        case .components(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        case .dynamic: nil
        case .named(let name, let alpha):
            if let pair = Self.elementColors[name] {
                Self.components(of: traits.userInterfaceStyle == .dark ? pair.dark : pair.light, alpha)
            } else {
                drawn(in: traits).map {
                    Self.components(
                        of: (UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue), 1), alpha)
                }
            }
        }
    }

    /// - Parameter set: The opacity that replaces the colour's own, where it is not 1.
    private static func components(of color: (rgb: UInt32, alpha: CGFloat), _ set: CGFloat) -> Components {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(color.rgb >> shift & 0xFF) / 255 }
        return (channel(16), channel(8), channel(0), set == 1 ? color.alpha : set)
    }

    /// The colours of elements in light and dark, with their opacity, as read in iOS 13 (reported:
    /// noahgilmore.com/blog/dark-mode-uicolor-compatibility); on screen they are inks and grounds of the theme.
    private static let elementColors: [String: (light: (UInt32, CGFloat), dark: (UInt32, CGFloat))] = [
        "label": ((0x000000, 1), (0xFFFFFF, 1)),
        "secondaryLabel": ((0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
        "tertiaryLabel": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
        "quaternaryLabel": ((0x3C3C43, 0.18), (0xEBEBF5, 0.18)),
        "placeholderText": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
        "darkText": ((0x000000, 1), (0x000000, 1)), "lightText": ((0xFFFFFF, 0.6), (0xFFFFFF, 0.6)),
        "link": ((0x007AFF, 1), (0x0984FF, 1)), "tintColor": ((0x007AFF, 1), (0x0A84FF, 1)),
        "separator": ((0x3C3C43, 0.29), (0x545458, 0.6)),
        "opaqueSeparator": ((0xC6C6C8, 1), (0x38383A, 1)),
        "systemBackground": ((0xFFFFFF, 1), (0x000000, 1)),
        "secondarySystemBackground": ((0xF2F2F7, 1), (0x1C1C1E, 1)),
        "tertiarySystemBackground": ((0xFFFFFF, 1), (0x2C2C2E, 1)),
        "systemGroupedBackground": ((0xF2F2F7, 1), (0x000000, 1)),
        "secondarySystemGroupedBackground": ((0xFFFFFF, 1), (0x1C1C1E, 1)),
        "tertiarySystemGroupedBackground": ((0xF2F2F7, 1), (0x2C2C2E, 1)),
        "systemFill": ((0x787880, 0.2), (0x787880, 0.36)),
        "secondarySystemFill": ((0x787880, 0.16), (0x787880, 0.32)),
        "tertiarySystemFill": ((0x767680, 0.12), (0x767680, 0.24)),
        "quaternarySystemFill": ((0x747480, 0.08), (0x747480, 0.18)),
    ]

    /// The components from 0 to 1 in light traits; false where they are unknown, as for a catalogue's colours.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components else { return false }
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// The hue, saturation and brightness from 0 to 1 in light traits; false where they are unknown.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components else { return false }
        let (red, green, blue, opacity) = components
        let most = max(red, green, blue)
        let spread = most - min(red, green, blue)
        // The position on the colour circle, in sectors: those of red begin at 0, of green at 2, of blue at 4.
        let sector =
            if spread == 0 {
                CGFloat(0)
            } else if most == red {
                (green - blue) / spread + (green < blue ? 6 : 0)
            } else if most == green {
                (blue - red) / spread + 2
            } else {
                (red - green) / spread + 4
            }
        hue?.pointee = sector / 6
        saturation?.pointee = most == 0 ? 0 : spread / most
        brightness?.pointee = most
        alpha?.pointee = opacity
        return true
    }

    /// The brightness from 0 to 1; false for colours that are not grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components, components.red == components.green, components.green == components.blue else {
            return false
        }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }
}

/// A colour of a layer or a path, which wraps a `UIColor`; compiles only.
public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }

    public var alpha: CGFloat { color.components?.alpha ?? 1 }

    /// The components from 0 to 1 in light traits; nil where they are unknown.
    public var components: [CGFloat]? {
        color.components.map { [$0.red, $0.green, $0.blue, $0.alpha] }
    }
    public var numberOfComponents: Int { components?.count ?? 0 }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    public convenience init(cgColor: CGColor) { self.init(copying: cgColor.color) }

    public var cgColor: CGColor { CGColor(self) }

    /// Ignored: nothing is drawn with the colour.
    public func set() {}

    // MARK: Compiles only
    public func setFill() {}
    public func setStroke() {}
}
