import SplitframeInterface
import SplitframeLayout
import Testing

/// People drag separators since iPadOS 26 (WWDC25, session 282); how far is assumed: from minimum to maximum.
struct `A separator that a person drags` {
    private static let landscape = TraitEnvironment(size: Size(width: 1180, height: 820), scale: 2)
    private static let portrait = TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2)

    private func mounted(
        _ style: SplitStyle = .doubleColumn, in environment: TraitEnvironment = landscape,
        generation: Generation = .iOS26, _ change: (inout SplitConfiguration) -> Void = { _ in }
    ) -> SplitState {
        var configuration = SplitConfiguration(style: style)
        change(&configuration)
        return SplitState(configuration, generation: generation).settled(after: .mount(environment))
    }

    @Test(arguments: SplitStyle.allCases, [250.0, 300, 400])
    func `gives the column in front of it that width`(style: SplitStyle, width: Double) {
        let dragged = mounted(style).settled(after: .drag(.primary, to: width))
        let expected = style == .tripleColumn ? min(width, 1180 - 10 - 0.5 - 464 - 240) : width
        #expect(dragged.layout.column(.primary)?.frame.width == expected)
        #expect(dragged.layout.primaryColumnWidth == expected)
        #expect(dragged.visibleColumns == mounted(style).visibleColumns)
    }

    /// The automatic minimum of a sidebar is 240 points, that of the secondary 464.
    @Test(arguments: [(100.0, 240.0), (5000.0, 1180.0 - 10 - 464)])
    func `stops at the automatic limits`(to: Double, width: Double) {
        #expect(mounted().settled(after: .drag(.primary, to: to)).layout.primaryColumnWidth == width)
    }

    @Test(arguments: [(100.0, 280.0), (350.0, 350.0), (500.0, 380.0)])
    func `stops at the limits that the app sets, and wins over what it prefers`(to: Double, width: Double) {
        let state = mounted {
            $0.primaryWidth = ColumnWidthPreference(preferred: 300, minimum: 280, maximum: 380)
        }
        let dragged = state.settled(after: .drag(.primary, to: to))
        #expect(dragged.layout.primaryColumnWidth == width)
        let changed = dragged.settled(after: .set(.width(.primary, .preferred, 310)))
        #expect(changed.layout.primaryColumnWidth == width)
    }

    @Test func `keeps its width when the device is turned and turned back`() {
        let dragged = mounted().settled(after: .drag(.primary, to: 400))
        let turned = dragged.settled(after: .environment(Self.portrait))
        // In portrait the secondary keeps its 464 points.
        #expect(turned.layout.primaryColumnWidth == 820 - 10 - 464)
        #expect(turned.settled(after: .environment(Self.landscape)).layout.primaryColumnWidth == 400)
    }

    @Test func `keeps its width while the split view is collapsed`() {
        var narrow = Self.landscape
        narrow.size.width = 400
        narrow.horizontalSizeClass = .compact
        let collapsed = mounted().settled(after: .drag(.primary, to: 400)).settled(
            after: .environment(narrow))
        #expect(collapsed.isCollapsed && !collapsed.hasSeparator(behind: .primary))
        #expect(collapsed.settled(after: .environment(Self.landscape)).layout.primaryColumnWidth == 400)
    }

    @Test func `is behind the supplementary and the inspector too`() throws {
        let state = mounted(.tripleColumn) { $0.columns.insert(.inspector) }.settled(after: .show(.inspector))
        let supplementary = state.settled(after: .drag(.supplementary, to: 300))
        #expect(supplementary.layout.supplementaryColumnWidth == 300)
        let inspector = state.settled(after: .drag(.inspector, to: 350))
        #expect(inspector.layout.column(.inspector)?.frame.width == 350)
    }

    @Test func `is nowhere before iPadOS 26, behind a hidden column, and on a television`() {
        let older = mounted(generation: .iOS14)
        #expect(!older.hasSeparator(behind: .primary))
        #expect(older.settled(after: .drag(.primary, to: 250)) == older)
        let alone = mounted { $0.preferredDisplayMode = .secondaryOnly }
        #expect(alone.settled(after: .drag(.primary, to: 400)) == alone)
        var room = TraitEnvironment(size: Size(width: 1920, height: 1080), scale: 1)
        room.idiom = .tv
        #expect(!mounted(in: room).hasSeparator(behind: .primary))
        #expect(!mounted().hasSeparator(behind: .secondary))
    }

    @Test func `is named as the reason for the width, as an assumption`() throws {
        let dragged = mounted().settled(after: .drag(.primary, to: 400))
        let reason = try dragged.reason(for: "primary.width")
        #expect(reason.sums.first?.words == "400 = 400 (the primary's separator, dragged)")
        #expect(
            reason.decisions.contains {
                $0.sentence.contains("A person has dragged the primary to 400 points")
            })
        #expect(reason.decisions.first { $0.rule == "WantedWidth" }?.provenance.kind == "assumed")
    }

    @Test func `loses to a fold in force`() {
        var book = TraitEnvironment(
            size: Size(width: 951, height: 669), scale: 3,
            safeArea: EdgeInsets(top: 0, left: 0, bottom: 34, right: 84), idiom: .phone)
        book.verticalBarEdge = .trailing
        book.reservedRegions = ReservedRegions([
            ReservedRegion(
                name: .fold, frame: Rectangle(x: 455.5, y: 0, width: 40, height: 669),
                margins: EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        ])
        let state = mounted(in: book, generation: .iOS27)
        #expect(state.settled(after: .drag(.primary, to: 300)).layout.primaryColumnWidth == 475.5)
    }
}
