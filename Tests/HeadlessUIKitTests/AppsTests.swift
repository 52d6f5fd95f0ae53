import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Places in which the apps are looked at: phone and pad, both orientations, half a window.
enum AppPlace: CaseIterable, Sendable {
    case phone
    case phoneLandscape
    case pad
    case padLandscape
    case padHalf

    var isCompact: Bool {
        switch self {
        case .phone, .phoneLandscape, .padHalf: true
        case .pad, .padLandscape: false
        }
    }

    var place: Place {
        get throws {
            switch self {
            case .phone: try Place(device: .named("iPhone 16"), orientation: .portrait)
            case .phoneLandscape: try Place(device: .named("iPhone 16"), orientation: .landscape)
            case .pad: try Place(device: .named("ipad-pro-11-inch"), orientation: .portrait)
            case .padLandscape: try Place(device: .named("ipad-pro-11-inch"), orientation: .landscape)
            case .padHalf:
                try Place(device: .named("ipad-pro-11-inch"), orientation: .landscape, window: .half)
            }
        }
    }
}

@MainActor struct `Apps in the shapes that real ones have` {
    @Test(arguments: AppPlace.allCases)
    func `a root that is its own delegate keeps the list on top until something is chosen`(
        place: AppPlace
    ) throws {
        let split = ReaderSplitViewController(style: .doubleColumn)
        let host = HeadlessHost(place: try place.place, rootViewController: split)

        #expect(split.isCollapsed == place.isCompact)
        #expect(split.isShowing(.primary))
        #expect(split.isShowing(.secondary) == !place.isCompact)

        let add = try #require(split.feed.navigationItem.rightBarButtonItem)
        #expect(host.tap(add))
        #expect(split.article.title == "New")
        #expect(split.isShowing(.secondary))
        #expect(split.article.navigationController?.topViewController === split.article)
        #expect(split.article.widths.last == split.article.view.bounds.width)
        if !place.isCompact { #expect(split.primaryColumnWidth >= 300) }
    }

    @Test(arguments: AppPlace.allCases)
    func `a coordinator hears of modes and collapses, and opens what it is told to`(place: AppPlace) throws {
        let delegate = NotesSceneDelegate()
        let host = HeadlessHost(place: try place.place, sceneDelegate: delegate)
        let coordinator = delegate.coordinator
        let split = coordinator.splitViewController

        #expect(host.splitViewController === split)
        #expect(coordinator.modes == [.oneBesideSecondary])
        #expect(coordinator.collapses == (place.isCompact ? 1 : 0))

        coordinator.open("Groceries")
        host.settle()
        let shown = split.viewController(for: .secondary)
        #expect((shown as? UINavigationController)?.topViewController?.title ?? shown?.title == "Groceries")
        #expect(split.isShowing(.secondary))
    }

    @Test(arguments: AppPlace.allCases)
    func `tabs take over where columns have no room`(place: AppPlace) throws {
        let split = ShopSplitViewController()
        _ = HeadlessHost(place: try place.place, rootViewController: split)

        #expect(split.viewControllers.contains(split.tabs) == place.isCompact)
        #expect(split.isShowing(.compact) == place.isCompact)
        #expect(split.categories.appearances == (place.isCompact ? 0 : 1))
    }

    @Test func `tabs give way to columns and come back when the window changes`() throws {
        let split = ShopSplitViewController()
        let host = HeadlessHost(place: try AppPlace.padHalf.place, rootViewController: split)
        split.tabs.selectedIndex = 1

        try host.move(to: .full)
        #expect(split.viewControllers == [split.categories, split.products])
        #expect(split.tabs.parent == nil)

        try host.move(to: .half)
        #expect(split.viewControllers == [split.tabs])
        #expect(split.tabs.selectedIndex == 1)
        #expect(split.categories.appearances == 1)
    }

    @Test(arguments: AppPlace.allCases)
    func `a classic split view shows an empty detail only where there is room`(place: AppPlace) throws {
        let delegate = ContactsAppDelegate()
        _ = HeadlessHost(place: try place.place, applicationDelegate: delegate)
        let split = delegate.splitViewController

        #expect(split.viewControllers.count == (place.isCompact ? 1 : 2))
        #expect(delegate.master.navigationController?.topViewController === delegate.master)
        #expect(split.displayModeButtonItem.isHidden == place.isCompact)
    }

    @Test func `a classic detail is pushed in a stack and separated from it again`() throws {
        let delegate = ContactsAppDelegate()
        let host = HeadlessHost(place: try AppPlace.padHalf.place, applicationDelegate: delegate)
        let split = delegate.splitViewController

        delegate.master.choose("Ada")
        host.settle()
        let master = try #require(delegate.master.navigationController)
        #expect(master.viewControllers.count == 2)

        try host.move(to: .full)
        #expect(!split.isCollapsed)
        #expect(split.viewControllers.count == 2)
        let detail = split.viewControllers.last as? UINavigationController
        #expect((detail?.topViewController as? ContactViewController)?.name == "Ada")
        #expect(master.viewControllers == [delegate.master])
    }

    @Test func `the classic button hides the primary, looks different, and brings it back`() throws {
        let delegate = ContactsAppDelegate()
        let host = HeadlessHost(place: try AppPlace.padLandscape.place, applicationDelegate: delegate)
        let split = delegate.splitViewController
        let before = split.displayModeButtonItem.image

        #expect(host.tap(split.displayModeButtonItem))
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.displayModeButtonItem.image != before)

        #expect(host.tap(split.displayModeButtonItem))
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test func `each tab keeps its detail stack across collapse and expansion`() throws {
        let split = StacksSplitViewController(nibName: nil, bundle: nil)
        let host = HeadlessHost(place: try AppPlace.padLandscape.place, rootViewController: split)
        let letter = UIViewController()
        split.showDetailViewController(letter, sender: nil)
        host.settle()
        #expect(letter.navigationController?.parent === split)

        try host.move(to: .half)
        let mail = split.tabs.viewControllers?.first as? UINavigationController
        #expect(split.isCollapsed)
        #expect(mail?.topViewController === letter)

        try host.move(to: .full)
        #expect(mail?.viewControllers.count == 1)
        #expect(letter.navigationController?.topViewController === letter)
        #expect(split.viewControllers.last === letter.navigationController)
    }

    @Test func `a container that overrides the size class decides where its split view collapses`() throws {
        let pages = PagesContainerViewController()
        let host = HeadlessHost(place: try AppPlace.padLandscape.place, rootViewController: pages)
        #expect(!pages.content.isCollapsed)

        try host.rotate(to: .portrait)
        #expect(pages.content.isCollapsed)
        #expect(pages.traitCollection.horizontalSizeClass == .regular)
        #expect(pages.classes == [.compact])

        try host.rotate(to: .landscape)
        #expect(!pages.content.isCollapsed)
    }

    @Test(arguments: AppPlace.allCases)
    func `an embedded split view fills what its anchors leave`(place: AppPlace) throws {
        let atlas = AtlasViewController()
        let host = HeadlessHost(place: try place.place, rootViewController: atlas)
        let size = host.environment.size
        let top = host.environment.safeArea.top

        #expect(atlas.header.frame == CGRect(x: 0, y: top, width: size.width, height: 44))
        #expect(
            atlas.map.view.frame
                == CGRect(x: 0, y: top + 44, width: size.width, height: size.height - top - 44))
        #expect(atlas.map.isCollapsed == place.isCompact)
        #expect(atlas.map.view.safeAreaInsets.top == 0)
    }

    @Test(arguments: AppPlace.allCases)
    func `three columns collapse to the one that the app chooses`(place: AppPlace) throws {
        let mail = MailCoordinator()
        let split = mail.splitViewController
        mail.splitDelegate.openColumn = .supplementary
        _ = HeadlessHost(place: try place.place, rootViewController: split)

        #expect(split.isCollapsed == place.isCompact)
        if place.isCompact {
            #expect(split.isShowing(.supplementary))
            #expect(!split.isShowing(.secondary))
        } else {
            #expect(split.isShowing(.secondary))
        }
    }

    @Test(arguments: AppPlace.allCases)
    func `an inspector comes and goes, and the mode outlives the launch`(place: AppPlace) throws {
        let split = StudioSplitViewController(store: [:])
        let host = HeadlessHost(place: try place.place, rootViewController: split)
        split.toggleInspector()
        host.settle()
        #expect(split.isShowing(.inspector))
        split.toggleInspector()
        host.settle()
        #expect(!split.isShowing(.inspector))

        split.hide(.primary)
        let next = StudioSplitViewController(store: split.store)
        _ = HeadlessHost(place: try place.place, rootViewController: next)
        #expect(next.displayMode == split.displayMode)
    }
}
