public import SplitframeInterface

/// The visible columns in stacking order, the topmost last, with the lines between tiled ones.
public typealias ColumnArrangement = PlacedColumns<Double>

/// The visible columns in stacking order, the topmost last, in numbers of one kind.
public struct PlacedColumns<Number: LayoutNumber>: Hashable, Sendable {
    public var columns: [PlacedColumn<Number>]
    /// One-pixel lines between tiled columns, in points in the split view's space.
    public var separators: [Number.Frame]
    /// The frame of the dimming veil, in points in the split view's space; nil without one.
    public var dimmed: Number.Frame?

    func mirrored(inWidth width: Number) -> PlacedColumns {
        PlacedColumns(
            columns: columns.map { $0.mirrored(inWidth: width) },
            separators: separators.map { $0.mirrored(inWidth: width) },
            dimmed: dimmed?.mirrored(inWidth: width))
    }

    /// The same columns in other numbers.
    func mapped<Other: LayoutNumber>(_ transform: (Number) -> Other) -> PlacedColumns<Other> {
        PlacedColumns<Other>(
            columns: columns.map { column in
                PlacedColumn<Other>(
                    column: column.column, frame: column.frame.mapped(transform),
                    safeArea: column.safeArea.mapped(transform), presentation: column.presentation,
                    screen: column.screen, isInteractive: column.isInteractive)
            }, separators: separators.map { $0.mapped(transform) }, dimmed: dimmed?.mapped(transform))
    }

    /// The lengths of all frames and insets.
    var numbers: [Number] {
        var numbers: [Number] = []
        _ = mapped { number in
            numbers.append(number)
            return number
        }
        return numbers
    }

    /// The columns of a mode with their widths, as a sentence.
    func sentence(in mode: Decided<DisplayMode>) -> String {
        let widths = columns.sorted { $0.column < $1.column }.map {
            "the \($0.column) \($0.frame.width.lengthText) points wide"
        }
        return "In \(mode) there \(columns.count == 1 ? "is" : "are") \(widths.list())."
    }
}

extension LayoutFrame {
    fileprivate func mapped<Other: LayoutNumber>(_ transform: (Number) -> Other) -> Other.Frame {
        Other.Frame(
            x: transform(x), y: transform(y), width: transform(width), height: transform(height))
    }
}

extension LayoutInsets {
    fileprivate func mapped<Other: LayoutNumber>(_ transform: (Number) -> Other) -> Other.Insets {
        Other.Insets(
            top: transform(top), left: transform(left), bottom: transform(bottom), right: transform(right))
    }
}

/// The frame and the insets of one visible column.
public typealias ColumnLayout = PlacedColumn<Double>

/// The frame and the insets of one visible column, in numbers of one kind.
public struct PlacedColumn<Number: LayoutNumber>: Hashable, Sendable {
    public var column: Column
    /// The container's frame in points in the split view's space; a displaced column may reach outside.
    public var frame: Number.Frame
    /// The container's safe-area insets in points, left and right being physical sides.
    public var safeArea: Number.Insets
    public var presentation: ColumnPresentation = .tiled
    /// How the column is presented above the split view; nil for a column inside it.
    public var screen: ScreenPresentation?
    /// Whether touches reach the column; dimmed columns get none.
    public var isInteractive: Bool = true

    func mirrored(inWidth span: Number) -> PlacedColumn {
        var mirrored = self
        mirrored.frame.x = span - (frame.width.described(as: .ownWidth(column)) + frame.x)
        mirrored.safeArea = safeArea.mirrored
        return mirrored
    }
}
