import SplitframeInterface
import SplitframeLayout
import SplitframeTestSupport
import Testing

/// Random apps in random windows, the same in every run.
struct `Whatever an app puts into its bars` {
    /// A window with a split view and what is in its columns.
    struct Sample: Sendable, CustomTestStringConvertible {
        var generation: Generation
        var style: SplitStyle
        var environment: TraitEnvironment
        var contents: [Column: ColumnContents]
        var testDescription: String { "\(generation) \(style) \(environment.size)" }

        var tree: InterfaceTree? {
            let state = SplitState(SplitConfiguration(style: style), generation: generation)
                .settled(after: .mount(environment))
            return InterfaceTree(state, contents: contents)
        }
    }

    static let samples: [Sample] = {
        var random = SteppedNumbers()
        return (0..<400).map { _ in random.sample() }
    }()

    @Test(arguments: samples)
    func `stands inside its bar, and nothing overlaps anything`(sample: Sample) throws {
        for bar in try #require(sample.tree).root.bars {
            let room = bar.frame.widened(by: 0.001)
            #expect(bar.children.allSatisfy { room.contains($0.frame) }, "\(bar)")
            #expect(bar.children.allSatisfy { !$0.frame.isEmpty })
            let items = bar.children.filter { $0.kind != .glass }.map { $0.frame.widened(by: -0.001) }
            for (index, item) in items.enumerated() {
                #expect(items[..<index].allSatisfy { $0.intersection(item) == nil }, "\(bar)")
            }
            for glass in bar.children where glass.kind == .glass {
                let around = glass.frame.widened(by: 0.001)
                #expect(bar.children.contains { $0.kind != .glass && around.contains($0.frame) })
            }
        }
    }

    @Test(arguments: samples)
    func `is the mirror image of itself where it is read from right to left`(sample: Sample) throws {
        var other = sample
        other.environment.layoutDirection = .rightToLeft
        let insets = sample.environment.safeArea
        other.environment.safeArea = insets.mirrored
        let (left, right) = try (#require(sample.tree), #require(other.tree))
        let width = sample.environment.size.width
        let pairs = zip(left.root.withAllInside, right.root.withAllInside)
        try #require(left.root.withAllInside.count == right.root.withAllInside.count)
        for (one, another) in pairs {
            let mirrored = one.frame.mirrored(inWidth: width)
            #expect(one.name == another.name)
            #expect(abs(mirrored.x - another.frame.x) < 0.001, "\(one.name)")
            #expect(
                mirrored.y == another.frame.y && abs(mirrored.width - another.frame.width) < 0.001
                    && mirrored.height == another.frame.height)
        }
    }

    @Test(arguments: samples)
    func `is shown, or the bar or its button for more says that it is not`(sample: Sample) throws {
        for column in try #require(sample.tree).root.children {
            guard let bar = column.child(named: "bar"), case .navigationBar(let element) = bar.kind,
                let kind = Column.allCases.first(where: { $0.name == column.name })
            else { continue }
            let given = sample.contents[kind]?.barButtons ?? []
            let more = bar.children.compactMap { child -> BarButtonElement? in
                if case .barButton(let button) = child.kind, child.name == "moreButton" {
                    button
                } else {
                    nil
                }
            }
            let hidden = element.hiddenButtons + more.flatMap(\.hiddenButtons)
            let shown = bar.children.filter { $0.name.hasPrefix("item") }
            #expect(hidden.count + shown.count >= given.count)
            #expect(given.allSatisfy { button in hidden.contains(button.label) || !shown.isEmpty })
            #expect(more.allSatisfy { !$0.hiddenButtons.isEmpty } && more.count <= 1)
        }
    }

    @Test(arguments: samples)
    func `has content from below its bar to the column's end`(sample: Sample) throws {
        for column in try #require(sample.tree).root.children where column.child(named: "content") != nil {
            let content = try column.child("content").frame
            #expect(content.maxY == column.frame.maxY || content.height == 0)
            if let bar = column.child(named: "bar") { #expect(content.minY == bar.frame.maxY) }
        }
    }
}

extension InterfaceElement {
    fileprivate var bars: [InterfaceElement] {
        withAllInside.filter { ["bar", "toolbar", "tabBar"].contains($0.name) }
    }

    fileprivate func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }
}

extension Rectangle {
    fileprivate func widened(by distance: Double) -> Rectangle {
        Rectangle(
            x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

/// Numbers of a linear congruential generator: enough variety, no chance.
private struct SteppedNumbers: RandomNumberGenerator {
    var state: UInt64 = 26

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    mutating func sample() -> `Whatever an app puts into its bars`.Sample {
        let generation = Generation.allCases.randomElement(using: &self) ?? .iOS26
        let isPhone = generation != .iOS7 && Bool.random(using: &self)
        let width = Double(Int.random(in: 200...1400, using: &self))
        let height = Double(Int.random(in: 60...1400, using: &self))
        let environment = TraitEnvironment(
            size: Size(width: width, height: height), scale: Double(Int.random(in: 1...3, using: &self)),
            safeArea: EdgeInsets(top: 20, left: isPhone ? 44 : 0, bottom: 21, right: 0),
            horizontalSizeClass: width < 500 ? .compact : .regular,
            verticalSizeClass: isPhone && height < 500 ? .compact : .regular, idiom: isPhone ? .phone : .pad)
        let styles: [SplitStyle] =
            generation == .iOS7 ? [.unspecified] : [.unspecified, .doubleColumn, .tripleColumn]
        let columns = Column.allCases.map { ($0, contents()) }
        var sample = `Whatever an app puts into its bars`.Sample(
            generation: generation, style: styles.randomElement(using: &self) ?? .unspecified,
            environment: environment, contents: Dictionary(columns) { $1 })
        sample.environment.hasWindowControls = generation == .iOS26 && Bool.random(using: &self)
        return sample
    }

    private mutating func contents() -> ColumnContents {
        var contents = ColumnContents(
            title: words(), prefersLargeTitle: Bool.random(using: &self),
            content: ContentElement(kind: ContentElement.Kind.allCases.randomElement(using: &self) ?? .list),
            barButtons: (0..<Int.random(in: 0...6, using: &self)).map { _ in button() })
        contents.backTitle =
            Bool.random(using: &self) ? BackTitle(words(), isOwn: Bool.random(using: &self)) : nil
        if Bool.random(using: &self) {
            contents.toolbarItems = (0..<Int.random(in: 0...9, using: &self)).map { _ in
                Bool.random(using: &self) ? .button(button()) : .flexibleSpace
            }
        }
        if Bool.random(using: &self) {
            contents.hasTabsAtTop = Bool.random(using: &self)
            contents.tabs = (1...Int.random(in: 1...5, using: &self)).map { _ in TabElement(title: words()) }
        }
        return contents
    }

    private mutating func button() -> BarButtonElement {
        let side = BarButtonElement.Side.allCases.randomElement(using: &self) ?? .leading
        let icon =
            Bool.random(using: &self) ? BarButtonElement.Icon.allCases.randomElement(using: &self) : nil
        return BarButtonElement(
            icon: icon, title: icon == nil || Bool.random(using: &self) ? words() : nil, side: side)
    }

    private mutating func words() -> String {
        let some = [
            "", "A", "Mail", "All of my mailboxes", "الرسائل الواردة", "受信トレイ", "Settings and more, and more",
        ]
        return some.randomElement(using: &self) ?? ""
    }
}
