import SplitframeInterface
import SplitframeTestSupport

/// Trees of every kind of element, with any values of their properties, in thousandths of a point.
struct RandomTree {
    var numbers: SteppedNumbers

    init(seed: UInt64) { numbers = SteppedNumbers(seed: seed) }

    mutating func tree() -> InterfaceTree {
        var environment = TraitEnvironment(
            size: Size(width: side(), height: side()), scale: number(), safeArea: insets(),
            horizontalSizeClass: any(), verticalSizeClass: any(), idiom: any(), layoutDirection: any())
        environment.hasWindowControls = flag()
        var tree = InterfaceTree(
            environment: environment, generation: element(of: Generation.known), root: element(depth: 3),
            presented: (0..<count(2)).map { _ in element(depth: 1) })
        tree.style = some { $0.any() }
        return tree
    }

    private mutating func element(depth: Int) -> InterfaceElement {
        let kind = kind()
        var name = element(of: ["a", "bar", "split", "title", "view 1", "Größe", "a=b", "\""])
        if case .column(let column) = kind { name = column.column.name }
        var element = InterfaceElement(
            name: name, frame: Rectangle(x: number(), y: number(), width: number(), height: number()),
            kind: kind, children: depth == 0 ? [] : (0..<count(3)).map { _ in self.element(depth: depth - 1) }
        )
        element.style = ElementStyle(
            interfaceStyle: some { $0.any() }, background: some { $0.color() }, tint: some { $0.color() },
            foreground: some { $0.color() }, direction: some { $0.any() })
        return element
    }

    private mutating func kind() -> InterfaceElement.Kind {
        switch element(of: TwinKind.allCases) {
        case .split, .window, .track, .stretch, .band, .transition, .tick, .way:
            return .split(
                SplitElement(
                    style: any(), displayMode: any(), splitBehavior: any(), isCollapsed: flag(),
                    primaryEdge: any()))
        case .column:
            return .column(
                ColumnElement(
                    column: any(), presentation: any(), safeArea: insets(), isInteractive: flag()))
        case .screen:
            return .screen(
                ScreenElement(
                    any(), safeArea: insets(), arrow: some { $0.any() }, anchor: some { $0.number() },
                    hasGrabber: flag()))
        case .separator: return .separator
        case .dimming: return .dimming
        case .navigationBar:
            return .navigationBar(
                NavigationBarElement(title: text(), prompt: some { $0.text() }, prefersLargeTitle: flag()))
        case .title:
            return .title(
                TitleElement(
                    text(), isLarge: flag(), largeSize: flag() ? TitleElement.standardLargeSize : number()))
        case .barButton:
            var button = BarButtonElement(
                icon: some { $0.any() }, title: some { $0.text() }, side: any(), hasOwnCapsule: flag())
            button.isProminent = flag()
            button.hasGlass = flag()
            button.tint = some { $0.color() }
            return InterfaceElement(name: "", frame: .zero, of: button).kind
        case .windowControls: return .windowControls
        case .toolbar: return .toolbar
        case .tabBar: return .tabBar
        case .tab:
            var tab = TabElement(
                title: some { $0.text() }, icon: some { $0.any() }, isSelected: flag(), isInStrip: flag())
            tab.isSeparate = flag()
            tab.isInSidebar = flag()
            return .tab(tab)
        case .glass: return .glass
        case .content:
            var content = ContentElement(
                kind: any(), selectedRow: some { $0.count(9) }, rowCount: some { $0.count(99) })
            if flag() { content.extendedEdges = insets() }
            return .content(content)
        case .view:
            var view = ViewElement(
                any(), text: some { $0.text() }, secondaryText: some { $0.text() }, isSideBySide: flag(),
                symbol: some { $0.text() }, icon: some { $0.any() }, accessories: list { $0.any() },
                isSelected: flag(), fontSize: flag() ? 17 : number(), unsolved: list { $0.text() })
            view.lines = list { $0.text() }
            view.secondaryLines = list { $0.text() }
            view.hasSeparator = flag()
            view.alignment = some { $0.any() }
            return .view(view)
        }
    }

    private mutating func flag() -> Bool { .random(using: &numbers) }
    private mutating func count(_ most: Int) -> Int { .random(in: 0...most, using: &numbers) }
    /// A side of a window, which is from 1 to 10,000 points long.
    private mutating func side() -> Double {
        Double(Int.random(in: 1000...10_000_000, using: &numbers)) / 1000
    }

    private mutating func number() -> Double {
        Double(Int.random(in: -9_999_999...9_999_999, using: &numbers)) / 1000
    }
    private mutating func element<Value>(of values: [Value]) -> Value { values[count(values.count - 1)] }
    private mutating func any<Value: NamedCase>() -> Value { element(of: Array(Value.allCases)) }
    private mutating func insets() -> EdgeInsets {
        EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }
    private mutating func color() -> ElementColor {
        ElementColor(red: byte(), green: byte(), blue: byte(), alpha: flag() ? 255 : byte())
    }
    private mutating func byte() -> UInt8 { .random(in: .min ... .max, using: &numbers) }
    private mutating func text() -> String {
        let parts = [
            "", " ", "\"", "\\", "\n", "\r", "\t", "\u{7}", "\u{2028}", "e\u{301}", "=", ",", "12", "#", "/",
            "受信", "🗂️",
        ]
        return (0..<count(5)).map { _ in element(of: parts) }.joined()
    }
    private mutating func some<Value>(_ make: (inout Self) -> Value) -> Value? { flag() ? make(&self) : nil }
    private mutating func list<Value>(_ make: (inout Self) -> Value) -> [Value] {
        (0..<count(3)).map { _ in make(&self) }
    }
}
