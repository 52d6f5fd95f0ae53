/// The two ends of a row, from which a swipe shows actions.
public enum ListRowEdge: Hashable, Sendable {
    case leading
    case trailing
}
