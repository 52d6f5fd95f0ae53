import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// UIViewController › viewWillAppear(_:) › Parameters: whether the view is added with an animation; dossier m.6.
@MainActor struct `What a split view tells its columns of an animation` {
    private final class Witness: UIViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) { heard.append("will appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear \(animated)") }
    }

    private func columns() -> (UISplitViewController, Witness, Witness) {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (Witness(), Witness())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return (split, list, detail)
    }

    @Test func `is that none runs at the first appearance, and one when a column is shown or hidden`() throws
    {
        let (split, list, detail) = columns()
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, rootViewController: split)
        #expect(list.heard == ["will appear false"] && detail.heard == ["will appear false"])
        list.heard = []
        split.hide(.primary)
        host.settle()
        split.show(.primary)
        host.settle()
        #expect(list.heard == ["will disappear true", "will appear true"])
    }

    @Test(arguments: [true, false])
    func `is what the app said when it pushed the column`(isAnimated: Bool) throws {
        let (split, list, detail) = columns()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: split)
        host.tapBack()
        (list.heard, detail.heard) = ([], [])
        let column = try #require(detail.navigationController)
        list.navigationController?.pushViewController(column, animated: isAnimated)
        host.settle()
        #expect(list.heard == ["will disappear \(isAnimated)"])
        #expect(detail.heard == ["will appear \(isAnimated)"])
    }
}
