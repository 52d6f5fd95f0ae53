import UIKit

/// Every member that real split-view code uses often, used the way it is used there.
///
/// Compiling is the test.
final class SurfaceViewController: UIViewController, UINavigationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    private let label = UILabel()
    private var observers: [any NSObjectProtocol] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBarItem = UITabBarItem(title: "Surface", image: UIImage(systemName: "square"), selectedImage: nil)
        hidesBottomBarWhenPushed = true
        restorationIdentifier = "surface"
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func loadView() {
        view = UIView()
        view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.accessibilityIdentifier = "label"
        label.tintColor = .red
        view.addSubview(label)
        view.insertSubview(UIView(frame: .zero), at: 0)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        navigationItem.title = "Surface"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Back", style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
        ]
        navigationItem.hidesBackButton = false
        navigationItem.titleView = UILabel()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
        navigationController?.delegate = self
        observers.append(
            NotificationCenter.default.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
            ) { _ in })
        DispatchQueue.main.async { [weak self] in self?.title = "Later" }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { false }
    override var childForStatusBarStyle: UIViewController? { presentedViewController }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Close", action: Selector("close"), input: "w", modifierFlags: .command)]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        navigationController?.setToolbarHidden(true, animated: false)
        if splitViewController?.isCollapsed ?? true { label.alpha = 0.5 }
        if let split = splitViewController {
            navigationItem.leftBarButtonItem = split.displayModeButtonItem
            navigationItem.leftItemsSupplementBackButton = true
            _ = split.displayModeButtonItem.target
            _ = split.displayModeButtonItem.action
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }) { _ in
            self.label.text = "done"
        }
        coordinator.animate(alongsideTransition: nil)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        switch (traitCollection.horizontalSizeClass, traitCollection.userInterfaceIdiom) {
        case (.compact, _): label.isHidden = true
        case (.regular, .pad), (.regular, .phone): label.isHidden = false
        default: break
        }
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        setNeedsStatusBarAppearanceUpdate()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "detail", let navigation = segue.destination as? UINavigationController
        else { return }
        navigation.topViewController?.title = title
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController, !split.isCollapsed, split.viewControllers.count > 1 {
            split.viewControllers = [split.viewControllers[0], vc]
        } else {
            super.showDetailViewController(vc, sender: sender)
        }
    }

    func presentChoices(from item: UIBarButtonItem) {
        let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "One", style: .default) { [unowned self] _ in self.dismiss(animated: true) })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.popoverPresentationController?.barButtonItem = item
        alert.popoverPresentationController?.permittedArrowDirections = .up
        present(alert, animated: true)
    }

    func presentSheet() {
        let inner = UIViewController()
        inner.preferredContentSize = CGSize(width: 300, height: 400)
        let sheet = UINavigationController(rootViewController: inner)
        sheet.modalPresentationStyle = .formSheet
        sheet.isModalInPresentation = true
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        (view.window?.rootViewController?.presentedViewController ?? self).present(sheet, animated: true) {
            sheet.presentingViewController?.dismiss(animated: false, completion: nil)
        }
    }

    func unwindStack() {
        guard let navigation = navigationController else { return }
        navigation.popToRootViewController(animated: false)
        navigation.popViewController(animated: true)
        if let first = navigation.viewControllers.first {
            navigation.popToViewController(first, animated: true)
        }
        navigation.viewControllers += [UIViewController()]
        navigation.setViewControllers(navigation.viewControllers.filter { $0 !== self }, animated: false)
        _ = navigation.viewControllers.firstIndex(of: self)
        _ = navigation.viewControllers.contains(self)
        _ = navigation.visibleViewController == self
    }

    func embed(_ child: UIViewController) {
        child.loadViewIfNeeded()
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        traitOverrides.horizontalSizeClass = .compact
    }

    func discard(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        UIView.animate(withDuration: 0.3) { self.label.alpha = 1 }
        UIView.animate(withDuration: 0.3, animations: { self.label.alpha = 0 }) { _ in
            self.label.isHidden = true
        }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { title = viewController.title }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}

extension UISplitViewController {
    /// What helpers in real apps do with the classic array, names old and new.
    var master: UIViewController? { viewControllers.first }

    func describeMode() -> String {
        switch displayMode {
        case .allVisible: return "all visible"
        case .primaryHidden: return "primary hidden"
        case .primaryOverlay: return "primary overlay"
        case .automatic: return "automatic"
        default: return "\(displayMode.rawValue)"
        }
    }

    func resetWidths() {
        preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
        minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
        maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        displayModeButtonVisibility = .always
        presentsWithGesture = true
        primaryEdge = .trailing
        if style == .tripleColumn { preferredSupplementaryColumnWidth = 320 }
    }
}

/// Overrides that test spies and root classes have.
class SpySplitViewController: UISplitViewController {
    var stubbedIsCollapsed: Bool?
    override var isCollapsed: Bool { stubbedIsCollapsed ?? super.isCollapsed }
    override var delegate: (any UISplitViewControllerDelegate)? {
        didSet { delegateChanges += 1 }
    }
    private(set) var delegateChanges = 0
    private(set) var shown: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        super.targetViewController(forAction: action, sender: sender)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func awakeFromNib() { super.awakeFromNib() }
    override func responds(to aSelector: Selector) -> Bool { super.responds(to: aSelector) }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
}
