import HeadlessUIKit
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout

/// An action of a step; `on` is the label of the controller that it is sent to, nil for the split view.
enum ScenarioAction: Hashable, Sendable {
    case mount(isHosted: Bool)
    case set([SplitProperty])
    case traits(TraitChange)
    case resize(Size)
    case rotate(Orientation)
    case window(Window)
    case fold(Posture)
    case show(Column)
    case hide(Column)
    case setViewController(DescribedController?, for: Column)
    case setViewControllers([DescribedController])
    case showViewController(DescribedController, on: String?)
    case showDetailViewController(DescribedController, on: String?)
    case push(DescribedController, onto: Stack)
    case pop(from: Stack)
    case selectTab(Int, on: String?)
    case tap(HeadlessHost.SplitTarget)
    case swipe(HeadlessHost.Swipe)
    case drag(Column, to: Double)
    case setDelegate(String)
    case releaseDelegate(String)
    case get(String)

    /// The traits that are overridden; the others stay.
    struct TraitChange: Hashable, Sendable {
        var horizontalSizeClass: SizeClass?
        var verticalSizeClass: SizeClass?
        var layoutDirection: LayoutDirection?
    }

    /// A navigation controller, by its own label or by the column that it fills.
    enum Stack: Hashable, Sendable {
        case labelled(String)
        case column(Column)
    }
}

extension ScenarioAction {
    /// Reads the action of an object with one verb.
    init(_ node: JSONNode) throws(JSONError) {
        guard let verb = Verb.allCases.first(where: { node[$0.name] != nil }) else {
            throw .noneOf(Verb.allCases.map(\.name), at: node.path)
        }
        let value = try node.required(verb.name)
        let on = try node["on"]?.text()
        self =
            switch verb {
            case .mount: .mount(isHosted: try value["hosted"]?.flag() ?? false)
            case .set: .set(try [SplitProperty](value))
            case .traits: .traits(try TraitChange(value))
            case .resize: .resize(try Size(value))
            case .rotate: .rotate(try value.word())
            case .window: .window(try Window(value))
            case .fold: .fold(try value.word())
            case .open: .fold(.open)
            case .close: .fold(.closed)
            case .show: .show(try value.word())
            case .hide: .hide(try value.word())
            case .setViewController:
                .setViewController(
                    try value["to"].map(DescribedController.init), for: try value.required("column").word())
            case .setViewControllers: .setViewControllers(try [DescribedController](apart: value))
            case .showViewController: .showViewController(try DescribedController(value), on: on)
            case .showDetailViewController: .showDetailViewController(try DescribedController(value), on: on)
            case .push:
                .push(
                    try DescribedController.pushed(value.required("viewController")), onto: try Stack(value))
            case .pop: .pop(from: try Stack(value))
            case .selectTab: .selectTab(try value.wholeNumber(), on: on)
            case .tap: .tap(try value.word())
            case .swipe: .swipe(try value.word())
            case .drag:
                .drag(try value.required("separator").word(), to: try value.required("to").number())
            case .setDelegate: .setDelegate(try value.text())
            case .releaseDelegate: .releaseDelegate(try value.text())
            case .get: .get(try value.text())
            }
    }

    /// Whether the action gives the split view a controller.
    var bringsController: Bool {
        switch self {
        case .setViewController(let controller, for: _): controller != nil
        case .setViewControllers(let controllers): !controllers.isEmpty
        case .showViewController, .showDetailViewController, .push: true
        case .mount, .set, .traits, .resize, .rotate, .window, .fold, .show, .hide, .pop, .selectTab, .tap,
            .swipe, .drag, .setDelegate, .releaseDelegate, .get:
            false
        }
    }

    /// The keys of actions, named as in the format.
    enum Verb: NamedCase {
        case mount, set, traits, resize, rotate, window, fold, open, close, show, hide
        case setViewController, setViewControllers, showViewController, showDetailViewController
        case push, pop, selectTab, tap, swipe, drag, setDelegate, releaseDelegate, get
    }
}

extension ScenarioAction.TraitChange {
    fileprivate init(_ node: JSONNode) throws(JSONError) {
        horizontalSizeClass = try node["horizontalSizeClass"]?.word()
        verticalSizeClass = try node["verticalSizeClass"]?.word()
        layoutDirection = try node["layoutDirection"]?.word()
    }
}

extension ScenarioAction.Stack {
    fileprivate init(_ node: JSONNode) throws(JSONError) {
        if let on = node["on"] {
            self = .labelled(try on.text())
        } else {
            self = .column(try node["column"]?.word() ?? .primary)
        }
    }
}
