/// The colours of a picture in two themes, each pair a class of a style sheet.
struct SVGPalette: Hashable, Sendable {
    private struct Pair: Hashable {
        var light: Color
        var dark: Color
    }

    private let pairs: [Pair]
    /// For each colour of the light scene, in drawing order, the place of its pair.
    private let order: [Int]

    /// Nil where the two scenes are not the same picture but for colours.
    init?(light: Scene, dark: Scene) {
        let (first, second) = (light.colors, dark.colors)
        guard first.count == second.count else { return nil }
        var places: [Pair: Int] = [:]
        var pairs: [Pair] = []
        order = zip(first, second).map { light, dark in
            let pair = Pair(light: light, dark: dark)
            if let place = places[pair] { return place }
            places[pair] = pairs.count
            pairs.append(pair)
            return pairs.count - 1
        }
        self.pairs = pairs
    }

    /// The class of the colour that comes at this place in drawing order.
    func className(at index: Int) -> String { "c\(order[index])" }

    /// One custom property a pair, the dark values behind `prefers-color-scheme`.
    var styleSheet: String {
        let list = { (color: KeyPath<Pair, Color>) in
            pairs.indices.map { "--c\($0):\(pairs[$0][keyPath: color].css)" }.joined(separator: ";")
        }
        return
            "<style>:root{\(list(\.light))}@media (prefers-color-scheme:dark){:root{\(list(\.dark))}}</style>"
    }
}

extension Color {
    /// `#RRGGBB`, or with eight digits where not opaque.
    var css: String {
        let hex = { (value: UInt8) in
            let text = String(value, radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : hex(alpha))
    }
}

extension Scene {
    /// Every colour in drawing order: background, then of each element shadow, fill, stroke or text.
    var colors: [Color] {
        (background.map { [$0] } ?? []) + elements.flatMap(\.colors)
    }
}

extension SceneElement {
    fileprivate var colors: [Color] {
        switch self {
        case .shape(let shape): [shape.shadow?.color, shape.fill, shape.stroke?.color].compactMap(\.self)
        case .text(let run): [run.color]
        case .group(let group): group.elements.flatMap(\.colors)
        }
    }
}
