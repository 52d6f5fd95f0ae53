package import SplitframeGeometry

/// What later opaque fills hide of a scene, so that a painter need not paint it only to paint over it.
///
/// Leaving hidden pixels out changes none of the picture's.
package struct Occlusion: Sendable {
    /// How much of one shape or text is hidden.
    package enum Cover: Hashable, Sendable {
        case whole
        /// The rectangles, in whole pixels, that need not be painted; none where all has to be.
        case part([Rectangle])
    }

    /// More than this many hide little that the first do not.
    private static let mostHiders = 32
    /// What covers less than this part of the canvas hides too little to be worth asking.
    private static let leastShare = 1 / 256.0

    /// What is hidden of the background.
    package let background: Cover
    /// What is hidden of the shapes and texts, in the order of painting.
    package let elements: [Cover]

    /// - Parameters:
    ///   - size: The canvas in whole pixels.
    ///   - dividesAll: Whether hidden parts are told also of what can only be painted as a whole.
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
            // On what it knows to be empty Cairo blends by another formula, so that there everything is painted.
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
