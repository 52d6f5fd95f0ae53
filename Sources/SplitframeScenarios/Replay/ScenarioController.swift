import Foundation
import HeadlessUIKit
import SplitframeInterface

/// A plain controller of a scenario, which has a label and records its calls.
final class ScenarioController: UIViewController {
    let label: String
    private let recorder: Recorder
    private weak var registry: ControllerRegistry?
    var content: ContentElement?
    /// The bars that the controller asks its navigation controller for.
    var barPreferences = BarPreferences()

    init(label: String, recorder: Recorder, registry: ControllerRegistry) {
        self.label = label
        self.recorder = recorder
        self.registry = registry
        super.init(nibName: nil, bundle: nil)
        title = label
        standsForColumn = true
    }

    required init?(coder: NSCoder) { nil }

    override var wireframeContent: ContentElement? { content }

    override func loadView() {
        recorder.record(.loadView, of: label)
        super.loadView()
    }

    override func viewDidLoad() { recorder.record(.viewDidLoad, of: label) }

    override func viewWillAppear(_ animated: Bool) { recorder.record(.viewWillAppear, of: label) }

    override func viewDidAppear(_ animated: Bool) { recorder.record(.viewDidAppear, of: label) }

    override func viewWillDisappear(_ animated: Bool) { recorder.record(.viewWillDisappear, of: label) }

    override func viewDidDisappear(_ animated: Bool) { recorder.record(.viewDidDisappear, of: label) }

    override func willMove(toParent parent: UIViewController?) {
        recorder.record(.willMove, of: label, argument: label(of: parent))
    }

    override func didMove(toParent parent: UIViewController?) {
        if let navigation = parent as? UINavigationController { barPreferences.apply(to: navigation) }
        recorder.record(.didMove, of: label, argument: label(of: parent))
    }

    private func label(of parent: UIViewController?) -> String {
        parent.flatMap { registry?.label(of: $0) } ?? "nil"
    }
}

extension ScenarioController {
    /// Applies the looks that a scenario gives; looks that it leaves out stay as they are.
    func adopt(_ looks: ControllerLooks) {
        title = looks.title ?? title
        content = looks.content ?? content
        if let isLarge = looks.hasLargeTitle {
            navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
            barPreferences.prefersLargeTitles = isLarge
        }
        if let items = looks.leftBarButtonItems {
            navigationItem.leftBarButtonItems = items.map(UIBarButtonItem.init(word:))
        }
        if let items = looks.rightBarButtonItems {
            navigationItem.rightBarButtonItems = items.map(UIBarButtonItem.init(word:))
        }
        if let items = looks.toolbarItems {
            toolbarItems = items.map(UIBarButtonItem.init(word:))
            barPreferences.showsToolbar = true
        }
        if let navigationController { barPreferences.apply(to: navigationController) }
    }
}

extension UIBarButtonItem {
    private static let systemItems = (0...).prefix { SystemItem(rawValue: $0) != nil }
        .compactMap(SystemItem.init(rawValue:))

    /// The button of a system item in UIKit's spelling, or one with a title.
    fileprivate convenience init(word: String) {
        if let item = Self.systemItems.first(where: { "\($0)" == word }) {
            self.init(barButtonSystemItem: item, target: nil, action: nil)
        } else {
            self.init(title: word, target: nil, action: nil)
        }
    }
}

/// The bars that a scenario's controller asks its navigation controller for.
struct BarPreferences {
    var prefersLargeTitles = false
    var showsToolbar = false

    @MainActor func apply(to navigation: UINavigationController) {
        if prefersLargeTitles { navigation.navigationBar.prefersLargeTitles = true }
        if showsToolbar { navigation.isToolbarHidden = false }
    }
}
