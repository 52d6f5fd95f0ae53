import SplitframeInterface

/// A column's name in place of its title and its bars of text, where those would be too small to read.
struct ColumnName {
    /// The font size in points at the size at which the picture is shown.
    static let size = 12.0
    /// The fraction of its size to which a name may shrink: still the least readable size.
    private static let leastShare = Scene.leastText / size
    /// The fraction to which one shrinks that reads upwards and would have no room otherwise.
    private static let leastTurned = 0.6
    /// The minimum distance from the column's sides, as a fraction of the font size.
    private static let inset = 0.4
    /// The distance in points of the middles of a window and of a panel in it.
    private static let nearMiddle = 24.0

    let text: String
    private let column: Column
    /// The middle of the visible part of the column.
    private let center: Point
    private var fontSize: Double
    /// Whether it reads upwards, because the column is too narrow for it.
    let isUpright: Bool

    var font: Font { Font(size: fontSize, weight: .semibold) }
    var frame: Rectangle {
        let box = Size(width: Self.width(of: text, font), height: fontSize * 1.3)
        return Rectangle(
            origin: Point(x: center.x - box.width / 2, y: center.y - box.height / 2), size: box)
    }

    /// The name in the middle of the visible part of a column; nil without room for it.
    ///
    /// - Parameters:
    ///   - bars: The height of the bars at the column's top, which a name that reads upwards does not cross.
    ///   - bottom: The height of the strip at its end in which a home indicator may be.
    ///   - middle: The y of the window's middle, where names are unless the part's middle is far from it.
    init?(
        _ text: String, of column: Column, in part: Rectangle, size: Double, bars: Double = 0,
        bottom: Double = 0, middle: Double? = nil
    ) {
        func fitting(_ room: Double, inset: Double = Self.inset, least: Double = Self.leastShare) -> Double? {
            let whole = Font(size: size, weight: .semibold)
            let share = min(1, (room - 2 * inset * size) / max(1, whole.estimatedWidth(of: text)))
            return share < least ? nil : size * share
        }
        let level = fitting(part.width) ?? fitting(part.width, inset: Self.inset / 2)
        let centered = level ?? fitting(part.height - 2 * bars)
        let rest = part.height - bars - bottom
        let below = fitting(rest) ?? fitting(rest, inset: Self.inset / 4, least: Self.leastTurned)
        guard part.width > size, let fontSize = centered ?? below else { return nil }
        (self.text, self.column, self.fontSize) = (text, column, fontSize)
        let y = centered == nil ? part.midY + (bars - bottom) / 2 : part.midY
        let isNear = middle.map { abs($0 - y) < Self.nearMiddle } ?? false
        center = Point(x: part.midX, y: isNear && centered != nil ? middle ?? y : y)
        isUpright = level == nil
    }

    private static func width(of text: String, _ font: Font) -> Double {
        font.estimatedWidth(of: text) + font.size * inset
    }

    /// The names of columns side by side, all in the size of the smallest.
    static func alike(_ names: [ColumnName]) -> [ColumnName] {
        let least = names.map(\.fontSize).min() ?? 0
        return names.map { name in
            var name = name
            name.fontSize = least
            return name
        }
    }

    func draw(in sketch: inout Sketch) {
        let color = sketch.theme.color(of: .column(column))
        guard isUpright else {
            return sketch.text(text, in: frame, font: font, color: color, alignment: .center)
        }
        let run = TextRun(
            text, in: frame.offset(x: -center.x, y: -center.y), font: font, color: color, alignment: .center)
        sketch.append(
            .group(
                SceneGroup(
                    transform: SceneTransform(offset: center, attitude: Attitude(turn: -1)),
                    elements: [.text(run)])))
    }
}

extension InterfaceElement {
    /// Whether the column shows nothing but lines of text, or bars in place of them.
    var isNamedWhenSmall: Bool {
        children.allSatisfy { child in
            guard case .content(let content) = child.kind else { return true }
            switch content.kind {
            case .list, .text, .form, .web, .mail, .files, .tabs, .empty: return child.children.isEmpty
            case .grid, .map, .image: return false
            }
        }
    }
}

extension InterfaceDrawing {
    /// The name of a column in its hue, if texts are too small to read: over bars of text, which are then left out.
    func name(of element: InterfaceElement, below covers: ArraySlice<InterfaceElement>) -> ColumnName? {
        guard let nameSize, let column = element.column?.column, element.isNamedWhenSmall,
            // Nothing is written beneath a camera.
            let visible = element.frame.intersection(
                Rectangle(size: tree.environment.size).inset(
                    left: tree.environment.safeArea.left, right: tree.environment.safeArea.right))?
                .clearPart(below: covers.filter { $0.column != nil }.map(\.frame)),
            let part = visible.widestPart(besideFold: tree.environment.reservedRegions.fold)
        else { return nil }
        return ColumnName(
            element.barTitle ?? column.name.capitalizedFirst, of: column, in: part, size: nameSize,
            bars: element.topCover.map { max(0, $0.end - part.minY) } ?? 0,
            bottom: column == .compact ? 0 : element.column?.safeArea.bottom ?? 0,
            middle: tree.environment.size.height / 2)
    }
}

extension Rectangle {
    /// The larger part on one side of a fold that takes effect, the first of two equal ones; without such a fold all.
    fileprivate func widestPart(besideFold fold: ReservedRegion?) -> Rectangle? {
        guard let fold, fold.isActive, let band = fold.frame.intersection(self) else { return self }
        let isUpright = fold.frame.height >= fold.frame.width
        let parts =
            isUpright
            ? [strip(left: band.minX - minX), strip(right: maxX - band.maxX)]
            : [strip(top: band.minY - minY), strip(bottom: maxY - band.maxY)]
        return parts[1].width * parts[1].height > parts[0].width * parts[0].height ? parts[1] : parts[0]
    }
}

extension InterfaceTree {
    /// The title that an app or a request gives a column; nil if the column is hidden, or has only its own name.
    func givenTitle(of column: Column) -> String? {
        columns.lazy.filter { $0.name == column.name }.compactMap(\.barTitle).first
            .flatMap { $0 == column.name.capitalizedFirst ? nil : $0 }
    }
}
