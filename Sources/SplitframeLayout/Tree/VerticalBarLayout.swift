public import SplitframeInterface

/// The slot for upright bars on a device that folds: beside the strip, from below the status box to the home indicator.
///
/// Figures in points from simulators of iOS 27.1: a slot 56 wide whose middle is 48 from the edge
/// (iPhone-Duo-Agent-Skill), nine places of 52 between 170 and 644 (apple-studio).
package struct VerticalBarSlot: Hashable {
    static let width = 56.0
    static let centerFromEdge = 48.0
    /// The margin of a bar to an edge without a status box (iPhone-Duo-Agent-Skill: 20 at the bottom; the top assumed).
    static let margin = 20.0

    /// The frame in the window of the environment, in physical directions.
    var frame: Rectangle

    /// Makes the slot of a controller outside the columns that fills the window or is a sheet; nil if its bars are
    /// horizontal.
    ///
    /// Bars are horizontal in sheets on the inner display, and in sheets on the outer display that are lower than it; a
    /// sheet at the inner display's trailing side has upright bars (Apple's article on preparing for iPhone Duo;
    /// apple-studio, iOS 27.1) unless it is low (assumed).
    package init?(
        in environment: TraitEnvironment, presented presentation: ScreenPresentation, at frame: Rectangle
    ) {
        guard let slot = VerticalBarSlot(in: environment) else { return nil }
        switch presentation {
        case .root, .fullScreen: break
        case .sheet:
            guard frame.minX <= slot.frame.minX, frame.maxX >= slot.frame.maxX,
                frame.minY <= slot.frame.minY
            else { return nil }
        case .card, .formSheet, .popover, .alert, .actionSheet: return nil
        }
        self = slot
    }

    /// Makes the slot of a window; nil where bars are never upright.
    init?(in environment: TraitEnvironment) {
        guard environment.verticalBarEdge != .unspecified else { return nil }
        let (size, safeArea) = (environment.size, environment.safeArea)
        // The strip stays on the hardware's side, regardless of the reading direction (checked on a simulator by
        // dual_screen_hinge 1.1.0).
        let isOnRight = safeArea.right >= safeArea.left
        let center = isOnRight ? size.width - Self.centerFromEdge : Self.centerFromEdge
        var (top, bottom) = (Self.margin, size.height - safeArea.bottom)
        if let box = environment.reservedRegions.strip?.frame, box.minX < center, center < box.maxX {
            if box.minY > 0 { bottom = min(bottom, box.minY) } else { top = box.maxY }
        }
        frame = Rectangle(x: center - Self.width / 2, y: top, width: Self.width, height: max(0, bottom - top))
    }
}

extension SplitState {
    /// The slot for upright bars beside the strip, which the secondary has where it reaches the strip, or a column of a
    /// collapsed stack; nil where bars are horizontal, as beside an inspector at the strip.
    package func uprightSlot(of column: Column, in layout: ResolvedSplit) -> Rectangle? {
        guard let environment, column == .secondary || layout.isCollapsed && column != .inspector,
            let slot = VerticalBarSlot(in: environment)?.frame,
            let index = layout.arrangement.columns.firstIndex(where: { $0.column == column }),
            layout.arrangement.columns[index].frame.contains(slot)
        else { return nil }
        let isTaken =
            !layout.isCollapsed
            && layout.arrangement.columns[(index + 1)...].contains { cover in
                (cover.presentation != .overlaid || cover.column == .inspector) && cover.screen == nil
                    && cover.frame.intersection(slot) != nil
            }
        return isTaken ? nil : slot
    }
}

/// The layout of an upright bar, relative to its corner: buttons from the top, tabs at the bottom.
///
/// Tabs keep their room unless the app prefers its buttons.
struct VerticalBarLayout {
    static let assumptions = [
        Assumption(
            rule: "uprightAtStrip",
            value:
                "the secondary's bars are upright only where it reaches the strip; beside an inspector or a sidebar there they are horizontal, and an overlay covers them",
            reason:
                "Apple lets only the detail column at the trailing edge join the vertical bar; nobody measured another column there"
        ),
        Assumption(
            rule: "tabsGiveWay",
            value: "where buttons are preferred, the last tabs wait behind one for more, down to that one",
            reason: "the header names what gives way, not how"),
        Assumption(
            rule: "uprightTabApart",
            value: "beside the strip a tab that stands apart is the last, on a glass of its own",
            reason:
                "the guidelines give the order of buttons and put the tab bar last, without a word on its prominent tab"
        ),
    ]
    /// A button's side, and the distance from one to the next.
    static let side = 44.0
    static let pitch = 52.0
    /// The room between the buttons and the tabs, assumed.
    static let gap = 12.0

    var size: Size
    /// Buttons that can stand upright, in the order of the bar.
    let buttons: [NamedButton]
    let tabs: [TabElement]

    init(size: Size, buttons: [NamedButton], tabs: [TabElement], prefersButtons: Bool) {
        self.size = size
        self.buttons = buttons
        let wanted =
            buttons.count { !$0.button.isAlwaysInMore }
            + (buttons.contains { $0.button.isAlwaysInMore } ? 1 : 0)
        let apart = tabs.contains(where: \.isSeparate) ? Self.gap : 0
        let rest = (size.height - apart - Self.gap) / Self.pitch - Double(wanted)
        self.tabs = prefersButtons ? tabs.fitting(max(1, Int(rest.rounded(.down)))) : tabs
    }

    /// Back and close buttons first, then prominent ones, then the others (Human Interface Guidelines, Designing for
    /// iPhone Duo).
    private var ordered: [NamedButton] {
        let isFirst = { (button: BarButtonElement) in button.icon == .back || button.icon == .close }
        return buttons.filter { isFirst($0.button) }
            + buttons.filter { !isFirst($0.button) && $0.button.isProminent }
            + buttons.filter { !isFirst($0.button) && !$0.button.isProminent }
    }

    private var hasTabApart: Bool { tabs.contains(where: \.isSeparate) }

    private var tabsHeight: Double { Double(tabs.count) * Self.pitch + (hasTabApart ? Self.gap : 0) }

    /// The number of buttons that fit, including the More button.
    var places: Int {
        let room = size.height - tabsHeight - (tabs.isEmpty ? 0 : Self.gap)
        return max(0, Int((room / Self.pitch).rounded(.down)))
    }

    /// The visible buttons, and behind them the More button for the others: those of the lowest priority are left out
    /// first, from the bottom.
    private var shown: [NamedButton] {
        var rest = ordered.filter { !$0.button.isAlwaysInMore }
        let hasMore = rest.count < buttons.count || rest.count > places
        let room = hasMore ? max(0, places - 1) : places
        while rest.count > room { rest.removeLeastImportant() }
        return hasMore && places > 0 ? rest + [ordered.more(besides: rest)] : rest
    }

    /// The bar's buttons and its More button, on their glass.
    var buttonElements: [InterfaceElement] {
        let all = shown
        var elements: [InterfaceElement] = []
        var glass: [Rectangle] = []
        for (index, (name, button)) in all.enumerated() {
            let frame = place(index, y: Double(index) * Self.pitch)
            var upright = button
            upright.title = button.icon == nil ? button.title : nil
            elements.append(InterfaceElement(name: name, frame: frame, of: upright))
            guard button.hasGlass else { continue }
            if index > 0, all[index - 1].button.sharesCapsule(with: button), let last = glass.indices.last {
                glass[last].height = frame.maxY - glass[last].minY
            } else {
                glass.append(frame)
            }
        }
        return InterfaceElement.glass(glass) + elements
    }

    /// The tabs on their glass at the bar's bottom; a tab that stands apart is the last, on separate glass.
    var tabElements: [InterfaceElement] {
        let start = size.height - tabsHeight
        let together = tabs.filter { !$0.isSeparate }
        func glass(_ name: String, y: Double, count: Int) -> InterfaceElement {
            let height = Double(count) * Self.pitch
            return InterfaceElement(
                name: name, frame: Rectangle(x: 0, y: y, width: size.width, height: height), kind: .glass)
        }
        func element(_ tab: TabElement, _ index: Int, y: Double) -> InterfaceElement {
            InterfaceElement(name: "tab\(index + 1)", frame: place(index, y: y + 4), of: tab)
        }
        let elements = together.enumerated().map { element($1, $0, y: start + Double($0) * Self.pitch) }
        let end = size.height - Self.pitch
        return (together.isEmpty ? [] : [glass("glass", y: start, count: together.count)] + elements)
            + tabs.filter(\.isSeparate).flatMap {
                [glass("apartGlass", y: end, count: 1), element($0, together.count, y: end)]
            }
    }

    private func place(_ index: Int, y: Double) -> Rectangle {
        Rectangle(x: (size.width - Self.side) / 2, y: y, width: Self.side, height: Self.side)
    }
}

extension BarButtonElement {
    /// Whether an upright bar can show the button: it needs an icon, unless the app sets another axis.
    package var fitsVerticalBar: Bool {
        switch axis {
        case .automatic: icon != nil
        case .horizontalOnly: false
        case .verticalPreferred: icon != nil || title != nil
        }
    }
}

extension ColumnContents {
    /// The contents without the toolbar items and tabs that a bar beside the strip shows.
    var withoutUprightItems: ColumnContents {
        var level = self
        level.tabs = []
        level.toolbarItems = toolbarItems?.withoutUpright
        return level
    }
}

extension [ToolbarItem] {
    /// The items that a toolbar at the bottom keeps beside an upright bar.
    package var withoutUpright: [ToolbarItem] {
        filter { item in
            if case .button(let button) = item { !button.fitsVerticalBar } else { true }
        }
    }
}

/// An item of a toolbar.
public enum ToolbarItem: Hashable, Sendable {
    case button(BarButtonElement)
    /// A space that gets its share of the room left by the buttons.
    case flexibleSpace
    /// A space of a width in points.
    case fixedSpace(Double)
}
