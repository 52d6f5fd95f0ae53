import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor struct `A menu` {
    private final class Root: UIViewController {
        var log: [String] = []

        func sort(_ sender: Any?) {}

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .main else { return }
            let new = UIAction(title: "New", identifier: .init("new")) { [unowned self] _ in log.append("new")
            }
            builder.remove(menu: .format)
            builder.insertChild(
                UIMenu(title: "Make", identifier: .init("make"), children: [new]), atStartOfMenu: .file)
            builder.insertSibling(UIMenu(title: "Go"), afterMenu: .view)
            builder.insertSibling(UIMenu(title: "Before"), beforeMenu: .view)
            builder.insertChild(UIMenu(title: "Tips"), atEndOfMenu: .help)
            builder.replace(menu: .edit, with: UIMenu(title: "Change", identifier: .edit))
            builder.replaceChildren(ofMenu: .window) { [UIMenu(title: "Tile")] + $0 }
            // UIMenuBuilder › command(for:propertyList:): the command with the action and the property list.
            let (sort, by) = (Selector(Root.sort(_:), named: "sort:"), ["name", "date"])
            let commands = by.map { UICommand(title: $0, action: sort, propertyList: $0) }
            builder.insertChild(UIMenu(title: "Sort", children: commands), atEndOfMenu: .view)
            log.append(builder.command(for: sort, propertyList: "date")?.title ?? "none")
            log.append(builder.command(for: sort, propertyList: nil)?.title ?? "none")
        }
    }

    @Test func `of the app is built by the responders in front`() throws {
        let root = Root()
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        let menu = host.mainMenu
        #expect(root.log.suffix(2) == ["date", "none"])
        root.log = []
        #expect(
            menu.children.map(\.title) == ["", "File", "Change", "Before", "View", "Go", "Window", "Help"])
        #expect(host.choose("New", in: menu))
        #expect(root.log == ["new"])
        let inner = menu.children.compactMap { ($0 as? UIMenu)?.children.first?.title }
        #expect(inner == ["Make", "Sort", "Tile", "Tips"])
    }

    @Test func `without a name is another one than the next without a name`() {
        #expect(UIMenu(options: .displayInline).identifier != UIMenu(options: .displayInline).identifier)
        let menu = UIMenu(title: "Go")
        #expect(menu.replacingChildren([]).identifier == menu.identifier)
    }

    @Test func `has elements that the app gives when it opens`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        var isDone = false
        let later = UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in isDone = true }]) }
        #expect(host.choose("Late", in: UIMenu(children: [later])))
        #expect(isDone)
        #expect(!host.choose("Never", in: UIMenu(children: [UIDeferredMenuElement { _ in }])))
    }

    // UIDeferredMenuElement › init(_:): its elements are cached; uncached(_:): they are asked for each time that the menu is
    // displayed.
    @Test func `asks once for elements that it keeps, and at each opening for others`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        var log: [String] = []
        let kept = UIDeferredMenuElement {
            log.append("kept")
            $0([UIAction(title: "Kept") { _ in log.append("chosen") }])
        }
        let fresh = UIDeferredMenuElement.uncached {
            log.append("fresh")
            $0([UIAction(title: "Fresh") { _ in log.append("chosen") }])
        }
        let menu = UIMenu(children: [kept, UIMenu(children: [fresh])])
        for title in ["Fresh", "Kept"] { #expect(host.choose(title, in: menu)) }
        #expect(log == ["kept", "fresh", "chosen", "fresh", "chosen"])
    }

    @Test func `has deferred elements from the next opening on where the app is late`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        var give: (([UIMenuElement]) -> Void)?
        let menu = UIMenu(children: [UIDeferredMenuElement { give = $0 }])
        #expect(!host.choose("Late", in: menu))
        give?([UIAction(title: "Late") { _ in }])
        #expect(host.choose("Late", in: menu))
    }

    private func actions(_ titles: String..., handler: @escaping UIAction.Handler = { _ in })
        -> [UIAction]
    {
        titles.map { UIAction(title: $0, state: $0 == "One" ? .on : .off, handler: handler) }
    }

    // UIMenu.Options › singleSelection: the menu and its submenus have one element on at a time. UIAction › sender: "The
    // object responsible for the action handler."
    @Test(arguments: [UIMenu.Options.singleSelection, []])
    func `of a pop-up button has the chosen element on, which names the button and is sent by it`(
        options: UIMenu.Options
    ) throws {
        let (page, button) = (UIViewController(), UIButton(type: .system))
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        page.view.addSubview(button)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        var seen: [String?] = []
        let menu = UIMenu(
            options: options,
            children: actions("One", "Two") { action in
                #expect(action.sender as? UIButton === button)
                seen.append(button.currentTitle)
            })
        button.menu = menu
        #expect(button.currentTitle == "One")
        let width = button.intrinsicContentSize.width
        #expect(host.choose("Two", in: button.menu))
        #expect(seen == ["Two"] && button.currentTitle == "Two")
        #expect(button.intrinsicContentSize.width != width)
        #expect(menu.selectedElements.map(\.title) == ["Two"])
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("Two"))
    }

    @Test func `has one element on in a group of which only one may be, elsewhere those of the app`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        let group = UIMenu(
            options: .singleSelection,
            children: [UIMenu(options: .displayInline, children: actions("One", "Two"))]
                + actions("Three"))
        let menu = UIMenu(children: actions("One", "Four") + [group])
        let item = UIBarButtonItem(title: "Sort", menu: menu)
        for title in ["Three", "Four"] { #expect(host.choose(title, in: item.menu)) }
        #expect(group.selectedElements.map(\.title) == ["Three"])
        #expect(menu.selectedElements.map(\.title) == ["One", "Three"])
        #expect((group.children.last as? UIAction)?.sender as? UIBarButtonItem === item)
    }

    @Test func `opens its preview where that is tapped`() throws {
        final class Rows: FilledTable {
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(previewProvider: {
                    let detail = UIViewController()
                    detail.title = "Detail"
                    return detail
                })
            }
            override func tableView(
                _ tableView: UITableView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                animator.addCompletion {
                    if let preview = animator.previewViewController { self.show(preview, sender: self) }
                }
            }
        }
        let rows = Rows()
        let stack = UINavigationController(rootViewController: rows)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: stack)
        #expect(host.tapPreview(at: IndexPath(row: 0, section: 0), of: rows.tableView))
        #expect(stack.topViewController?.title == "Detail")
    }
}
