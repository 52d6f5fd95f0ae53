public import Foundation

/// A coordinate space with bounds, in points.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
}

extension UICoordinateSpace {
    /// The origin of the space in the window; a screen and a scene are assumed to begin where the window does.
    private var originInWindow: CGPoint { (self as? UIView)?.spaceInWindow ?? .zero }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let (here, there) = (originInWindow, coordinateSpace.originInWindow)
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    public var coordinateSpace: any UICoordinateSpace { self }
}

/// The current or former coordinate space of a scene.
final class FormerSpace: UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) { self.bounds = bounds }
}

/// An interaction of a view; headless, context menus can be requested from the host.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
