import SplitframeDevices
public import SplitframeInterface

/// The layout of screen, device, caption and all texts below on the canvas, in points from its top-left corner.
struct CanvasLayout {
    private static let margin = 28.0
    /// The minimum width in points for breaking texts below the device into lines.
    private static let leastTextWidth = 280.0

    private(set) var size: Size
    /// Points of the layout per point of the screen; all other lengths are in points of the layout.
    let scale: Double
    /// Points of the picture per point of the layout: more than one if texts grow with a wide picture.
    let unit: Double
    /// The frame of the whole screen, even if a crop shows only a part.
    private(set) var screen: Rectangle
    /// The device around the screen, nil if only the screen is drawn.
    private(set) var body: DeviceBody?
    private(set) var caption = CaptionBlock()
    private(set) var markLegend: MarkLegend
    private(set) var lineLegend: LineLegend
    /// Columns outside the display, each with its frame beside the device.
    private(set) var ghosts: [(ghost: GhostColumn, slot: Rectangle)] = []
    private(set) var notes: NotesTable?
    /// The room that all of this needs around the device.
    private(set) var room: CanvasRoom

    /// - Parameter drawsGhosts: Whether columns out of sight are drawn beside the device, and not only in the legend.
    init(
        _ wireframe: Wireframe, _ annotations: AnnotationLayout, unit: Double = 1, drawsGhosts: Bool = true
    ) {
        let look = wireframe.look
        let scale = annotations.scale
        self.scale = scale
        self.unit = unit
        let isCropped = look.crop != nil
        let hasRoomBeside = look.canvas != .device && !isCropped
        let hidden =
            annotations.measured.contains(.widths) && hasRoomBeside
            ? GhostColumn.all(
                in: wireframe.tree, wireframe.commentary, at: scale,
                isFullScreen: wireframe.place.isFullScreen) : []
        let wanted = drawsGhosts ? hidden : []
        let allNotes =
            look.annotations.contains(.notes) && look.canvas != .device ? wireframe.commentary.notes : []
        if look.bezel, !isCropped { body = DeviceBody(wireframe.place) }

        // The room beside the device; ghosts are beyond lines and labels.
        let device = wireframe.body.scaled(by: scale)
        let beside = annotations.room
        var room = CanvasRoom(sides: beside)
        room.sides.left += GhostColumn.room(for: wanted.filter(\.isOnLeft))
        room.sides.right += GhostColumn.room(for: wanted.filter { !$0.isOnLeft })
        var reserved = look.canvas == .set ? wireframe.room.scaled(by: 1 / unit) : CanvasRoom()
        reserved.unit = nil
        room = room.union(CanvasRoom(sides: reserved.sides))

        // Texts below have the width of the device, extended equally on both sides; on a page they have its full width,
        // in its middle.
        let textWidth =
            // Reduced so that a block centred below the device starts on a whole point.
            look.pageWidth.map { $0.rounded(.down) - 2 * Self.margin - 1 }
            ?? max(
                Self.leastTextWidth, device.width + 2 * min(room.sides.left, room.sides.right),
                allNotes.isEmpty ? 0 : NotesTable.naturalWidth(allNotes))
        let isFixed = look.canvas != .tight
        if let text = wireframe.caption { caption = CaptionBlock(text, width: textWidth, isFixed: isFixed) }
        markLegend = MarkLegend(annotations.marks.filter(\.isNumbered), width: textWidth)
        let wantedStyles = wanted.compactMap(\.style)
        var kinds = annotations.legend(with: wantedStyles + wireframe.stylesOfSafeAreas)
        kinds += wireframe.legendOfSigns
        if wireframe.veilsOverlaid, !wireframe.hasVeilExplained { kinds.append(.dimmed(onDevice: false)) }
        if hidden.count > wanted.count { kinds.append(.outOfSight(hidden)) }
        lineLegend = LineLegend(kinds, width: textWidth)
        notes = allNotes.isEmpty ? nil : NotesTable(allNotes, at: .zero, width: textWidth)
        room.caption = caption.height
        room.marks = markLegend.height
        room.lines = look.canvas == .device ? 0 : lineLegend.height
        room.notes = notes?.height ?? 0
        let widest = max(caption.width, markLegend.width, lineLegend.width, notes?.width ?? 0)
        if look.pageWidth == nil {
            room.sides.left = max(room.sides.left, (widest - device.width) / 2)
            room.sides.right = max(room.sides.right, (widest - device.width) / 2)
        }
        room = room.union(reserved)
        self.room = room

        let isBare = body == nil && room == CanvasRoom()
        let margin = isBare ? 0 : Self.margin
        if let page = look.pageWidth?.rounded(.down), !isBare {
            // The device is in the middle of the page, or as near to it as the labels beside it allow.
            let spare = page - 2 * margin - device.width
            if spare - room.sides.left - room.sides.right >= 1 {
                let left = min(max(spare / 2, room.sides.left), spare - room.sides.right)
                room.sides.left = left.rounded(.down)
                room.sides.right = spare - room.sides.left
            }
        }
        let frame = Rectangle(
            origin: Point(
                x: ((margin + room.sides.left) * unit).rounded(.up) / unit,
                y: ((margin + room.sides.top) * unit).rounded(.up) / unit), size: device.size)
        screen = Rectangle(size: wireframe.place.screenSize).scaled(by: scale)
            .offset(x: frame.minX - device.minX, y: frame.minY - device.minY)
        let below = frame.maxY + room.sides.bottom.rounded(.up)
        var y = below
        func top(of height: Double, gap: Double) -> Double {
            guard height > 0 else { return y }
            defer { y += gap + height }
            return y + gap
        }
        let width = frame.maxX + room.sides.right + margin
        let center = look.pageWidth == nil ? frame.midX : (width / 2).rounded()
        // Texts follow each other; what a set keeps free for longer ones is left below all of them.
        let gap = (caption: 18.0, marks: 14.0, lines: 12.0, notes: 14.0)
        caption.place(center: center, y: top(of: caption.drawnHeight, gap: gap.caption))
        markLegend.place(center: center, y: top(of: markLegend.height, gap: gap.marks))
        if look.canvas != .device {
            lineLegend.place(center: center, y: top(of: lineLegend.height, gap: gap.lines))
        }
        let notesTop = top(of: notes?.height ?? 0, gap: gap.notes)
        notes?.move(by: Point(x: center - textWidth / 2, y: notesTop))
        let parts: [(height: Double, gap: Double)] = [
            (room.caption, gap.caption), (room.marks, gap.marks), (room.lines, gap.lines),
            (room.notes, gap.notes),
        ]
        var end = below
        for part in parts where part.height > 0 { end += part.height + part.gap }
        size = Size(
            // Not one point more for an error of rounding.
            width: (width - 0.001).rounded(.up),
            height: end + (end > below ? margin - 4 : margin))
        place(wanted, beside: frame, left: beside.left, right: beside.right, window: wireframe.place)
    }

    /// Points of the picture per point of the screen.
    var deviceScale: Double { unit == 1 ? scale : 1 }
    /// The origin of the screen, in points of the picture.
    var screenOrigin: Point {
        let (x, y) = (screen.x * unit, screen.y * unit)
        return unit == 1
            ? screen.origin : Point(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
    }
    /// The size of the picture in points.
    var pictureSize: Size {
        Size(width: (size.width * unit).rounded(.up), height: (size.height * unit).rounded(.up))
    }

    /// Places the ghosts of columns outside the display beyond the lines and labels on both sides.
    private mutating func place(
        _ ghosts: [GhostColumn], beside device: Rectangle, left: Double, right: Double, window place: Place
    ) {
        let window = place.windowFrame.scaled(by: scale)
        // The first one touches the device, unless lines or labels are between.
        var before = device.minX - left + (left > 0 ? 0 : GhostColumn.gap)
        var after = device.maxX + right - (right > 0 ? 0 : GhostColumn.gap)
        for ghost in ghosts {
            let x: Double
            if ghost.isOnLeft {
                before -= GhostColumn.gap + ghost.slotWidth
                x = before
            } else {
                x = after + GhostColumn.gap
                after = x + ghost.slotWidth
            }
            self.ghosts.append(
                (
                    ghost,
                    Rectangle(
                        x: x, y: screen.minY + window.minY, width: ghost.slotWidth, height: window.height)
                ))
        }
    }
}

extension CanvasLayout {
    /// The minimum scale of a device, even on a narrow page.
    private static let leastScale = 0.05
    /// The minimum fraction of a page's width for the device, as long as annotations can be left out.
    private static let leastShare = 0.55
    /// The widest picture in points whose smallest texts, reduced with it to 700 points, are still readable.
    static let widestPlain = 930.0
    /// The most points of a picture per point of the texts around the device, and the step between two sizes.
    private static let (mostUnit, unitStep) = (3.0, 0.25)
    /// The layout with the screen at full size or, for a look with a page width, at the size that fits the page.
    static func fitting(_ wireframe: Wireframe) -> (annotations: AnnotationLayout, canvas: CanvasLayout) {
        guard let page = wireframe.look.pageWidth else {
            return fittingTexts(wireframe)
        }
        var layout = fitting(wireframe, page)
        // What is left out if a page has no room for all, the first one first.
        let reductions: [(Set<Annotation>, drawsGhosts: Bool)] = [
            ([.safeAreas], true), ([.safeAreas], false), ([.safeAreas, .frames], false),
        ]
        for (left, drawsGhosts) in reductions {
            let drawn = wireframe.body.width * layout.canvas.scale
            guard drawn < min(wireframe.body.width, page * leastShare) else { break }
            let next = fitting(wireframe, page, leavingOut: left, drawsGhosts: drawsGhosts)
            if next.canvas.scale > layout.canvas.scale { layout = next }
        }
        return layout
    }

    /// The layout in which texts are readable when the picture is reduced to the width of an article: beside a wide
    /// device they are enlarged, in quarters, to at most twice the size of the interface's own, and only beyond where
    /// there is so much beside the device that they could not be read.
    private static func fittingTexts(
        _ wireframe: Wireframe
    ) -> (annotations: AnnotationLayout, canvas: CanvasLayout) {
        func layout(_ unit: Double) -> (annotations: AnnotationLayout, canvas: CanvasLayout) {
            let annotations = AnnotationLayout(wireframe, scale: 1 / unit)
            return (annotations, CanvasLayout(wireframe, annotations, unit: unit))
        }
        // In a set of pictures they are as large in all.
        if wireframe.look.canvas == .set, let unit = wireframe.room.unit { return layout(unit) }
        // A picture without texts around the device is exactly as large as the device.
        guard wireframe.hasTextsAround else { return layout(1) }
        let tree = wireframe.tree
        let body = tree.generation[.bodySize, tree.environment.screenKind]
        let limit = max(1, 2 * body / CaptionBlock.titleFont.size)
        var unit = min(limit, max(1, (4 * wireframe.body.width / widestPlain).rounded(.up) / 4))
        while true {
            let fitting = layout(unit)
            guard fitting.canvas.size.width > widestPlain, unit < mostUnit else { return fitting }
            unit = min(mostUnit, unit + unitStep)
        }
    }

    /// Annotations keep their size; the device has the greatest with which all fits the page, to half a point.
    private static func fitting(
        _ wireframe: Wireframe, _ page: Double, leavingOut left: Set<Annotation> = [],
        drawsGhosts: Bool = true
    ) -> (annotations: AnnotationLayout, canvas: CanvasLayout) {
        func layout(at scale: Double) -> (annotations: AnnotationLayout, canvas: CanvasLayout) {
            let annotations = AnnotationLayout(wireframe, scale: scale, leavingOut: left)
            return (annotations, CanvasLayout(wireframe, annotations, drawsGhosts: drawsGhosts))
        }
        var least = leastScale
        var most = min(1, max(leastScale, page / wireframe.body.width))
        var last = layout(at: most)
        guard last.canvas.size.width > page else { return last }
        var found = layout(at: least)
        while (most - least) * wireframe.body.width > 0.5 {
            // What is too wide is the device's excess, unless what is beside it shrinks with it.
            let guess = most - max(1, last.canvas.size.width - page) / wireframe.body.width
            let scale = guess > least ? guess : (least + most) / 2
            let next = layout(at: scale)
            if next.canvas.size.width > page {
                (most, last) = (scale, next)
            } else {
                (least, found) = (scale, next)
            }
        }
        return found
    }
}

extension CanvasLayout {
    /// The room that is enough for each of some wireframes, with texts that are as large in all and readable where the
    /// pictures are read.
    fileprivate static func commonRoom(of wireframes: [Wireframe]) -> CanvasRoom {
        let hasTexts = wireframes.contains { $0.hasTextsAround && $0.look.pageWidth == nil }
        let device = wireframes.map(\.body.width).max() ?? 0
        var unit: Double?
        while true {
            let rooms = wireframes.map { wireframe in
                var wireframe = wireframe
                if wireframe.look.canvas != .set { wireframe.room = CanvasRoom() }
                wireframe.look.canvas = .set
                wireframe.room.unit = unit ?? wireframe.room.unit
                return wireframe.neededRoom
            }
            let room = rooms.reduce(CanvasRoom()) { $0.union($1) }
            guard hasTexts, let largest = room.unit else { return room }
            let isOneSize = rooms.allSatisfy { $0.unit == largest }
            let width = (device + room.sides.left + room.sides.right) / largest + 2 * margin
            if isOneSize, width <= widestPlain || largest >= mostUnit { return room }
            unit = isOneSize ? min(mostUnit, largest + unitStep) : largest
        }
    }
}

extension Wireframe {
    /// Whether there are texts or lines around the device.
    fileprivate var hasTextsAround: Bool {
        caption != nil || hasWordsBeside || writesChanges && !changes.isEmpty
    }
}

extension [Wireframe] {
    /// The room around the device that is enough for each of the wireframes on the canvas of a set.
    package var commonRoom: CanvasRoom { CanvasLayout.commonRoom(of: self) }

    /// The same pictures, each with enough room around its device for any of them.
    package var onOneCanvas: [Wireframe] {
        // Cropped pictures and devices' own canvases keep their sizes.
        guard allSatisfy({ $0.look.crop == nil && $0.look.canvas != .device }) else { return self }
        let room = commonRoom
        return map { wireframe in
            var wireframe = wireframe
            wireframe.look.canvas = .set
            wireframe.room = room
            return wireframe
        }
    }
}

/// The room around a device that its picture keeps free, in points.
public struct CanvasRoom: Hashable, Sendable {
    /// Beside the device, for lines, labels and columns out of sight.
    public var sides: EdgeInsets
    /// The heights below it, from top to bottom: the caption, the numbers' legend, the lines' legend, the notes.
    public var caption = 0.0
    public var marks = 0.0
    public var lines = 0.0
    public var notes = 0.0
    /// Points of the picture per point of the texts around the device; nil where each picture has its own.
    package var unit: Double?

    public init(sides: EdgeInsets = .zero) { self.sides = sides }

    /// The room in another unit of length.
    func scaled(by factor: Double) -> CanvasRoom {
        guard factor != 1 else { return self }
        var room = self
        room.sides = EdgeInsets(
            top: sides.top * factor, left: sides.left * factor, bottom: sides.bottom * factor,
            right: sides.right * factor)
        (room.caption, room.marks) = (caption * factor, marks * factor)
        (room.lines, room.notes) = (lines * factor, notes * factor)
        return room
    }

    /// Enough room for either of the two.
    public func union(_ other: CanvasRoom) -> CanvasRoom {
        var room = CanvasRoom(
            sides: EdgeInsets(
                top: max(sides.top, other.sides.top), left: max(sides.left, other.sides.left),
                bottom: max(sides.bottom, other.sides.bottom), right: max(sides.right, other.sides.right)))
        room.caption = max(caption, other.caption)
        room.marks = max(marks, other.marks)
        room.lines = max(lines, other.lines)
        room.notes = max(notes, other.notes)
        room.unit = [unit, other.unit].compactMap(\.self).max()
        return room
    }
}
