import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// What the cases and kinds of a split view mean on screen; letters and numbers are the dossier's sections.
@MainActor struct `A mode of a split view` {
    private typealias Split = UISplitViewController

    private func mounted(
        _ split: UISplitViewController, generation: Generation = .standard,
        orientation: Orientation = .portrait
    ) throws -> HeadlessHost {
        if split.style == .unspecified {
            split.viewControllers = [UIViewController(), UIViewController()]
        } else {
            for column in split.style == .tripleColumn
                ? [Column.primary, .supplementary, .secondary] : [.primary, .secondary]
            {
                split.setViewController(UIViewController(), for: column)
            }
        }
        return try HeadlessHost(
            device: "ipad-10th", orientation: orientation, generation: generation, rootViewController: split)
    }

    private func frame(_ column: Column, of split: UISplitViewController) throws -> CGRect {
        let view = try #require(split.viewController(for: column)?.navigationController?.view)
        return view.convert(view.bounds, to: nil)
    }

    /// Dossier a.1.
    @Test func `has UIKit's number, by which apps store it`() {
        let modes: [Split.DisplayMode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            .twoOverSecondary, .twoDisplaceSecondary,
        ]
        #expect(modes.map(\.rawValue) == Array(0...6))
        let behaviors: [Split.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
        #expect(behaviors.map(\.rawValue) == Array(0...3))
        let columns: [Split.Column] = [.primary, .supplementary, .secondary, .compact, .inspector]
        #expect(columns.map(\.rawValue) == Array(0...4))
        let styles: [Split.Style] = [.unspecified, .doubleColumn, .tripleColumn]
        #expect(styles.map(\.rawValue) == Array(0...2))
        #expect(([.leading, .trailing] as [Split.PrimaryEdge]).map(\.rawValue) == [0, 1])
        #expect(([.none, .sidebar] as [Split.BackgroundStyle]).map(\.rawValue) == [0, 1])
        let visibilities: [Split.DisplayModeButtonVisibility] = [.automatic, .never, .always]
        #expect(visibilities.map(\.rawValue) == Array(0...2))
    }

    /// Dossier b.3, b.4.
    @Test(arguments: [
        (SplitStyle.doubleColumn, DisplayMode.oneOverSecondary), (.tripleColumn, .twoOverSecondary),
    ])
    func `over the secondary puts the columns above it`(style: SplitStyle, mode: DisplayMode) throws {
        let split = UISplitViewController(style: style)
        let host = try mounted(split)
        split.preferredDisplayMode = mode
        host.settle()
        #expect(split.displayMode == mode && split.splitBehavior == .overlay)
        let (primary, secondary) = (try frame(.primary, of: split), try frame(.secondary, of: split))
        #expect(secondary.minX == 0 && secondary.width == 820)
        #expect(primary.intersects(secondary))
    }

    /// b.1, b.2: before iOS 26, where three columns do not fit beside each other.
    @Test func `that displaces the secondary moves it out of the way`() throws {
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredSplitBehavior = .displace
        split.preferredDisplayMode = .twoDisplaceSecondary
        let host = try mounted(split, generation: .iOS14, orientation: .landscape)
        #expect(split.displayMode == .twoDisplaceSecondary && split.splitBehavior == .displace)
        #expect(try frame(.secondary, of: split).maxX > 1180)
        withExtendedLifetime(host) {}
    }

    /// a.1: deprecated in iOS 14, and still in apps.
    @Test func `has its names from before iOS 14`() throws {
        let split = UISplitViewController(nibName: nil, bundle: nil)
        let host = try mounted(split)
        #expect(split.style == .unspecified)
        let primary = try #require(split.viewControllers.first?.view)
        for (mode, name) in [
            (DisplayMode.primaryHidden, DisplayMode.secondaryOnly), (.allVisible, .oneBesideSecondary),
            (.primaryOverlay, .oneOverSecondary),
        ] {
            split.preferredDisplayMode = mode
            host.settle()
            #expect(split.displayMode == name && (primary.window == nil) == (mode == .primaryHidden))
        }
    }

    /// Dossier e.2.
    @Test(arguments: [(SplitBehavior.overlay, DisplayMode.oneOverSecondary), (.tile, .oneBesideSecondary)])
    func `follows the preferred behaviour where a column is shown`(
        behavior: SplitBehavior, mode: DisplayMode
    ) throws {
        let split = UISplitViewController(style: .doubleColumn)
        let host = try mounted(split)
        split.preferredSplitBehavior = behavior
        split.hide(.primary)
        host.settle()
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        host.settle()
        #expect(split.displayMode == mode && split.splitBehavior == behavior)
    }

    /// a.5: -3.4028234663852886e+38; i.13 on the secondary.
    @Test func `has widths that the system chooses until the app does, and again after it`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let host = try mounted(split, orientation: .landscape)
        let automatic = split.primaryColumnWidth
        split.maximumPrimaryColumnWidth = 900
        split.preferredPrimaryColumnWidth = 600
        host.settle()
        #expect(split.primaryColumnWidth == 600)
        split.preferredSecondaryColumnWidth = 700
        host.settle()
        #expect(split.primaryColumnWidth < 600)
        split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
        split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        host.settle()
        #expect(split.primaryColumnWidth == automatic)
        #expect(UISplitViewController.automaticDimension == -3.4028234663852886e+38)
    }

    /// e.3: a column style presents; h.3: a classic one puts it into the primary.
    @Test func `decides where a controller goes that is shown`() throws {
        let shown = UIViewController()
        let columns = UISplitViewController(style: .doubleColumn)
        let host = try mounted(columns)
        columns.show(shown, sender: nil)
        host.settle()
        #expect(columns.presentedViewController === shown)
        let (classic, other) = (UISplitViewController(nibName: nil, bundle: nil), UIViewController())
        let second = try mounted(classic, orientation: .landscape)
        classic.show(other, sender: nil)
        second.settle()
        #expect(classic.viewControllers.first === other && classic.presentedViewController == nil)
    }
}
