import SplitframeInterface
import SplitframeWireframes

/// One shape or line of text as it ends up on the canvas, in points of the whole picture.
struct Painted {
    var frame: Rectangle
    /// The clips of all groups around it, or nil where nothing clips it.
    var clip: Rectangle?
    var shape: Shape?
    var text: TextRun?

    /// What can be seen of it.
    var visible: Rectangle? { clip.map { frame.intersection($0) } ?? frame }
}

extension Scene {
    /// Everything painted, in order, with groups dissolved.
    var painted: [Painted] { elements.painted(in: .identity, clip: nil) }

    var texts: [Painted] { painted.filter { $0.text != nil } }

    var groups: [SceneGroup] { elements.groups }
}

extension [SceneElement] {
    fileprivate func painted(in transform: SceneTransform, clip: Rectangle?) -> [Painted] {
        flatMap { element -> [Painted] in
            switch element {
            case .shape(let shape):
                let bounds = shape.path.bounds ?? .zero
                return [Painted(frame: transform(bounds), clip: clip, shape: shape)]
            case .text(let run):
                return [Painted(frame: transform(run.box), clip: clip, text: run)]
            case .group(let group):
                let inner = SceneTransform(
                    scale: transform.scale * group.transform.scale,
                    offset: Point(
                        x: group.transform.offset.x * transform.scale + transform.offset.x,
                        y: group.transform.offset.y * transform.scale + transform.offset.y))
                var innerClip = clip
                if let bounds = group.clip?.bounds {
                    let own = inner(bounds)
                    innerClip = clip.map { $0.intersection(own) ?? .zero } ?? own
                }
                return group.elements.painted(in: inner, clip: innerClip)
            }
        }
    }

    fileprivate var groups: [SceneGroup] {
        flatMap { element -> [SceneGroup] in
            guard case .group(let group) = element else { return [] }
            return [group] + group.elements.groups
        }
    }
}
