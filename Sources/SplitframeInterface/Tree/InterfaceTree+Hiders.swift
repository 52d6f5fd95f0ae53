import SplitframeGeometry
import SplitframeText

extension InterfaceTree {
    /// What hides each element that cannot be seen where it should be: for the elements in drawing order, the path of
    /// the topmost column or screen that lies over it; nil where nothing does.
    ///
    /// A column, a screen or content is hidden where it lies wholly beneath; anything else at its middle. What is inside
    /// an element that lies wholly beneath is not listed again.
    package var hiders: [String?] { judged.map(\.hider) }

    /// The path of what hides the element at a path; nil where it can be seen, or does not exist.
    package func hider(ofElementAt path: String) -> String? {
        judged.first {
            $0.hider != nil && ($0.path == path || $0.isWhollyBeneath && path.hasPrefix($0.path + "/"))
        }?.hider
    }

    /// The name of the column or screen over a split view's own button; nil where the button can be seen.
    package func hider(ofButton name: String, in column: Column) -> String? {
        let found = judged.first {
            $0.path.hasSuffix("/\(name)") && $0.path.contains("\(column.name)/")
        }
        return found.flatMap { hider(ofElementAt: $0.path) }?.split(separator: "/").last.map(String.init)
    }

    private struct Judged {
        var path: String
        var depth: Int
        /// The part of the window that must be covered for the element to be hidden; nil for a veil, which is seen
        /// around what stands above it.
        var place: Rectangle?
        /// The part of the window that must be covered for everything inside it to be hidden.
        var whole: Rectangle
        /// Whether the elements inside it are being looked at, which do not hide it.
        var isAround = true
        var hider: String?
        var isWhollyBeneath = false
    }

    private var judged: [Judged] {
        var all: [Judged] = []
        let window = Rectangle(size: environment.size)
        func add(_ element: InterfaceElement, _ path: String, _ depth: Int) {
            if element.hidesOthers {
                for index in all.indices where !all[index].isAround {
                    guard let place = all[index].place, element.frame.covers(place) else { continue }
                    all[index].hider = path
                    if element.frame.covers(all[index].whole) { all[index].isWhollyBeneath = true }
                }
            }
            let own = all.count
            let whole = element.frame.intersection(window) ?? element.frame
            all.append(
                Judged(path: path, depth: depth, place: element.judgedPlace(within: whole), whole: whole))
            for child in element.children { add(child, "\(path)/\(child.name)", depth + 1) }
            all[own].isAround = false
        }
        for layer in layers { add(layer, layer.name, 0) }
        var around: Judged?
        for index in all.indices {
            if let outer = around, all[index].depth > outer.depth {
                if all[index].hider == outer.hider { all[index].hider = nil }
            } else {
                around = all[index].isWhollyBeneath ? all[index] : nil
            }
        }
        return all
    }
}

extension InterfaceTree {
    /// The part of a title for which its frame has room; nil where that is the whole title, and for other elements.
    package func cutTitle(of element: InterfaceElement) -> String? {
        guard case .title(let title) = element.kind else { return nil }
        let font =
            title.isLarge
            ? Font.largeBarTitle(size: title.largeSize)
            : Font.barTitle(size: generation[.titleSize, environment.screenKind])
        let shown = font.fitting(title.text, width: element.frame.width)
        return shown == title.text ? nil : shown
    }
}

extension InterfaceElement {
    /// Whether nothing can be seen through it: a column or screen, unless the app makes its background clear.
    fileprivate var hidesOthers: Bool {
        switch kind {
        case .column, .screen: (style.background?.alpha ?? 255) >= Self.leastAlpha
        case .split, .separator, .dimming, .navigationBar, .title, .barButton, .windowControls, .toolbar,
            .tabBar, .tab, .glass, .content, .view:
            false
        }
    }

    /// The opacity from which a background hides what is beneath it; through a veil it can be read.
    private static let leastAlpha: UInt8 = 200

    /// The part of the window that must be covered for it to be hidden; nil for what is never hidden.
    ///
    /// - Parameter whole: Its part inside the window.
    fileprivate func judgedPlace(within whole: Rectangle) -> Rectangle? {
        switch kind {
        case .dimming: nil
        case .split, .column, .screen, .content: whole
        case .separator, .navigationBar, .title, .barButton, .windowControls, .toolbar, .tabBar,
            .tab, .glass, .view:
            Rectangle(x: frame.midX, y: frame.midY, width: 0, height: 0)
        }
    }
}

extension Rectangle {
    /// Whether another rectangle is wholly inside, or a point, which an edge at the end does not cover.
    fileprivate func covers(_ place: Rectangle) -> Bool {
        contains(place) && (!place.isEmpty || place.minX < maxX && place.minY < maxY)
    }
}
