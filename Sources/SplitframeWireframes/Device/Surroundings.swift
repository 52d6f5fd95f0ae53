import SplitframeDevices
import SplitframeInterface

extension Place {
    /// Whether the window covers the whole screen.
    var isFullScreen: Bool { windowFrame == Rectangle(size: screenSize) }

    /// The height in points of the status bar's line, at the top of the screen.
    var statusBarHeight: Double {
        let covered = environment.safeArea.top + windowFrame.minY
        return windowFrame.minY == 0 && covered > 0 ? covered : device.safeArea[orientation].top
    }

    /// Whether the window is above another app or the home screen, rather than beside another app.
    var isFloatingWindow: Bool {
        !isFullScreen && olderApp == nil
            && (neighbourFrames.isEmpty || neighbourFrames.contains { $0.contains(windowFrame) })
    }

    /// The radius of the window's own corners: there is no source, so this is a convention of these pictures.
    var windowRadius: Double {
        if isFullScreen || olderApp != nil { return 0 }
        return generation.look.hasRoundWindows || isFloatingWindow ? 16 : 0
    }

    /// The outline that clips everything inside the window.
    var windowOutline: Path { windowFrame.outline(radius: windowRadius) }
}

extension Sketch {
    /// The surroundings of the window: the home screen, other apps, the bar between two apps, in a small picture without
    /// its handle.
    mutating func surroundings(of place: Place, isSmall: Bool = false) {
        guard !place.isFullScreen else { return }
        group(id: "surroundings") { sketch in
            // The part of an unfolded display that an older app does not use is as dark as the frame.
            let ground = place.olderApp == nil ? sketch.theme.backdrop : sketch.theme.body
            sketch.block(Rectangle(size: place.screenSize), ground)
            for frame in place.neighbourFrames { sketch.neighbor(frame, of: place) }
            guard let divider = place.divider else { return }
            sketch.block(divider, sketch.theme.divider)
            // Lines between the divider and the panes, which may be equally dark.
            for edge in [divider.strip(left: 1), divider.strip(right: 1)] {
                sketch.block(edge, sketch.theme.hairline)
            }
            if isSmall { return }
            sketch.bar(
                x: divider.midX - 2, centerY: divider.midY, width: 4, height: 44, sketch.theme.boundary)
        }
    }

    /// Another app, drawn only as an outline with a placeholder for its icon.
    private mutating func neighbor(_ frame: Rectangle, of place: Place) {
        if place.windowRadius > 0, !frame.contains(place.windowFrame) {
            box(frame, radius: place.windowRadius, line: theme.boundary, fill: theme.neighbor)
        } else {
            block(frame, theme.neighbor)
        }
        let side = 76.0
        let center = frame.visiblePart(beside: place.windowFrame).midX
        let icon = Rectangle(x: center - side / 2, y: frame.midY - side, width: side, height: side)
        picture(icon, radius: 18)
        bar(x: center - 42, centerY: icon.maxY + 22, width: 84, height: 9, theme.textPlaceholder)
    }

    /// Draws the window's inside, clipped to its outline and a title bar above, with a shadow if it is above other
    /// content.
    mutating func window(of place: Place, titleBar: Double, _ body: (inout Sketch) -> Void) {
        if place.isFloatingWindow {
            fill(
                place.windowOutline, theme.secondary, shadow: Shadow(theme.shadow, radius: 24, offsetY: 8))
        }
        let frame = place.windowFrame
        let clip = Rectangle(size: frame.size).inset(top: -titleBar).outline(radius: place.windowRadius)
        group(id: "window", offset: frame.origin, clip: clip, body)
    }

    /// The line around a window that shares the screen, and its controls if it has any.
    mutating func windowEdge(of place: Place) {
        guard place.windowRadius > 0 || place.olderApp != nil else { return }
        box(place.windowFrame, radius: max(0, place.windowRadius - 0.5), line: theme.boundary)
    }
}

extension Rectangle {
    /// The wider part that a window above leaves free at one of its sides; the whole rectangle if no window is above.
    fileprivate func visiblePart(beside window: Rectangle) -> Rectangle {
        guard contains(window) else { return self }
        let before = Rectangle(x: minX, y: minY, width: window.minX - minX, height: height)
        let after = Rectangle(x: window.maxX, y: minY, width: maxX - window.maxX, height: height)
        return before.width < after.width ? after : before
    }
}

extension Sketch {
    /// Close, minimise and enlarge as three dots in one colour.
    mutating func windowControls(in frame: Rectangle) {
        for index in 0..<3 {
            let x = frame.minX + Double(index) * (frame.width - frame.height) / 2
            fill(
                .ellipse(Rectangle(x: x, y: frame.minY, width: frame.height, height: frame.height)),
                theme.pictureLine)
        }
    }
}

extension Place {
    /// The bar at the bottom edge of phones and tablets without a home button, in points of the screen.
    var homeIndicatorFrame: Rectangle? {
        // It came with iPhone X and iOS 11.
        guard device.platform == .iOS, !device.homeButton, device.posture == nil,
            generation.places.versions.upperBound >= 11
        else { return nil }
        // Lengths read from pictures, precise enough for recognition.
        let (width, height, bottom): (Double, Double, Double) =
            switch (device.idiom, orientation) {
            case (.phone, .portrait): (139, 5, 8)
            // Below the edge of a floating sidebar, which it would otherwise cross.
            case (.phone, .landscape): (232, 5, 3)
            default: ((screenSize.width * 0.26).rounded(), 5, 7)
            }
        return Rectangle(
            x: (screenSize.width - width) / 2, y: screenSize.height - bottom - height, width: width,
            height: height)
    }
}

extension Sketch {
    mutating func homeIndicator(on place: Place) {
        guard let frame = place.homeIndicatorFrame else { return }
        fill(.roundedRectangle(frame, radius: frame.height / 2), theme.ink)
    }
}
