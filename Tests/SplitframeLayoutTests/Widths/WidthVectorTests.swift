import SplitframeInterface
import SplitframeLayout
import Testing

struct `Column widths on iOS 26` {
    /// Measured at 820 points, 2x: fraction, points, minimum, maximum and the width that came out.
    @Test(
        arguments: [
            (0.3, nil, nil, nil, 246), (0.4, nil, nil, nil, 328), (0.5, nil, nil, nil, 346),
            (0.5, nil, nil, 300, 300), (nil, 280, nil, nil, 280), (nil, 320, 375, 400, 375),
            (0.4, nil, 400, 500, 400), (0.4, nil, nil, 300, 300),
        ] as [(Double?, Double?, Double?, Double?, Double)])
    func `come out of two columns as measured`(
        fraction: Double?, preferred: Double?, minimum: Double?, maximum: Double?, width: Double
    ) {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.primaryWidth = ColumnWidthPreference(
            preferred: preferred, preferredFraction: fraction, minimum: minimum, maximum: maximum)
        let environment = TraitEnvironment(
            size: Size(width: 820, height: 1180), scale: 2,
            safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))

        let layout = SplitState(configuration).settled(after: .mount(environment)).layout

        #expect(layout.primaryColumnWidth == width)
        #expect(
            layout.column(.primary)?.frame == Rectangle(x: 10, y: 32, width: width, height: 1133))
        #expect(layout.column(.secondary)?.safeArea.left == width + 10)
    }

    /// Measured: the first tile of three columns, 954.5 by 700 points.
    @Test func `start three tiled columns at their minima`() {
        let environment = TraitEnvironment(
            size: Size(width: 954.5, height: 700), scale: 2,
            safeArea: EdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
        let layout = SplitState(SplitConfiguration(style: .tripleColumn))
            .settled(after: .mount(environment)).layout
        #expect(layout.column(.primary)?.frame == Rectangle(x: 10, y: 32, width: 240, height: 658))
        #expect(layout.column(.supplementary)?.frame == Rectangle(x: 0, y: 0, width: 490, height: 700))
        #expect(layout.column(.secondary)?.frame == Rectangle(x: 490.5, y: 0, width: 464, height: 700))
    }

    /// Measured at the trailing edge, 820 points: the panel at 482, the supplementary at 500.
    @Test func `are mirrored at the trailing edge`() {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.primaryEdge = .trailing
        configuration.primaryWidth.preferredFraction = 0.4
        let environment = TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2)
        #expect(
            SplitState(configuration).settled(after: .mount(environment)).layout.column(.primary)?.frame.x
                == 482)

        var triple = SplitConfiguration(style: .tripleColumn)
        triple.primaryEdge = .trailing
        let layout = SplitState(triple).settled(after: .mount(environment)).layout
        #expect(layout.column(.supplementary)?.frame.x == 500)
        #expect(layout.column(.secondary)?.frame.width == 499.5)
    }

    /// Documented: Human Interface Guidelines, split views.
    @Test(arguments: [Generation.iOS26, .iOS14])
    func `are one third and two thirds on a television`(generation: Generation) {
        let environment = TraitEnvironment(size: Size(width: 1920, height: 1080), scale: 1, idiom: .tv)
        let layout = SplitState(SplitConfiguration(style: .doubleColumn), generation: generation)
            .settled(after: .mount(environment)).layout
        #expect(layout.column(.primary)?.frame == Rectangle(x: 0, y: 0, width: 640, height: 1080))
        #expect(layout.column(.secondary)?.frame == Rectangle(x: 641, y: 0, width: 1279, height: 1080))
    }

    @Test func `leave room for an inspector, the primary going first`() {
        var configuration = SplitConfiguration(style: .tripleColumn)
        configuration.columns.set(.inspector, to: true)
        let environment = TraitEnvironment(size: Size(width: 1180, height: 820), scale: 2)
        let mounted = SplitState(configuration).settled(after: .mount(environment))

        let shown = mounted.settled(after: .show(.inspector))

        #expect(mounted.layout.displayMode == .twoBesideSecondary)
        #expect(shown.layout.displayMode == .oneBesideSecondary)
        #expect(shown.layout.column(.inspector)?.frame == Rectangle(x: 910, y: 0, width: 270, height: 820))
        #expect(shown.layout.column(.secondary)?.safeArea.right == 270)
        #expect(shown.layout.column(.secondary)?.frame.maxX == 1180)
    }
    /// Dossier, section on safe areas: with an inspector the secondary's trailing inset is the inspector's width; the
    /// window's inset lies inside the inspector.
    @Test(arguments: [0.0, 44, 62])
    func `of an inspector are the secondary's inset, whatever the window's is`(
        inset: Double
    ) {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.columns.set(.inspector, to: true)
        let environment = TraitEnvironment(
            size: Size(width: 1180, height: 820), scale: 2,
            safeArea: EdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
        let layout = SplitState(configuration).settled(after: .mount(environment)).settled(
            after: .show(.inspector)
        ).layout
        #expect(layout.column(.secondary)?.safeArea.right == 270)
        #expect(layout.column(.inspector)?.safeArea.right == inset)
    }
}
