/// The end of a row from which a swipe reveals actions.
public enum ListRowEdge: Hashable, Sendable {
    case leading, trailing
}
