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
        /// The number of flexible and fixed spaces before it, which part groups of buttons.
        var group: Int
    }

    /// The buttons in groups, between which flexible spaces share the remaining room; buttons at the end that do not
    /// fit are left out.
    var elements: [InterfaceElement] {
        let room = width - 2 * metrics[.toolbarMargin]
        var places: [Place] = []
        var end = 0.0
        var (spaces, groups) = (0, 0)
        /// The width of the fixed spaces since the last button; nil without any.
        var fixed: Double?
        fitting: for item in items {
            switch item {
            case .flexibleSpace: spaces += 1
            case .fixedSpace(let width): fixed = (fixed ?? 0) + width
            case .button(let button):
                let gap = places.last?.spaces == spaces ? metrics[.toolbarGap] : 0
                let start = end + gap + (fixed ?? 0)
                let width = button.itemWidth(in: metrics)
                guard start + width + metrics[.flexibleSpaceMinimum] * Double(spaces) <= room else {
                    break fitting
                }
                if fixed != nil { groups += 1 }
                places.append(
                    Place(button: button, start: start, width: width, spaces: spaces, group: groups + spaces))
                (end, fixed) = (start + width, nil)
            }
        }
        return elements(at: places, space: (room - end) / Double(max(1, spaces)))
    }

    private func elements(at places: [Place], space: Double) -> [InterfaceElement] {
        var frames = places.map { place in
            let x = metrics[.toolbarMargin] + place.start + space * Double(place.spaces)
            return Rectangle(
                x: pixelGrid.round(x), y: metrics[.toolbarTop], width: place.width,
                height: metrics[.toolbarRow])
        }
        for index in places.indices.dropFirst()
        where metrics.hasGlass && places[index - 1].group == places[index].group {
            var (left, right) = (frames[index - 1], frames[index])
            Rectangle.meet(&left, &right)
            (frames[index - 1], frames[index]) = (left, right)
        }
        var elements: [InterfaceElement] = []
        for (index, place) in places.enumerated() {
            if metrics.hasGlass, index == 0 || places[index - 1].group != place.group {
                var glass = frames[index]
                let neighbours = places[index...].prefix { $0.group == place.group }
                glass.width = frames[neighbours.endIndex - 1].maxX - glass.minX
                elements.append(
                    InterfaceElement(name: "glass\(place.group + 1)", frame: glass, kind: .glass))
            }
            elements.append(
                InterfaceElement(name: "item\(index + 1)", frame: frames[index], of: place.button))
        }
        return elements
    }
}

extension BarButtonElement {
    /// The width of a button in a toolbar, by default at least wide enough for a finger.
    fileprivate func itemWidth(in metrics: BarMetrics) -> Double {
        width ?? max(metrics[.toolbarItemMinimum], title == nil ? 0 : width(in: metrics))
    }
}
