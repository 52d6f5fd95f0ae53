package import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
package import SplitframeWireframes
import Synchronization

extension ResolvedRequest {
    /// One line about the picture: device, place, style, mode, and the request if the result differs from it.
    public var caption: String {
        ([request.device.name] + facts).joined(separator: " · ")
    }

    /// One sentence for people who cannot see the picture.
    public var alternativeText: String {
        alternativeText(completing: wireframe(.picture).alternativeText, in: .english)
    }

    /// The alternative text of a picture in any look, with a note if the device never ran the generation.
    package func alternativeText(completing text: String, in phrases: AlternativeTextPhrases) -> String {
        anachronism == nil
            ? text : "\(text) \(phrases(.neverRan, ["system": request.system]))\(phrases(.end))"
    }

    /// The facts about the picture, without the device.
    public var facts: [String] {
        let size = place.environment.size
        let shown = [
            request.posture?.name,
            request.device.platform.isTurned ? request.orientation.name.words() : nil,
            "\(request.window.title)\(size.width.pointText) × \(size.height.pointText)",
            place.olderApp.map { "app of SDK \($0.name)" },
            request.system, styleWords, modeWords, behaviorWords,
            state.isInspectorShown ? "with inspector" : nil,
            request.primaryEdge == .leading ? nil : "primary at the trailing edge",
            request.direction == .leftToRight ? nil : "read from right to left",
        ]
        // The unmet request comes after the facts that are shown, which could otherwise be read as part of it.
        let properties = request.properties.map { "\($0.name) \($0.valueText)" }
        return (shown + properties + [evidence, unmetRequest, anachronism]).compactMap(\.self)
    }

    /// A remark if no frame in the picture was measured; otherwise nil.
    package var evidence: String? { Self.evidence(of: [(decisions, state.visibleColumns)], in: request) }

    static let notMeasured = "layout not measured"

    /// A remark if no frame in any of the layouts was measured, with the columns in sight whose widths were: `of the
    /// layout only the primary width measured`; otherwise nil.
    static func evidence(
        of layouts: [(decisions: [Decision], columns: ColumnSet)], in request: SplitRequest
    ) -> String? {
        let decisions = layouts.flatMap { $0.decisions }
        let frames = decisions.filter(\.madeFrames)
        func isMeasured(_ decision: Decision?) -> Bool {
            !request.isElsewhere && decision?.provenance.kind == "measured"
        }
        guard !(frames.isEmpty ? decisions : frames).contains(where: isMeasured) else { return nil }
        let columns = Column.allCases.filter { column in
            layouts.contains { decisions, columns in
                columns.columns.contains(column)
                    && isMeasured(decisions.last { $0.decidesWidth(of: column) })
            }
        }
        if columns.isEmpty { return notMeasured }
        let names = AlternativeTextPhrases.english.list(columns.map(\.name))
        return "of the layout only the \(names) \(columns.count == 1 ? "width" : "widths") measured"
    }

    /// The evidence as the caption says it: what was measured elsewhere is assumed here.
    func carriedOver(_ commentary: Commentary) -> Commentary {
        guard request.isElsewhere else { return commentary }
        func kind(_ kind: String) -> String { kind == "measured" ? "assumed" : kind }
        var own = commentary
        own.evidence = own.evidence.mapValues {
            Commentary.Evidence(
                width: kind($0.width), frame: kind($0.frame), safeArea: kind($0.safeArea))
        }
        for index in own.notes.indices { own.notes[index].source = kind(own.notes[index].source) }
        for index in own.hiddenColumns.indices {
            own.hiddenColumns[index].source = kind(own.hiddenColumns[index].source)
        }
        return own
    }

    /// The style in plain words.
    package var styleWords: String {
        switch request.style {
        case .unspecified: "classic split view"
        case .doubleColumn: "two columns"
        case .tripleColumn: "three columns"
        }
    }

    /// The mode on screen, in plain words.
    package var modeWords: String {
        state.isPopoverShown
            ? DisplayMode.oneOverSecondary.words(in: request.style) : layout.words(in: request.style)
    }

    /// The behavior on screen, if it was requested and the mode does not say it.
    private var behaviorWords: String? {
        request.splitBehavior == .automatic || hasUnmetBehavior || layout.displayMode == .twoDisplaceSecondary
            ? nil : "behaviour \(request.splitBehavior.name)"
    }

    /// Whether another mode than the requested one is on screen.
    package var hasUnmetMode: Bool {
        request.displayMode != .automatic && request.displayMode != layout.displayMode
            && !state.isPopoverShown
    }

    /// Whether another behavior than the requested one is on screen.
    package var hasUnmetBehavior: Bool {
        request.splitBehavior != .automatic && request.splitBehavior != layout.splitBehavior
    }

    /// The requested mode or behavior, if the one on screen differs from it.
    private var unmetRequest: String? {
        var asked: [String] = []
        if hasUnmetMode { asked.append(request.displayMode.words(in: request.style)) }
        if hasUnmetBehavior { asked.append("behaviour \(request.splitBehavior.name)") }
        return asked.isEmpty ? nil : "asked for and not shown here: \(asked.joined(separator: ", "))"
    }

    /// A sentence if the device never ran the generation in a version that has the style; otherwise nil.
    package var anachronism: String? {
        request.ran(on: request.device) ? nil : "this device never ran \(request.system)"
    }
}

extension Generation {
    /// The generation in print: `iOS 26`, on an iPad `iPadOS 26`, for other platforms of that year `visionOS 26`.
    package func system(on device: Device) -> String {
        // iPadOS began between these generations, with 13.
        let isPadOS = device.platform == .iOS && device.idiom == .pad && rules.arrangement != .popover
        if !places.isOnEveryPlatform, let earlier = device.platform.earlierSystems { return earlier }
        let name = isPadOS ? "iPadOS" : places.isOnEveryPlatform ? device.platform.systemName : "iOS"
        return "\(name) \(release)"
    }
}

extension Wireframe {
    /// Its system in print.
    package var system: String { tree.generation.system(on: place.device) }

    /// The device and its system, with a remark if nobody has measured split views there: `iPad mini · iPadOS 14 to 18 ·
    /// layout not measured`.
    package var surroundings: String {
        let isMeasured =
            place.device.platform == .iOS && tree.generation.evidence.kind == "measured"
            || tree.element(named: "split") == nil
        return
            ([deviceAndSystem] + (isMeasured ? [] : [ResolvedRequest.notMeasured])).joined(separator: " · ")
    }

    /// `iPad mini · iPadOS 14 to 18`.
    package var deviceAndSystem: String { "\(place.device.name) · \(system)" }
}

extension Story {
    /// How well the layouts on screen are known.
    private var remarks: [String] { steps.filter { $0.wireframe != nil }.compactMap(\.evidence) }

    /// A remark on how many of its layouts were not measured; empty if all were.
    package var evidence: String {
        let unmeasured = remarks.filter { !$0.isEmpty }
        guard let remark = unmeasured.first else { return "" }
        if unmeasured.count < remarks.count {
            return "\(unmeasured.count) of \(remarks.count) layouts not measured"
        }
        return Set(unmeasured).count == 1 ? remark : ResolvedRequest.notMeasured
    }

    /// Of measured and other layouts the words for the fewer, by step; none where all are alike.
    package var evidenceWords: [String] {
        let (count, unmeasured) = (remarks.count, remarks.count { !$0.isEmpty })
        let isMixed = unmeasured > 0 && unmeasured < count
        return steps.map { step in
            guard isMixed, step.wireframe != nil, let remark = step.evidence else { return "" }
            return unmeasured * 2 <= count ? remark : remark.isEmpty ? "measured" : ""
        }
    }
}

extension SplitState {
    /// A remark if no frame of the mounted split view was measured on a device, with the columns whose widths were;
    /// empty if one was.
    package func evidence(on device: Device) -> String {
        var request = SplitRequest(on: device)
        (request.generation, request.style) = (generation, configuration.style)
        return ResolvedRequest.evidence(of: [(explainedLayout.decisions, visibleColumns)], in: request) ?? ""
    }
}

extension SplitRequest {
    /// The generation in print, on the request's device.
    package var system: String { generation.system(on: device) }

    /// Whether all that was measured was measured elsewhere: an iPad's interface in a Mac's window on iPads, that of a
    /// device which never ran the system on others.
    var isElsewhere: Bool { device.platform != .iOS || !ran(on: device) }

    /// Whether a device ever ran the generation in a version that has the style.
    package func ran(on device: Device) -> Bool {
        device.ran(generation, since: style == .unspecified ? nil : generation.rules.columnStylesSince)
    }
}

extension DisplayMode {
    /// The mode in the words of a caption, in which `one` is the supplementary of three columns, otherwise the primary.
    fileprivate func words(in style: SplitStyle) -> String {
        let (one, two) =
            style == .tripleColumn
            ? ("supplementary", "primary and supplementary") : ("primary", "two columns")
        return switch self {
        case .automatic: "automatic"
        case .secondaryOnly: "secondary alone"
        case .oneBesideSecondary: "\(one) beside secondary"
        case .oneOverSecondary: "\(one) over secondary"
        case .twoBesideSecondary: "\(two) beside secondary"
        case .twoOverSecondary: "\(two) over secondary"
        case .twoDisplaceSecondary: "\(two) pushing secondary aside"
        }
    }
}

extension ResolvedSplit {
    /// The mode on screen, in plain words.
    func words(in style: SplitStyle) -> String {
        if isCollapsed { return "collapsed into one" }
        // In iOS 26 the supplementary can stay beside the secondary in the mode `twoOverSecondary`.
        guard displayMode == .twoOverSecondary, let secondary = column(.secondary),
            !covers(.supplementary, secondary)
        else { return displayMode.words(in: style) }
        return "primary over supplementary"
            + (covers(.primary, secondary) ? " and secondary" : ", beside secondary")
    }

    /// Whether a column hides content of another one.
    private func covers(_ column: Column, _ other: ColumnLayout) -> Bool {
        self.column(column)?.frame.coversContent(of: other.frame, safeArea: other.safeArea) ?? false
    }
}

extension Window {
    /// The window's name before its size; empty for one that fills the screen.
    fileprivate var title: String {
        switch self {
        case .full: ""
        case .free: "window "
        case .twoThirds, .half, .oneThird, .quarter, .slideOver, .splitLeft, .splitRight: name + " "
        }
    }
}

extension Platform {
    fileprivate var systemName: String {
        switch self {
        case .iOS, .visionOS, .tvOS: name
        case .macCatalyst: "macOS"
        }
    }

    /// The systems of the years of iOS 14 to 18, in print; nil for iOS itself.
    fileprivate var earlierSystems: String? {
        switch self {
        case .iOS: nil
        case .macCatalyst: "macOS 11 to 15"
        case .visionOS: "visionOS 1 to 2"
        case .tvOS: "tvOS 14 to 18"
        }
    }
}

/// The rooms that sets of pictures keep around a device, each computed once, because every requested behavior and mode
/// has the same one.
package final class CanvasRooms: Sendable {
    private struct Key: Hashable {
        var request: SplitRequest
        var look: Look
    }

    private let rooms = Mutex<[Key: CanvasRoom]>([:])

    package init() {}

    /// The room around the device of a request in a look.
    func room(of resolved: ResolvedRequest, in look: Look) -> CanvasRoom {
        var key = Key(request: resolved.request, look: look)
        key.request.splitBehavior = .automatic
        key.request.displayMode = .automatic
        key.look.theme = .light
        // The lock is held while a room is computed, so that it is not computed twice.
        return rooms.withLock { rooms in
            if let known = rooms[key] { return known }
            let room = resolved.room(in: look)
            rooms[key] = room
            return room
        }
    }
}
