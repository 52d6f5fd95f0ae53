import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import Testing

/// What a split view of two columns does in one situation of iPhone Duo.
struct FoldedColumns: CustomTestStringConvertible, Sendable {
    var posture: Posture
    var orientation: Orientation
    var window = Window.full
    var mode: DisplayMode
    /// Each visible column as `name x y width height | top left bottom right` in points, with its safe area.
    var columns: [String]
    var source: String

    var testDescription: String { "\(posture) \(orientation) \(window.name)" }

    static let all = [
        FoldedColumns(
            posture: .closed, orientation: .portrait, mode: .oneBesideSecondary,
            columns: ["secondary 0 0 466 678 | 0 0 34 84"],
            source: "HIG: compact; iphone-duo-skill: one stack"),
        FoldedColumns(
            posture: .closed, orientation: .landscape, mode: .oneBesideSecondary,
            columns: ["secondary 0 0 678 466 | 0 84 34 0"], source: "the same"),
        FoldedColumns(
            posture: .closed, orientation: .landscapeLeft, mode: .oneBesideSecondary,
            columns: ["secondary 0 0 678 466 | 0 0 34 84"], source: "the same"),
        FoldedColumns(
            posture: .open, orientation: .landscape, mode: .oneBesideSecondary,
            columns: ["secondary 0 0 951 669 | 0 320 34 84", "primary 0 0 320 669 | 0 0 34 0"],
            source: "iphone-duo-skill: about 320; Melon: the strip in the detail alone"),
        FoldedColumns(
            posture: .book, orientation: .landscape, mode: .oneBesideSecondary,
            columns: ["secondary 0 0 951 669 | 0 495.5 34 84", "primary 0 0 475.5 669 | 0 0 34 20"],
            source: "Melon: equal columns, 20 points towards the crease; HIG"),
        FoldedColumns(
            posture: .open, orientation: .portrait, mode: .secondaryOnly,
            columns: ["secondary 0 0 669 951 | 82 0 34 0"], source: "iphone-duo-skill: list behind a button"),
        FoldedColumns(
            posture: .laptop, orientation: .portrait, mode: .secondaryOnly,
            columns: ["secondary 0 0 669 951 | 82 0 34 0"], source: "Melon: a level fold is ignored"),
        FoldedColumns(
            posture: .open, orientation: .landscape, window: .splitLeft, mode: .oneBesideSecondary,
            columns: ["secondary 0 0 469 669 | 0 84 34 0"], source: "VerticalBarProbe, with bars"),
        FoldedColumns(
            posture: .open, orientation: .landscape, window: .splitRight, mode: .oneBesideSecondary,
            columns: ["secondary 0 0 469 669 | 0 0 34 84"], source: "VerticalBarProbe, with bars"),
    ]
}

extension SplitState {
    fileprivate var columnTexts: [String] {
        layout.arrangement.columns.filter { visibleColumns.contains($0.column) }.map { column in
            let (frame, insets) = (column.frame, column.safeArea)
            let place = [frame.x, frame.y, frame.width, frame.height].map(\.pointText)
            let safe = [insets.top, insets.left, insets.bottom, insets.right].map(\.pointText)
            return "\(column.column) \(place.joined(separator: " ")) | \(safe.joined(separator: " "))"
        }
    }
}

struct `A split view on a device that folds` {
    private func request(
        _ posture: Posture, _ orientation: Orientation? = nil, _ style: SplitStyle = .doubleColumn
    ) -> SplitRequest {
        var request = SplitRequest(on: .iPhoneDuo)
        request.posture = posture
        request.style = style
        request.orientation = orientation ?? request.device.orientations[0]
        return request
    }

    @Test(arguments: FoldedColumns.all)
    func `has the columns that were read in each situation`(situation: FoldedColumns) throws {
        var request = request(situation.posture, situation.orientation)
        request.window = situation.window
        let state = try request.state()
        #expect(state.columnTexts == situation.columns)
        #expect(state.layout.displayMode == situation.mode)
        #expect(state.isCollapsed == (state.environment?.horizontalSizeClass == .compact))
    }

    /// iphone-duo-skill: shown, the list lies over the detail; Melon: it is 250 points wide, which is the 240 of iOS 26
    /// with its ten points beside the sidebar.
    @Test(arguments: [DisplayMode.oneBesideSecondary, .oneOverSecondary])
    func `shows its sidebar over the secondary where both have no room`(mode: DisplayMode) throws {
        var request = request(.open, .portrait)
        request.displayMode = mode
        let layout = try request.state().layout
        #expect(layout.displayMode == .oneOverSecondary && layout.splitBehavior == .overlay)
        #expect(layout.column(.primary)?.frame == Rectangle(x: 0, y: 0, width: 240, height: 951))
        #expect(layout.column(.secondary)?.safeArea.left == 0)
        request.generation = Generation.iOS27.changed(
            name: "figures of 26", release: "27",
            figures: [.sidebarInset: SourcedNumber(10, .assumed("test"))])
        let state = request.state(in: try self.request(.open, .portrait).place().environment)
        let primary = state.layout.column(.primary)
        #expect(primary?.frame.maxX == 250)
    }

    @Test func `shows a column beside the other on the smallest iPad held upright`() throws {
        var request = SplitRequest(on: .iPadMini6)
        request.generation = .iOS27
        request.orientation = .portrait
        #expect(try request.state().layout.displayMode == .oneBesideSecondary)
    }

    /// The fold wins over what the app asks for (assumed; a preferred width was seen to lose once and to win once).
    @Test(arguments: [
        [SplitProperty.width(.primary, .preferred, 400)], [.width(.primary, .maximum, 300)],
        [.width(.primary, .minimum, 500), .width(.primary, .preferred, 520)], [],
    ])
    func `has two equal halves on an upright fold, whatever widths are asked for`(
        properties: [SplitProperty]
    ) throws {
        for edge in PrimaryEdge.allCases {
            for direction in LayoutDirection.allCases {
                var request = request(.book)
                request.properties = properties
                request.primaryEdge = edge
                request.direction = direction
                let state = try request.state()
                let primary = try #require(state.layout.column(.primary))
                #expect(primary.frame.width == 475.5 && state.layout.primaryColumnWidth == 475.5)
                let secondary = try #require(state.layout.column(.secondary))
                let isOnLeft = primary.frame.x == 0
                #expect(isOnLeft == ((edge == .leading) == (direction == .leftToRight)))
                let inset = isOnLeft ? secondary.safeArea.left : secondary.safeArea.right
                #expect(inset == 495.5)
                #expect((isOnLeft ? primary.safeArea.right : primary.safeArea.left) == 20)
            }
        }
    }

    /// In every mode that places columns beside each other.
    @Test(arguments: [SplitStyle.unspecified, .doubleColumn, .tripleColumn])
    func `keeps no column's safe area under its strip or an upright fold`(style: SplitStyle) throws {
        for posture in Posture.allCases {
            for orientation in try #require(Device.iPhoneDuo.folded(posture)).orientations {
                for mode in [DisplayMode.oneBesideSecondary, .twoBesideSecondary] {
                    for edge in PrimaryEdge.allCases {
                        var request = request(posture, orientation, style)
                        request.displayMode = mode
                        request.primaryEdge = edge
                        try check(request)
                    }
                }
            }
        }
    }

    private func check(_ request: SplitRequest) throws {
        let state = try request.state()
        let environment = try #require(state.environment)
        let isTiled =
            !state.isCollapsed && state.mode.splitBehavior == .tile
            && state.mode.displayMode != .secondaryOnly
        for column in state.layout.arrangement.columns where state.visibleColumns.contains(column.column) {
            let safe = column.frame.inset(by: column.safeArea)
            let strip = try #require(environment.reservedRegions.strip)
            #expect(safe.intersection(strip.frame) == nil, "\(column.column) \(request)")
            if isTiled, let fold = environment.reservedRegions.fold, fold.isActive, fold.frame.width == 40 {
                let common = safe.intersection(fold.frame)
                #expect((common?.width ?? 0) < 0.001, "\(column.column) \(state.mode)")
            }
        }
    }

    @Test func `is mirrored from right to left, its strip apart`() throws {
        for posture in [Posture.open, .book] {
            var request = request(posture, .landscape)
            let left = try request.state().layout
            request.direction = .rightToLeft
            let right = try request.state().layout
            for column in left.arrangement.columns {
                let other = try #require(right.column(column.column))
                #expect(other.frame == column.frame.mirrored(inWidth: 951))
                let insets =
                    column.column == .primary
                    ? (column.safeArea.right, other.safeArea.left)
                    : (column.safeArea.left, other.safeArea.right)
                #expect(insets.0 == insets.1)
                #expect(column.column == .primary ? other.safeArea.right == 84 : column.safeArea.right == 84)
            }
        }
    }

    /// 280 of 951 points for three columns: the boundary next to the line is the supplementary's (assumed).
    @Test func `has the boundary of three columns next to the fold on it`() throws {
        let layout = try request(.book, nil, .tripleColumn).state().layout
        let supplementary = try #require(layout.column(.supplementary))
        #expect(supplementary.frame.maxX == 475.5 && supplementary.safeArea.right == 20)
        let secondary = try #require(layout.column(.secondary))
        #expect(abs(secondary.frame.x + secondary.safeArea.left - 495.5) < 0.001)
    }

    /// UISplitViewController › minimumPrimaryColumnWidth and minimumSupplementaryColumnWidth are least widths: 240 twice
    /// are more than the 475.5 points up to the fold, 200 and 240 are not.
    @Test(
        arguments: [(nil, Posture.book, 1), (nil, .open, 2), ("200", .book, 2)] as [(String?, Posture, Int)])
    func `has three columns only where none is narrower than its minimum`(
        minimum: String?, posture: Posture, sidebars: Int
    ) throws {
        var request = request(posture, nil, .tripleColumn)
        request.displayMode = .twoBesideSecondary
        if let minimum {
            request.properties = [try SplitProperty(name: "minimumPrimaryColumnWidth", value: minimum)]
        }
        let state = try request.state()
        #expect((state.mode.displayMode == .twoBesideSecondary) == (sidebars == 2))
        for (column, least) in [(Column.primary, minimum == nil ? 240.0 : 200), (.supplementary, 240)]
        where state.visibleColumns.contains(column) {
            let layout = try #require(state.layout.column(column))
            #expect(layout.frame.width - layout.safeArea.left >= least - 0.001, "\(column)")
        }
    }

    @Test func `collapses closed as any window of that size does`() throws {
        let closed = try request(.closed).state()
        var environment = try #require(closed.environment)
        environment.reservedRegions = ReservedRegions()
        let plain = request(.closed).state(in: environment)
        #expect(closed.layout.arrangement == plain.layout.arrangement)
        #expect(closed.isCollapsed && closed.stack == plain.stack)
    }

    @Test func `tells why its columns meet on the fold`() throws {
        let state = try request(.book).state()
        let width = try state.reason(for: "primary.width")
        #expect(width.sums.first?.terms.map(\.meaning) == [.fold])
        #expect(width.sums.first?.terms.first?.provenance?.kind == "reported")
        #expect(width.decisions.contains { $0.rule == "WidthUpToFold" })
        let inset = try state.reason(for: "secondary.safeArea")
        let left = try #require(inset.sums.first { $0.side == "left" })
        #expect(left.total == 495.5 && left.terms.contains { $0.meaning == .foldMargin })
    }
}

struct `What is presented on a device that folds` {
    private func frame(_ kind: PresentedKind, _ posture: Posture, _ placement: SheetPlacement = .automatic)
        throws
        -> Rectangle
    {
        let device = try #require(Device.iPhoneDuo.folded(posture))
        let place = try Place(device: device, orientation: device.orientations[0])
        return PresentedFrame(
            of: kind, in: place.environment, generation: .iOS27, placement: placement
        ).frame
    }

    /// iPhone-Duo-Agent-Skill, forum_probe (iOS 27.1): x 149 to 802 flat, 8 to 467 half folded, 483.5 to 943 trailing.
    @Test func `stands as a page sheet where it was read`() throws {
        let flat = try frame(.pageSheet(.large), .open)
        #expect(flat.minX == 149 && flat.maxX == 802)
        let book = try frame(.pageSheet(.large), .book)
        #expect(book.minX == 8 && book.maxX == 467.5)
        let trailing = try frame(.pageSheet(.large), .book, .trailing)
        #expect(trailing.minX == 483.5 && trailing.maxX == 943)
        #expect(try frame(.pageSheet(.large), .laptop).minY > 475.5)
    }

    /// Apple Tech Talk 111463: alerts in the trailing half of a book, in the upper one of a laptop.
    @Test func `keeps off a fold in force`() throws {
        let alert = try frame(.alert(height: 200), .book)
        #expect(alert.minX >= 495.5 && alert.maxX <= 867)
        #expect(try frame(.alert(height: 200), .laptop).maxY <= 455.5)
        for x in stride(from: 0.0, through: 900, by: 50) {
            let popover = try frame(
                .popover(
                    size: Size(width: 300, height: 300),
                    source: Rectangle(x: x, y: 80, width: 44, height: 44),
                    isFromBar: true), .book)
            #expect(popover.maxX <= 455.5 || popover.minX >= 495.5)
        }
    }
}
