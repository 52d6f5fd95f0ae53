import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// A required constraint that others contradict is told by view.
@MainActor struct `A constraint that is not solved` {
    private func shown(_ set: (UILabel, UIView) -> Void) throws -> (label: UILabel, host: HeadlessHost) {
        let (controller, label) = (UIViewController(), UILabel())
        label.text = "Words"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        set(label, controller.view)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(controller, for: .secondary)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: split)
        return (label, host)
    }

    private func pin(_ label: UILabel, to view: UIView) {
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    }

    @Test func `is named on its view and in the tree`() throws {
        let (label, host) = try shown { label, view in
            pin(label, to: view)
            label.widthAnchor.constraint(equalToConstant: 100).isActive = true
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
        }
        #expect(label.unsolvedConstraints.map(\.description) == ["UILabel.width >= 300.0"])
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("text=\"Words\" unsolved=\"UILabel.width >= 300.0\""))
    }

    @Test func `on a view around it is told of what stands inside`() throws {
        let (label, host) = try shown { label, view in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.addSubview(box)
            label.translatesAutoresizingMaskIntoConstraints = true
            label.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
            box.addSubview(label)
            box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.1).isActive = true
        }
        #expect(label.unsolvedConstraints.isEmpty)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("unsolved=\"UIView.width <= UIView.width * 0.1\""))
    }

    @Test func `is none where the frame keeps it, where it is optional, and where it is not active`() throws {
        let (label, host) = try shown { label, view in
            pin(label, to: view)
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
            _ = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
            let wish = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 500)
            wish.priority = .defaultLow
            wish.isActive = true
        }
        #expect(label.unsolvedConstraints.isEmpty)
        #expect(!label.hasAmbiguousLayout)
        withExtendedLifetime(host) {}
    }

    @Test func `leaves a view ambiguous that has no place`() throws {
        let (label, host) = try shown { label, view in
            label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
        #expect(label.hasAmbiguousLayout)
        withExtendedLifetime(host) {}
    }
}
