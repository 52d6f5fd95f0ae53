/// The side with upright bars, whether or not one is shown (iOS 27.1).
public enum VerticalBarEdge: NamedCase {
    /// No bar is upright.
    case unspecified
    case leading
    case trailing
}
