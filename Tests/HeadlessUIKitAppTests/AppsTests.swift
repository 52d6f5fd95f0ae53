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
    func `the list stays on top until something is chosen`(place: AppPlace) throws {
        let split = LibrarySplitViewController()
        split.minimumPrimaryColumnWidth = 300
        _ = HeadlessHost(place: try place.place, rootViewController: split)

        #expect(split.isCollapsed == place.isCompact)
        #expect(split.isShowing(.primary))
        #expect(split.isShowing(.secondary) == !place.isCompact)

        split.sidebar.onSelect("New")
        #expect(split.isShowing(.secondary))
        #expect(split.songs.navigationController?.topViewController === split.songs)
        if !place.isCompact { #expect(split.primaryColumnWidth >= 300) }
    }

    @Test(arguments: AppPlace.allCases)
    func `tabs take over where columns have no room`(place: AppPlace) throws {
        let split = HouseholdSplitViewController()
        _ = HeadlessHost(place: try place.place, rootViewController: split)

        #expect(split.viewControllers.contains(split.tabs) == place.isCompact)
        #expect(split.isShowing(.compact) == place.isCompact)
        #expect(split.things.isViewLoaded == !place.isCompact)
    }

    @Test func `tabs give way to columns and come back when the window changes`() throws {
        let split = HouseholdSplitViewController()
        let host = HeadlessHost(place: try AppPlace.padHalf.place, rootViewController: split)
        split.tabs.selectedIndex = 1

        try host.move(to: .full)
        #expect(split.viewControllers.contains(split.things))
        #expect(split.tabs.parent == nil)

        try host.move(to: .half)
        #expect(split.viewControllers == [split.tabs])
        #expect(split.tabs.selectedIndex == 1)
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

    @Test func `a container that overrides the size class of its split view collapses it`() throws {
        let (container, split) = (UIViewController(), UISplitViewController(style: .doubleColumn))
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        container.addChild(split)
        container.view.addSubview(split.view)
        split.didMove(toParent: container)
        let host = HeadlessHost(place: try AppPlace.padLandscape.place, rootViewController: container)
        #expect(!split.isCollapsed)

        container.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .compact), forChild: split)
        host.settle()
        #expect(split.isCollapsed && container.traitCollection.horizontalSizeClass == .regular)

        container.setOverrideTraitCollection(nil, forChild: split)
        host.settle()
        #expect(!split.isCollapsed)
    }
}
