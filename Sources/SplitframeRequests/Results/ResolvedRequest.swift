public import SplitframeDevices
public import SplitframeFiles
public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes
import Synchronization

/// The result of a request: its place, the split view there, the layout and the interface, ready to be drawn.
public struct ResolvedRequest: Sendable {
    public let request: SplitRequest
    public let place: Place
    /// The split view after all of the request has been applied.
    public let state: SplitState
    /// The layout, without its decisions.
    public let layout: ResolvedSplit
    public let tree: InterfaceTree
    private let explanation = LayoutExplanation()

    /// Mounts the split view and applies the request.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    public init(_ request: SplitRequest) throws(SelectionError) {
        let place = try request.possiblePlace()
        let state = request.state(in: place.environment)
        let layout = state.layout
        guard let tree = InterfaceTree(state, contents: request.columnContents, layout: layout) else {
            preconditionFailure("a mounted split view has an interface")
        }
        self.request = request
        self.place = place
        self.state = state
        self.layout = layout
        self.tree = tree
    }

    /// The decisions that led to the layout, which captions, notes and reasons ask for.
    package var decisions: [Decision] { explanation.decisions(of: state) }

    /// The picture in a look, not yet painted.
    public func wireframe(_ look: Look) -> Wireframe { wireframe(look, rooms: CanvasRooms()) }

    /// The picture in a look; in a set it has the room that all pictures of the set have.
    package func wireframe(_ look: Look, rooms: CanvasRooms) -> Wireframe {
        var wireframe = Wireframe(
            tree: tree, place: place, look: look, facts: caption,
            commentary: look.annotations.isEmpty && !look.exploded ? Commentary() : commentary)
        wireframe.beneath = state.columnsBeneath(with: request.columnContents)
        if look.canvas == .set { wireframe.room = rooms.room(of: self, in: look) }
        return wireframe
    }
}

/// The decisions behind a layout, which take many times as long as the layout and are worked out when they are asked for.
private final class LayoutExplanation: Sendable {
    private let known = Mutex<[Decision]?>(nil)

    func decisions(of state: SplitState) -> [Decision] {
        known.withLock { known in
            let decisions = known ?? state.explainedLayout.decisions
            known = decisions
            return decisions
        }
    }
}

extension SplitState {
    /// The columns beneath the visible one on the stack of a collapsed split view, the nearest first.
    package func columnsBeneath(with contents: [Column: ColumnContents]) -> [StackedColumn] {
        guard isCollapsed else { return [] }
        return stack.subtracting(topColumn.map { ColumnSet($0) } ?? []).columns.reversed().map { column in
            let title = (contents[column] ?? .standard(for: column)).title
            return StackedColumn(column, title: title.isEmpty ? column.name.capitalizedFirst : title)
        }
    }
}

extension ResolvedRequest {
    /// A graph of small pictures of the display modes that a user can reach from here by button and gesture.
    ///
    /// - Parameter phrases: The language of the labels and descriptions.
    public func modeMap(_ look: Look, in phrases: AlternativeTextPhrases = .english) -> ModeMap {
        let map = ReachableModes(from: state)
        let names = map.states.map { $0.label(in: phrases) }
        var isVeiled = false
        let nodes = map.states.enumerated().compactMap { index, state -> ModeMap.Node? in
            guard let tree = InterfaceTree(state, contents: request.columnContents) else { return nil }
            var wireframe = Wireframe(
                tree: tree, place: place,
                look: Look(theme: look.theme, scale: look.scale, bezel: look.bezel, caption: .none))
            wireframe.beneath = state.columnsBeneath(with: request.columnContents)
            wireframe.hasVeilExplained = look.caption != .none
            isVeiled = isVeiled || wireframe.veilsOverlaid
            // Two geometries of one mode differ by their behaviour, or by what lies over what.
            let twins = map.states.indices.filter { names[$0] == names[index] }.map { map.states[$0].layout }
            let differs = Set(twins.map(\.splitBehavior)).count > 1
            let remark =
                twins.count < 2
                ? "" : differs ? state.layout.splitBehavior.name : state.layout.words(in: request.style)
            let label = ([names[index], remark] + tree.columnsOutOfSight).filter { !$0.isEmpty }
                .joined(separator: phrases(.listSeparator))
            return ModeMap.Node(
                wireframe, label: index == 0 ? phrases(.start, ["mode": label]) : label,
                alternativeText: wireframe.alternativeText(in: phrases))
        }
        var ways: [(edge: ModeMap.Edge, actions: [String])] = []
        for edge in map.edges {
            let action = phrases(edge.action.phrase(in: request.generation))
            if let known = ways.firstIndex(where: { $0.edge.from == edge.from && $0.edge.to == edge.to }) {
                ways[known].actions.append(action)
            } else {
                ways.append((ModeMap.Edge(from: edge.from, to: edge.to, label: ""), [action]))
            }
        }
        let edges = ways.map { way in
            var edge = way.edge
            edge.label = phrases.alternatives(way.actions)
            return edge
        }
        // The starting mode is one of many in the map, and is left out of the heading.
        let veil = Wireframe.veilWords(of: [(request.system, isVeiled)])
        let heading = ([request.device.name] + facts.filter { $0 != modeWords } + [veil].compactMap(\.self))
            .joined(separator: " · ")
        var drawn = ModeMap(
            title: look.caption.text(of: heading) ?? "", nodes: nodes, edges: edges, theme: look.colors)
        drawn.phrases = phrases
        drawn.pageWidth = look.pageWidth
        return drawn
    }
}

extension SplitState {
    fileprivate func label(in phrases: AlternativeTextPhrases) -> String {
        let mode = isPopoverShown ? DisplayMode.oneOverSecondary : layout.displayMode
        var facts = [isCollapsed ? phrases(.collapsed) : mode.name]
        if isInspectorShown { facts.append("inspector") }
        return facts.joined(separator: phrases(.listSeparator))
    }
}

extension ReachableModes.Action {
    fileprivate func phrase(in generation: Generation) -> AlternativePhrase {
        switch self {
        case .tapDisplayModeButton:
            generation.rules.arrangement == .popover ? .barButton : .displayModeButton
        case .tapSecondaryOnlyButton: .secondaryOnlyTap
        case .swipeFromLeadingEdge: .swipeIn
        case .swipeTowardLeadingEdge: .swipeOut
        case .tapDimmingView: .tapBeside
        }
    }
}

extension ResolvedRequest {
    /// The room around the device that is large enough for every mode of the split view in this place, with its
    /// annotations.
    func room(in look: Look) -> CanvasRoom {
        var variants: [SplitRequest] = []
        for behavior in SplitBehavior.allCases {
            for mode in DisplayMode.allCases {
                var variant = request
                variant.splitBehavior = behavior
                variant.displayMode = mode
                if variant.impossibility == nil, variant.modeIsOffered { variants.append(variant) }
            }
        }
        return (variants.isEmpty ? [request] : variants).compactMap { try? ResolvedRequest($0) }.unique(
            by: \.tree.arrangement
        )
        .map { resolved in
            var wireframe = Wireframe(tree: resolved.tree, place: resolved.place, look: look)
            wireframe.facts = resolved.caption
            wireframe.commentary = resolved.commentary
            return wireframe
        }.commonRoom
    }
}

extension CanvasRoom {
    /// The room around a window that is large enough for every mode of a split view in it, with its annotations.
    public init(around wireframe: Wireframe, of state: SplitState, contents: [Column: ColumnContents]) {
        let modes: [[SplitEvent]] = SplitBehavior.allCases.flatMap { behavior in
            DisplayMode.allCases.map { mode in
                [
                    .set(.preferredSplitBehavior(behavior)), .layout, .set(.preferredDisplayMode(mode)),
                    .layout,
                ]
            }
        }
        let isClassic = state.configuration.style == .unspecified
        let states = modes.map { events in
            (isClassic ? Array(events.suffix(2)) : events).reduce(state) { $0.settled(after: $1) }
        }
        let variants = states.compactMap { state in
            InterfaceTree(state, contents: contents).map { (state: state, tree: $0) }
        }.unique(by: \.tree.arrangement).map { state, tree in
            var variant = wireframe
            variant.tree = tree
            variant.commentary = Commentary(on: state, contents: contents)
            return variant
        }
        self = ([wireframe] + variants).commonRoom
    }
}

extension InterfaceTree {
    /// The facts that determine the room around a split view: its mode, and its columns' frames.
    fileprivate var arrangement: Arrangement {
        Arrangement(split: root.kind, frames: root.children.map(\.frame))
    }

    fileprivate struct Arrangement: Hashable {
        var split: InterfaceElement.Kind
        var frames: [Rectangle]
    }
}

extension Array {
    /// The first element with each key; modes with the same key need the same room.
    fileprivate func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension ResolvedRequest {
    /// The layout as JSON: lengths in points, sizes `[w, h]`, frames `[x, y, w, h]`, insets `[t, l, b, r]`.
    ///
    /// A value is null if its getter would raise an exception for this style.
    public var layoutJSON: JSON { Self.layoutForm.json(of: self) }

    package static let layoutShape = JSONShape.shared("layout", layoutForm.shape)

    private static let layoutForm = JSONForm<ResolvedRequest>([
        .init("size", .size, "the window") { JSON($0.tree.environment.size) },
        .number("scale", "pixels per point") { $0.tree.environment.scale },
        .init("safeArea", .insets, "the window's insets") { JSON($0.tree.environment.safeArea) },
        .word("horizontalSizeClass", "of the window") { $0.tree.environment.horizontalSizeClass },
        .word("verticalSizeClass", "of the window") { $0.tree.environment.verticalSizeClass },
        .init(
            "verticalBarEdge", .named(VerticalBarEdge.self), "the edge with vertical bars", isRequired: false
        ) {
            $0.place.device.posture == nil ? nil : .string($0.tree.environment.verticalBarEdge.name)
        },
        .init(
            "reservedRegions", .list(ReservedRegion.shape), "what the device keeps for itself",
            isRequired: false
        ) {
            $0.place.device.posture == nil ? nil : .array($0.tree.environment.reservedRegions.all.map(\.json))
        },
        .flag("isCollapsed", "the getter") { $0.layout.isCollapsed },
        .word("displayMode", "the getter") { $0.layout.displayMode },
        .init("splitBehavior", .optional(.named(SplitBehavior.self)), "the getter; null in the classic style")
        {
            $0.state.configuration.style == .unspecified ? .null : .string($0.layout.splitBehavior.name)
        },
        .number("primaryColumnWidth", "the getter") { $0.layout.primaryColumnWidth },
        .init("supplementaryColumnWidth", .optional(.number()), "the getter; null without the column") {
            $0.state.configuration.style == .tripleColumn
                ? .number($0.layout.supplementaryColumnWidth) : .null
        },
        .init("columns", columnsShape, "the columns with a controller") { $0.columnsJSON },
        .init("buttons", buttonsShape, "the split view's own buttons that show") { $0.buttonsJSON },
    ])

    private static let columnsShape = JSONShape.object(
        Column.allCases.map { JSONKey($0.name, .shared("layoutColumn", column.shape), "the column") })

    /// Only columns in the split view's hierarchy have a frame.
    private static let column = JSONForm<(isShowing: Bool, place: ColumnLayout?)>([
        .flag("isShowing", "isShowing(_:)") { $0.isShowing },
        .init("frame", .rectangle, "in the window", isRequired: false) { $0.place.map { JSON($0.frame) } },
        .init("safeArea", .insets, "its insets", isRequired: false) { $0.place.map { JSON($0.safeArea) } },
    ])

    private var columnsJSON: JSON {
        let members = state.configuration.columns.columns.map { column in
            let isShowing = state.visibleColumns.contains(column)
            return (column.name, Self.column.json(of: (isShowing, layout.column(column))))
        }
        return .object(Dictionary(members) { first, _ in first })
    }

    private static let buttonsShape = JSONShape.object(
        ["displayModeButton", "secondaryOnlyButton"].map {
            JSONKey($0, .shared("layoutButton", button.shape), "the button")
        })

    private static let button = JSONForm<(button: SplitButton, hider: String?)>([
        .text("icon", "what it shows") { $0.button.icon.name },
        .word("column", "the column whose bar contains it") { $0.button.column },
        .init("hiddenBy", .text, "the element that lies over it", isRequired: false) {
            $0.hider.map { .string($0) }
        },
    ])

    /// A button that is not in the interface is left out.
    private var buttonsJSON: JSON {
        let buttons = [
            "displayModeButton": layout.buttons.displayMode,
            "secondaryOnlyButton": layout.buttons.secondaryOnly,
        ]
        return .members(
            Dictionary(
                uniqueKeysWithValues: buttons.map { name, button in
                    (
                        name,
                        button.map { Self.button.json(of: ($0, tree.hider(ofButton: name, in: $0.column))) }
                    )
                }))
    }
}
