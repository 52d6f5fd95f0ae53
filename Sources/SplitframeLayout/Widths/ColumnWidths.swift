/// The widths that the frames of an arrangement are computed from, in points.
struct ColumnWidths<Number: LayoutNumber>: Hashable, Sendable {
    var primary: Number
    var supplementary: Number
    /// The width of the inspector; 0 where it is hidden.
    var inspector: Number
}
