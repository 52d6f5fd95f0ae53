/// The widths on which the frames of an arrangement rest, in points.
struct ColumnWidths<Number: LayoutNumber>: Hashable, Sendable {
    var primary: Number
    var supplementary: Number
    /// 0 where no inspector shows.
    var inspector: Number
}
