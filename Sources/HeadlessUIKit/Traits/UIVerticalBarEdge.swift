import SplitframeInterface

/// The side on which bars stand upright, whether or not one shows (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarEdge: Int, Sendable {
    /// Bars never stand upright here.
    case unspecified = 0
    case leading = 1
    case trailing = 2

    init(_ edge: VerticalBarEdge) {
        self =
            switch edge {
            case .unspecified: .unspecified
            case .leading: .leading
            case .trailing: .trailing
            }
    }
}

/// Whether the bars around a controller may stand upright (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarBehavior: Int, Sendable {
    case automatic = 0
    case disabled = 1
}

extension UITraitCollection {
    /// The side on which bars stand upright here; the app's wish to have none there is in it.
    public var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge ?? .unspecified }

    /// The traits to register for where ``verticalBarEdge`` is read.
    public class var systemTraitsAffectingVerticalBarEdge: [UITrait] { [VerticalBarEdgeTrait.self] }
}

/// UIKit has no name for it of its own.
enum VerticalBarEdgeTrait: UITraitDefinition {
    static let defaultValue = UIVerticalBarEdge.unspecified
    static var keyPath: TraitKey { TraitKey(\.verticalBarEdge) }
}
