import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframePictures
@testable import SplitframeWireframes

/// Columns that slide and grow from mode to mode on a device that stays as it is held.
struct `A picture whose columns move` {
    private static let stories = {
        var numbers = SteppedNumbers(seed: 12)
        let devices = Device.known.filter { $0.idiom == .pad || $0.platform != .iOS }
        var stories: [[Selection]] = []
        while stories.count < 40 {
            var first = Selection(device: numbers.any(devices))
            first.generation = numbers.any(Generation.known)
            first.orientation = numbers.any(first.device.orientations)
            first.style = numbers.any(SplitStyle.allCases)
            first.direction = numbers.any(LayoutDirection.allCases)
            first.look.theme = numbers.any(Array(Theme.allCases))
            for column in Column.allCases {
                first.contents[column] = numbers.any(Array(ContentElement.Kind.allCases))
            }
            let steps = (0..<3).map { _ in
                var step = first
                step.displayMode = numbers.any(DisplayMode.allCases)
                step.splitBehavior = numbers.any(Array(SplitBehavior.allCases))
                return step
            }
            if steps.allSatisfy({ $0.impossibility == nil }) { stories.append(steps) }
        }
        return stories
    }()

    @Test(arguments: stories) func `moves, stretches and fades, and nothing else, where motion is wanted`(
        story: [Selection]
    ) throws {
        let motion = try #require(StoryMotion(of: try Story(of: story))).scenes
        guard motion.stills.count > 1 else { return }
        try motion.expectTransformsAlone()
    }

    @Test(arguments: stories) func `keeps separators at the edges of their columns on the way`(
        story: [Selection]
    ) throws {
        let trees = try story.map { try ResolvedRequest($0.request).tree }
        for (from, to) in zip(trees, trees.dropFirst()) {
            let ends = InterfaceTree.ends(from: from, to: to)
            for tree in [ends.start, ends.end] {
                let edges = tree.columns.filter { $0.name != Column.secondary.name }.flatMap {
                    [$0.frame.minX, $0.frame.maxX]
                }
                for line in tree.root.children where line.kind == .separator {
                    #expect(edges.contains { abs($0 - line.frame.midX) < 1 }, "\(line.frame) \(edges)")
                }
            }
        }
    }

    @Test(arguments: ScreenPresentation.allCases)
    func `slides a sheet up from below the window, and down again`(
        presentation: ScreenPresentation
    ) throws {
        let without = try ResolvedRequest(Selection(device: Device.named("ipad-mini-6")).request).tree
        let window = Rectangle(size: without.environment.size)
        let screen = InterfaceElement(
            name: "presented1", frame: window.inset(by: 100), kind: .screen(ScreenElement(presentation)))
        var with = without
        with.presented = [InterfaceElement(name: "dimming1", frame: window, kind: .dimming), screen]
        for (ends, isBack) in [
            (InterfaceTree.ends(from: without, to: with), false),
            (InterfaceTree.ends(from: with, to: without), true),
        ] {
            #expect((isBack ? ends.start : ends.end).presented == with.presented)
            let away = (isBack ? ends.end : ends.start).presented
            switch presentation {
            case .fullScreen, .sheet, .card, .formSheet, .actionSheet:
                // The veil fades.
                let below = try #require(away.first)
                #expect(away.count == 1 && below.kind == screen.kind && below.frame.size == screen.frame.size)
                #expect(below.frame.minX == screen.frame.minX && below.frame.minY > window.maxY)
            case .root, .popover, .alert: #expect(away.isEmpty)
            }
        }
    }
}
