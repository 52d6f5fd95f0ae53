import Foundation
import HeadlessUIKit
import SplitframeDevices
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

    @Test(
        arguments: [LayoutDirection.leftToRight, .rightToLeft], ["Harbour", "A title with hardly any room"])
    func `is covered by neither the title nor the buttons of its bar`(
        direction: LayoutDirection, title: String
    ) throws {
        let split = UISplitViewController(style: .doubleColumn)
        let page = UIViewController()
        page.title = title
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
        ]
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(page, for: .secondary)
        let place = try Place(device: .iPadMini6, orientation: .landscape, layoutDirection: direction)
        let host = HeadlessHost(place: place, rootViewController: split)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let field = try #require(frame(ending: "search1", in: tree.layers))
        let bar = try #require(tree.element(named: "secondary.bar")?.element)
        #expect(bar.children.count { $0.name.hasPrefix("title") || $0.name.hasPrefix("item") } >= 2)
        for part in bar.children {
            #expect(part.frame.intersection(field) == nil, "\(part.name) \(part.frame) \(field)")
        }
    }

    private func frame(ending name: String, in elements: [InterfaceElement]) -> Rectangle? {
        elements.lazy.compactMap { $0.name == name ? $0.frame : frame(ending: name, in: $0.children) }.first
    }
}
