import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes
import Testing

/// What belongs to the window or the system, and what an app may ask of it.
@MainActor struct `A window` {
    private func place(
        _ window: Window = .free(Size(width: 700, height: 600)), direction: LayoutDirection = .leftToRight
    ) throws -> Place {
        try Place(
            device: .named("ipad-pro-11-inch-m4"), orientation: .landscape, window: window,
            generation: .iOS26, layoutDirection: direction)
    }

    private func plain(_ title: String = "Page") -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    // MARK: Controls

    @Test(arguments: [true, false], LayoutDirection.allCases)
    func `has its controls in front of whatever is in its corner`(hasBar: Bool, direction: LayoutDirection)
        throws
    {
        let page = plain()
        let root = hasBar ? UINavigationController(rootViewController: page) : page
        let picture = UIImageView(image: UIImage(named: "harbour"))
        picture.frame = CGRect(x: 0, y: 0, width: 700, height: 600)
        page.view.addSubview(picture)
        let host = HeadlessHost(place: try place(direction: direction), rootViewController: root)
        let sheet = plain("Sheet")
        for isPresented in [false, true] {
            if isPresented {
                root.present(sheet, animated: false)
                host.settle()
            }
            let tree = try #require(InterfaceCapture.tree(of: host))
            #expect(tree.layers.last?.kind == .windowControls)
            let dots = tree.scene.elements.suffix(3).compactMap { $0.bounds }
            let frame = try #require(tree.windowControls?.frame)
            #expect(dots.count == 3 && dots.allSatisfy(frame.contains), "\(dots)")
            #expect(direction == .leftToRight ? frame.maxX < 100 : frame.minX > 600)
        }
        try host.move(to: .full)
        #expect(try #require(InterfaceCapture.tree(of: host)).windowControls == nil)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `has guides that keep clear of its controls`(direction: LayoutDirection) throws {
        let page = plain()
        let host = HeadlessHost(place: try place(direction: direction), rootViewController: page)
        let view = try #require(page.view)
        let frame = try #require(InterfaceCapture.tree(of: host)?.windowControls?.frame)
        let controls = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        let regions: [(UIView.LayoutRegion, UIView.LayoutRegion, UIView.LayoutRegion)] = [
            (.safeArea(), .safeArea(cornerAdaptation: .horizontal), .safeArea(cornerAdaptation: .vertical)),
            (.margins(), .margins(cornerAdaptation: .horizontal), .margins(cornerAdaptation: .vertical)),
        ]
        for (usual, beside, below) in regions {
            let frames = [usual, beside, below].map { view.layoutGuide(for: $0).layoutFrame }
            #expect(frames[0].intersects(controls))
            #expect(!frames[1].intersects(controls) && frames[1].minY == frames[0].minY)
            #expect(!frames[2].intersects(controls) && frames[2].minX == frames[0].minX)
        }
        let label = UILabel()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
        host.settle()
        #expect(label.frame.width > 0 && !label.frame.intersects(controls))
        try host.move(to: .full)
        #expect(
            view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)).layoutFrame
                == view.safeAreaLayoutGuide.layoutFrame)
    }

    @Test func `is warned of what its controls cover`() throws {
        let detail = plain("Detail")
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(plain("List"), for: .primary)
        split.setViewController(detail, for: .secondary)
        split.preferredDisplayMode = .secondaryOnly
        let host = HeadlessHost(place: try place(), rootViewController: split)
        func findings() -> [Finding] {
            let (state, contents) = InterfaceCapture.values(of: split)
            return Advice.findings(on: [
                AdvicePlace(device: "ipad", place: "700x600", state: state, contents: contents)
            ]).filter { $0.message.contains("window's controls") }
        }
        #expect(findings().isEmpty)
        detail.navigationController?.isNavigationBarHidden = true
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        label.text = "Hidden"
        detail.view.addSubview(label)
        host.settle()
        #expect(
            findings().map(\.column) == [.secondary] && findings().first?.message.contains("label1") == true)
        label.frame.origin.x = 200
        host.settle()
        #expect(findings().isEmpty)
    }

    // MARK: Size

    // UISceneSizeRestrictions › minimumSize and maximumSize; reported of iPadOS 26.3: a window does not become smaller,
    // and tiles that are too small are not taken.
    @Test func `keeps to the app's restrictions of its size`() throws {
        let page = plain()
        let host = HeadlessHost(
            place: try place(.free(Size(width: 900, height: 700))), rootViewController: page)
        let restrictions = try #require(page.view.window?.windowScene?.sizeRestrictions)
        restrictions.minimumSize = CGSize(width: 650, height: 650)
        host.resize(to: Size(width: 400, height: 500))
        #expect(page.view.bounds.size == CGSize(width: 650, height: 650))
        try host.move(to: .free(Size(width: 500, height: 800)))
        #expect(page.view.bounds.size == CGSize(width: 650, height: 800))
        try host.move(to: .quarter)
        #expect(page.view.bounds.size == CGSize(width: 650, height: 800))
        restrictions.maximumSize = CGSize(width: 700, height: 700)
        host.settle()
        #expect(page.view.bounds.size == CGSize(width: 650, height: 700))
        try host.move(to: .full)
        #expect(page.view.bounds.width > 1000)
        restrictions.minimumSize = .zero
        try host.move(to: .free(Size(width: 400, height: 500)))
        #expect(page.view.bounds.size == CGSize(width: 400, height: 500))
    }

    // HIG: windows resize freely on iPadOS 26, and have controls.
    @Test func `becomes a free window of an iPad when it is resized`() throws {
        let size = Size(width: 500, height: 700)
        let host = try HeadlessHost(device: "ipad-10th", generation: .iOS26, rootViewController: plain())
        #expect(!host.environment.hasWindowControls)
        host.resize(to: size)
        #expect(host.place?.window == .free(size))
        #expect(host.place?.windowFrame.size == size && host.environment.hasWindowControls)
        #expect(host.environment.horizontalSizeClass == .compact)
        #expect(host.freeWindow(of: Size(width: 600, height: 700)).warning == nil)
        let old = try HeadlessHost(device: "ipad-10th", generation: .iOS14, rootViewController: plain())
        let warning = try #require(old.freeWindow(of: size).warning)
        #expect(warning.contains("500x700") && warning.contains("full, two-thirds, one-third, slide-over"))
        let phone = try HeadlessHost(device: "iphone-14-pro", generation: .iOS26, rootViewController: plain())
        #expect(phone.freeWindow(of: size).warning?.hasSuffix("move(to:): full.") == true)
    }

    @Test func `has any size where windows are not a person's to resize`() throws {
        let page = plain()
        let host = try HeadlessHost(device: "ipad-10th", generation: .iOS14, rootViewController: page)
        page.view.window?.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 650, height: 650)
        host.resize(to: Size(width: 400, height: 500))
        #expect(page.view.bounds.size == CGSize(width: 400, height: 500))
    }

    // MARK: The system's bars

    private final class Reader: UIViewController {
        var (hidesBar, hidesIndicator, style) = (false, false, UIStatusBarStyle.default)
        override var prefersStatusBarHidden: Bool { hidesBar }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    }

    @Test(arguments: [("iphone-16-pro", false), ("iphone-se-3", true), ("ipad-10th", false)])
    func `shows no status bar and no home indicator where the app wants none`(
        device: String, isSafeAreaItsOwn: Bool
    )
        throws
    {
        let reader = Reader()
        let place = try Place(device: .named(device), orientation: .portrait, generation: .iOS26)
        let host = HeadlessHost(
            place: place, rootViewController: UINavigationController(rootViewController: reader))
        func wireframe() throws -> Wireframe {
            Wireframe(tree: try #require(InterfaceCapture.tree(of: host)), place: place)
        }
        let (former, top) = (try wireframe().scene, reader.view.safeAreaInsets.top)
        #expect(former.seenWords.contains { $0.hasPrefix("9:41") })
        reader.hidesBar = true
        reader.setNeedsStatusBarAppearanceUpdate()
        host.settle()
        #expect(try !wireframe().scene.seenWords.contains { $0.hasPrefix("9:41") })
        #expect((reader.view.safeAreaInsets.top < top) == isSafeAreaItsOwn)
        reader.hidesBar = false
        reader.setNeedsStatusBarAppearanceUpdate()
        host.settle()
        #expect(try wireframe().scene == former && reader.view.safeAreaInsets.top == top)
        reader.style = .lightContent
        #expect(try wireframe().scene != former)
        reader.style = .default
        reader.hidesIndicator = true
        #expect(try (wireframe().scene == former) == isSafeAreaItsOwn)
    }

    // MARK: Keys

    @Test func `has the system's keys for the sidebar, after the app's own`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(plain("List"), for: .primary)
        split.setViewController(plain("Detail"), for: .secondary)
        let host = try HeadlessHost(device: "ipad-10th", orientation: .landscape, rootViewController: split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(host.press("s", [.control, .command]) && split.displayMode == .secondaryOnly)
        #expect(host.press("s", [.control, .command]) && split.displayMode == .oneBesideSecondary)
        #expect(!host.press("s", [.command]))
        let phone = try HeadlessHost(
            device: "iphone-16-pro", rootViewController: UISplitViewController(style: .doubleColumn))
        #expect(!phone.press("s", [.control, .command]))
    }

    private final class Launcher: UIResponder, UIApplicationDelegate {}

    @Test func `that nobody opens is missed with a word`() {
        let host = HeadlessHost(applicationDelegate: Launcher())
        #expect(host.unopenedScene?.contains("HeadlessHost(place:sceneDelegate:)") == true)
        host.mount(plain())
        #expect(host.unopenedScene == nil)
    }

    // MARK: Direction

    // UIMutableTraits › layoutDirection: in traits that override a root's, as in those of the device.
    @Test func `is mirrored where its root's traits are`() throws {
        let page = plain()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", style: .plain, target: nil, action: nil)
        let root = UINavigationController(rootViewController: page)
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: root)
        root.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let bar = tree.root.children.first { $0.name == "bar" }
        #expect(try #require(bar?.children.first { $0.name == "item1" }).frame.midX < 150)
    }
}

extension SceneElement {
    fileprivate var bounds: Rectangle? { if case .shape(let shape) = self { shape.path.bounds } else { nil } }
}
