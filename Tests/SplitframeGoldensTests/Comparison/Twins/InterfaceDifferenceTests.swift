import SplitframeGoldens
import SplitframeInterface
import SplitframeTestSupport
import Testing

struct `What differs between two interfaces` {
    private func tree(
        _ frames: [Column: Rectangle], mode: DisplayMode = .oneBesideSecondary, title: String = "Inbox",
        size: Size = Size(width: 1000, height: 700)
    ) -> InterfaceTree {
        let columns = frames.sorted { $0.key > $1.key }.map { column, frame in
            InterfaceElement(
                name: column.name, frame: frame,
                kind: .column(ColumnElement(column: column, presentation: .tiled, safeArea: .zero)),
                children: [
                    InterfaceElement(
                        name: "bar", frame: frame.strip,
                        kind: .navigationBar(NavigationBarElement(title: title)))
                ])
        }
        return InterfaceTree(
            environment: TraitEnvironment(size: size, scale: 2), generation: .standard,
            root: InterfaceElement(
                name: "split", frame: Rectangle(size: size),
                kind: .split(
                    SplitElement(
                        style: .doubleColumn, displayMode: mode, splitBehavior: .tile, isCollapsed: false,
                        primaryEdge: .leading)), children: columns))
    }

    private static let wide: [Column: Rectangle] = [
        .primary: Rectangle(x: 0, y: 0, width: 280, height: 700),
        .secondary: Rectangle(x: 280, y: 0, width: 720, height: 700),
    ]
    private static let narrow: [Column: Rectangle] = [
        .primary: Rectangle(x: 0, y: 0, width: 240, height: 700),
        .secondary: Rectangle(x: 240, y: 0, width: 760, height: 700),
    ]

    @Test func `is nothing between equal ones`() {
        let same = InterfaceDifference(from: tree(Self.wide), to: tree(Self.wide))
        #expect(same.moved.isEmpty && same.sentences.isEmpty)
    }

    @Test func `is every column that moved, with its old and new frame, and nothing in it`() {
        let difference = InterfaceDifference(from: tree(Self.wide), to: tree(Self.narrow))
        #expect(Set(difference.moved.map(\.name)) == ["primary", "secondary"])
        for change in difference.moved {
            let column = Column(name: change.name) ?? .compact
            #expect(change.before == Self.wide[column] && change.after == Self.narrow[column])
        }
        #expect(
            difference.sentences == [
                "primary column 280 → 240 pt (−40)", "secondary column 720 → 760 pt (+40)",
            ])
    }

    @Test func `is a column that went, with the frame that it had`() throws {
        let alone: [Column: Rectangle] = [.secondary: Rectangle(x: 0, y: 0, width: 1000, height: 700)]
        let difference = InterfaceDifference(
            from: tree(Self.wide), to: tree(alone, mode: .secondaryOnly))
        let primary = try #require(difference.moved.first { $0.name == "primary" })
        #expect(primary.before == Self.wide[.primary] && primary.after == nil)
        #expect(difference.sentences.first == "display mode oneBesideSecondary → secondaryOnly")
        #expect(difference.sentences.contains("primary column disappears"))
    }

    @Test(arguments: [true, false])
    func `names the column that is presented in a screen, or a screen without one`(hasColumn: Bool) {
        let before = tree([.secondary: Rectangle(x: 0, y: 0, width: 1000, height: 700)])
        let frame = Rectangle(x: 0, y: 60, width: 1000, height: 640)
        let inspector = InterfaceElement(
            name: "inspector", frame: frame,
            kind: .column(ColumnElement(column: .inspector, presentation: .tiled, safeArea: .zero)))
        var after = before
        after.presented = [
            InterfaceElement(
                name: "presented", frame: frame, kind: .screen(ScreenElement(.sheet)),
                children: hasColumn ? [inspector] : [])
        ]
        let difference = InterfaceDifference(from: before, to: after)
        #expect(difference.sentences == [hasColumn ? "inspector column appears" : "presented screen appears"])
        #expect(difference.moved.map(\.name) == [hasColumn ? "inspector" : "presented"])
    }

    @Test func `is in words alone where nothing moved, or the window itself`() {
        let titled = InterfaceDifference(from: tree(Self.wide), to: tree(Self.wide, title: "Sent"))
        #expect(titled.moved.isEmpty)
        #expect(titled.sentences.contains("primary bar title \"Inbox\" → \"Sent\""))
        let resized = InterfaceDifference(
            from: tree(Self.wide), to: tree(Self.narrow, size: Size(width: 1200, height: 700)))
        #expect(resized.moved.isEmpty)
        #expect(resized.sentences.first == "window 1000 × 700 → 1200 × 700")
    }

    @Test func `is no height or place where the window itself changed`() {
        let low: [Column: Rectangle] = [
            .primary: Rectangle(x: 0, y: 0, width: 280, height: 500),
            .secondary: Rectangle(x: 300, y: 0, width: 720, height: 500),
        ]
        let resized = InterfaceDifference(
            from: tree(Self.wide), to: tree(low, size: Size(width: 1020, height: 500)))
        let columns = resized.sentences.filter { $0.contains("column") }
        #expect(!columns.contains { $0.contains("height") || $0.contains(" x ") })
        #expect(!resized.sentences.contains { $0.contains("bar ") || $0.contains("moved") })
    }

    @Test func `is one sentence about all columns that went`() {
        let three: [Column: Rectangle] = [
            .primary: Rectangle(x: 0, y: 0, width: 200, height: 700),
            .supplementary: Rectangle(x: 200, y: 0, width: 200, height: 700),
            .secondary: Rectangle(x: 400, y: 0, width: 600, height: 700),
        ]
        let alone: [Column: Rectangle] = [.secondary: Rectangle(x: 400, y: 0, width: 600, height: 700)]
        let difference = InterfaceDifference(
            from: tree(three, mode: .twoBesideSecondary), to: tree(alone, mode: .secondaryOnly))
        #expect(difference.sentences.contains("primary and supplementary columns disappear"))
        #expect(difference.fewSentences.count <= InterfaceDifference.most)
    }

    @Test func `names what comes onto a stack or leaves it though nobody sees it before or after`() {
        let alone: [Column: Rectangle] = [.secondary: Rectangle(x: 0, y: 0, width: 400, height: 700)]
        let tree = tree(alone, mode: .secondaryOnly)
        func sentences(_ stacked: [Column], _ unstacked: [Column]) -> [String] {
            InterfaceDifference(from: tree, to: tree, stacked: stacked, unstacked: unstacked).sentences
        }
        let both: [Column] = [.supplementary, .primary]
        #expect(sentences([], both) == ["primary and supplementary columns leave the navigation stack"])
        #expect(sentences([.primary], []) == ["primary column goes onto the navigation stack"])
        #expect(sentences(both, both).isEmpty && sentences([.secondary], []).isEmpty)
    }

    @Test func `is one sentence about columns of one place that went`() throws {
        let columns = String(repeating: "split/primary\tcolumn frame=0,0,9,9\n", count: 3)
        let before = try Twin("\(Twin.header)\n\(columns)")
        let difference = InterfaceDifference(before.findings(against: Twin([])), before: before)
        #expect(difference.sentences == ["primary, primary and primary columns disappear"])
    }

    /// The twins of a stranger's clone may say anything; where time grew with the square of their length, these took
    /// minutes.
    @Test(arguments: ["split/%\tcolumn", "split/primary/bar/%\tbarButton"], ["a", "b"])
    func `is found in time that grows with the number of elements`(line: String, after: String) throws {
        func twin(_ name: String, x: Int, count: Int) throws -> Twin {
            let lines = (0..<count).map {
                line.replacing("%", with: "\(name)\($0)") + " frame=\($0 + x),0,10,10 safeArea=0,0,0,0\n"
            }
            return try Twin("\(Twin.header)\n" + lines.joined())
        }
        let twins = try [500, 4000].map {
            (before: try twin("a", x: 0, count: $0), after: try twin(after, x: 1, count: $0))
        }
        let growth = growth(from: 500) { count in
            let (before, after) = twins[count == 500 ? 0 : 1]
            let difference = InterfaceDifference(
                before.findings(against: after), before: before, after: after)
            #expect(difference.moved.count >= count)
        }
        #expect(growth < 24)
    }
}

extension Rectangle {
    fileprivate var strip: Rectangle { Rectangle(x: x, y: y, width: width, height: 54) }
}
