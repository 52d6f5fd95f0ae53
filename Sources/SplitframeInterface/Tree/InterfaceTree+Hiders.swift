extension InterfaceTree {
    /// What hides each element that cannot be seen where it should be: for the elements in drawing order, the path of
    /// the topmost column, screen or bar that lies over it, or of the content, column or screen at whose edges it is cut
    /// off; nil where nothing does.
    ///
    /// A column, a screen or content is hidden where it lies wholly beneath; anything else at its middle. What is inside
    /// an element that lies wholly beneath is not listed again.
    ///
    /// For a text in lines whose middle can be seen, `partHider` is the path of the topmost screen over a part of it.
    package var hiders: [(hider: String?, partHider: String?)] { judged.map { ($0.hider, $0.partHider) } }

    /// The path of the topmost screen over a part of the text at a path; nil where there is none.
    package func partHider(ofElementAt path: String) -> String? {
        judged.first { $0.path == path }?.partHider
    }

    /// What hides the elements that cannot be seen, by their paths; what is inside one that lies wholly beneath is left
    /// out, as in `hiders`.
    package var hidersByPath: [String: String] {
        Dictionary(judged.compactMap { item in item.hider.map { (item.path, $0) } }) { first, _ in first }
    }

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
        var partHider: String?
        var isWhollyBeneath = false
        var hasLines: Bool
        /// Whether it is a view that ends where a bar at the top does.
        var endsAtBars = false
    }

    /// What is around an element.
    private struct Around {
        /// The areas that cut it off, from the outermost inwards, each with the path of its element.
        var edges: [(path: String, area: Rectangle)] = []
        /// The column or screen to whose sides and end backgrounds of bars extend; nil inside the app's views.
        var container: Rectangle?
        var endsAtBars = false
    }

    private var judged: [Judged] {
        var all: [Judged] = []
        let window = Rectangle(size: environment.size)
        let hasGlass = generation.look.hasGlass
        func add(_ element: InterfaceElement, _ path: String, _ depth: Int, _ around: Around) {
            if let cover = element.opaqueArea(in: around.container, hasGlass: hasGlass) {
                let isScreen = if case .screen = element.kind { true } else { false }
                for index in all.indices where !all[index].isAround {
                    guard let place = all[index].place else { continue }
                    guard cover.covers(place) else {
                        if isScreen, all[index].hasLines, cover.intersection(all[index].whole) != nil {
                            all[index].partHider = path
                        }
                        continue
                    }
                    (all[index].hider, all[index].partHider) = (path, nil)
                    if cover.covers(all[index].whole) { all[index].isWhollyBeneath = true }
                }
            }
            let own = all.count
            let whole = element.frame.intersection(window) ?? element.frame
            var judged = Judged(
                path: path, depth: depth, place: element.judgedPlace(within: whole), whole: whole,
                hasLines: element.hasLines, endsAtBars: around.endsAtBars)
            if let place = judged.place, place.isEmpty {
                // What is cut off by the window's edge alone is still seen inside.
                let edge = around.edges.first { edge in
                    !edge.area.covers(place)
                        && (window.covers(place) || whole.intersection(edge.area) == nil)
                }
                judged.hider = edge?.path
                judged.isWhollyBeneath = edge.map { whole.intersection($0.area) == nil } ?? false
            }
            all.append(judged)
            var inside = around
            var free: Set<Int> = []
            var clip = element.frame
            var cover: (bar: InterfaceElement, end: Double)?
            switch element.kind {
            case .column, .screen:
                cover = element.topCover
                inside.edges.append((path, clip))
                inside.container = clip
            case .content:
                free = element.viewsBeneathBars(hasGlass: hasGlass)
                // Views are seen up to the edges of their column or screen; bars cut off what is above.
                clip = around.container ?? clip
                clip.height = element.frame.maxY - clip.y
                inside.container = nil
            default: break
            }
            for (index, child) in element.children.enumerated() {
                if let cover, child.name == cover.bar.name {
                    let band = Rectangle(
                        x: element.frame.x, y: element.frame.y, width: element.frame.width,
                        height: cover.end - element.frame.y)
                    for index in all.indices[(own + 1)...] where all[index].endsAtBars {
                        guard let place = all[index].place, band.covers(place) else { continue }
                        all[index].hider = "\(path)/\(child.name)"
                        all[index].isWhollyBeneath = band.covers(all[index].whole)
                    }
                }
                var inside = inside
                if case .content = element.kind {
                    inside.endsAtBars = !free.contains(index)
                    if inside.endsAtBars { inside.edges.append((path, clip)) }
                }
                add(child, "\(path)/\(child.name)", depth + 1, inside)
            }
            all[own].isAround = false
        }
        for layer in layers { add(layer, layer.name, 0, Around()) }
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

extension InterfaceElement {
    /// Whether it is a view with a text in several lines.
    package var hasLines: Bool {
        if case .view(let view) = kind {
            view.lines.count > 1 || view.secondaryLines.count > 1
        } else {
            false
        }
    }

    /// The area through which nothing can be seen: that of a column or screen, unless the app makes its background
    /// clear, of glass, and of a bar's background; nil without one.
    ///
    /// - Parameter container: The column or screen around a bar; nil inside the app's views.
    fileprivate func opaqueArea(in container: Rectangle?, hasGlass: Bool) -> Rectangle? {
        let own = style.background.map { $0.alpha >= Self.leastAlpha }
        switch kind {
        case .column, .screen: return own ?? true ? frame : nil
        case .glass: return frame
        case .navigationBar, .toolbar, .tabBar:
            if holdsSidebarTabs { return frame }
            let isNavigationBar = if case .navigationBar = kind { true } else { false }
            guard isNavigationBar || !isAtTop, own ?? (style.ground != nil || !isNavigationBar && !hasGlass)
            else { return nil }
            return barGround(in: container ?? frame)
        case .split, .separator, .dimming, .title, .barButton, .windowControls, .tab, .content, .view:
            return nil
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
