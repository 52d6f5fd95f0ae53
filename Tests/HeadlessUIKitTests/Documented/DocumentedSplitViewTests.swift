import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// What the class reference of UISplitViewController says, each fact by itself.
@MainActor struct `As documented a split view` {
    private func split(
        _ style: UISplitViewController.Style, columns: [Column] = [], generation: Generation = .standard,
        on device: String = "ipad-pro-13-inch-m4", _ set: (UISplitViewController) -> Void = { _ in }
    ) throws -> (split: UISplitViewController, host: HeadlessHost) {
        let split = UISplitViewController(style: style)
        let own: [Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for column in own + columns { split.setViewController(UIViewController(), for: column) }
        set(split)
        let host = try HeadlessHost(
            device: device, orientation: .landscape, generation: generation, rootViewController: split)
        return (split, host)
    }

    private func tree(of host: HeadlessHost) throws -> InterfaceTree {
        try #require(InterfaceCapture.tree(of: host))
    }

    /// The window is 1376 points wide.
    @Test func `prefers a width in points to a fraction, for primary and supplementary`() throws {
        let (split, host) = try split(.tripleColumn, generation: .iOS14) {
            $0.preferredDisplayMode = .twoBesideSecondary
            $0.maximumPrimaryColumnWidth = 500
            $0.maximumSupplementaryColumnWidth = 500
            $0.preferredPrimaryColumnWidthFraction = 0.25
            $0.preferredSupplementaryColumnWidthFraction = 0.25
        }
        #expect(split.primaryColumnWidth == 344)
        #expect(split.supplementaryColumnWidth == 344)
        split.preferredPrimaryColumnWidth = 300
        split.preferredSupplementaryColumnWidth = 310
        host.settle()
        #expect(split.primaryColumnWidth == 300)
        #expect(split.supplementaryColumnWidth == 310)
    }

    @Test func `holds preferred widths between minimum and maximum`() throws {
        let (split, host) = try split(.tripleColumn, generation: .iOS14) {
            $0.preferredDisplayMode = .twoBesideSecondary
            $0.preferredPrimaryColumnWidth = 300
            $0.preferredSupplementaryColumnWidth = 300
            $0.maximumPrimaryColumnWidth = 260
            $0.maximumSupplementaryColumnWidth = 270
        }
        #expect(split.primaryColumnWidth == 260)
        #expect(split.supplementaryColumnWidth == 270)
        split.maximumPrimaryColumnWidth = 500
        split.maximumSupplementaryColumnWidth = 500
        split.minimumPrimaryColumnWidth = 330
        split.minimumSupplementaryColumnWidth = 340
        host.settle()
        #expect(split.primaryColumnWidth == 330)
        #expect(split.supplementaryColumnWidth == 340)
    }

    @Test func `gives an inspector the width that is preferred between its minimum and maximum`() throws {
        let (split, host) = try split(.doubleColumn, columns: [.inspector])
        split.show(.inspector)
        split.preferredInspectorColumnWidthFraction = 0.25
        split.maximumInspectorColumnWidth = 500
        host.settle()
        func width() throws -> Double {
            try #require(tree(of: host).element(named: "inspector")).element.frame.width
        }
        #expect(try width() == 344)
        split.preferredInspectorColumnWidth = 300
        host.settle()
        #expect(try width() == 300)
        split.maximumInspectorColumnWidth = 280
        host.settle()
        #expect(try width() == 280)
        split.maximumInspectorColumnWidth = 500
        split.minimumInspectorColumnWidth = 320
        host.settle()
        #expect(try width() == 320)
    }

    @Test(arguments: [(true, false), (false, true)])
    func `has a display-mode button as its visibility says, or as the gesture does`(
        presents: Bool, isForced: Bool
    ) throws {
        let (split, host) = try split(.doubleColumn) { $0.presentsWithGesture = presents }
        func hasButton() throws -> Bool { try tree(of: host).twin.contains("displayModeButton") }
        #expect(try hasButton() == presents)
        split.displayModeButtonVisibility = isForced ? .always : .never
        host.settle()
        #expect(try hasButton() == isForced)
    }

    @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
    func `has a button for the secondary alone where three columns ask for it`(
        style: UISplitViewController.Style
    ) throws {
        let (split, host) = try split(style)
        #expect(!split.showsSecondaryOnlyButton)
        #expect(try !tree(of: host).twin.contains("secondaryOnlyButton"))
        split.showsSecondaryOnlyButton = true
        host.settle()
        #expect(try tree(of: host).twin.contains("secondaryOnlyButton") == (style == .tripleColumn))
    }

    @Test func `stands its primary at the edge that is asked for`() throws {
        let (split, host) = try split(.doubleColumn, generation: .iOS14)
        func primary() throws -> Double {
            try #require(tree(of: host).element(named: "primary")).element.frame.minX
        }
        #expect(try primary() == 0)
        split.primaryEdge = .trailing
        host.settle()
        #expect(try primary() == 1376 - split.primaryColumnWidth)
    }

    @Test func `never tells that its mode or behaviour is automatic`() throws {
        let (split, host) = try split(.tripleColumn)
        #expect(split.preferredDisplayMode == .automatic && split.preferredSplitBehavior == .automatic)
        #expect(split.displayMode == .twoBesideSecondary && split.splitBehavior == .tile)
        split.preferredDisplayMode = .secondaryOnly
        host.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(!split.isShowing(.primary) && split.isShowing(.secondary))
    }

    @Test func `takes a column's controller away again`() throws {
        let (split, host) = try split(.doubleColumn, columns: [.inspector])
        let inspector = try #require(split.viewController(for: .inspector))
        split.show(.inspector)
        host.settle()
        #expect(split.isShowing(.inspector) && inspector.viewIfLoaded?.window != nil)
        split.hide(.inspector)
        host.settle()
        #expect(!split.isShowing(.inspector))
        split.setViewController(nil, for: .inspector)
        #expect(split.viewController(for: .inspector) == nil)
    }

    @Test func `has the style that it was made with, and none without`() {
        #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
        #expect(UISplitViewController(style: .tripleColumn).style == .tripleColumn)
        #expect(UISplitViewController(nibName: nil, bundle: nil).style == .unspecified)
    }

    @Test func `is collapsed where its width is compact, and shows the compact column there`() throws {
        let (split, host) = try split(.doubleColumn, columns: [.compact], on: "ipad-pro-11-inch")
        #expect(!split.isCollapsed && split.isShowing(.secondary) && !split.isShowing(.compact))
        try host.move(to: .half)
        #expect(split.isCollapsed && split.isShowing(.compact) && !split.isShowing(.secondary))
    }

    /// New in iOS 26.
    @Test func `keeps its secondary at least at the minimum`() throws {
        let (split, host) = try split(.doubleColumn) {
            $0.maximumPrimaryColumnWidth = 900
            $0.preferredPrimaryColumnWidth = 800
        }
        #expect(split.primaryColumnWidth == 800)
        split.minimumSecondaryColumnWidth = 700
        host.settle()
        #expect(split.primaryColumnWidth < 800 && split.primaryColumnWidth + 700 <= 1376)
    }
}
