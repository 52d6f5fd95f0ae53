import SplitframeInterface
import SplitframeLayout
import SplitframeTestSupport
import Testing

struct `A random split view` {
    static let runs: [(Generation, UInt64, Int)] =
        (isDeepRun ? [1, 2, 3, 4] : [1, 2]).flatMap { seed in
            [(.iOS27, seed, 6_000), (.iOS26, seed, 15_000), (.iOS14, seed, 12_000), (.iOS7, seed, 2_000)]
        }

    @Test(arguments: runs)
    func `keeps every promise of its layout`(generation: Generation, seed: UInt64, count: Int) {
        var generator = SeededGenerator(seed: seed)
        for index in 0..<count {
            let environment = RandomSplits.environment(&generator, isRegular: generation == .iOS7)
            let configuration = RandomSplits.configuration(&generator, for: generation)
            var state = SplitState(configuration, generation: generation).settled(
                after: .mount(environment))
            check(state, "mounted, seed \(seed), index \(index)")
            state = state.settled(after: randomAction(&generator)).settled(after: .layout)
            check(state, "after an action, seed \(seed), index \(index)")
        }
    }

    private func randomAction(_ generator: inout SeededGenerator) -> SplitEvent {
        let mode = DisplayMode.allCases.randomElement(using: &generator) ?? .automatic
        let column = Column.allCases.randomElement(using: &generator) ?? .primary
        let events: [SplitEvent] = [
            .set(.preferredDisplayMode(mode)), .show(column), .hide(column), .show(.inspector),
            .tapDisplayModeButton, .tapSecondaryOnlyButton, .swipeFromLeadingEdge, .swipeTowardLeadingEdge,
            .tapDimmingView, .set(.width(.primary, .minimum, 300)),
        ]
        return events.randomElement(using: &generator) ?? .layout
    }

    private func check(_ state: SplitState, _ label: String) {
        let layout = state.layout
        let window = state.environment?.size ?? .zero
        let width = state.environment?.pixelGrid.round(window.width) ?? 0
        let tolerance = 1e-6

        #expect(layout.displayMode != .automatic && layout.splitBehavior != .automatic, "\(label)")
        let allowed = [SplitBehavior.tile, .overlay, .displace].flatMap {
            state.configuration.style.modes(under: $0)
        }
        #expect(allowed.contains(layout.displayMode), "\(label): \(layout.displayMode)")

        let pixels = state.environment.map { 1 / $0.scale } ?? 1
        var tiled: [(start: Double, end: Double)] = []
        for column in layout.arrangement.columns {
            let frame = column.frame
            let numbers = [
                frame.x, frame.y, frame.width, frame.height, column.safeArea.top, column.safeArea.left,
                column.safeArea.bottom, column.safeArea.right,
            ]
            let areFinite = numbers.allSatisfy { $0.isFinite }
            #expect(areFinite, "\(label): \(column)")
            #expect(frame.width >= 0 && frame.height >= 0, "\(label): \(column)")
            let arePositive = numbers.suffix(4).allSatisfy { $0 >= 0 }
            #expect(arePositive, "\(label): \(column)")
            let mayLeave = column.presentation == .displaced
            #expect(
                mayLeave || frame.minX >= -tolerance && frame.maxX <= width + tolerance,
                "\(label): \(column.column) \(frame) in \(width)")
            #expect(isOnGrid(frame.minX, pixels) && isOnGrid(frame.maxX, pixels), "\(label): \(frame)")
            if column.presentation == .tiled, column.screen == nil { tiled.append((frame.minX, frame.maxX)) }
        }
        checkTiles(tiled, lines: layout, in: width, label)
        checkBounds(state, layout, label)
    }

    /// Tiled columns and the lines between them cover the window with no gap and no overlap.
    private func checkTiles(
        _ tiled: [(start: Double, end: Double)], lines layout: ResolvedSplit, in width: Double,
        _ label: String
    ) {
        guard !layout.isCollapsed,
            !layout.arrangement.columns.contains(where: { $0.presentation == .displaced })
        else { return }
        let overlaid = layout.arrangement.columns.filter { $0.presentation == .overlaid }
        let between = layout.arrangement.separators.filter { line in
            tiled.contains { abs($0.start - line.maxX) < 1e-6 }
                && tiled.contains { abs($0.end - line.minX) < 1e-6 }
        }
        #expect(between.count == layout.arrangement.separators.count || !overlaid.isEmpty, "\(label)")
        let pieces = (tiled + between.map { ($0.minX, $0.maxX) }).sorted { $0.start < $1.start }
        var reached = 0.0
        for piece in pieces {
            #expect(abs(piece.start - reached) < 1e-6, "\(label): gap or overlap at \(reached): \(pieces)")
            reached = piece.end
        }
        #expect(abs(reached - width) < 1e-6, "\(label): tiles end at \(reached) of \(width)")
    }

    /// Where minimum and maximum can both hold, a visible sidebar's width lies between them.
    private func checkBounds(_ state: SplitState, _ layout: ResolvedSplit, _ label: String) {
        guard !layout.isCollapsed, state.generation != .iOS7,
            let primary = layout.column(.primary)?.frame.width
        else { return }
        let preference = state.configuration.primaryWidth
        let pixel = 1 / (state.environment?.scale ?? 1)
        if let maximum = preference.maximum { #expect(primary <= maximum + pixel, "\(label)") }
        let minimum = preference.minimum ?? 0
        let maximum = preference.maximum ?? .infinity
        let width = state.environment?.size.width ?? 0
        let isAlone = layout.column(.supplementary) == nil
        let insets = state.environment.map { max($0.safeArea.left, $0.safeArea.right) } ?? 0
        if isAlone, minimum <= maximum,
            minimum <= width - 2 * state.generation[.sidebarInset] - 2 * pixel - insets,
            minimum <= state.generation[.automaticSidebarMaximum]
        {
            #expect(primary >= minimum - pixel, "\(label): \(primary) under \(minimum)")
        }
    }

    private func isOnGrid(_ value: Double, _ pixel: Double) -> Bool {
        abs((value / pixel).rounded() - value / pixel) < 1e-6
    }
}

struct `Two random split views` {
    @Test(arguments: [UInt64(11), 12, 13])
    func `mirror each other in the other direction and at the other edge`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<4_000 {
            let generation = Generation.allCases.randomElement(using: &generator) ?? .iOS26
            var environment = RandomSplits.environment(&generator, isRegular: generation == .iOS7)
            var configuration = RandomSplits.configuration(&generator, for: generation)
            let first = SplitState(configuration, generation: generation).settled(
                after: .mount(environment)
            ).layout
            let width = environment.pixelGrid.round(environment.size.width)
            environment.safeArea = environment.safeArea.mirrored
            let turnsDirection = Bool.random(using: &generator)
            if turnsDirection {
                environment.layoutDirection =
                    environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            } else {
                configuration.primaryEdge = configuration.primaryEdge == .leading ? .trailing : .leading
            }
            let second = SplitState(configuration, generation: generation).settled(
                after: .mount(environment)
            ).layout

            #expect(second.displayMode == first.displayMode)
            #expect(second.arrangement.columns.count == first.arrangement.columns.count)
            for (left, right) in zip(first.arrangement.columns, second.arrangement.columns) {
                let mirrored = first.isCollapsed ? right.frame : right.frame.mirrored(inWidth: width)
                #expect(abs(left.frame.x - mirrored.x) < 1e-6 && left.frame.width == mirrored.width)
                #expect(left.safeArea == right.safeArea.mirrored)
            }
        }
    }

    @Test(arguments: [UInt64(21), 22])
    func `are the same when resolved twice, and after a resize there and back`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<4_000 {
            let generation = Generation.allCases.randomElement(using: &generator) ?? .iOS26
            let environment = RandomSplits.environment(&generator, isRegular: true)
            let configuration = RandomSplits.configuration(&generator, for: generation)
            let state = SplitState(configuration, generation: generation).settled(
                after: .mount(environment))
            var elsewhere = environment
            elsewhere.size.width = RandomSplits.environment(&generator).size.width

            let back = state.settled(after: .environment(elsewhere)).settled(after: .environment(environment))

            #expect(state.settled(after: .layout).layout.arrangement == state.layout.arrangement)
            #expect(back.layout.displayMode == state.layout.displayMode)
            #expect(back.layout.arrangement == state.layout.arrangement)
        }
    }
}
