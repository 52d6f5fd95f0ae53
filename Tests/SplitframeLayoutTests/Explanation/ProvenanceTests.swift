import Foundation
import SplitframeInterface
import SplitframeTestSupport
import Testing

@testable import SplitframeLayout

struct `The provenance of a decision` {
    static let figures = Generation.known.flatMap { generation in
        FigureName.allCases.compactMap { name in generation.figure(name).map { (generation, name, $0) } }
    }

    @Test(arguments: figures)
    func `is measured nowhere where a changed figure changes the result`(
        generation: Generation, name: FigureName, figure: SourcedNumber
    ) {
        let reason = Provenance.assumed("changed for the sake of argument")
        for delta in [-1.0, 1] {
            let changed = generation.changed(
                name: generation.name, release: generation.release,
                figures: [name: SourcedNumber(figure.value + (figure.value < 1 ? delta / 10 : delta), reason)]
            )
            var generator = SeededGenerator(seed: UInt64(name.rawValue + 7))
            for _ in 0..<(isDeepRun ? 150 : 50) {
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

    /// A figure that was measured on another system is an assumption at most, with what would settle it.
    @Test(arguments: [Generation.iOS14, .iOS7])
    func `of an older generation's figures never goes back to iOS 26`(generation: Generation) {
        let figures = FigureName.allCases.compactMap { generation.figure($0) }
        let bars = BarFigureName.allCases.flatMap { name in
            ScreenKind.allCases.compactMap { generation.figure(name, on: $0) }
        }
        for figure in figures + bars {
            #expect(!figure.provenance.source.contains("26.1"), "\(figure)")
            guard case .assumed(let reason) = figure.provenance else { continue }
            let hasWay = [
                "would settle it", "convention", "documented maximum", "guidelines", "as measured on iPads",
            ]
            .contains(where: reason.contains)
            #expect(hasWay, "\(reason)")
        }
    }

    /// No iPad folds: what was seen on iPhone Duo is said beside the widths that are taken from iOS 26.1.
    @Test func `names the rule's own source beside the weakest of its inputs`() throws {
        var environment = TraitEnvironment(
            size: Size(width: 951, height: 669), scale: 3,
            safeArea: EdgeInsets(top: 0, left: 0, bottom: 34, right: 84), idiom: .phone)
        environment.verticalBarEdge = .trailing
        environment.reservedRegions = ReservedRegions([
            ReservedRegion(
                name: .fold, frame: Rectangle(x: 455.5, y: 0, width: 40, height: 669),
                margins: EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        ])
        let state = SplitState(SplitConfiguration(style: .doubleColumn), generation: .iOS27)
            .settled(after: .mount(environment))
        let fold = try #require(
            state.explainedLayout.decisions.first { $0.rule == "BoundaryOnFold" })
        #expect(fold.ownProvenance == .columnsOnFold && fold.ownProvenance.kind != "assumed")
        #expect(fold.provenance.kind == "assumed" && fold.provenance != fold.ownProvenance)
        for decision in state.explainedLayout.decisions {
            #expect(decision.ownProvenance.weaker(decision.provenance) == decision.provenance)
        }
    }

    /// Dossier k.6: two columns below 794 points are unmeasured.
    @Test(arguments: [SplitStyle.unspecified, .doubleColumn], [(793.5, "assumed"), (794, "measured")])
    func `of a primary beside the secondary is measured from 794 points on`(
        style: SplitStyle, window: (width: Double, kind: String)
    ) throws {
        let environment = TraitEnvironment(size: Size(width: window.width, height: 1180), scale: 2)
        let state = SplitState(SplitConfiguration(style: style)).settled(after: .mount(environment))
        let decision = state.explainedLayout.decisions.first { $0.rule == "CappedPrimaryWidth" }
        #expect(try #require(decision).provenance.kind == window.kind)
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
    /// A decision without an effect would be one that the layout makes for nothing.
    @Test func `has only decisions on which some number, word or step rests`() throws {
        var generator = SeededGenerator(seed: 77)
        for _ in 0..<200 {
            let generation = Generation.known.randomElement(using: &generator) ?? .iOS26
            let split = RandomSplits.asked(&generator, of: generation)
            let state = split.state(on: generation)
            let all = state.explainedLayout.decisions.filter { !$0.isAboutNextStep }.map(Self.line)
            var resting: [String] = []
            for name in state.reasonNames { resting += try state.reason(for: name).decisions.map(Self.line) }
            // The widths of columns out of sight are what the getters report; the rest belongs to the next step.
            let others: Set = ["WantedWidth", "WidthWithinWindow", "AllowedModes", "SecondaryOnlyButton"]
            let missing = Set(all).subtracting(resting).filter { line in
                !others.contains(String(line.prefix { $0 != ":" }))
            }
            #expect(missing.isEmpty, "\(split)")
        }
    }

    private static func line(_ decision: Decision) -> String {
        "\(decision.rule): \(RuleValue.fields(decision.inputs).text): \(decision.result.text)"
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
        if generation.rules.columnsMeetFolds, environment.idiom != .tv, Bool.random(using: &generator) {
            environment.idiom = .phone
            environment.reservedRegions.fold = ReservedRegion(
                name: .fold,
                frame: Rectangle(
                    x: environment.size.width / 2 - 20, y: 0, width: 40, height: environment.size.height),
                isActive: Bool.random(using: &generator))
        }
        return AskedSplit(
            configuration: configuration(&generator, for: generation), environment: environment,
            asked: DisplayMode.allCases.randomElement(using: &generator) ?? .automatic,
            showsInspector: Int.random(in: 0..<4, using: &generator) == 0)
    }
}
