public import Foundation

extension UIView {
    /// A region of a view, identified by its purpose (iOS 26); ``UIView/layoutGuide(for:)`` has its frame.
    public struct LayoutRegion: Hashable, Sendable {
        /// The distance from the edge of the screen: 20 points along an edge, 16 at its ends, as iPhone-Duo-Agent-Skill
        /// read them on the inner display of iPhone Duo (iOS 27.1).
        private static let margin: CGFloat = 20, endMargin: CGFloat = 16

        private let edge: NSDirectionalRectEdge
        private let physicalEdge: UIRectEdge
        private let extent: CGFloat

        /// The region for an app's own bar along an edge, placed like the system's bars (iOS 27.1).
        ///
        /// An upright bar begins below the status box. Measured at the trailing and the bottom edge of iPhone Duo's
        /// inner display, assumed to be alike elsewhere.
        ///
        /// - Parameter extent: The thickness of the bar, in points.
        public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat) -> LayoutRegion {
            LayoutRegion(edge: edge, physicalEdge: [], extent: extent)
        }

        /// The same at a physical edge, which is not mirrored.
        @_disfavoredOverload
        public static func bar(onEdge edge: UIRectEdge, extent: CGFloat) -> LayoutRegion {
            LayoutRegion(edge: [], physicalEdge: edge, extent: extent)
        }

        /// The region in a view's own space, in points.
        @MainActor func frame(in view: UIView) -> CGRect {
            let bounds = view.bounds, safeArea = view.safeAreaInsets
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let isLeft = physicalEdge.contains(.left) || edge.contains(isMirrored ? .trailing : .leading)
            let isRight = physicalEdge.contains(.right) || edge.contains(isMirrored ? .leading : .trailing)
            guard isLeft || isRight else {
                let isTop = physicalEdge.contains(.top) || edge.contains(.top)
                let left = max(Self.endMargin, safeArea.left), right = max(Self.endMargin, safeArea.right)
                return CGRect(
                    x: left, y: isTop ? max(Self.margin, safeArea.top) : bounds.height - Self.margin - extent,
                    width: bounds.width - left - right, height: extent)
            }
            let x = isLeft ? Self.margin : bounds.width - Self.margin - extent
            let boxes = view.reservedRegions(kind: .occlusion).map(\.frame).filter {
                $0.minX < x + extent && $0.maxX > x && $0.midY < bounds.midY
            }
            let top = boxes.map(\.maxY).max() ?? max(Self.margin, safeArea.top)
            return CGRect(x: x, y: top, width: extent, height: bounds.height - safeArea.bottom - top)
        }
    }
}
