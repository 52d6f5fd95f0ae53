import SplitframeDevices
package import SplitframeInterface

extension Wireframe {
    /// The frame of the device around its screen, when the picture is centred on a canvas.
    package func bodyFrame(on canvas: Size) -> Rectangle {
        let place = place.windowFrame.origin, window = windowOrigin
        return body.offset(
            x: window.x - place.x + ((canvas.width - size.width) / 2).rounded(),
            y: window.y - place.y + ((canvas.height - size.height) / 2).rounded())
    }

    /// The device when the picture is centred on a canvas, and separately the texts around it.
    func leaf(of scene: Scene, on canvas: Size) -> (device: [SceneElement], texts: [SceneElement]) {
        func centered(_ elements: [SceneElement]) -> [SceneElement] {
            var part = scene
            part.elements = elements
            return part.centered(on: canvas).elements.map(\.nameless)
        }
        let texts = scene.elements.filter(\.isWritten)
        return (centered(scene.withoutWords.elements), texts.isEmpty ? [] : centered(texts))
    }
}

extension Scene {
    /// The device without texts around it.
    var withoutWords: Scene {
        var scene = self
        scene.elements = elements.filter { !$0.isWritten }
        return scene
    }
}

extension SceneElement {
    /// Whether it is a text around the device.
    fileprivate var isWritten: Bool {
        if case .group(let group) = self { group.role != nil } else { false }
    }

    /// The element without its name, which another element beside it has.
    fileprivate var nameless: SceneElement {
        guard case .group(var group) = self else { return self }
        group.id = nil
        return .group(group)
    }
}
