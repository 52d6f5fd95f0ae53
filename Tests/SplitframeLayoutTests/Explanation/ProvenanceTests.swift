import Foundation
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import Testing

struct `The provenance of a decision` {
    static let figures = Generation.known.flatMap { generation in
        FigureName.allCases.compactMap { name in generation.figure(name).map { (generation, name, $0) } }
    }

    @Test(arguments: figures)
    func `is measured nowhere where a changed figure changes the result`(
        generation: Generation, name: FigureName, figure: Figure
    ) {
        let reason = Provenance.assumed("changed for the sake of argument")
        for delta in [-1.0, 1] {
            let changed = generation.changed(
                name: generation.name, release: generation.release,
                figures: [name: Figure(figure.value + (figure.value < 1 ? delta / 10 : delta), reason)])
            var generator = SeededGenerator(seed: UInt64(name.rawValue + 7))
            for _ in 0..<150 {
                let split = RandomSplits.asked(&generator, of: generation)
                let before = Self.numbered(split.state(on: generation))
                for (key, decision) in Self.numbered(split.state(on: changed))
                where before[key]?.result != decision.result {
                    #expect(decision.provenance.kind != "measured", "\(key): \(split)")
                }
            }
        }
    }

    @Test func `is measured in no generation that nobody has measured`() {
        var generator = SeededGenerator(seed: 5)
        for generation in Generation.known where generation.evidence.kind != "measured" {
            for _ in 0..<200 {
                let state = RandomSplits.asked(&generator, of: generation).state(on: generation)
                #expect(!state.explainedLayout.decisions.contains { $0.provenance.kind == "measured" })
            }
        }
    }

    @Test(arguments: Generation.known.filter { $0.evidence.kind != "measured" })
    func `of a bar's figure is measured in no generation that nobody has measured`(generation: Generation) {
        for name in BarFigureName.allCases {
            for screen in ScreenKind.allCases {
                #expect(generation.figure(name, on: screen)?.provenance.kind != "measured", "\(name)")
            }
        }
    }

    /// Measured on an iPad (A16): 820 by 1180 points at two pixels a point, insets 32 and 25.
    @Test(arguments: SplitStyle.allCases)
    func `is measured throughout for the frames of the measured iPad`(style: SplitStyle) throws {
        let environment = TraitEnvironment(
            size: Size(width: 820, height: 1180), scale: 2,
            safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
        let state = SplitState(SplitConfiguration(style: style)).settled(after: .mount(environment))
        let frames = try #require(state.explainedLayout.decisions.first { $0.rule == "FloatingFrames" })
        #expect(frames.provenance.kind == "measured")
    }

    /// The decisions by rule, column where the rule is about one, and how often it was asked before.
    private static func numbered(_ state: SplitState) -> [String: Decision] {
        var counts: [String: Int] = [:]
        var decisions: [String: Decision] = [:]
        for decision in state.explainedLayout.decisions {
            let column = decision.inputs.first { $0.name == "column" }?.value.text ?? ""
            let key = "\(decision.rule) \(column)"
            counts[key, default: 0] += 1
            decisions["\(key) \(counts[key, default: 0])"] = decision
        }
        return decisions
    }
}

struct `The list of decisions` {
    @Test func `has just the rules that take part`() {
        var generator = SeededGenerator(seed: 77)
        for _ in 0..<900 {
            let generation = Generation.known.randomElement(using: &generator) ?? .iOS26
            let split = RandomSplits.asked(&generator, of: generation)
            let state = split.state(on: generation)
            let layout = state.explainedLayout
            #expect(Set(layout.decisions.map(\.rule)) == Self.rules(behind: layout, of: state), "\(split)")
        }
    }

    /// Rules that are asked behind the back of the explanation could not be listed.
    @Test func `cannot be evaded, for nothing else asks a rule`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(
                path: "Sources/SplitframeLayout")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var asking: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            if text.contains(".outcome") { asking.insert(file.lastPathComponent) }
        }
        #expect(asking == ["Explanation.swift"])
    }

    /// The rules that a layout needs, from what each is about.
    private static func rules(behind layout: ResolvedSplit, of state: SplitState) -> Set<String> {
        guard !layout.isCollapsed else { return ["CollapseWhenCompact"] }
        let configuration = state.configuration
        let isTriple = configuration.style == .tripleColumn
        var rules: Set = ["CollapseWhenCompact", "WantedWidth", "WidthWithinWindow"]
        let isTelevision = state.environment?.idiom == .tv
        let prefersOverlay = [.oneOverSecondary, .twoOverSecondary].contains(state.resolution?.preferred)
        switch state.generation.rules.arrangement {
        case .popover:
            rules.formUnion(["PopoverModeResolution", "FlatFrames"])
            if state.isPopoverShown { rules.insert("PopoverFrames") }
            return rules
        case .flat:
            rules.formUnion(["PreferenceUnderBehavior", "FlatModeResolution", "FlatFrames"])
            let isTaken =
                !configuration.presentsWithGesture
                && ![.automatic, .secondaryOnly].contains(state.resolution?.preferred)
            let behavior =
                configuration.style == .unspecified ? .automatic : configuration.preferredSplitBehavior
            if isTelevision, isTaken ? prefersOverlay : behavior == .overlay {
                rules.insert("OverlayOnTelevision")
            }
            if isTriple, !isTaken { rules.insert("ThreeColumnFit") }
            let isAutomatic =
                configuration.preferredSplitBehavior == .automatic || configuration.style == .unspecified
            if isAutomatic, !isTaken { rules.insert("AutomaticBehavior") }
        case .floating:
            rules.formUnion(["FloatingModeResolution", "FloatingFrames"])
            if isTelevision, prefersOverlay {
                rules.formUnion(["OverlayOnTelevision", "PreferenceUnderBehavior"])
            }
            if isTriple { rules.insert("ThreeColumnFit") }
            rules.formUnion(widthRules(of: state.mode, isTriple: isTriple))
        }
        let button = layout.decisions.first { $0.rule == "ColumnStyleButton" }
        // A television has no buttons that are touched.
        if !isTelevision {
            rules.formUnion(
                configuration.style == .unspecified
                    ? ["ClassicButton"] : ["ButtonHost", "ColumnStyleButton", "SecondaryOnlyButton"])
        }
        let hasChevron = button?.result != .absent && layout.buttons.displayMode?.icon == .back
        if hasChevron, configuration.style != .unspecified || configuration.presentsWithGesture {
            rules.formUnion(["AllowedModes", "RevealStep"])
        }
        if configuration.presentsWithGesture {
            rules.formUnion(["AllowedModes", "RevealStep", "ConcealStep"])
        }
        // A chevron that has nothing left to reveal has asked all the same.
        let hasAsked =
            configuration.displayModeButtonVisibility == .always && state.mode.splitBehavior == .overlay
        if hasAsked, !isTelevision, configuration.style != .unspecified {
            rules.formUnion(["AllowedModes", "RevealStep"])
        }
        return rules
    }

    private static func widthRules(of mode: ResolvedMode, isTriple: Bool) -> Set<String> {
        switch (mode.displayMode, isTriple) {
        case (.oneBesideSecondary, false): ["CappedPrimaryWidth"]
        case (.twoBesideSecondary, true): ["GrowingWidths"]
        case (.twoOverSecondary, true): [mode.floatsOverTiles ? "TiledSupplementaryWidth" : "OverlaidWidths"]
        case (.oneBesideSecondary, true): ["TiledSupplementaryWidth"]
        default: []
        }
    }
}

/// A split view that is mounted and then asked for a mode.
struct AskedSplit: CustomStringConvertible {
    var configuration: SplitConfiguration
    var environment: TraitEnvironment
    var asked: DisplayMode
    var showsInspector: Bool

    var description: String { "\(configuration) in \(environment), then \(asked)" }

    func state(on generation: Generation) -> SplitState {
        let mounted = SplitState(configuration, generation: generation).settled(after: .mount(environment))
        let shown = showsInspector ? mounted.settled(after: .show(.inspector)) : mounted
        if generation.rules.arrangement == .popover { return shown.settled(after: .tapDisplayModeButton) }
        return shown.settled(after: .set(.preferredDisplayMode(asked))).settled(after: .layout)
    }
}

extension RandomSplits {
    static func asked(_ generator: inout SeededGenerator, of generation: Generation) -> AskedSplit {
        let isPopover = generation.rules.arrangement == .popover
        var environment = environment(&generator, isRegular: isPopover || Bool.random(using: &generator))
        if !isPopover, Int.random(in: 0..<5, using: &generator) == 0 { environment.idiom = .tv }
        return AskedSplit(
            configuration: configuration(&generator, for: generation), environment: environment,
            asked: DisplayMode.allCases.randomElement(using: &generator) ?? .automatic,
            showsInspector: Int.random(in: 0..<4, using: &generator) == 0)
    }
}
