public import Foundation
import SplitframeInterface

extension UIView {
    /// A region of a view, identified by its purpose (iOS 26); ``UIView/layoutGuide(for:)`` has its frame.
    public struct LayoutRegion: Hashable, Sendable {
        /// The distance from the edge of the screen: 20 points along an edge, 16 at its ends, as iPhone-Duo-Agent-Skill
        /// read them on the inner display of iPhone Duo (iOS 27.1).
        private static let margin: CGFloat = 20, endMargin: CGFloat = 16

        /// The sides at which a region gives way to what lies in the window's corners.
        public enum AdaptivityAxis: Hashable, Sendable {
            case horizontal, vertical
        }

        private enum Purpose: Hashable {
            case bar(edge: NSDirectionalRectEdge, physicalEdge: UIRectEdge, extent: CGFloat)
            case content(Content, AdaptivityAxis?)
        }

        private enum Content: Hashable {
            case safeArea, layoutMargins, readableContent
        }

        private let purpose: Purpose

        /// The safe area; with an axis, clear of the window's own controls.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(purpose: .content(.safeArea, cornerAdaptation))
        }

        /// The area inside the layout margins; with an axis, clear of the window's own controls.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(purpose: .content(.layoutMargins, cornerAdaptation))
        }

        /// The area for readable text; with an axis, clear of the window's own controls.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(purpose: .content(.readableContent, cornerAdaptation))
        }

        /// The region for an app's own bar along an edge, placed like the system's bars (iOS 27.1).
        ///
        /// An upright bar begins below the status box. Measured at the trailing and the bottom edge of iPhone Duo's
        /// inner display, assumed to be alike elsewhere.
        ///
        /// - Parameter extent: The thickness of the bar, in points.
        public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat) -> LayoutRegion {
            LayoutRegion(purpose: .bar(edge: edge, physicalEdge: [], extent: extent))
        }

        /// The same at a physical edge, which is not mirrored.
        @_disfavoredOverload
        public static func bar(onEdge edge: UIRectEdge, extent: CGFloat) -> LayoutRegion {
            LayoutRegion(purpose: .bar(edge: [], physicalEdge: edge, extent: extent))
        }

        /// The region in a view's own space, in points.
        @MainActor func frame(in view: UIView) -> CGRect {
            switch purpose {
            case .bar(let edge, let physicalEdge, let extent):
                Self.bar(at: edge, physicalEdge, extent: extent, in: view)
            case .content(let content, let axis):
                axis.map { Self.clear(Self.frame(of: content, in: view), along: $0, in: view) }
                    ?? Self.frame(of: content, in: view)
            }
        }

        @MainActor private static func frame(of content: Content, in view: UIView) -> CGRect {
            switch content {
            case .safeArea: view.safeAreaLayoutGuide.layoutFrame
            case .layoutMargins: view.layoutMarginsGuide.layoutFrame
            case .readableContent: view.readableContentGuide.layoutFrame
            }
        }

        /// A frame without the part that the window's controls take, which stay as far away as they are from the window's
        /// side (assumed: no figure of the adaptation is published).
        @MainActor private static func clear(
            _ frame: CGRect, along axis: AdaptivityAxis, in view: UIView
        ) -> CGRect {
            guard let window = view.window,
                let frameOfControls = window.environment.windowControlsFrame(in: window.generation)
            else { return frame }
            let isRight = frameOfControls.midX > Double(window.bounds.midX)
            let gap =
                isRight ? Double(window.bounds.maxX) - frameOfControls.maxX : frameOfControls.minX
            let controls = view.convert(CGRect(frameOfControls.inset(by: -gap)), from: window)
            guard frame.intersects(controls) else { return frame }
            var clear = frame
            switch axis {
            case .horizontal:
                if !isRight { clear.origin.x = controls.maxX }
                clear.size.width = max(0, isRight ? controls.minX - frame.minX : frame.maxX - controls.maxX)
            case .vertical:
                clear.origin.y = controls.maxY
                clear.size.height = max(0, frame.maxY - controls.maxY)
            }
            return clear
        }

        @MainActor private static func bar(
            at edge: NSDirectionalRectEdge, _ physicalEdge: UIRectEdge, extent: CGFloat, in view: UIView
        ) -> CGRect {
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
