import SplitframeInterface
import SplitframePainting
import SplitframeWireframes

/// What a person sees of a tree, asked of the scene and the painter in their order of painting.
struct Sight {
    let tree: InterfaceTree
    private let marks: [SceneMark]
    private let texts: [String]
    /// The origin of the window in the scene.
    private let origin: Point
    private let screen: Rectangle

    init(_ tree: InterfaceTree, _ scene: Scene, origin: Point, scale: Double, _ session: PaintSession) throws
    {
        self.tree = tree
        self.origin = origin
        screen = Rectangle(size: scene.size)
        marks = scene.marks
        texts = try session.texts(of: scene, scale: scale).map(\.text)
    }

    /// The sentences about what the tree has and the picture lacks, or the other way round.
    var falsehoods: [String] {
        var found: [String] = []
        var known: [String: InterfaceElement] = [:]
        func add(_ element: InterfaceElement, _ path: String, _ clips: [ElementClip]) {
            let clips = clips + [element.style.clip].compactMap(\.self)
            known[path] = element
            found += falsehoods(of: element, path, clips)
            for child in element.children { add(child, "\(path)/\(child.name)", clips) }
        }
        for layer in tree.layers { add(layer, layer.name, []) }
        var number = 0
        for mark in marks {
            guard let run = mark.text else { continue }
            defer { number += 1 }
            guard mark.shown != nil else { continue }
            let owner = mark.groups.last { known[$0] != nil }
            guard let owner, let element = known[owner] else {
                if !run.text.isSystemText { found.append("\(run.text) belongs to nothing") }
                continue
            }
            let isByConvention = if case .content = element.kind { true } else { false }
            let name = element.symbolName
            let cut = tree.cutParts(of: element)
            if !isByConvention, !element.words.contains(run.text), !cut.values.contains(run.text),
                run.text != name, run.text != name.map(SymbolVariant.letters)
            {
                found.append("drawn, not in tree: \(element.kind.word) '\(run.text)' of \(owner)")
            }
            if !isByConvention, texts[number] != run.text, texts[number] != cut[run.text] {
                found.append("cut while painting: \(element.kind.word) '\(run.text)' → '\(texts[number])'")
            }
        }
        return found
    }

    /// - Parameter clips: What the tree says of the views around the element, and around those, that cut it off.
    private func falsehoods(
        of element: InterfaceElement, _ path: String, _ clips: [ElementClip]
    ) -> [String] {
        let frame = element.frame.offset(x: origin.x, y: origin.y)
        let middle = Point(x: frame.midX, y: frame.midY)
        guard element.isSeen,
            screen.intersection(Rectangle(x: middle.x, y: middle.y, width: 0.01, height: 0.01)) != nil
        else { return [] }
        let own = marks.indices.filter { marks[$0].groups.contains(path) }
        let said = tree.hider(ofElementAt: path)
        guard let last = own.last else {
            let mayBeLeftOut = if case .barButton = element.kind { said != nil } else { false }
            return mayBeLeftOut ? [] : ["\(element.kind.word) is not drawn"]
        }
        let later = marks[(last + 1)...]
        var cover = later.last { $0.hides(middle) }
        if cover == nil, said != nil {
            // A panel is round where the tree has its frame: a step away from its corner it hides.
            let around = [(-17.0, -17.0), (-17, 17), (17, -17), (17, 17)].map { x, y in
                Point(x: middle.x + x, y: middle.y + y)
            }
            cover = later.last { mark in around.contains { mark.hides($0) } }
        }
        let isClipped = own.allSatisfy { marks[$0].isClipped(at: middle) }
        let isCut = clips.contains { clip in
            !Path.rectangle(clip.area).contains(Point(x: element.frame.midX, y: element.frame.midY))
        }
        if isCut { return isClipped ? [] : ["\(element.kind.word) \(path) is not clipped"] }
        if isClipped, said == nil { return ["\(element.kind.word) \(path) is clipped away"] }
        guard isClipped || (cover == nil) == (said == nil) else {
            return [
                "\(element.kind.word) \(path) covered by \(cover?.groups.last ?? "nothing"), tree: \(said ?? "nothing")"
            ]
        }
        if said != nil { return [] }
        var numbers: [Int: Int] = [:]
        for index in marks.indices where marks[index].text != nil { numbers[index] = numbers.count }
        let cut = tree.cutParts(of: element)
        return element.words.flatMap { word -> [String] in
            let part = cut[word] ?? word
            if part.isEmpty { return [] }
            let runs = own.filter { marks[$0].text?.text == part || marks[$0].text?.text == word }
            guard let run = runs.first, let number = numbers[run] else {
                let others = own.compactMap { marks[$0].text?.text }
                return ["text of \(element.kind.word): '\(word)' is not drawn, but \(others)"]
            }
            guard texts[number] == part else {
                return ["cut: \(element.kind.word) \(word)"]
            }
            let window = Rectangle(size: tree.environment.size)
            guard window.contains(element.frame) else { return [] }
            let mark = marks[run]
            guard let shown = mark.shown, abs(shown.width - mark.frame.width) < 1 else {
                return ["clipped: \(element.kind.word) '\(word)'"]
            }
            let point = Point(x: shown.midX, y: shown.midY)
            // The last lines of a text may go on beneath a screen that leaves its middle free, and the tree says so.
            let covers = marks[(run + 1)...].filter { $0.hides(point) }
            let partHider = covers.isEmpty ? nil : tree.partHider(ofElementAt: path)
            if let cover = covers.first(where: { $0.groups.last.map { $0 == partHider } != true }) {
                return ["text covered: \(element.kind.word) '\(word)' by \(cover.groups.last ?? "nothing")"]
            }
            return []
        }
    }
}

extension InterfaceTree {
    /// What is left of each text of an element that is cut.
    fileprivate func cutParts(of element: InterfaceElement) -> [String: String] {
        let cut = cutTexts(of: element)
        var parts: [String: String] = [:]
        switch element.kind {
        case .title(let title): parts[title.text] = cut.text
        case .barButton(let button): if let title = button.title { parts[title] = cut.text }
        case .tab(let tab):
            if let title = tab.title { parts[title] = cut.text }
            if let subtitle = tab.subtitle { parts[subtitle] = cut.secondaryText }
        case .view(let view):
            if let text = view.text { parts[text] = cut.text }
            if let text = view.secondaryText, let part = cut.secondaryText { parts[text] = part }
        default: break
        }
        return parts
    }
}

extension String {
    fileprivate var isSystemText: Bool { hasPrefix("9:41") || ["iPad", "100%", "Mon Jun 9"].contains(self) }
}

extension InterfaceElement.Kind {
    var word: String {
        switch self {
        case .split: "split"
        case .column: "column"
        case .screen: "screen"
        case .separator: "separator"
        case .dimming: "dimming"
        case .navigationBar: "navigationBar"
        case .title: "title"
        case .barButton: "barButton"
        case .windowControls: "windowControls"
        case .toolbar: "toolbar"
        case .tabBar: "tabBar"
        case .tab: "tab"
        case .glass: "glass"
        case .content: "content"
        case .view(let view): "view(\(view.kind))"
        }
    }
}

extension InterfaceElement {
    /// Whether a person has to see something of it.
    fileprivate var isSeen: Bool {
        switch kind {
        case .separator, .title, .barButton, .windowControls, .tab: true
        case .toolbar, .tabBar, .navigationBar: !children.isEmpty
        case .view(let view):
            ![.box, .control].contains(view.kind) && (view.text != nil || view.symbol != nil)
        case .split, .column, .screen, .dimming, .glass, .content: false
        }
    }

    /// The texts that it shows.
    fileprivate var words: [String] {
        let all: [String?] =
            switch kind {
            case .title(let title): [title.text]
            case .barButton(let button): [button.title, button.badge]
            case .tab(let tab): [tab.title, tab.badge, tab.isInSidebar ? tab.subtitle : nil]
            case .view(let view): view.words
            default: []
            }
        return all.compactMap(\.self).filter { !$0.isEmpty }
    }
}

extension InterfaceElement {
    /// The name of a picture or symbol, which is drawn in its place, or letters of it.
    fileprivate var symbolName: String? {
        switch kind {
        case .view(let view): view.symbol
        case .barButton(let button): button.symbol
        case .tab(let tab): tab.symbol
        default: nil
        }
    }
}

extension ViewElement {
    /// The texts that it shows: the lines into which the layout breaks them, a placeholder only in an empty field.
    fileprivate var words: [String?] {
        switch kind {
        case .control, .track, .knob, .dot, .box, .card, .toggle: []
        case .image: [text]
        case .field, .search: [text ?? secondaryText]
        default:
            (lines.isEmpty ? [text] : lines) + (secondaryLines.isEmpty ? [secondaryText] : secondaryLines)
        }
    }
}
