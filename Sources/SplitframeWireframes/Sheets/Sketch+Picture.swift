import SplitframeGeometry
import SplitframeScene

extension Sketch {
    /// A whole scene, made smaller; its names are left out because another picture may have the same.
    mutating func picture(of scene: Scene, at transform: SceneTransform) {
        let canvas = Path.rectangle(Rectangle(size: scene.size))
        var content = scene.elements.map(\.withoutNames)
        if let background = scene.background {
            content.insert(.shape(Shape(canvas, fill: background)), at: 0)
        }
        var group = SceneGroup(transform: transform, clip: canvas, elements: content)
        group.role = .figure
        append(.group(group))
    }
}

extension SceneElement {
    fileprivate var withoutNames: SceneElement {
        switch self {
        case .shape, .text: return self
        case .group(var group):
            group.id = nil
            group.elements = group.elements.map(\.withoutNames)
            return .group(group)
        }
    }
}
