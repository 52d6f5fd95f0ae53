public import SplitframeInterface

/// The widths to which a person has dragged the separators behind columns, in points; nil for the others.
public struct DraggedWidths: Hashable, Sendable {
    private var primary: Double?
    private var supplementary: Double?
    private var inspector: Double?

    public internal(set) subscript(column: Column) -> Double? {
        get {
            switch column {
            case .primary: primary
            case .supplementary: supplementary
            case .inspector: inspector
            case .secondary, .compact: nil
            }
        }
        set {
            switch column {
            case .primary: primary = newValue
            case .supplementary: supplementary = newValue
            case .inspector: inspector = newValue
            case .secondary, .compact: break
            }
        }
    }
}

/// The widths that the frames of an arrangement are computed from, in points.
struct ColumnWidths<Number: LayoutNumber>: Hashable, Sendable {
    var primary: Number
    var supplementary: Number
    /// The width of the inspector; 0 where it is hidden.
    var inspector: Number

    var numbers: [Number] { [primary, supplementary, inspector] }
}
