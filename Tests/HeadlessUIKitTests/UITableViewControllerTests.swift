import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

@MainActor struct `A table view controller` {
    private final class Names: UITableViewController {
        let names = ["Ada", "Grace", "Edsger"]
        private(set) var chosen: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(names[indexPath.row])
            showDetailViewController(UIViewController(), sender: self)
        }
    }

    @Test func `selects the row that is tapped, and a wireframe shows which`() throws {
        let names = Names(style: .insetGrouped)
        names.clearsSelectionOnViewWillAppear = false
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(names, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let host = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: split)

        host.tapRow(at: IndexPath(row: 1, section: 0), of: names.tableView)

        #expect(names.tableView.numberOfRows(inSection: 0) == 3)
        #expect(names.chosen == ["Grace"])
        #expect(InterfaceCapture.tree(of: host)?.twin.contains("kind=list selectedRow=1") == true)
    }
}
