/// The widths on which the frames of an arrangement rest, in points.
struct ColumnWidths: Hashable, Sendable {
    var primary: Double
    var supplementary: Double
    /// 0 where no inspector shows.
    var inspector: Double
}
