import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A menu` {
    private final class Root: UIViewController {
        var log: [String] = []

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
        }
    }

    @Test func `of the app is built by the responders in front`() throws {
        let root = Root()
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        let menu = host.mainMenu
        #expect(
            menu.children.map(\.title) == ["", "File", "Change", "Before", "View", "Go", "Window", "Help"])
        #expect(host.choose("New", in: menu))
        #expect(root.log == ["new"])
        let inner = menu.children.compactMap { ($0 as? UIMenu)?.children.first?.title }
        #expect(inner == ["Make", "Tile", "Tips"])
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

    @Test func `opens its preview where that is tapped`() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            { UITableViewCell() }
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
