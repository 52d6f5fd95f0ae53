import SplitframeComparison
import SplitframeGeometry
import SplitframeInterface
import SplitframePictures
import SplitframeWireframes

extension Picture {
    /// The columns, bars and buttons of the interface that are inside the picture.
    var callOuts: [CallOut] {
        guard let tree = single?.tree, let origin = scene.origin(of: "window") else { return [] }
        return tree.elementNames.compactMap { name in
            guard let element = tree.element(named: name)?.element, element.isCalledOut || name == "window"
            else {
                return nil
            }
            return CallOut(name: name, frame: element.frame.offset(x: origin.x, y: origin.y))
        }
    }
}

extension InterfaceElement {
    fileprivate var isCalledOut: Bool {
        switch kind {
        case .column, .screen, .navigationBar, .barButton, .toolbar, .tabBar, .tab: true
        case .split, .separator, .dimming, .title, .windowControls, .glass, .content, .view: false
        }
    }
}
