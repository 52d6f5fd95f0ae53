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
