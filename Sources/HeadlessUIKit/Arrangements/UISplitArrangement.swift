public import Foundation
import SplitframeInterface
import SplitframeLayout

/// Two views, side by side where the width is greater than the height, otherwise one above the other (iOS 27.1).
///
/// Both have the same length along that axis unless the app sets other lengths; on an active fold each gets one side.
public struct UISplitArrangement: UIArrangementViewController.Arrangement, Hashable, Sendable {
    /// The length of a view along an axis.
    public enum Dimension: Hashable, Sendable {
        case automatic
        /// The length of its content: the controller's preferred content size, or the fitting size of its view.
        case intrinsic
        /// A length in points.
        case absolute(CGFloat)
        /// A fraction of the container's length.
        case fractional(CGFloat)
    }

    /// The minimum, preferred and maximum length of a view.
    public struct DimensionRange: Hashable, Sendable {
        public var minimum: Dimension
        public var preferred: Dimension
        public var maximum: Dimension

        public init(
            minimum: Dimension = .automatic, preferred: Dimension = .automatic,
            maximum: Dimension = .automatic
        ) {
            (self.minimum, self.preferred, self.maximum) = (minimum, preferred, maximum)
        }
    }

    /// The properties of a view in the arrangement.
    public struct ViewProperties: Hashable, Sendable {
        public var width = DimensionRange()
        public var height = DimensionRange()
        /// The priority: the view with the higher one gets its length first, and stays where only one view fits.
        public var layoutPriority: CGFloat = 0

        public init() {}
    }

    public var defaultViewProperties: ViewProperties { ViewProperties() }
    private var allowedAxes = UIAxis.both
    private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

    public init() {}

    /// The same arrangement along these axes only.
    public func axes(_ axes: UIAxis) -> UISplitArrangement {
        var arrangement = self
        arrangement.allowedAxes = axes
        return arrangement
    }

    public mutating func setViewProperties(
        _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
    ) {
        self.properties[placement] = properties
    }
}

extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
    public static var split: UISplitArrangement { UISplitArrangement() }
}

extension UISplitArrangement: PaneArranging {
    func layout(in room: PaneRoom, of controllers: [Pane: UIViewController]) -> [Pane: PaneLayout] {
        let (primary, secondary) = (properties[.primary], properties[.secondary])
        let isSecondaryFirst = (secondary?.layoutPriority ?? 0) > (primary?.layoutPriority ?? 0)
        var panes = SplitPanes(
            axes: Set(allowedAxes), first: isSecondaryFirst ? .secondary : .primary)
        for (pane, properties) in [(Pane.primary, primary), (.secondary, secondary)] {
            guard let properties, let controller = controllers[pane] else { continue }
            panes.preferences[pane] = [
                .horizontal: properties.width.preference(
                    of: room.size.width, intrinsic: controller.arrangedSize.width),
                .vertical: properties.height.preference(
                    of: room.size.height, intrinsic: controller.arrangedSize.height),
            ]
        }
        return panes.layout(in: room, filled: Set(controllers.keys))
    }
}

extension UISplitArrangement.DimensionRange {
    @MainActor fileprivate func preference(
        of length: Double, intrinsic: @autoclosure () -> CGFloat
    ) -> SplitPanes.LengthPreference {
        func points(_ dimension: UISplitArrangement.Dimension) -> Double? {
            switch dimension {
            case .automatic: nil
            case .intrinsic: intrinsic()
            case .absolute(let points): points
            case .fractional(let part): part * length
            }
        }
        return SplitPanes.LengthPreference(
            minimum: points(minimum), preferred: points(preferred), maximum: points(maximum))
    }
}
