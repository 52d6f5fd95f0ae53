import Foundation
import SplitframeInterface

/// The views of a controller as elements of the tree; empty where its content is drawn by a convention.
@MainActor struct ViewCapture {
    private(set) var elements: [InterfaceElement] = []
    /// The number of elements with each name, without their numbers.
    private var numbers: [String: Int] = [:]
    /// The number of rows in the visible lists, including hidden rows; nil without a list.
    var rowCount: Int?
    /// The background of the list that fills the column; nil without one.
    var columnGround: ElementGround?
    /// Whether containers inside are captured separately.
    private var capturesContainersSeparately = false
    /// The traits of the controller in whose column the views are drawn.
    let traits: UITraitCollection
    /// The view whose style is that of the surrounding column or row.
    private weak var styleRoot: UIView?
    /// The views that are part of the surrounding element.
    private var rowViews: [UIView] = []
    /// Whether backgrounds are elements; that of the outermost view belongs to the column.
    private var hasBackgrounds = false
    /// What the views around cut off, and how opaque they are.
    var surroundings = CaptureSurroundings()

    /// - Parameters:
    ///   - controller: The visible controller in a column's container.
    ///   - container: The container itself, whose view is the column.
    ///   - capturesContainersSeparately: Whether containers inside are separate elements.
    init(of controller: UIViewController, in container: UIViewController, capturesContainersSeparately: Bool)
    {
        self.capturesContainersSeparately = capturesContainersSeparately
        traits = controller.traitCollection
        let search = controller.navigationItem.searchController
        let shown = search?.shownResults ?? controller
        styleRoot = shown.viewIfLoaded
        guard let view = shown.viewIfLoaded, let column = container.viewIfLoaded, column.window != nil else {
            return
        }
        surroundings.column = column.frameInWindow.values
        if shown !== controller, view.window == nil {
            view.frame = column.bounds
            view.performLayout()
        }
        if let placeholder = shown.contentUnavailableConfiguration as? UIContentUnavailableConfiguration {
            add(placeholder, in: view)
        } else {
            add(view)
        }
        if let search, let place = controller.searchRow(of: search, in: column) {
            add(search, at: place, in: column)
        }
    }

    /// Adds a view and its subviews, in drawing order; the view also gets the unsolved constraints of the views around
    /// it.
    mutating func add(_ view: UIView, unsolved outer: [String] = []) {
        guard !view.isHidden, view.alpha > 0, view.bounds.width > 0, view.bounds.height > 0,
            !rowViews.contains(view)
        else { return }
        let around = surroundings
        defer { surroundings = around }
        let unsolved = outer + view.unsolvedConstraints.map(\.description).filter { !outer.contains($0) }
        switch view {
        case let table as UITableView:
            surroundings.enter(table)
            add(table)
        case let list as UICollectionView:
            surroundings.enter(list)
            add(list)
        case let bar as UISearchBar: add(bar, unsolved: unsolved)
        case let bar as UIToolbar where bar.controller == nil: add(bar)
        case let bar as UITabBar where bar.controller == nil: add(bar)
        case let view as UIContentUnavailableView: add(view.shown, in: view)
        case let view as any ElementView:
            if var element = view.element {
                element.unsolved = unsolved
                if (view as? UIControl)?.isEnabled == false { element.isEnabled = false }
                var inside = ViewCapture(within: self)
                if let field = view as? UITextField {
                    for part in field.parts { inside.add(part.element, at: part.frame, style: part.style) }
                }
                inside.addSubviews(of: view)
                add(
                    element, at: view.frameInWindow, style: style(of: view), children: inside.elements)
            } else {
                let own = view.style(in: traits)
                if own.isVisible, !(view is UISegmentedControl) {
                    add(ViewElement(.box), at: view.frameInWindow, style: own)
                }
                surroundings.enter(view)
                addSubviews(of: view)
            }
            addSegments(of: view)
        case let view as any DrawnControl: add(view.drawing, of: view, unsolved: unsolved)
        case let view as UIControl where type(of: view) != UIControl.self && view.subviews.isEmpty:
            add(ControlDrawing(boxOf: view), of: view, unsolved: unsolved)
        default:
            let style = view.style(in: traits)
            let isRoot = view.owner != nil && !hasBackgrounds
            if style.isVisible, !isRoot { add(ViewElement(.box), at: view.frameInWindow, style: style) }
            surroundings.enter(view, isColumn: isRoot)
            hasBackgrounds = true
            addLayers(of: view)
            if view.owner?.parent is UIArrangementViewController {
                let name = view.subviews.isEmpty ? view.owner?.title : nil
                add(ViewElement(.outline, text: name), at: view.frameInWindow, style: style)
            }
            for inner in view.subviews where !isElsewhere(inner) { add(inner, unsolved: unsolved) }
        }
    }

    /// Adds the layers that an app has put into that of a view, beneath its subviews.
    private mutating func addLayers(of view: UIView) {
        for layer in view.layerIfMade?.sublayers ?? [] where !layer.isHidden && layer.opacity > 0 {
            let style = layer.style(in: view.traitCollection)
            guard style.isVisible else { continue }
            add(ViewElement(.box), at: view.convert(layer.frame, to: nil), style: style)
        }
    }

    /// Adds what an app has put into a view with a text or an image.
    private mutating func addSubviews(of view: UIView) {
        hasBackgrounds = true
        surroundings.cut(by: view)
        for inner in view.subviews { add(inner) }
    }

    /// The colours of a view; the tint is the nearest one set on it or on a view around it, inside the column or row.
    private func style(of view: any ElementView) -> ElementStyle {
        var style = view.style(in: traits)
        let around = sequence(first: view as UIView) { $0.superview }.prefix { $0 !== styleRoot }
        style.tint = around.lazy.compactMap(\.givenTint).first?.drawn(in: view.traitCollection)
        view.color(&style)
        return style
    }

    /// Adds a control with its parts, mirrored in right-to-left layouts.
    private mutating func add(_ drawing: ControlDrawing?, of view: UIView, unsolved: [String]) {
        guard let drawing else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var inside = ViewCapture(within: self)
        for (element, frame) in drawing.parts {
            let x = isMirrored ? view.bounds.width - frame.maxX : frame.minX
            let place = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
            inside.add(element, at: view.convert(place, to: nil))
        }
        var style = view.style(in: traits)
        style.tint = drawing.tint?.drawn(in: view.traitCollection)
        var control = ViewElement(.control, text: drawing.value)
        control.unsolved = unsolved
        control.isEnabled = (view as? UIControl)?.isEnabled ?? true
        add(control, named: drawing.name, at: view.frameInWindow, style: style, children: inside.elements)
    }

    /// Whether a view is that of a container or a presented controller, which is a separate element.
    private func isElsewhere(_ view: UIView) -> Bool {
        capturesContainersSeparately && (view.owner?.isContainer == true || view.owner?.presenter != nil)
    }

    mutating func add(
        _ element: ViewElement, named name: String? = nil, at frame: CGRect,
        style: ElementStyle = ElementStyle(), children: [InterfaceElement] = []
    ) {
        add(.view(element), named: name ?? element.kind.name, at: frame, style: style, children: children)
    }

    /// Adds an element with the next number of its name.
    mutating func add(
        _ kind: InterfaceElement.Kind, named name: String, at frame: CGRect, style: ElementStyle,
        children: [InterfaceElement]
    ) {
        guard let clip = surroundings.clip(of: frame.values) else { return }
        // A class whose name ends in a digit must not share a name with the tenth element of another.
        let stem = name.last?.isNumber == true ? "\(name)-" : name
        numbers[stem, default: 0] += 1
        var view = InterfaceElement(
            name: "\(stem)\(numbers[stem, default: 1])", frame: frame.values, kind: kind,
            children: children)
        view.style = style
        view.style.clip = clip
        view.style.opacity *= surroundings.opacity
        elements.append(view)
    }

    /// The ground of a segmented control, if it has any, then its segments.
    private mutating func addSegments(of view: UIView) {
        guard let control = view as? UISegmentedControl, control.numberOfSegments > 0 else { return }
        let style = control.style(in: traits)
        if style.isVisible { add(ViewElement(.box), at: control.frameInWindow, style: style) }
        for index in 0..<control.numberOfSegments {
            let (element, look) = control.segment(at: index)
            var own = look
            own.opacity = style.opacity
            own.tint = own.tint ?? self.style(of: control).tint
            add(element, at: control.convert(control.segmentFrame(at: index), to: nil), style: own)
        }
    }

    /// Captures views outside of every controller's view, with their backgrounds.
    init(of views: [UIView], within traits: UITraitCollection) {
        hasBackgrounds = true
        capturesContainersSeparately = true
        self.traits = traits
        for view in views { add(view) }
    }

    /// Makes an empty capture for the parts of a control.
    init(within outer: ViewCapture) {
        traits = outer.traits
        surroundings = outer.surroundings.inside
    }

    /// Makes an empty capture for the views in a row, whose own texts and image are not separate elements.
    init(in row: any TextRow, within outer: ViewCapture) {
        self.init(within: outer)
        styleRoot = row
        hasBackgrounds = true
        rowViews = row.textViews
    }
}

extension ViewElement {
    /// Takes the separator below a row of a table: its colour, and its distance from the row's sides.
    ///
    /// Until iOS 26 separators reach the trailing edge; automatic ones begin with the text.
    @MainActor mutating func takeSeparator(of cell: UITableViewCell, in table: UITableView) {
        separatorColor = table.separatorColor?.drawn(in: table.traitCollection)
        let controls = Double(leadingAccessories.isEmpty ? 0 : cell.editRoom)
        let usual = Self.usualSeparator(
            in: table.traitCollection, leading: (margins?.left ?? 16) + controls)
        let given = cell.separatorInset == .zero ? table.givenSeparatorInset : cell.separatorInset
        var insets = usual
        if let given {
            let isAdded =
                cell.separatorInset == .zero && table.separatorInsetReference == .fromAutomaticInsets
            insets.left = Double(given.left) + (isAdded ? usual.left : 0)
            insets.right = Double(given.right) + (isAdded ? usual.right : 0)
        }
        takeSeparator(insets)
    }

    /// Takes the separator below a row of a list.
    @MainActor mutating func takeSeparator(
        _ separator: UIListSeparatorConfiguration, of cell: UICollectionViewCell
    ) {
        if separator.color != .separator { separatorColor = separator.color.drawn(in: cell.traitCollection) }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let given = separator.bottomSeparatorInsets
        var insets = Self.usualSeparator(in: cell.traitCollection, leading: margins?.left ?? 16)
        if given.leading != automatic.leading { insets.left = Double(given.leading) }
        if given.trailing != automatic.trailing { insets.right = Double(given.trailing) }
        takeSeparator(insets)
    }

    private mutating func takeSeparator(_ insets: EdgeInsets) {
        let isUsual = insets.left == 16 && insets.right == 16
        separatorInsets = isUsual ? nil : insets
    }

    @MainActor private static func usualSeparator(
        in traits: UITraitCollection, leading: Double
    ) -> EdgeInsets {
        let end = traits.values.system.look.hasGlass ? 16.0 : 0
        return EdgeInsets(top: 0, left: leading, bottom: 0, right: end)
    }
}
