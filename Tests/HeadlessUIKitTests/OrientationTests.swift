import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Dossier l.12.
@MainActor struct `A window turns only as app and controller allow` {
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private final class SplitDelegate: UISplitViewControllerDelegate {
        func splitViewControllerSupportedInterfaceOrientations(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientationMask { .landscape }
    }

    @Test func `when it is mounted and when the device turns`() throws {
        let host = try HeadlessHost(
            device: "iPhone 16", orientation: .landscape, rootViewController: Upright())
        #expect(host.place?.orientation == .portrait)
        try host.rotate(to: .landscape)
        let window = try #require(host.window)
        #expect(window.bounds.width == 393)
    }

    private final class Masked: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    /// The outer display of iPhone Duo turns as every other phone does, the inner one as it is held: Apple's talk on
    /// preparing for iPhone Duo, as iPhone-Duo-Agent-Skill has it.
    @Test(arguments: ["iPhone SE (2nd generation)", "iPhone 18 Pro", "iPhone 18 Pro Max", "iPhone Duo"])
    func `on every phone, but not on a display that unfolds`(name: String) throws {
        let device = try Device.named(name)
        for (mask, held, shown) in [
            (.portrait, .landscape, .portrait), (.landscape, .portrait, .landscape),
            (.all, .landscape, .landscape), (.all, .portrait, .portrait),
        ] as [(UIInterfaceOrientationMask, Orientation, Orientation)] {
            let root = Masked()
            root.mask = mask
            let outside = try Place(device: device.folded(.closed) ?? device, orientation: held)
            let host = HeadlessHost(place: outside, rootViewController: root)
            #expect(host.place?.orientation == shown, "\(mask) held \(held)")
            guard let inside = device.folded(.open) else { continue }
            let opened = HeadlessHost(
                place: try Place(device: inside, orientation: held), rootViewController: root)
            #expect(opened.place?.orientation == held)
        }
    }

    @Test func `by a split view's delegate`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = SplitDelegate()
        split.delegate = delegate
        split.setViewController(UIViewController(), for: .secondary)
        let host = try HeadlessHost(device: "iPhone 16 Pro Max", rootViewController: split)
        #expect(host.place?.orientation == .landscape)
    }

    @Test func `for as long as a cover of the whole screen is up`() throws {
        let root = UIViewController()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: root)
        try host.rotate(to: .landscape)
        let cover = Upright()
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        host.settle()
        #expect(host.place?.orientation == .portrait)
        root.dismiss(animated: true)
        host.settle()
        #expect(host.place?.orientation == .landscape)
    }

    @Test func `and tells its controllers as it did before iOS 8 (B 17)`() throws {
        final class Turning: UIViewController {
            var heard: [String] = []
            override func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {
                heard.append("will \(orientation)")
            }
            override func didRotate(from orientation: UIInterfaceOrientation) {
                heard.append("did \(orientation)")
            }
        }
        let root = Turning()
        let host = try HeadlessHost(
            device: "iPhone 16", rootViewController: UINavigationController(rootViewController: root))
        try host.rotate(to: .landscape)
        #expect(root.heard == ["will landscapeLeft", "did portrait"])
    }

    @Test func `and memory runs short for everyone (B 17)`() throws {
        final class Heavy: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() { warnings += 1 }
        }
        let split = UISplitViewController(style: .doubleColumn)
        let (list, waiting) = (Heavy(), Heavy())
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(waiting, for: .compact)
        let host = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: split)
        host.warnOfMemory()
        #expect(list.warnings == 1)
        #expect(waiting.warnings == 1)
    }
}

@MainActor struct `A wish for an orientation` {
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test func `turns the device where the controller in front allows it`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        let scene = try #require(host.window?.windowScene)
        var refusals = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
        host.settle()
        #expect(scene.interfaceOrientation.isLandscape && refusals == 0)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all)) { _ in refusals += 1 }
        host.settle()
        #expect(scene.interfaceOrientation.isLandscape && refusals == 0)
    }

    @Test func `is refused where nothing allows it`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: Upright())
        let scene = try #require(host.window?.windowScene)
        var refusals = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in refusals += 1 }
        host.settle()
        #expect(scene.interfaceOrientation.isPortrait && refusals == 1)
    }
}
