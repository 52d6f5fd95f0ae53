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

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `ends its text before the button that clears it`(direction: UIUserInterfaceLayoutDirection) throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 160, height: 52))
        bar.text = "A lamp with a green shade"
        bar.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        let page = UIViewController()
        page.view.addSubview(bar)
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: page)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let field = try #require(element(ending: "search1", in: tree.layers))
        guard case .view(let view) = field.kind else { return #expect(Bool(false)) }
        let button = try #require(field.children.first { $0.name == "image1" })
        let text = view.fieldContents(in: field.frame, textWidth: 0)
        // Contents are from left to right; a mirrored field turns them around its middle.
        let end = direction == .rightToLeft ? 2 * field.frame.midX - button.frame.maxX : button.frame.minX
        #expect(text.maxX <= end && text.width > 0)
    }

    private func element(ending name: String, in elements: [InterfaceElement]) -> InterfaceElement? {
        elements.lazy.compactMap { $0.name == name ? $0 : element(ending: name, in: $0.children) }.first
    }

    private func frame(ending name: String, in elements: [InterfaceElement]) -> Rectangle? {
        elements.lazy.compactMap { $0.name == name ? $0.frame : frame(ending: name, in: $0.children) }.first
    }
}
