import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframePainting
import SplitframeRequests
import SplitframeWireframes
import Testing

/// Pictures that must look alike, without any golden.
struct `Pictures of a device that folds` {
    private static let places: [SplitRequest] = [
        (.closed, .portrait, .full), (.closed, .landscape, .full), (.closed, .landscapeLeft, .full),
        (.open, .landscape, .full), (.open, .portrait, .full), (.open, .landscape, .splitLeft),
        (.open, .landscape, .splitRight),
    ].map { (posture: Posture, orientation: Orientation, window: Window) in
        var request = SplitRequest(on: .iPhoneDuo)
        request.posture = posture
        request.orientation = orientation
        request.window = window
        return request
    }

    private func bitmap(_ tree: InterfaceTree, at place: Place) throws -> Bitmap {
        var look = Look()
        look.bezel = false
        let scene = Wireframe(tree: tree, place: place, look: look).scene
        return try Painter(fonts: .installed()).bitmap(of: scene, scale: 1)
    }

    /// A half of Split View is a window of its width beside that strip, and the shut and the open device, lying or upright,
    /// a window of its size.
    ///
    /// Left out are what the device itself shows, the room at the top for a status bar and at the bottom, where other
    /// phones have a home indicator, and the edge with its corners.
    @Test(arguments: places)
    func `look inside their window as a plain window with those traits`(request: SplitRequest) throws {
        let shown = try ResolvedRequest(request)
        let environment = shown.place.environment
        let plain = try Place(
            device: Device(showing: environment),
            orientation: environment.size.width > environment.size.height ? .landscape : .portrait,
            generation: .iOS27)
        let tree = try #require(
            InterfaceTree(request.state(in: environment), contents: request.columnContents))
        let (ours, theirs) = (try bitmap(shown.tree, at: shown.place), try bitmap(tree, at: plain))
        let window = shown.place.windowFrame
        #expect(theirs.width == Int(window.width) && theirs.height == Int(window.height))
        let own = environment.reservedRegions.all.filter { $0.kind == .occlusion }.map {
            $0.frame.inset(by: -2)
        }
        let top = max(16, Int(environment.safeArea.top))
        let differing = (top..<theirs.height - 34).reduce(0) { sum, y in
            sum
                + (2..<theirs.width - 2).count { x in
                    let pixel = Rectangle(x: Double(x), y: Double(y), width: 1, height: 1)
                    guard own.allSatisfy({ $0.intersection(pixel) == nil }) else { return false }
                    let there = (y * theirs.width + x) * 4
                    let here = ((y + Int(window.y)) * ours.width + x + Int(window.x)) * 4
                    return (0..<4).contains { ours.pixels[here + $0] != theirs.pixels[there + $0] }
                }
        }
        #expect(differing == 0)
    }

    /// On a sheet columns have names in place of bars, which no fold may cross.
    @Test(arguments: [Posture.book, .laptop], SplitStyle.allCases.filter { $0 != .unspecified })
    func `have names clear of the fold`(posture: Posture, style: SplitStyle) throws {
        var selection = Selection(device: .iPhoneDuo)
        selection.posture = posture
        selection.orientation = posture == .book ? .landscape : .portrait
        selection.style = style
        selection.look.bezel = false
        selection.look.caption = .none
        let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look).shown(at: 0.3)
        let fold = try #require(wireframe.tree.environment.reservedRegions.fold)
        let names = wireframe.scene.marks.filter { mark in
            Column.allCases.contains { $0.name.capitalizedFirst == mark.text?.text }
        }
        #expect(fold.isActive && !names.isEmpty)
        for name in names { #expect(name.frame.intersection(fold.frame) == nil) }
    }

    /// Where the strip lies level no side is another one's.
    @Test(arguments: [Posture.open, .laptop])
    func `are mirrored from right to left where the strip is at the top`(posture: Posture) throws {
        var request = SplitRequest(on: .iPhoneDuo)
        request.posture = posture
        request.orientation = .portrait
        request.displayMode = .oneOverSecondary
        let left = try ResolvedRequest(request).tree
        request.direction = .rightToLeft
        let right = try ResolvedRequest(request).tree
        func frames(_ element: InterfaceElement) -> [Rectangle] {
            [element.frame] + element.children.flatMap(frames)
        }
        #expect(frames(right.root) == frames(left.root).map { $0.mirrored(inWidth: 669) })
    }
}
