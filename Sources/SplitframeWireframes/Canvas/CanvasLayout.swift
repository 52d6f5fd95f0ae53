import SplitframeDevices
import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// The layout of screen, device, caption and all texts below on the canvas, in points from its top-left corner.
struct CanvasLayout {
    private static let margin = 28.0
    /// The minimum width in points for breaking texts below the device into lines.
    private static let leastTextWidth = 280.0

    private(set) var size: Size
    /// Points of the canvas per point of the screen.
    let scale: Double
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

    init(_ wireframe: Wireframe, _ annotations: AnnotationLayout) {
        let look = wireframe.look
        let scale = annotations.scale
        self.scale = scale
        let isCropped = look.crop != nil
        let hasRoomBeside = look.canvas != .device && !isCropped
        let wanted =
            annotations.measured.contains(.widths) && hasRoomBeside
            ? GhostColumn.all(in: wireframe.tree, wireframe.commentary, at: scale) : []
        let allNotes =
            look.annotations.contains(.notes) && look.canvas != .device ? wireframe.commentary.notes : []
        if look.bezel, !isCropped { body = DeviceBody(wireframe.place) }

        // The room beside the device; ghosts are beyond lines and labels.
        let device = wireframe.body.scaled(by: scale)
        let beside = annotations.room
        var room = CanvasRoom(sides: beside)
        room.sides.left += GhostColumn.room(for: wanted.filter(\.isOnLeft))
        room.sides.right += GhostColumn.room(for: wanted.filter { !$0.isOnLeft })
        let reserved = look.canvas == .set ? wireframe.room : CanvasRoom()
        room = room.union(CanvasRoom(sides: reserved.sides))

        // Texts below have the width of the device, extended equally on both sides; on a page they have its full width.
        let width =
            // Reduced so that a block centred below the device starts on a whole point.
            look.pageWidth.map { $0.rounded(.down) - 2 * Self.margin - 1 }
            ?? max(
                Self.leastTextWidth, device.width + 2 * min(room.sides.left, room.sides.right),
                allNotes.isEmpty ? 0 : NotesTable.naturalWidth(allNotes))
        let isFixed = look.canvas != .tight
        if let text = wireframe.caption { caption = CaptionBlock(text, width: width, isFixed: isFixed) }
        markLegend = MarkLegend(annotations.marks.filter(\.isNumbered), width: width)
        lineLegend = LineLegend(
            annotations.legend + wireframe.legendOfSigns
                + (wireframe.caption != nil && wireframe.tree.hasUndimmedOverlay ? [.dimmed] : []),
            width: width)
        notes = allNotes.isEmpty ? nil : NotesTable(allNotes, at: .zero, width: width)
        room.caption = caption.height
        room.marks = markLegend.height
        room.lines = look.canvas == .device ? 0 : lineLegend.height
        room.notes = notes?.height ?? 0
        let widest = max(caption.width, markLegend.width, lineLegend.width, notes?.width ?? 0)
        room.sides.left = max(room.sides.left, (widest - device.width) / 2)
        room.sides.right = max(room.sides.right, (widest - device.width) / 2)
        room = room.union(reserved)
        self.room = room

        let isBare = body == nil && room == CanvasRoom()
        let margin = isBare ? 0 : Self.margin
        let frame = Rectangle(
            origin: Point(
                x: (margin + room.sides.left).rounded(.up), y: (margin + room.sides.top).rounded(.up)),
            size: device.size)
        screen = Rectangle(size: wireframe.place.screenSize).scaled(by: scale)
            .offset(x: frame.minX - device.minX, y: frame.minY - device.minY)
        var y = frame.maxY + room.sides.bottom.rounded(.up)
        func top(of height: Double, gap: Double) -> Double {
            guard height > 0 else { return y }
            defer { y += gap + height }
            return y + gap
        }
        caption.place(center: frame.midX, y: top(of: room.caption, gap: 18))
        markLegend.place(center: frame.midX, y: top(of: room.marks, gap: 14))
        let linesTop = top(of: room.lines, gap: 12)
        if look.canvas != .device { lineLegend.place(center: frame.midX, y: linesTop) }
        let notesTop = top(of: room.notes, gap: 14)
        notes?.move(by: Point(x: frame.midX - width / 2, y: notesTop))
        let hasWords = y > frame.maxY + room.sides.bottom.rounded(.up)
        size = Size(
            width: (frame.maxX + room.sides.right + margin).rounded(.up),
            height: y + (hasWords ? margin - 4 : margin))
        place(wanted, beside: frame, left: beside.left, right: beside.right, window: wireframe.place)
    }

    /// Places the ghosts of columns outside the display beyond the lines and labels on both sides.
    private mutating func place(
        _ ghosts: [GhostColumn], beside device: Rectangle, left: Double, right: Double, window place: Place
    ) {
        let window = place.windowFrame.scaled(by: scale)
        var before = device.minX - left
        var after = device.maxX + right
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
