public import Foundation

extension UIColor {
    /// The components from 0 to 1; nil for colours known only by name, or that depend on traits.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        if case .components(let red, let green, let blue, let alpha) = source {
            return (red, green, blue, alpha)
        }
        return drawn(in: UITraitCollection(userInterfaceStyle: .light)).map {
            (CGFloat($0.red) / 255, CGFloat($0.green) / 255, CGFloat($0.blue) / 255, CGFloat($0.alpha) / 255)
        }
    }

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
