import Foundation
import HeadlessUIKit
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// UIKit lays a navigation controller's bars above the views of what it shows.
@MainActor struct `Bars stand in front of content` {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Harbour"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            toolbarItems = [UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil)]
            let picture = UIImageView(image: UIImage(named: "harbour"))
            picture.frame = view.bounds
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(picture)
        }
    }

    @Test(
        arguments: ["ipad-10th", "iphone-16-pro"],
        [UISplitViewController.Style.doubleColumn, .tripleColumn, .unspecified])
    func `in every column and screen of the tree`(device: String, style: UISplitViewController.Style) throws {
        func column() -> UIViewController {
            let stack = UINavigationController(rootViewController: Page())
            stack.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            return tabs
        }
        let split = UISplitViewController(style: style)
        if style == .unspecified {
            split.viewControllers = [column(), column()]
        } else {
            split.setViewController(column(), for: .primary)
            if style == .tripleColumn { split.setViewController(column(), for: .supplementary) }
            split.setViewController(column(), for: .secondary)
        }
        let host = try HeadlessHost(device: device, rootViewController: split)
        split.present(UINavigationController(rootViewController: Page()), animated: false)
        host.settle()
        let root = try #require(InterfaceCapture.tree(of: host))
        let parents = root.all.filter { $0.children.contains(where: \.isBar) }
        #expect(parents.count > 1)
        for parent in parents {
            let bars = parent.children.indices.filter { parent.children[$0].isBar }
            let others = parent.children.indices.filter { !parent.children[$0].isBar }
            #expect(bars.allSatisfy { bar in others.allSatisfy { $0 < bar } }, "\(parent.name)")
        }
    }
}

extension InterfaceElement {
    fileprivate var isBar: Bool {
        switch kind {
        case .navigationBar, .toolbar, .tabBar: true
        default: false
        }
    }
}
