import SplitframeDevices
package import SplitframeInterface
import SplitframeLayout
package import SplitframeRequests
import SplitframeWireframes

/// Facts about a picture that a contact sheet needs before drawing it: its size, and an identifier that equal pictures
/// share.
package struct PictureImprint: Sendable {
    /// What a reader sees: the picture with its notes.
    struct Appearance: Hashable {
        fileprivate(set) var drawing: Drawing
        let columnsOutOfSight: String
        let anachronism: String
        let evidence: String
    }

    /// Identifies a drawing by its size and two hashes of its content; two different pictures are extremely unlikely to
    /// share both.
    struct Drawing: Hashable {
        private let size: Size
        private let first: Int
        private let second: Int

        init(_ scene: Scene) {
            size = scene.size
            first = Self.hash(of: scene, salt: 0)
            second = Self.hash(of: scene, salt: 1)
        }

        private static func hash(of scene: Scene, salt: Int) -> Int {
            var hasher = Hasher()
            hasher.combine(salt)
            hasher.combine(scene.background)
            // What elements are called is no part of the picture.
            hasher.combine(scene.elements.map(\.withoutLabels))
            return hasher.finalize()
        }
    }

    private(set) var appearance: Appearance
    /// The drawing at a scale at which each column has its name in place of titles and texts.
    private let smallDrawing: Drawing
    /// What is on the screen: devices that differ in their bodies alone look alike.
    var drawing: Drawing { appearance.drawing }
    /// The picture's own size in points.
    package let size: Size
    /// The columns that lie beneath others, in words; empty if there are none.
    var columnsOutOfSight: String { appearance.columnsOutOfSight }
    /// A note that the device never ran the generation; empty if it did.
    var anachronism: String { appearance.anachronism }
    /// The mode on screen where the selection asks for another in vain, or for none.
    private let mode: DisplayMode?
    /// The behavior on screen where the selection asks for another in vain.
    private let behavior: SplitBehavior?
    /// Whether the columns are collapsed, which no mode and no behavior changes.
    let isCollapsed: Bool
    /// Whether it dims what the system does not.
    let isVeiled: Bool
    /// A note that no frame was measured; empty if one was.
    var evidence: String { appearance.evidence }

    /// A scale at which titles are too small to read.
    private static let smallScale = 0.5

    /// The imprint of the picture as it is shown at a scale.
    func reduced(to scale: Double) -> PictureImprint {
        var imprint = self
        if scale <= Self.smallScale { imprint.appearance.drawing = smallDrawing }
        return imprint
    }

    /// Resolves the selection, as a sheet shows it.
    package init(of selection: Selection, rooms: CanvasRooms) throws(SelectionError) {
        let (request, wireframe) = try Self.picture(of: selection, rooms: rooms)
        size = wireframe.size
        let bare = wireframe.withoutDevice
        smallDrawing = Drawing(bare.shown(at: Self.smallScale).scene)
        // No sheet shows a picture larger than one that has a row's widest cell to itself.
        let isAlwaysSmall = SheetShape.screen.cellWidth <= Self.smallScale * size.width
        appearance = Appearance(
            drawing: isAlwaysSmall ? smallDrawing : Drawing(bare.scene),
            columnsOutOfSight: wireframe.tree.columnsOutOfSight.joined(separator: ", "),
            anachronism: request.anachronism ?? "", evidence: request.evidence ?? "")
        isCollapsed = request.layout.isCollapsed
        isVeiled = wireframe.veilsOverlaid
        let asksForMode = selection.displayMode != .automatic && !request.hasUnmetMode
        mode = asksForMode || isCollapsed ? nil : request.layout.displayMode
        behavior = request.hasUnmetBehavior && !isCollapsed ? request.layout.splitBehavior : nil
    }

    /// A picture on a sheet: without its caption, which headings and labels replace.
    static func picture(
        of selection: Selection, rooms: CanvasRooms
    ) throws(SelectionError) -> (request: ResolvedRequest, wireframe: Wireframe) {
        var look = selection.look
        look.caption = .none
        let request = try ResolvedRequest(selection.request)
        var wireframe = request.wireframe(look, rooms: rooms)
        wireframe.hasVeilExplained = true
        return (request, wireframe)
    }

    /// The selection by what its picture shows, in place of what it asks for in vain.
    ///
    /// - Parameter isAutomatic: Whether no picture of the sheet asks for a mode; the one on screen is named then.
    func shown(_ selection: Selection, isAutomatic: Bool) -> Selection {
        var shown = selection
        if let mode, isAutomatic || selection.displayMode != .automatic { shown.displayMode = mode }
        if let behavior { shown.splitBehavior = behavior }
        return shown
    }

    /// The value of a key in readable form: as the selection has it, but for the mode and behavior of collapsed columns.
    func fact(_ key: SelectionKey, of selection: Selection) -> String {
        switch key {
        case .displayMode where isCollapsed: "collapsed"
        // Neither collapsed columns nor those of the classic style have one.
        case .splitBehavior where isCollapsed || selection.style == .unspecified: ""
        // The mode may be automatic too.
        case .splitBehavior where selection.splitBehavior == .automatic: SharedNames.automaticBehavior
        default: selection.fact(key)
        }
    }
}

extension Selection {
    /// The value of a key in readable form; empty if there is none.
    func fact(_ key: SelectionKey) -> String {
        switch key {
        case .device: return request.device.name
        // What cannot be turned has no orientation.
        case .orientation where request.device.platform != .iOS: return ""
        case .orientation: return request.orientation.name.words()
        case .generation: return request.system
        case .scale: return "\(look.scale)x"
        default: break
        }
        if case .flag = key.values { return shows(key) ? "\(fileNamePart(key))" : "" }
        return texts(for: key).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The style and all values of some keys that differ from a gallery's defaults, but neither device, orientation,
    /// window nor generation: `tripleColumn`.
    func configurationTitle(of keys: [SelectionKey]) -> String {
        let rest = keys.filter {
            ![.device, .orientation, .window, .generation, .style].contains($0) && shows($0)
        }
        return ([.style] + rest).map(fact).joined(separator: " · ")
    }

    /// A path with everything but device, orientation and window: `iOS26/tripleColumn.twoOverSecondary.overlay`.
    package var configuration: String {
        let parts = path(beyond: .gallery).split(separator: "/")
        return "\(request.generation.name)/\(parts.last ?? "")"
    }

    /// Whether the value of a key differs from the default in a gallery.
    func shows(_ key: SelectionKey) -> Bool { !fileNamePart(key).isEmpty }

    private func fileNamePart(_ key: SelectionKey) -> String {
        fileNameParts(beyond: .gallery, but: Set(SelectionKey.all).subtracting([key])).joined(separator: " ")
    }
}
