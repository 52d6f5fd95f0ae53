import SplitframeGeometry
import SplitframeInterface

/// The layout of the buttons in a toolbar, relative to its corner and from left to right.
struct ToolbarLayout {
    var metrics: BarMetrics
    var width: Double
    var pixelGrid: PixelGrid
    var items: [ToolbarItem]

    /// A button with its position without flexible spaces, and the number of flexible spaces before it.
    private struct Place {
        var button: BarButtonElement
        var start: Double
        var width: Double
        var spaces: Int
    }

    /// The buttons in groups, between which flexible spaces share the remaining room; buttons at the end that do not
    /// fit are left out.
    var elements: [InterfaceElement] {
        let room = width - 2 * metrics[.toolbarMargin]
        var places: [Place] = []
        var end = 0.0
        var spaces = 0
        fitting: for item in items {
            switch item {
            case .flexibleSpace: spaces += 1
            case .button(let button):
                let start = end + (places.last?.spaces == spaces ? metrics[.toolbarGap] : 0)
                let width = button.itemWidth(in: metrics)
                guard start + width + metrics[.flexibleSpaceMinimum] * Double(spaces) <= room else {
                    break fitting
                }
                places.append(Place(button: button, start: start, width: width, spaces: spaces))
                end = start + width
            }
        }
        return elements(at: places, space: (room - end) / Double(max(1, spaces)))
    }

    private func elements(at places: [Place], space: Double) -> [InterfaceElement] {
        let frames = places.map { place in
            let x = metrics[.toolbarMargin] + place.start + space * Double(place.spaces)
            return Rectangle(
                x: pixelGrid.round(x), y: metrics[.toolbarTop], width: place.width,
                height: metrics[.toolbarRow])
        }
        var elements: [InterfaceElement] = []
        for (index, place) in places.enumerated() {
            if metrics.hasGlass, index == 0 || places[index - 1].spaces != place.spaces {
                var glass = frames[index]
                let neighbours = places[index...].prefix { $0.spaces == place.spaces }
                glass.width = frames[neighbours.endIndex - 1].maxX - glass.minX
                elements.append(
                    InterfaceElement(name: "glass\(place.spaces + 1)", frame: glass, kind: .glass))
            }
            elements.append(
                InterfaceElement(name: "item\(index + 1)", frame: frames[index], of: place.button))
        }
        return elements
    }
}

extension BarButtonElement {
    /// The width of a button in a toolbar, at least wide enough for a finger.
    fileprivate func itemWidth(in metrics: BarMetrics) -> Double {
        max(metrics[.toolbarItemMinimum], title == nil ? 0 : width(in: metrics))
    }
}
