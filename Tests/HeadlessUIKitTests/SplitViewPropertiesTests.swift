import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Every property of a split view controller takes part in the layout of the live classes; the layout rules themselves
/// are held where they are.
@MainActor struct `A property of a split view` {
    private func split(
        _ style: UISplitViewController.Style, _ set: (UISplitViewController) -> Void
    ) throws -> (split: UISplitViewController, host: HeadlessHost) {
        let split = UISplitViewController(style: style)
        split.setViewController(UIViewController(), for: .primary)
        if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(UIViewController(), for: .inspector)
        split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        set(split)
        let host = try HeadlessHost(
            device: "ipad-pro-13-inch-m4", orientation: .landscape, rootViewController: split)
        return (split, host)
    }

    /// A property and what is set.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let set: @MainActor @Sendable (UISplitViewController) -> Void

        init(_ name: String, _ set: @escaping @MainActor @Sendable (UISplitViewController) -> Void) {
            testDescription = name
            self.set = set
        }
    }

    @Test(arguments: [
        Change("preferredPrimaryColumnWidth") { $0.preferredPrimaryColumnWidth = 300 },
        Change("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = 0.3 },
        Change("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = 350 },
        Change("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = 250 },
        Change("preferredSupplementaryColumnWidth") { $0.preferredSupplementaryColumnWidth = 300 },
        Change("preferredSupplementaryColumnWidthFraction") {
            $0.preferredSupplementaryColumnWidthFraction = 0.3
        },
        Change("minimumSupplementaryColumnWidth") { $0.minimumSupplementaryColumnWidth = 350 },
        Change("maximumSupplementaryColumnWidth") { $0.maximumSupplementaryColumnWidth = 250 },
        Change("minimumSecondaryColumnWidth") { $0.minimumSecondaryColumnWidth = 900 },
        Change("preferredInspectorColumnWidth") { $0.preferredInspectorColumnWidth = 300 },
        Change("preferredInspectorColumnWidthFraction") { $0.preferredInspectorColumnWidthFraction = 0.25 },
        Change("minimumInspectorColumnWidth") { $0.minimumInspectorColumnWidth = 320 },
        Change("maximumInspectorColumnWidth") { $0.maximumInspectorColumnWidth = 250 },
        Change("primaryEdge") { $0.primaryEdge = .trailing },
        Change("primaryBackgroundStyle") { $0.primaryBackgroundStyle = .none },
        Change("displayModeButtonVisibility") { $0.displayModeButtonVisibility = .never },
        Change("preferredDisplayMode") { $0.preferredDisplayMode = .secondaryOnly },
        Change("showsSecondaryOnlyButton") { $0.showsSecondaryOnlyButton = true },
    ])
    func `changes what is on screen`(change: Change) throws {
        func twin(_ set: (UISplitViewController) -> Void) throws -> String {
            let shown = try split(.tripleColumn, set)
            if change.testDescription.contains("Inspector") { shown.split.show(.inspector) }
            shown.host.settle()
            return try #require(InterfaceCapture.tree(of: shown.host)).twin
        }
        #expect(try twin(change.set) != twin { _ in })
    }

    @Test func `says how wide the columns are, and how they stand`() throws {
        let shown = try split(.tripleColumn) { $0.preferredPrimaryColumnWidth = 290 }
        let middle = shown.split.viewController(for: .supplementary)?.navigationController?.view.frame.width
        #expect(shown.split.primaryColumnWidth == 290)
        #expect(shown.split.supplementaryColumnWidth == middle && middle != 0)
        #expect(shown.split.displayMode == .twoBesideSecondary && shown.split.splitBehavior == .tile)
        #expect(shown.split.style == .tripleColumn)
    }

    @Test(arguments: [true, false])
    func `lets a swipe show the primary, or not`(presents: Bool) throws {
        let shown = try split(.doubleColumn) {
            $0.preferredDisplayMode = .secondaryOnly
            $0.presentsWithGesture = presents
        }
        shown.host.swipe(.fromLeadingEdge)
        #expect((shown.split.displayMode != .secondaryOnly) == presents)
    }
}
