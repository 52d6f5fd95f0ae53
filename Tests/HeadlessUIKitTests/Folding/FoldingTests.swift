import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Documented in Tech Talk 111461 and HIG, observed in simulators of iOS 27.1 (FrameUp, Sill, VerticalBarProbe).
@MainActor struct `A device that folds` {
    private func host(
        _ posture: Posture, _ orientation: Orientation, root: UIViewController = UIViewController()
    ) throws -> HeadlessHost {
        let device = try #require(Device.iPhoneDuo.folded(posture))
        return HeadlessHost(
            place: try Place(device: device, orientation: orientation), rootViewController: root)
    }

    /// The inner display stands across to the outer one.
    @Test(arguments: [
        (Orientation.portrait, Orientation.landscape), (.landscape, .portrait), (.landscapeLeft, .portrait),
    ])
    func `turns the interface by a quarter when it opens, and back`(outer: Orientation, inner: Orientation)
        throws
    {
        let host = try host(.closed, outer)
        let closed = host.environment
        try host.open()
        #expect(host.place?.device.posture == .open && host.place?.orientation == inner)
        #expect(host.environment == (try Place(device: .iPhoneDuo, orientation: inner)).environment)
        try host.close()
        #expect(host.place?.orientation == outer && host.environment == closed)
    }

    @Test func `is half folded as it is held, and turns from a book into a laptop`() throws {
        let host = try host(.open, .landscape)
        try host.fold(to: .book)
        #expect(host.place?.device.posture == .book && host.place?.orientation == .landscape)
        try host.rotate(to: .portrait)
        #expect(host.place?.device.posture == .laptop)
        try host.rotate(to: .landscape)
        #expect(host.place?.device.posture == .book)
        try host.close()
        #expect(host.place?.device.posture == .closed && host.place?.orientation == .portrait)
        try host.fold(to: .book)
        #expect(host.place?.device.posture == .book && host.place?.orientation == .landscape)
    }

    @Test(
        arguments: [
            (
                .open, .landscape, .laptop,
                "iphone-duo does not fold to laptop while its display is in landscape: "
                    + "fold to closed or book, or rotate it first."
            ),
            (
                .open, .portrait, .book,
                "iphone-duo does not fold to book while its display is in portrait: "
                    + "fold to closed or laptop, or rotate it first."
            ),
            (
                .closed, .portrait, .laptop,
                "iphone-duo does not fold to laptop while its display is in landscape: "
                    + "fold to open or book, or rotate it first."
            ),
        ] as [(Posture, Orientation, Posture, String)])
    func `is not folded against how it is held`(
        from: Posture, orientation: Orientation, to: Posture, sentence: String
    ) throws {
        let host = try host(from, orientation)
        let former = host.environment
        #expect {
            try host.fold(to: to)
        } throws: { "\($0)" == sentence }
        #expect(host.environment == former && host.place?.device.posture == from)
    }

    @Test func `is needed to fold anything`() throws {
        let host = try HeadlessHost(device: "ipad-mini-6", rootViewController: UIViewController())
        #expect {
            try host.open()
        } throws: {
            "\($0)"
                == "ipad-mini-6 does not fold, so it has no posture open: omit the posture, or use iphone-duo."
        }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var heard: [String] = []
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            heard.append("connects")
        }
        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            let former = previousEffectiveGeometry.coordinateSpace.bounds.width
            let now = windowScene.effectiveGeometry
            heard.append(
                "\(former) \(previousEffectiveGeometry.interfaceOrientation) to "
                    + "\(now.coordinateSpace.bounds.width) \(now.interfaceOrientation)")
        }
    }

    @Test func `keeps its one scene, which hears of another display and not of half folding`() throws {
        let device = try #require(Device.iPhoneDuo.folded(.closed))
        let delegate = Scene()
        let host = HeadlessHost(
            place: try Place(device: device, orientation: .landscape), sceneDelegate: delegate)
        let window = host.window
        try host.open()
        try host.fold(to: .laptop)
        try host.open()
        try host.close()
        #expect(
            delegate.heard == [
                "connects", "678.0 landscapeRight to 669.0 portrait",
                "669.0 portrait to 678.0 landscapeRight",
            ])
        #expect(host.window === window && host.application.connectedScenes.count == 1)
    }

    private final class Upright: UIViewController {
        var isLocked = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test func `asks the app how to turn on the outer display alone`() throws {
        let root = Upright()
        let host = try host(.closed, .landscape, root: root)
        #expect(host.place?.orientation == .portrait)
        try host.rotate(to: .landscape)
        #expect(host.place?.orientation == .portrait)
        try host.open()
        try host.rotate(to: .landscape)
        #expect(host.place?.orientation == .landscape)
        try host.rotate(to: .portrait)
        try host.close()
        #expect(host.place?.orientation == .portrait)
    }

    @Test func `lets an app turn the outer display and not the inner one`() throws {
        let host = try host(.closed, .portrait)
        var refusals = 0
        func wish(_ orientations: UIInterfaceOrientationMask) {
            host.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { _ in
                refusals += 1
            }
            host.settle()
        }
        wish(.landscapeLeft)
        #expect(host.place?.orientation == .landscapeLeft && refusals == 0)
        try host.open()
        wish(.landscape)
        #expect(host.place?.orientation == .portrait && refusals == 1)
    }

    @Test func `shares its inner display between two windows, and has the whole outer one`() throws {
        let host = try host(.open, .landscape)
        try host.move(to: .splitLeft)
        #expect(host.environment.size.width == 469)
        let flat = host.environment
        try host.fold(to: .book)
        #expect(host.environment.size == flat.size && host.environment.reservedRegions.fold?.isActive == true)
        #expect(host.place?.device.posture == .book && host.place?.window == .splitLeft)
        try host.open()
        #expect(host.environment == flat)
        #expect {
            try host.rotate(to: .portrait)
        } throws: { "\($0)".contains("has no window split-left") }
        try host.close()
        #expect(host.place?.window == .full && host.environment.size.width == 466)
    }

    // MARK: Regions

    private final class Reader: UIView {
        var passes: [String] = []
        override func layoutSubviews() {
            let regions = reservedRegions(kind: .division, options: .includeInactive)
            passes.append(
                regions.map { "\($0.frame.minX) \($0.frame.width) \($0.isActive)" }.joined(separator: ", "))
        }
    }

    @Test func `tells of its fold once all is laid out, and again where that changes`() throws {
        let root = UIViewController()
        let (reader, other) = (Reader(), Overlooked())
        root.view.addSubview(reader)
        root.view.addSubview(other)
        reader.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        let host = try host(.open, .landscape, root: root)
        #expect(reader.passes == ["", "355.5 40.0 false"])
        let passes = other.passes
        try host.fold(to: .book)
        #expect(reader.passes.dropFirst(2) == ["355.5 40.0 true"])
        #expect(other.passes == passes, "Half folding lays out nobody who does not ask.")
        try host.close()
        #expect(reader.passes.last == "" && reader.reservedRegions(kind: .division).isEmpty)
        #expect(reader.reservedRegions(kind: .occlusion).count == 2)
        let strip = try #require(reader.reservedRegions(kind: .occlusion).first)
        #expect(strip.frame == CGRect(x: 282, y: 0, width: 84, height: 170) && strip.margins == .zero)
    }

    private final class Overlooked: UIView {
        var passes = 0
        override func layoutSubviews() { passes += 1 }
    }

    @Test func `leaves out what is not in force unless that is asked for`() throws {
        let host = try host(.open, .landscape)
        let view = try #require(host.rootViewController?.view)
        #expect(view.reservedRegions(kind: .division).isEmpty)
        let fold = try #require(view.reservedRegions(kind: .division, options: .includeInactive).first)
        #expect(fold.margins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20) && !fold.isActive)
        #expect(fold.kind == .division)
        #expect(view.reservedRegions(kind: .occlusion).count == 1)
        #expect(view.reservedRegions(kind: .occlusion, options: [.includeInactive]).count == 2)
    }

    // MARK: Hinge

    @Test func `tells those who listen to its hinge, before the app moves`() throws {
        let host = try host(.closed, .portrait)
        let view = try #require(host.rootViewController?.view)
        var heard: [String] = []
        let interaction = UIHingeInteraction { _, update in
            let hinge = update.hinge
            heard.append(
                "\(hinge?.status ?? .unknown) \(Int((hinge?.angle ?? 0) * 180 / .pi)) \(view.bounds.width)")
        }
        view.addInteraction(interaction)
        host.settle()
        #expect(interaction.view === view && heard == ["closed 0 466.0"])
        try host.fold(to: .book)
        try host.open()
        #expect(heard.dropFirst() == ["partiallyOpen 127 466.0", "fullyOpen 180 951.0"])
        interaction.isEnabled = false
        try host.close()
        interaction.isEnabled = true
        host.settle()
        #expect(heard.count == 3, "Nothing is kept for later.")
        try host.open()
        #expect(heard.count == 4)
        view.removeInteraction(interaction)
        try host.close()
        #expect(heard.count == 4 && interaction.view == nil)
    }

    @Test func `is told apart from one without a hinge`() throws {
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: UIViewController())
        var hinges: [UIHinge?] = []
        let view = try #require(host.rootViewController?.view)
        view.addInteraction(UIHingeInteraction { hinges.append($1.hinge) })
        host.settle()
        #expect(hinges.count == 1 && hinges[0] == nil)
    }
}
