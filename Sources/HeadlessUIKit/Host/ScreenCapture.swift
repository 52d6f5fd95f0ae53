import Foundation
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout

/// Freezes whole controllers: the window's root, and what is presented above it.
@MainActor struct ScreenCapture {
    let environment: TraitEnvironment
    let generation: Generation

    /// A controller as one layer of the window, its veil before it; nothing where it is not in the window.
    ///
    /// - Parameter number: Counts what is presented from 1; 0 for the root.
    func layer(of controller: UIViewController, number: Int) -> [InterfaceElement] {
        guard let place = controller.presentedFrame else {
            return element(of: controller, named: "screen", as: ScreenElement(.root)).map { [$0] } ?? []
        }
        let name = "presented\(number)"
        let sheet = controller.shownSheet
        var screen = ScreenElement(place.presentation, safeArea: place.safeArea, arrow: place.arrow)
        screen.hasGrabber = sheet?.prefersGrabberVisible ?? false
        let element: InterfaceElement? =
            if let alert = controller as? UIAlertController {
                self.element(of: alert, named: name, at: place)
            } else {
                self.element(of: controller, named: name, as: screen)
            }
        guard let element else { return [] }
        guard case .screen(let shown) = element.kind, shown.presentation.dims else { return [element] }
        let veil = InterfaceElement(
            name: "dimming\(number)", frame: Rectangle(size: environment.size), kind: .dimming)
        return [veil, element]
    }

    private func element(
        of controller: UIViewController, named name: String, as screen: ScreenElement
    ) -> InterfaceElement? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
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
            named: name, screen: screen, frame: frame, contents: ColumnContents(ofScreen: controller),
            inside: elements, environment: environment, generation: generation)
    }

    private func element(
        of alert: UIAlertController, named name: String, at place: PresentedFrame
    ) -> InterfaceElement {
        let isSheet = alert.preferredStyle == .actionSheet && place.presentation == .alert
        let screen = ScreenElement(isSheet ? .actionSheet : place.presentation, safeArea: place.safeArea)
        let layout = alert.layout(asPopover: place.presentation == .popover)
        return InterfaceElement(
            name: name, frame: place.frame, kind: .screen(screen),
            children: layout.elements(in: place.frame, hasGlass: generation.look.hasGlass))
    }
}

extension UIViewController {
    /// The containers that this controller shows in its view, itself where it is a split view.
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

    /// The traits of the window, in which everything is drawn that says nothing else.
    var windowTraits: UITraitCollection { surroundingWindow?.traitCollection ?? UITraitCollection() }

    /// Whether bars or columns of its own come with what it shows.
    var isContainer: Bool {
        self is UISplitViewController || self is UINavigationController || self is UITabBarController
    }
}
