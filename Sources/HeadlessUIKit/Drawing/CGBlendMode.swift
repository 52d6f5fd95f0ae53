public import Foundation

/// The way in which a drawing covers what lies below it, with the raw values of Core Graphics; compiles only.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
    case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
    case plusLighter
}

extension UIImage {
    /// Compiles only.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Compiles only.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}
