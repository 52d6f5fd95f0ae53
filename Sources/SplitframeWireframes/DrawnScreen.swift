import SplitframeDevices
import SplitframeInterface

/// A wireframe's screen: the window, its surroundings, and the system's elements above it; in points of the screen.
struct DrawnScreen {
    /// Everything but the labels of regions, which are drawn above all lines.
    let elements: [SceneElement]
    /// The labels of the window's regions, where they hide no text or small shape.
    let regionLabels: [RegionLabel]
    private let size: Size

    /// - Parameters:
    ///   - scale: Points of the picture per point of the screen.
    ///   - unit: Points of the picture per point of the layout around the screen.
    ///   - namesAll: Whether every element of the tree is a group with its path as its name, not only those with names
    ///     in pictures.
    init(_ wireframe: Wireframe, at scale: Double = 1, unit: Double = 1, namesAll: Bool = false) {
        let place = wireframe.place
        size = place.screenSize
        var (interface, outlines, spotlight) = (
            Sketch(theme: wireframe.theme), Sketch(theme: wireframe.theme), Sketch(theme: wireframe.theme)
        )
        wireframe.drawInterface(in: &interface, at: scale, namesAll: namesAll)
        wireframe.drawSpotlight(in: &spotlight)
        guard wireframe.look.annotations.contains(.regions) else {
            (elements, regionLabels) = (interface.elements + spotlight.elements, [])
            return
        }
        let (regions, origin) = (wireframe.tree.environment.reservedRegions, place.windowFrame.origin)
        outlines.regions(regions, at: origin)
        elements = interface.elements + outlines.elements + spotlight.elements
        regionLabels = RegionLabel.labels(
            of: regions, at: origin, in: wireframe.shown.inset(by: RegionLabel.cornerRoom),
            besides: Scene(size: size, screen: interface.elements + spotlight.elements, on: wireframe.theme)
                .visibleDetails, unit: unit)
    }

    /// The frames of visible texts and small shapes, in points of the screen.
    func visibleDetails(on theme: WireframeTheme) -> [Rectangle] {
        Scene(size: size, screen: elements, on: theme).visibleDetails
    }

    /// The frames of visible texts, in points of the screen.
    func visibleTexts(on theme: WireframeTheme) -> [Rectangle] {
        var labels = Sketch(theme: theme)
        for label in regionLabels { labels.regionLabel(label) }
        return Scene(size: size, screen: elements + labels.elements, on: theme).visibleTexts
    }
}

extension Scene {
    fileprivate init(size: Size, screen elements: [SceneElement], on theme: WireframeTheme) {
        self.init(
            size: size, background: theme.canvas,
            elements: elements.isEmpty ? [] : [.group(SceneGroup(elements: elements))])
    }
}

extension Wireframe {
    /// The frames of visible texts on the screen, in points of the screen.
    var visibleTexts: [Rectangle] { visibleTexts(at: 1) }

    /// The same frames in a picture with some points per point of the screen.
    func visibleTexts(at scale: Double) -> [Rectangle] { drawnScreen(at: scale).visibleTexts(on: theme) }

    /// The frames of visible texts and small shapes of the interface, in points of the screen.
    func visibleDetails(at scale: Double) -> [Rectangle] {
        var wireframe = self
        wireframe.look.annotations = look.annotations.intersection([.regions])
        return wireframe.drawnScreen(at: scale).visibleDetails(on: theme)
    }

    /// What is on the screen in a picture with some points per point of the screen: on a page the screen follows, else
    /// the texts around it.
    private func drawnScreen(at scale: Double) -> DrawnScreen {
        let isOnPage = look.pageWidth != nil
        return DrawnScreen(self, at: isOnPage ? scale : 1, unit: isOnPage ? 1 : 1 / scale)
    }

    /// The screen as a scene, in points of the screen, in which each element of the tree is a group named by its path.
    package var namedScene: Scene {
        Scene(
            size: place.screenSize, screen: DrawnScreen(self, namesAll: true).elements, on: theme)
    }

    /// The window and its surroundings, with the system's elements above it.
    fileprivate func drawInterface(in sketch: inout Sketch, at scale: Double, namesAll: Bool) {
        sketch.surroundings(of: place, isSmall: nameSize(at: scale) != nil)
        // The status bar is behind a window that floats below it, and above any other window.
        let isStatusBarBehind = place.windowFrame.minY > 0
        let statusBar = statusBar(at: scale)
        if isStatusBarBehind { statusBar.forEach { sketch.append($0) } }
        let titleBar = namesAll ? 0 : titleBarHeight
        // Hatching would cross the letters of the status bar.
        let signs =
            look.annotations.contains(.safeAreas)
            ? Scene(size: place.screenSize, screen: statusBar, on: theme).visibleDetails : nil
        let interface = InterfaceDrawing(
            tree: tree.reaching(intoTitleBar: namesAll ? 0 : titleBarOfColumns),
            unhatched: signs?.joined(within: 16).map {
                $0.inset(by: -3).offset(x: -place.windowFrame.x, y: -place.windowFrame.y)
            },
            missingButtonColumn: look.annotations.contains(.notes)
                ? commentary.missingButton?.column : nil,
            cornerRadius: cornerRadius,
            homeIndicator: bars.isHomeIndicatorHidden
                ? nil
                : place.homeIndicatorFrame?.offset(x: -place.windowFrame.x, y: -place.windowFrame.y),
            safeAreaStyles: commentary.styles(of: \.safeArea), veilsOverlaid: veilsOverlaid,
            namesAll: namesAll,
            nameSize: namesAll ? nil : nameSize(at: scale))
        sketch.window(of: place, titleBar: titleBar) { window in
            interface.draw(in: &window)
        }
        if titleBar > 0 { sketch.windowControls(in: Rectangle(x: 22, y: -16, width: 44, height: 12)) }
        sketch.windowEdge(of: place)
        if !isStatusBarBehind { statusBar.forEach { sketch.append($0) } }
        sketch.sensorHousing(of: place)
        if !bars.isHomeIndicatorHidden { sketch.homeIndicator(on: place) }
        sketch.folding(of: place)
    }

    /// What the app asks of the system's bars, which a window beside others cannot change (assumed).
    private var bars: SystemBars { place.isFullScreen ? tree.systemBars : SystemBars() }

    /// The status bar; empty where the app hides it, and below reading size.
    ///
    /// - Parameter scale: Points of the picture per point of the screen.
    private func statusBar(at scale: Double) -> [SceneElement] {
        guard !bars.isStatusBarHidden, nameSize(at: scale) == nil else { return [] }
        var sketch = Sketch(theme: theme)
        sketch.theme.adopt(ElementStyle(interfaceStyle: bars.statusBarStyle))
        let isMirrored =
            tree.environment.layoutDirection == .rightToLeft
            && (place.device.idiom != .pad || tree.generation.look.padStatusBar == .timeAtStart)
        sketch.mirrorAxis = isMirrored ? place.screenSize.width / 2 : nil
        sketch.statusBar(on: place)
        return sketch.elements
    }
}

extension [Rectangle] {
    /// The rectangles from left to right, neighbours within a distance as one.
    fileprivate func joined(within distance: Double) -> [Rectangle] {
        sorted { $0.minX < $1.minX }.reduce(into: []) { joined, frame in
            if let last = joined.last, frame.minX - last.maxX <= distance {
                joined[joined.count - 1] = Rectangle(around: [last, frame]) ?? frame
            } else {
                joined.append(frame)
            }
        }
    }
}
