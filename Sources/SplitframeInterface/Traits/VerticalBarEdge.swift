/// The side on which bars stand upright, whether or not one shows (iOS 27.1).
public enum VerticalBarEdge: NamedCase {
    /// No bar stands upright.
    case unspecified
    case leading
    case trailing
}
