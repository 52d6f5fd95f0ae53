import SplitframeDevices
import SplitframeInterface

extension Place {
    /// The regions that a device that folds reserves on its screen, in points of the screen; none for other devices.
    var screenRegions: ReservedRegions {
        device.foldedScreen?.held.first { $0.orientation == orientation }?.reservedRegions
            ?? ReservedRegions()
    }
}

extension Sketch {
    /// The elements over the screen of a device that folds: status, camera, and the crease of a half folded one.
    mutating func folding(of place: Place) {
        let regions = place.screenRegions
        if let strip = regions.strip {
            let ink = theme.ink
            // The display beside the window of an older app is dark.
            if place.olderApp != nil, !place.windowFrame.contains(strip.frame) { theme.ink = Color(0xFFFFFF) }
            statusStack(in: strip.frame, besides: regions.camera)
            theme.ink = ink
        }
        // A camera that is not in use leaves no visible hole.
        if let camera = regions.camera, camera.isActive {
            stroke(
                .ellipse(camera.frame.inset(by: 0.5)), Stroke(theme.displayEdge(at: place), width: 1),
                fill: theme.body)
        }
        if let fold = regions.fold, fold.isActive { crease(in: fold.frame, of: place.screenSize) }
    }

    /// The time above the network and the battery, in an upright strip beneath the camera; side by side in a horizontal
    /// strip.
    ///
    /// The stack is 48 wide and begins at 71.67 beneath the outer camera, at 19 without one, in points.
    private mutating func statusStack(in box: Rectangle, besides camera: ReservedRegion?) {
        let isBeneathCamera = camera?.isActive == true && camera.map { box.contains($0.frame) } == true
        if box.width > box.height {
            guard !isBeneathCamera else { return }
            let line = Rectangle(x: box.minX + 6, y: box.minY + 24, width: 60, height: 48)
            text(
                "9:41", in: line, font: Font(size: 16, weight: .semibold), color: theme.ink,
                alignment: .center)
            wifiAndBattery(center: Point(x: box.maxX - 44, y: line.midY))
            return
        }
        let center = box.minX + box.width - 48 + (box.minX == 0 ? 12 : 0)
        let top = box.minY + (isBeneathCamera ? 71.67 : 19)
        guard top + 86 <= box.maxY + 1 else { return }
        text(
            "9:41", in: Rectangle(x: center - 30, y: top, width: 60, height: 26),
            font: Font(size: 16, weight: .semibold), color: theme.ink, alignment: .center)
        wifiAndBattery(center: Point(x: center, y: top + 58))
    }

    /// The network inside the battery's ring.
    private mutating func wifiAndBattery(center: Point) {
        let ring = Rectangle(x: center.x - 17, y: center.y - 17, width: 34, height: 34)
        stroke(.ellipse(ring), Stroke(theme.ink, width: 2.5))
        wifi(x: center.x - 9, centerY: center.y, side: 18)
    }

    /// The distance from a fold, in points, within which the screen bends towards it and is darker, and the width of one
    /// shade.
    private static let (bend, shade) = (40.0, 4.0)

    /// A shadow along the fold, which grows towards a fine line on it.
    private mutating func crease(in band: Rectangle, of screen: Size) {
        let isUpright = band.height >= band.width
        func along(_ distance: Double) -> Rectangle {
            isUpright
                ? Rectangle(x: band.midX - distance, y: 0, width: 2 * distance, height: screen.height)
                : Rectangle(x: 0, y: band.midY - distance, width: screen.width, height: 2 * distance)
        }
        for distance in stride(from: Self.bend, to: 0, by: -Self.shade) {
            block(along(distance), theme.shadow.opacity(theme.shadow.alpha / 20))
        }
        let line =
            isUpright
            ? [Point(x: band.midX, y: 0), Point(x: band.midX, y: screen.height)]
            : [Point(x: 0, y: band.midY), Point(x: screen.width, y: band.midY)]
        stroke(.lines(line), Stroke(theme.boundary, width: 1))
    }

    /// The regions of a window as outlines.
    mutating func regions(_ regions: ReservedRegions, at origin: Point) {
        for region in regions.all {
            let frame = region.frame.offset(x: origin.x, y: origin.y)
            let edge = Stroke(theme.annotation, width: 1.5, dash: region.isActive ? [] : [5, 4])
            stroke(
                .rectangle(frame.inset(by: 0.75)), edge,
                fill: theme.annotation.opacity(region.isActive ? 46 : 20))
        }
    }

    /// The least scale at which the labels of regions can be read.
    static var leastRegionScale: Double { Scene.leastText / RegionLabel.font.size }

    mutating func regionLabel(_ label: RegionLabel) {
        let unit = label.unit
        if let (start, end) = label.leader {
            stroke(.lines([start, end]), Stroke(theme.annotation, width: unit))
            let dot = 2 * unit
            fill(
                .ellipse(Rectangle(x: end.x - dot, y: end.y - dot, width: 2 * dot, height: 2 * dot)),
                theme.annotation)
        }
        stroke(
            .roundedRectangle(label.frame, radius: 4 * unit), Stroke(theme.annotation, width: unit),
            fill: theme.annotationFill)
        var font = RegionLabel.font
        font.size *= unit
        for (index, line) in label.lines.enumerated() {
            var place = label.frame
            place.y += (3 + Double(index) * RegionLabel.lineHeight) * unit
            place.height = RegionLabel.lineHeight * unit
            text(line, in: place, font: font, color: theme.annotation, alignment: .center)
        }
    }
}
