// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions have the names of Core Graphics.
public import Foundation

/// A context for an app's drawing, whose `draw(_:)` methods are never called; compiles only.
public final class CGContext {
    init() {}

    public func saveGState() {}
    public func restoreGState() {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func beginPath() {}
    public func closePath() {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func fillPath() {}
    public func strokePath() {}
    public func clip() {}
    public func clip(to rect: CGRect) {}
    public func fill(_ rect: CGRect) {}
    public func fill(_ rects: [CGRect]) {}
    public func stroke(_ rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func concatenate(_ transform: CGAffineTransform) {}
}

/// The context of the running drawing; nil, since there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) {}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Nil, since no image is drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

public func UIGraphicsEndImageContext() {}

public func UIRectFill(_ rect: CGRect) {}
