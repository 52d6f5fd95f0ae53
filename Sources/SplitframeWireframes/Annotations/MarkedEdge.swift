import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

extension Wireframe {
    /// The line around a marked element, in points of the screen: round for a round element, and inside the window.
    ///
    /// - Parameters:
    ///   - visible: The visible part of the element.
    ///   - others: The visible parts of all marked elements; inside one of them the line keeps a distance.
    func markedEdge(of element: InterfaceElement, visible: Rectangle, among others: [Rectangle]) -> Path {
        let origin = place.windowFrame.origin
        let isWhole = element.frame.offset(x: origin.x, y: origin.y) == visible
        let inside = visible.inset(by: 1)
        let around = visible.inset(by: -2)
        let isNested = others.contains { other in
            other != visible && other.contains(visible) && !other.inset(by: 6).contains(visible)
        }
        let cut = isNested ? visible.inset(by: 5) : around.intersection(shownWindow.inset(by: 1)) ?? inside
        switch element.kind {
        case .column where isWhole:
            let window = tree.environment.size
            let radius =
                element.frame == Rectangle(size: window)
                ? cornerRadius : element.cornerRadius(in: window, cornerRadius)
            return .roundedRectangle(inside, radius: max(6, radius - 1), continuous: true)
        case .screen(let screen) where isWhole: return inside.outline(of: screen.presentation)
        case .barButton where tree.generation.look.hasGlass && isWhole,
            .glass where isWhole:
            return .roundedRectangle(around, radius: around.height / 2)
        case .split, .column, .screen, .separator, .dimming, .navigationBar, .title, .barButton,
            .windowControls, .toolbar, .tabBar, .tab, .glass, .content, .view:
            return .roundedRectangle(cut, radius: 6)
        }
    }
}
