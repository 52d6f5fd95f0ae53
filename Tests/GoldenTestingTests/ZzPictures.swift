import Foundation
import GoldenTesting
import HeadlessUIKit
import SplitframeDevices
import Testing

@MainActor struct Zz {
    func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }
    final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            var words = cell.defaultContentConfiguration()
            words.text = "Row \(indexPath.row)"
            words.secondaryText = "Second line"
            words.image = UIImage(systemName: "folder")
            cell.contentConfiguration = words
            return cell
        }
    }
    func rows(_ title: String) -> UIViewController {
        let rows = Rows(style: .insetGrouped)
        rows.title = title
        return rows
    }
    func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(rows("Folders"), for: .primary)
        split.setViewController(controller("Message"), for: .secondary)
        return split
    }
    func shoot(
        _ name: String, _ device: String, _ orientation: Orientation = .portrait, root: UIViewController,
        _ work: (HeadlessHost) -> Void = { _ in }
    ) throws {
        let host = try HeadlessHost(device: device, orientation: orientation, rootViewController: root)
        work(host)
        host.settle()
        withKnownIssue(isIntermittent: true) {
            expectGolden(
                of: host, look: Look(), named: name, record: .all, filePath: "/tmp/pics/Tests/T.swift")
        }
    }
    @Test func pictures() throws {
        try shoot("form", "ipad-10th", root: split()) { host in
            let c = UINavigationController(rootViewController: rows("Settings"))
            c.modalPresentationStyle = .formSheet
            c.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .done, target: nil, action: nil)
            host.rootViewController?.present(c, animated: true)
        }
        try shoot("sheet", "ipad-10th", .landscape, root: split()) { host in
            let c = UINavigationController(rootViewController: rows("Settings"))
            c.sheetPresentationController?.prefersGrabberVisible = true
            host.rootViewController?.present(c, animated: true)
        }
        try shoot("phone-medium", "iphone-16-pro", root: split()) { host in
            let c = UINavigationController(rootViewController: rows("Settings"))
            c.sheetPresentationController?.detents = [.medium()]
            c.sheetPresentationController?.prefersGrabberVisible = true
            host.rootViewController?.present(c, animated: true)
        }
        try shoot("alert", "iphone-16-pro", root: split()) { host in
            let a = UIAlertController(
                title: "Delete 3 messages?",
                message: "They cannot be brought back, neither here nor on another device.",
                preferredStyle: .alert)
            a.addTextField { $0.placeholder = "Why?" }
            a.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            a.addAction(UIAlertAction(title: "Delete", style: .destructive))
            host.rootViewController?.present(a, animated: true)
        }
        try shoot("actions", "ipad-10th", root: split()) { host in
            let a = UIAlertController(title: "Message", message: nil, preferredStyle: .actionSheet)
            for t in ["Reply", "Forward", "Archive"] { a.addAction(UIAlertAction(title: t, style: .default)) }
            a.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            a.popoverPresentationController?.sourceView = host.rootViewController?.view
            a.popoverPresentationController?.sourceRect = CGRect(x: 410, y: 590, width: 1, height: 1)
            host.rootViewController?.present(a, animated: true)
        }
        let tabs = UITabBarController()
        let s = split()
        s.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
        tabs.viewControllers = [s, controller("Search"), controller("Profile")]
        try shoot("tabs", "ipad-10th", .landscape, root: tabs)
        let phoneTabs = UITabBarController()
        phoneTabs.viewControllers = [
            UINavigationController(rootViewController: rows("Inbox")), controller("Search"),
        ]
        try shoot("phone-tabs", "iphone-16-pro", root: phoneTabs)
        let coloured = split()
        let c = controller("Blue")
        c.view.backgroundColor = UIColor(red: 0.85, green: 0.92, blue: 1, alpha: 1)
        c.view.tintColor = .systemPink
        let label = UILabel(frame: CGRect(x: 40, y: 140, width: 300, height: 30))
        label.text = "A label"
        label.backgroundColor = .systemYellow
        let button = UIButton(frame: CGRect(x: 40, y: 200, width: 300, height: 44))
        button.setTitle("Pink", for: .normal)
        let box = UIView(frame: CGRect(x: 40, y: 260, width: 300, height: 100))
        box.backgroundColor = .systemGreen
        let sw = UISwitch(frame: CGRect(x: 40, y: 380, width: 51, height: 31))
        sw.isOn = true
        for v in [label, button, box, sw] { c.view.addSubview(v) }
        coloured.setViewController(c, for: .secondary)
        coloured.viewController(for: .primary)?.overrideUserInterfaceStyle = .dark
        try shoot("colours", "ipad-10th", .landscape, root: coloured)
        try shoot("dark", "ipad-10th", .landscape, root: split()) { $0.userInterfaceStyle = .dark }
        try shoot("large", "iphone-16-pro", root: split()) {
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        try shoot(
            "plain", "ipad-10th", root: UINavigationController(rootViewController: rows("No split view")))
    }
}
