import Foundation
import SplitframeInterface
import SplitframeLayout

/// Captures whole controllers: the window's root, and those presented above it.
@MainActor struct ScreenCapture {
    let environment: TraitEnvironment
    let generation: Generation
    /// The surface that bars lie on.
    var ground = BarMetrics.Ground.window

    /// A controller as one layer of the window, after its dimming veil; empty where it is not in the window.
    ///
    /// - Parameter number: The number of the presented controller, from 1; 0 for the root.
    func layer(of controller: UIViewController, number: Int) -> [InterfaceElement] {
        guard let place = controller.presentedFrame else {
            return [element(of: controller, named: "screen", as: ScreenElement(.root))].compactMap(\.self)
        }
        if let column = presentedColumn(of: controller, at: place.frame) { return column }
        let name = "presented\(number)"
        let sheet = controller.shownSheet
        var screen = ScreenElement(
            place.presentation, safeArea: place.safeArea, arrow: place.arrow, anchor: place.anchor)
        screen.hasGrabber = sheet?.prefersGrabberVisible ?? false
        let element: InterfaceElement? =
            if let alert = controller as? UIAlertController {
                self.element(of: alert, named: name, at: place)
            } else {
                on(screen.presentation).element(of: controller, named: name, as: screen)
            }
        let (behind, front) = surroundings(of: controller, number: number)
        guard let element else { return behind + front }
        guard case .screen(let shown) = element.kind, shown.presentation.dims else {
            return behind + [element] + front
        }
        let veil = InterfaceElement(
            name: "dimming\(number)", frame: Rectangle(size: environment.size), kind: .dimming)
        return behind + [veil, element] + front
    }

    /// The inspector of a collapsed split view, as the split view's own column, where it has the frame that the layout
    /// gives it; with sheet settings of the app it is a sheet like any other.
    private func presentedColumn(of controller: UIViewController, at frame: Rectangle) -> [InterfaceElement]?
    {
        guard let split = controller.presentationRequester as? UISplitViewController,
            controller.presentedColumn != nil, let view = split.viewIfLoaded
        else { return nil }
        let corner = view.frameInWindow.values
        let layers = InterfaceElement.presented(
            by: split.state, contents: contents(of: split), at: Point(x: corner.minX, y: corner.minY))
        return layers.contains { $0.frame == frame } ? layers : nil
    }

    /// The views that an app has put into the container of a presentation, behind and in front of the presented view.
    private func surroundings(
        of controller: UIViewController, number: Int
    ) -> (behind: [InterfaceElement], above: [InterfaceElement]) {
        let presentation = controller.ownPresentationController
        guard let container = presentation.containerView, let view = controller.viewIfLoaded else {
            return ([], [])
        }
        let views = container.subviews
        let place = views.firstIndex { view.isDescendant(of: $0) } ?? views.endIndex
        func layer(_ views: [UIView], _ name: String) -> [InterfaceElement] {
            let elements = ViewCapture(of: views, within: controller.windowTraits).elements
            guard !elements.isEmpty else { return [] }
            return [
                InterfaceElement(
                    name: "\(name)\(number)", frame: container.frameInWindow.values,
                    kind: .view(ViewElement(.box)), children: elements)
            ]
        }
        let wrapper = views[place...].prefix(1).filter { $0 !== view }
        return (
            layer(Array(views[..<place] + wrapper), "behind"),
            layer(Array(views[place...].dropFirst()), "above")
        )
    }

    /// A controller with its bars, or a split view; one that is presented is in the screen of its presentation.
    func element(
        of controller: UIViewController, named name: String, as screen: ScreenElement
    ) -> InterfaceElement? {
        guard let view = controller.viewIfLoaded, view.window != nil,
            controller.presenter == nil || !view.isHidden && view.alpha > 0
        else { return nil }
        let frame = view.frameInWindow.values
        if let split = controller as? UISplitViewController {
            var element = InterfaceElement(
                split.state, contents: contents(of: split), at: Point(x: frame.minX, y: frame.minY),
                isInSheet: ground == .sheet)
            element?.style.background = view.backgroundColor?.drawn(in: split.traitCollection)
            guard let element, !screen.presentation.fillsItsPlace else { return element }
            return InterfaceElement(name: name, frame: frame, kind: .screen(screen), children: [element])
        }
        var screen = screen
        if screen.presentation == .root { screen.safeArea = view.safeAreaInsets.values }
        var element = InterfaceElement(
            named: name, screen: screen, frame: frame,
            contents: ColumnContents(
                of: controller, in: nil, presentedFor: controller.presentedColumn, by: self),
            environment: environment,
            generation: generation, ground: ground)
        if controller.letsThrough { element.style.background = .clear }
        return element
    }

    /// The contents of a split view's columns.
    func contents(of split: UISplitViewController) -> [Column: ColumnContents] {
        var contents: [Column: ColumnContents] = [:]
        for (column, container) in split.containers {
            var capture = self
            if ground == .window, let layout = split.state.layout.column(column) {
                capture.ground = BarMetrics.Ground(layout)
            }
            contents[column] = ColumnContents(of: container, in: column, by: capture)
        }
        for column in split.state.visibleColumns.columns where contents[column] == nil {
            contents[column] = .nothing
        }
        return contents
    }

    /// The same capture for what is presented.
    private func on(_ presentation: ScreenPresentation) -> ScreenCapture {
        var capture = self
        capture.ground = presentation.fillsItsPlace ? .window : .sheet
        return capture
    }

    private func element(
        of alert: UIAlertController, named name: String, at place: PresentedFrame
    ) -> InterfaceElement {
        let isSheet = alert.preferredStyle == .actionSheet && place.presentation == .alert
        let screen = ScreenElement(isSheet ? .actionSheet : place.presentation, safeArea: place.safeArea)
        let layout = alert.layout(
            asPopover: place.presentation == .popover, in: alert.traitCollection)
        return InterfaceElement(
            name: name, frame: place.frame, kind: .screen(screen),
            children: layout.elements(in: place.frame, hasGlass: generation.look.hasGlass))
    }
}

extension UIViewController {
    /// Whether the controller is presented over others that stay visible, and its view has no background.
    fileprivate var letsThrough: Bool {
        let keeps = shownStyle == .overFullScreen || shownStyle == .overCurrentContext
        guard presenter != nil, keeps, let view = viewIfLoaded else { return false }
        return (view.backgroundColor?.cgColor.alpha ?? 0) == 0
    }

    /// The containers inside this controller's view, or itself for a split view.
    var containersInside: [UIViewController] {
        if self is UISplitViewController { return [self] }
        guard let view = viewIfLoaded else { return [] }
        return childControllers.flatMap { child -> [UIViewController] in
            guard let inner = child.viewIfLoaded, inner.isDescendant(of: view), !inner.isHidden else {
                return []
            }
            return child.isContainer ? [child] : child.containersInside
        }
    }

    /// The column that a collapsed split view presents this controller for: the inspector.
    fileprivate var presentedColumn: Column? {
        (presentationRequester as? UISplitViewController)?.column(of: self)
    }

    /// The traits of the window, which are the default for everything drawn in it.
    var windowTraits: UITraitCollection { surroundingWindow?.traitCollection ?? UITraitCollection() }

    /// Whether the controller is a container with its own bars or columns.
    var isContainer: Bool {
        self is UISplitViewController || self is UINavigationController || self is UITabBarController
    }
}

extension ScreenPresentation {
    /// Whether it has no edges of its own.
    fileprivate var fillsItsPlace: Bool { self == .root || self == .fullScreen }
}
