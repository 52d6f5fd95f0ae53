import SplitframeInterface
import SplitframeLayout
import Testing

/// Expected numbers are those of sections 6 and 8 of the notes on UIKit around split views: iOS 26.1 simulators
/// (iPhone 16 393 × 852, iPhone SE 375 × 667, iPad 820 × 1180), and heights read on devices before.
struct `Bars stand where they were measured` {
    static let phone = TraitEnvironment(
        size: Size(width: 393, height: 852), scale: 3,
        safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), horizontalSizeClass: .compact,
        idiom: .phone)
    static let lowPhone = TraitEnvironment(
        size: Size(width: 667, height: 375), scale: 2, horizontalSizeClass: .compact,
        verticalSizeClass: .compact, idiom: .phone)
    static let smallPhone = TraitEnvironment(
        size: Size(width: 375, height: 667), scale: 2, horizontalSizeClass: .compact, idiom: .phone)
    static let widePhone = TraitEnvironment(
        size: Size(width: 736, height: 414), scale: 3, verticalSizeClass: .compact, idiom: .phone)
    static let pad = TraitEnvironment(
        size: Size(width: 820, height: 1180), scale: 2,
        safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))

    @Test(
        arguments: [
            (phone, .iOS26, 59, 54, 106), (smallPhone, .iOS26, 10, 54, 106), (lowPhone, .iOS26, 24, 54, 54),
            (pad, .iOS26, 32, 54, 106), (phone, .iOS14, 59, 44, 96), (lowPhone, .iOS14, 0, 32, 32),
            (widePhone, .iOS14, 0, 44, 44), (pad, .iOS14, 32, 50, 102), (pad, .iOS7, 32, 44, 44),
        ] as [(TraitEnvironment, Generation, Double, Double, Double)])
    func `navigation bars`(
        place: TraitEnvironment, generation: Generation, y: Double, height: Double, large: Double
    ) throws {
        let bars = try [false, true].map { isLarge in
            try secondary(place, generation) { $0.prefersLargeTitle = isLarge }.child("bar").frame
        }
        #expect(bars.map(\.minY) == [y, y])
        #expect(bars.map(\.height) == [height, large])
    }

    @Test(
        arguments: [
            (phone, .iOS26, 86), (smallPhone, .iOS26, 86), (lowPhone, .iOS26, 82), (pad, .iOS26, 79),
            (phone, .iOS14, 44 + 34), (lowPhone, .iOS14, 32), (widePhone, .iOS14, 44), (pad, .iOS14, 50 + 25),
            (pad, .iOS7, 44 + 25),
        ] as [(TraitEnvironment, Generation, Double)])
    func `toolbars, which begin so far above the end`(
        place: TraitEnvironment, generation: Generation, height: Double
    ) throws {
        let items = [ToolbarItem.button(BarButtonElement(icon: .add))]
        let column = try secondary(place, generation) { $0.toolbarItems = items }
        #expect(try place.size.height - column.child("toolbar").frame.minY == height)
    }

    @Test(
        arguments: [
            (phone, .iOS26, 83), (smallPhone, .iOS26, 83), (lowPhone, .iOS26, 64), (phone, .iOS14, 49 + 34),
            (lowPhone, .iOS14, 32), (widePhone, .iOS14, 49), (pad, .iOS14, 50 + 25), (pad, .iOS7, 49 + 25),
        ] as [(TraitEnvironment, Generation, Double)])
    func `tab bars, which begin so far above the end`(
        place: TraitEnvironment, generation: Generation, height: Double
    ) throws {
        let column = try secondary(place, generation) { $0.content = ContentElement(kind: .tabs) }
        #expect(try place.size.height - column.child("tabBar").frame.minY == height)
    }

    @Test(arguments: [(phone, 16), (lowPhone, 38), (pad, 10)] as [(TraitEnvironment, Double)])
    func `bar buttons of iOS 26, words one from the side and 12 apart, each on glass of its own`(
        place: TraitEnvironment, margin: Double
    ) throws {
        let bar = try secondary(place, .iOS26) {
            $0.barButtons = ["1", "l"].map { BarButtonElement(title: $0, side: .trailing) }
            $0.barButtons.append(BarButtonElement(title: "A", side: .leading))
        }.child("bar")
        let top = bar.frame.minY
        let end = place.size.width - margin
        #expect(try bar.child("item2").frame == Rectangle(x: end - 44, y: top, width: 44, height: 44))
        #expect(try bar.child("item1").frame == Rectangle(x: end - 100, y: top, width: 44, height: 44))
        #expect(bar.children.filter { $0.kind == .glass }.count == 3)
        let leading = try bar.child("item3").frame
        #expect(leading.minX == margin && leading.minY == top && leading.height == 44)
    }

    /// Five images share 280 points; what the system or the app sets apart has a capsule of its own.
    @Test func `images of iOS 26 that are neighbours, on one capsule`() throws {
        let icons: [BarButtonElement.Icon] = [.add, .trash, .share, .reply, .folder]
        let bar = try secondary(Self.pad, .iOS26) {
            $0.barButtons = icons.map { BarButtonElement(icon: $0, side: .trailing) }
            $0.backTitle = BackTitle("Inbox")
            $0.hidesBackButton = false
        }.child("bar")
        let glass = bar.children.filter { $0.kind == .glass }.map(\.frame)
        #expect(glass.map(\.width) == [44, 280])
        #expect(glass.allSatisfy { $0.height == 44 })
        #expect(
            try glass[1].contains(bar.child("item1").frame) && glass[1].contains(bar.child("item5").frame))
        let apart = try secondary(Self.pad, .iOS26) {
            $0.barButtons = icons.map { BarButtonElement(icon: $0, side: .trailing) }
            $0.barButtons[2].hasOwnCapsule = true
        }.child("bar")
        #expect(apart.children.filter { $0.kind == .glass }.count == 3)
        let older = try secondary(Self.pad, .iOS14) {
            $0.barButtons = icons.map { BarButtonElement(icon: $0, side: .trailing) }
        }.child("bar")
        #expect(!older.children.contains { $0.kind == .glass })
    }

    @Test(
        arguments: [
            (.iOS26, BackTitle("Inbox"), nil), (.iOS26, BackTitle("Home", isOwn: true), "Home"),
            (.iOS26, BackTitle("", isOwn: true), nil), (.iOS14, BackTitle("Inbox"), "Inbox"),
            (.iOS14, BackTitle("", isOwn: true), nil),
        ] as [(Generation, BackTitle, String?)])
    func `the way back, which says where it leads before iOS 26 or where the app has words for it`(
        generation: Generation, title: BackTitle, words: String?
    ) throws {
        let bar = try secondary(Self.phone, generation) {
            $0.hidesBackButton = false
            $0.backTitle = title
        }.child("bar")
        guard case .barButton(let button) = try bar.child("backButton").kind else {
            Issue.record("no button")
            return
        }
        #expect(button.icon == .back && button.title == words)
        if generation == .iOS26, words == nil {
            #expect(try bar.child("backButton").frame.size == Size(width: 44, height: 44))
        }
    }

    @Test(arguments: [(Generation.iOS26, true), (.iOS14, false)])
    func `tabs of an iPad, at the top from iOS 26 on and at the end before`(
        generation: Generation, isAtTop: Bool
    ) throws {
        let column = try secondary(Self.pad, generation) { $0.content = ContentElement(kind: .tabs) }
        let tabs = try column.child("tabBar").frame
        #expect(isAtTop ? tabs.minY == 32 && tabs.height == 44 : tabs.maxY == 1180 - 25)
    }

    /// Of a title that nobody can read nothing is left, rather than an ellipsis alone (assumed).
    @Test(arguments: [Generation.iOS26, .iOS14], [false, true])
    func `titles, as far as a letter of them fits`(generation: Generation, isLarge: Bool) throws {
        var (some, none) = (false, false)
        for width in stride(from: 10.0, through: 120, by: 1) {
            var narrow = Self.phone
            narrow.size.width = width
            let bar = try secondary(narrow, generation) {
                $0.title = "Measurements"
                $0.subtitle = "of all days"
                $0.prefersLargeTitle = isLarge
            }.child("bar")
            var tree = InterfaceTree(environment: narrow, generation: generation, root: bar)
            tree.style = .light
            let titles = bar.children.filter { $0.name == "title" || $0.name == "subtitle" }
            for title in titles { #expect(tree.cutTexts(of: title).text != "\u{2026}", "\(width)") }
            some = some || titles.contains { $0.name == "title" }
            none = none || !titles.contains { $0.name == "title" }
        }
        #expect(some && none)
    }

    /// Documented: the guidelines' 57 points for titles; a remote control leads back.
    @Test func `neither buttons of the split view nor ways back on televisions`() throws {
        let television = TraitEnvironment(size: Size(width: 1920, height: 1080), scale: 1, idiom: .tv)
        let state = SplitState(SplitConfiguration(style: .doubleColumn)).settled(after: .mount(television))
        var contents = ColumnContents.standard(for: .secondary)
        contents.backTitle = BackTitle("Home", isOwn: true)
        let tree = try #require(InterfaceTree(state, contents: [.secondary: contents]))
        let bars = try tree.root.children.filter { $0.kind != .separator }.map { try $0.child("bar") }
        #expect(bars.count == 2 && bars.allSatisfy { $0.children.map(\.name) == ["title"] })
        #expect(bars.allSatisfy { $0.children[0].frame.height >= 57 })
    }

    @Test func `titles of a Mac's own windows, at the bar's start`() throws {
        var mac = Self.pad
        mac.idiom = .mac
        let (own, pads) = try (secondary(mac, .iOS26) { _ in }, secondary(Self.pad, .iOS26) { _ in })
        #expect(try own.child("bar").child("title").frame.minX < 30)
        #expect(try pads.child("bar").child("title").frame.minX > 300)
    }

    @Test func `nothing in a column that is empty`() throws {
        #expect(try secondary(Self.pad, .iOS26) { $0 = .nothing }.children.isEmpty)
    }

    @Test(arguments: [(phone, 16), (pad, 20)] as [(TraitEnvironment, Double)])
    func `titles of iOS 26, inline with their middle 22 below the bar's top, large below`(
        place: TraitEnvironment, x: Double
    ) throws {
        let bar = try secondary(place, .iOS26) { _ in }.child("bar")
        let inline = try bar.child("title").frame
        #expect(inline.midY == bar.frame.minY + 22 && inline.height == 21)
        #expect(abs(inline.midX - bar.frame.midX) <= 0.5)
        let large = try secondary(place, .iOS26) { $0.prefersLargeTitle = true }.child("bar").child("title")
        #expect(large.frame.minX == x && large.frame.height == 41)
        #expect(large.frame.minY == bar.frame.minY + 54 + 3.5)
    }

    /// An inner padding of 16 on both sides of the words; Inter's "Edit" has some 31 points at this size.
    @Test func `words in a button of iOS 26, 16 from both sides`() throws {
        let bar = try secondary(Self.pad, .iOS26) { $0.barButtons = [BarButtonElement(title: "Edit")] }
            .child("bar")
        #expect((63...68).contains(try bar.child("item1").frame.width))
    }

    @Test(
        arguments: [(phone, 28, 48), (lowPhone, 28, 44), (pad, 10, 44)]
            as [(TraitEnvironment, Double, Double)])
    func `a toolbar's row in iOS 26, 10 below its top`(
        place: TraitEnvironment, margin: Double, height: Double
    ) throws {
        let items = [BarButtonElement(icon: .add), BarButtonElement(icon: .trash)].map(ToolbarItem.button)
        let bar = try secondary(place, .iOS26) { $0.toolbarItems = items }.child("toolbar")
        let glass = try bar.child("glass1").frame
        #expect(glass.minX == margin && glass.minY == bar.frame.minY + 10 && glass.height == height)
        if place == Self.phone { #expect(abs(glass.width - 106.67) < 0.5) }
    }

    @Test func `the window's controls, before the buttons of the bar in its corner`() throws {
        var place = Self.pad
        place.hasWindowControls = true
        let buttons = [BarButtonElement(icon: .add)]
        for direction in LayoutDirection.allCases {
            place.layoutDirection = direction
            let bar = try secondary(place, .iOS26) { $0.barButtons = buttons }.child("bar")
            let controls = try #require(place.windowControlsFrame(in: .iOS26))
            let button = try bar.child("item1").frame
            let isLeft = direction == .leftToRight
            #expect(isLeft ? controls.maxX <= button.minX : controls.minX >= button.maxX)
            #expect(isLeft ? controls.maxX < 80 : controls.minX > 740)
        }
    }

    @Test func `no toolbar without items in iOS 26`() throws {
        let empty = try secondary(Self.phone, .iOS26) { $0.toolbarItems = [] }
        #expect(!empty.children.contains { $0.name == "toolbar" })
        let older = try secondary(Self.phone, .iOS14) { $0.toolbarItems = [] }
        #expect(older.children.contains { $0.name == "toolbar" })
    }

    @Test func `three tabs on a phone in a capsule of 274 × 62, 86 apart`() throws {
        let bar = try secondary(Self.phone, .iOS26) {
            $0.tabs = ["One", "Two", "Three"].map { TabElement(title: $0) }
        }.child("tabBar")
        let glass = try bar.child("glass").frame
        #expect(glass.size == Size(width: 274, height: 62) && glass.minY == bar.frame.minY)
        let tabs = try [1, 2, 3].map { try bar.child("tab\($0)").frame.minX - glass.minX }
        #expect(zip(tabs, [8.0, 94, 180]).allSatisfy { abs($0 - $1) < 0.001 })
    }

    /// Documented: bars of iOS 26 have no background, and content runs on beneath them.
    @Test(arguments: [ContentElement.Kind.map, .image], [Generation.iOS26, .iOS14])
    func `and a picture runs on to its column's edges, beneath bars of glass also to its top`(
        kind: ContentElement.Kind, generation: Generation
    ) throws {
        var place = Self.lowPhone
        place.safeArea = EdgeInsets(top: 0, left: 48, bottom: 21, right: 48)
        let column = try secondary(place, generation) { $0.content = ContentElement(kind: kind) }
        let content = try contentElement(of: column)
        let top = generation == .iOS26 ? try column.child("bar").frame.maxY : 0
        #expect(content.extendedEdges == EdgeInsets(top: top, left: 48, bottom: 0, right: 48))
    }

    @Test func `and other content keeps to its frame`() throws {
        let column = try secondary(Self.pad, .iOS26) { _ in }
        #expect(try contentElement(of: column).extendedEdges == .zero)
    }

    private func contentElement(of column: InterfaceElement) throws -> ContentElement {
        let content: ContentElement? =
            if case .content(let content) = try column.child("content").kind { content } else { nil }
        return try #require(content)
    }

    /// The only column in sight: all of a compact window, and beside nothing in a regular one.
    private func secondary(
        _ place: TraitEnvironment, _ generation: Generation, _ change: (inout ColumnContents) -> Void
    ) throws -> InterfaceElement {
        var contents = ColumnContents(title: "Mail", content: ContentElement(kind: .list))
        contents.hidesBackButton = true
        change(&contents)
        var configuration = SplitConfiguration(style: generation == .iOS7 ? .unspecified : .doubleColumn)
        configuration.preferredDisplayMode = .secondaryOnly
        configuration.displayModeButtonVisibility = .never
        let state = SplitState(configuration, generation: generation).settled(after: .mount(place))
        let tree = try #require(InterfaceTree(state, contents: [.secondary: contents]))
        return try tree.root.child("secondary")
    }
}

extension InterfaceElement {
    func child(_ name: String) throws -> InterfaceElement {
        try #require(children.first { $0.name == name }, "no \(name) in \(self.name)")
    }
}
