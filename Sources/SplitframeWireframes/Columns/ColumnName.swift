import SplitframeInterface

/// A column's name in place of its title and its bars of text, where those would be too small to read.
struct ColumnName {
    /// The font size in points at the size at which the picture is shown.
    static let size = 14.0
    /// The fraction of its size to which a name may shrink: still the least readable size.
    private static let leastShare = Scene.leastText / size
    /// The minimum distance from the column's sides, as a fraction of the font size.
    private static let inset = 0.4

    let font: Font
    let frame: Rectangle
    /// Whether it reads upwards, because the column is too narrow for it.
    let isUpright: Bool

    /// The name in the middle of the visible part of a column; nil without room for it.
    init?(_ name: String, in part: Rectangle, size: Double) {
        func font(_ room: Double) -> Font? {
            let whole = Font(size: size, weight: .semibold)
            let share = min(1, (room - 2 * Self.inset * size) / max(1, whole.estimatedWidth(of: name)))
            return share < Self.leastShare ? nil : Font(size: size * share, weight: .semibold)
        }
        guard part.width > size, let font = font(part.width) ?? font(part.height) else { return nil }
        self.font = font
        let width = font.estimatedWidth(of: name) + font.size * Self.inset
        isUpright = width > part.width
        let box = Size(width: width, height: font.size * 1.3)
        frame = Rectangle(
            origin: Point(x: part.midX - box.width / 2, y: part.midY - box.height / 2), size: box)
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
    func drawName(
        of element: InterfaceElement, below covers: ArraySlice<InterfaceElement>, in sketch: inout Sketch
    ) {
        guard let nameSize, let column = element.column?.column, element.isNamedWhenSmall,
            // Nothing is written beneath a camera.
            let visible = element.frame.intersection(
                Rectangle(size: tree.environment.size).inset(
                    left: tree.environment.safeArea.left, right: tree.environment.safeArea.right))?
                .clearPart(below: covers.filter { $0.column != nil }.map(\.frame)),
            let part = visible.widestPart(besideFold: tree.environment.reservedRegions.fold),
            let name = ColumnName(element.barTitle ?? column.name.capitalizedFirst, in: part, size: nameSize)
        else { return }
        let color = sketch.theme.color(of: .column(column))
        let text = element.barTitle ?? column.name.capitalizedFirst
        guard name.isUpright else {
            return sketch.text(text, in: name.frame, font: name.font, color: color, alignment: .center)
        }
        let box = Rectangle(
            x: -name.frame.width / 2, y: -name.frame.height / 2, width: name.frame.width,
            height: name.frame.height)
        let run = TextRun(text, in: box, font: name.font, color: color, alignment: .center)
        sketch.append(
            .group(
                SceneGroup(
                    transform: SceneTransform(offset: part.center, attitude: Attitude(turn: -1)),
                    elements: [.text(run)])))
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
