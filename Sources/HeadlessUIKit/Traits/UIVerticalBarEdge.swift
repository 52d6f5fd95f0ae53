import SplitframeInterface

/// The side of upright bars, whether or not one is visible (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarEdge: Int, Sendable {
    /// Bars are never upright here.
    case unspecified
    case leading, trailing

    init(_ edge: VerticalBarEdge) {
        self =
            switch edge {
            case .unspecified: .unspecified
            case .leading: .leading
            case .trailing: .trailing
            }
    }
}

/// Whether the bars around a controller may be upright (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarBehavior: Int, Sendable {
    case automatic, disabled
}

extension UITraitCollection {
    /// The side of upright bars; unspecified where the app has turned them off.
    public var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge ?? .unspecified }

    /// The traits that ``verticalBarEdge`` depends on, for registrations.
    public class var systemTraitsAffectingVerticalBarEdge: [UITrait] { [VerticalBarEdgeTrait.self] }
}

/// The trait of the side; UIKit has no public name for it.
enum VerticalBarEdgeTrait: UITraitDefinition {
    static let defaultValue = UIVerticalBarEdge.unspecified
    static var keyPath: TraitKey { TraitKey(\.verticalBarEdge) }
}
