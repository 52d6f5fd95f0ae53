import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Measured on iOS 26.1 simulators: `uikit-around-split-views.md`, section 5.1.
@MainActor struct `What is presented` {
    /// Hosts live as long as what they show is looked at.
    private final class Shelf {
        var hosts: [HeadlessHost] = []
    }

    private let shelf = Shelf()

    private func present(
        _ style: UIModalPresentationStyle, on device: String, _ orientation: Orientation = .portrait,
        _ set: (UIViewController, UIViewController) -> Void = { _, _ in }
    ) throws -> UIViewController {
        let (root, presented) = (UIViewController(), UIViewController())
        let host = try HeadlessHost(device: device, orientation: orientation, rootViewController: root)
        shelf.hosts.append(host)
        presented.modalPresentationStyle = style
        set(presented, root)
        root.present(presented, animated: true)
        host.settle()
        return presented
    }

    @Test(
        arguments: [
            (.pageSheet, "iPad (A16)", CGRect(x: 0, y: 42, width: 820, height: 1138)),
            (.formSheet, "iPad (A16)", CGRect(x: 120, y: 260, width: 580, height: 650)),
            (.pageSheet, "iPhone 16", CGRect(x: 0, y: 59, width: 393, height: 793)),
            (.formSheet, "iPhone 16", CGRect(x: 0, y: 59, width: 393, height: 793)),
            (.popover, "iPhone 16", CGRect(x: 0, y: 59, width: 393, height: 793)),
            (.pageSheet, "iPhone SE (3rd generation)", CGRect(x: 0, y: 30, width: 375, height: 637)),
            (.fullScreen, "iPhone 16", CGRect(x: 0, y: 0, width: 393, height: 852)),
        ] as [(UIModalPresentationStyle, String, CGRect)])
    func `has a frame of its own`(style: UIModalPresentationStyle, device: String, frame: CGRect) throws {
        #expect(try present(style, on: device).view.frame == frame)
    }

    @Test func `rests at its detent`() throws {
        let card = try present(.pageSheet, on: "iPhone 16") { presented, _ in
            presented.sheetPresentationController?.detents = [.medium()]
        }
        let frame = card.view.frame
        #expect(abs(frame.minY - 403.69) < 0.01 && abs(frame.height - 440.31) < 0.01)
        #expect(frame.minX == 8 && frame.width == 377)

        let form = try present(.formSheet, on: "iPad (A16)") { presented, _ in
            presented.sheetPresentationController?.detents = [.medium()]
        }
        #expect(form.view.frame == CGRect(x: 120, y: 546, width: 580, height: 364))
    }

    @Test func `comes in a popover beside its source or below a bar`() throws {
        let beside = try present(.popover, on: "iPad (A16)") { presented, root in
            presented.preferredContentSize = CGSize(width: 240, height: 180)
            presented.popoverPresentationController?.sourceView = root.view
            presented.popoverPresentationController?.sourceRect = CGRect(
                x: 100, y: 300, width: 60, height: 40)
        }
        #expect(beside.view.frame == CGRect(x: 160, y: 230, width: 253, height: 180))
        #expect(beside.traitCollection.horizontalSizeClass == .compact)

        let below = try present(.popover, on: "iPad (A16)") { presented, root in
            presented.preferredContentSize = CGSize(width: 240, height: 180)
            let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
            root.navigationItem.rightBarButtonItem = item
            presented.popoverPresentationController?.barButtonItem = item
        }
        #expect(below.view.frame == CGRect(x: 561, y: 62, width: 240, height: 180))
    }

    @Test func `is compact in a form sheet and regular in a page sheet of an iPad`() throws {
        #expect(try present(.formSheet, on: "iPad (A16)").traitCollection.horizontalSizeClass == .compact)
        #expect(try present(.pageSheet, on: "iPad (A16)").traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `takes the whole of a window without height`() throws {
        let sheet = try present(.formSheet, on: "iPhone SE (3rd generation)", .landscape)
        #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }

    @Test func `is a card in the middle of the safe area where it is an alert`() throws {
        let root = UIViewController()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: root)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        root.present(alert, animated: true)
        host.settle()
        #expect(alert.view.frame.width == 320)
        #expect(alert.view.frame.midY == 438.5)
    }
}
