import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import Testing

/// Dossier m.7; UIView › safeAreaLayoutGuide › Discussion: what stands inside is not covered by bars and other views.
@MainActor struct `A column's search field` {
    @Test(arguments: [UISplitViewController.PrimaryEdge.leading, .trailing], [true, false])
    func `stands inside its column's safe area, beside a sidebar that floats above the column`(
        edge: UISplitViewController.PrimaryEdge, isActive: Bool
    ) throws {
        let split = UISplitViewController(style: .tripleColumn)
        let middle = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        middle.navigationItem.searchController = search
        middle.navigationItem.hidesSearchBarWhenScrolling = false
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(middle, for: .supplementary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .twoBesideSecondary
        split.primaryEdge = edge
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, rootViewController: split)
        search.isActive = isActive
        host.settle()
        let column = try #require(middle.navigationController?.view)
        let safe = column.bounds.inset(by: column.safeAreaInsets)
        #expect(safe.width < column.bounds.width)
        let inWindow = column.convert(safe, to: nil)
        let field = try #require(
            InterfaceCapture.tree(of: host).flatMap { frame(ending: "search1", in: $0.layers) })
        #expect(field.minX >= Double(inWindow.minX) && field.maxX <= Double(inWindow.maxX))
    }

    private func frame(ending name: String, in elements: [InterfaceElement]) -> Rectangle? {
        elements.lazy.compactMap { $0.name == name ? $0.frame : frame(ending: name, in: $0.children) }.first
    }
}
