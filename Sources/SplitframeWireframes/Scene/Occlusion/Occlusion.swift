package import SplitframeInterface

/// The parts of a scene that later opaque fills hide, which a painter need not paint.
///
/// Leaving them out does not change the picture's pixels.
package struct Occlusion: Sendable {
    /// The hidden part of one shape or text.
    package enum Cover: Hashable, Sendable {
        case whole
        /// Rectangles, in whole pixels, that need not be painted; empty if everything has to be.
        case part([Rectangle])
    }

    /// The maximum number of opaque areas; further ones hide little more.
    private static let mostHiders = 32
    /// The minimum size of an opaque area, as a fraction of the canvas; a smaller one hides too little.
    private static let leastShare = 1 / 256.0

    /// The hidden part of the background.
    package let background: Cover
    /// The hidden parts of the shapes and texts, in the order of painting.
    package let elements: [Cover]

    /// - Parameters:
    ///   - size: The canvas in whole pixels.
    ///   - dividesAll: Whether elements that can only be painted as a whole also get their hidden parts.
    package init(of scene: Scene, scale: Double, size: Size, dividesAll: Bool = false) {
        let canvas = Rectangle(size: size)
        var footprints: [Footprint] = []
        Footprint.append(
            of: scene.elements, on: OutputGrid(scale: scale), inside: ClippedArea(canvas: canvas),
            to: &footprints)
        var hiders: [Rectangle] = []
        let least = size.width * size.height * Self.leastShare
        var covers: [Cover] = []
        for footprint in footprints.reversed() {
            let cover = Self.cover(
                of: footprint.bounds, isDivisible: dividesAll || footprint.isDivisible, by: hiders)
            covers.append(cover)
            if cover != .whole, let reading = footprint.reading {
                hiders.removeAll { $0.intersection(reading) != nil }
            }
            // Cairo uses another formula for blending on pixels that it knows to be empty, so without a background all
            // is painted.
            guard scene.background != nil, let solid = footprint.solid, solid.width * solid.height >= least,
                hiders.count < Self.mostHiders, !hiders.contains(where: { $0.contains(solid) })
            else { continue }
            hiders.append(solid)
        }
        background = Self.cover(of: canvas, isDivisible: true, by: hiders)
        elements = covers.reversed()
    }

    private static func cover(of bounds: Rectangle?, isDivisible: Bool, by hiders: [Rectangle]) -> Cover {
        guard let bounds else { return .whole }
        let near = hiders.filter { $0.intersection(bounds) != nil }
        if near.isEmpty { return .part([]) }
        if bounds.remainder(outside: near).isEmpty { return .whole }
        return .part(isDivisible ? near : [])
    }
}
