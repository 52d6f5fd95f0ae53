import Foundation
public import SplitframeInterface
package import SplitframeLayout

/// Freezes what a host shows into an interface tree: the one crossing from live objects to values.
@MainActor public enum InterfaceCapture {
    /// The tree of the split view on screen, its texts and contents from the app's own objects; nil without one.
    public static func tree(of host: HeadlessHost) -> InterfaceTree? {
        host.splitViewController.flatMap(tree(of:))
    }

    /// The tree of one mounted split view; nil before it is mounted.
    public static func tree(of split: UISplitViewController) -> InterfaceTree? {
        let (state, contents) = values(of: split)
        return InterfaceTree(state, contents: contents)
    }

    /// The values behind a split view: its state, and what its columns hold.
    package static func values(
        of split: UISplitViewController
    ) -> (state: SplitState, contents: [Column: ColumnContents]) {
        var contents: [Column: ColumnContents] = [:]
        for column in Column.allCases {
            guard let container = split.containers[column] else { continue }
            contents[column] = ColumnContents(of: container, in: column)
        }
        return (split.state, contents)
    }
}
