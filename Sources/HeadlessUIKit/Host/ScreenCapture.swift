import Foundation
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout

/// Captures whole controllers: the window's root, and those presented above it.
@MainActor struct ScreenCapture {
    let environment: TraitEnvironment
    let generation: Generation

    /// A controller as one layer of the window, after its dimming veil; empty where it is not in the window.
    ///
    /// - Parameter number: The number of the presented controller, from 1; 0 for the root.
    func layer(of controller: UIViewController, number: Int) -> [InterfaceElement] {
        guard let place = controller.presentedFrame else {
            return [element(of: controller, named: "screen", as: ScreenElement(.root))].compactMap(\.self)
        }
        let name = "presented\(number)"
        let sheet = controller.shownSheet
        var screen = ScreenElement(
            place.presentation, safeArea: place.safeArea, arrow: place.arrow, anchor: place.anchor)
        screen.hasGrabber = sheet?.prefersGrabberVisible ?? false
        let element: InterfaceElement? =
            if let alert = controller as? UIAlertController {
                self.element(of: alert, named: name, at: place)
            } else {
                self.element(of: controller, named: name, as: screen)
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

    private func element(
        of controller: UIViewController, named name: String, as screen: ScreenElement
    ) -> InterfaceElement? {
        guard let view = controller.viewIfLoaded, view.window != nil,
            controller.presenter == nil || !view.isHidden && view.alpha > 0
        else { return nil }
        let frame = view.frameInWindow.values
        if let split = controller as? UISplitViewController {
            let (state, contents) = InterfaceCapture.values(of: split)
            return InterfaceElement(
                state, contents: contents, at: Point(x: frame.minX, y: frame.minY))
        }
        var screen = screen
        if screen.presentation == .root { screen.safeArea = view.safeAreaInsets.values }
        let inside = controller.topmostShown.containersInside
        let elements = inside.enumerated().compactMap { index, container in
            element(of: container, named: "screen\(index + 1)", as: ScreenElement(.root))
        }
        return InterfaceElement(
            named: name, screen: screen, frame: frame,
            contents: ColumnContents(ofScreen: controller, in: controller.presentedColumn),
            inside: elements, environment: environment, generation: generation)
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
    /// The containers inside this controller's view, or itself for a split view.
    fileprivate var containersInside: [UIViewController] {
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
