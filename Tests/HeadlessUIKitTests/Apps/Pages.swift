import UIKit

/// A container that makes its split view compact below a width of its own.
final class PagesContainerViewController: UIViewController {
    let content = UISplitViewController(style: .doubleColumn)
    private(set) var classes: [UIUserInterfaceSizeClass] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        content.setViewController(UIViewController(), for: .primary)
        content.setViewController(UIViewController(), for: .secondary)
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        chooseSizeClass(for: view.bounds.size)
        content.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            [weak self] (split: UISplitViewController, _) in
            self?.classes.append(split.traitCollection.horizontalSizeClass)
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        chooseSizeClass(for: size)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let window = view.window { chooseSizeClass(for: window.bounds.size) }
    }

    private func chooseSizeClass(for size: CGSize) {
        let override: UITraitCollection? =
            size.width < 1000 ? UITraitCollection(horizontalSizeClass: .compact) : nil
        setOverrideTraitCollection(override, forChild: content)
    }
}
