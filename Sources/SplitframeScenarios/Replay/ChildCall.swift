import SplitframeInterface

/// What a child controller hears, by UIKit's names.
enum ChildCall: NamedCase {
    case loadView
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case willMove
    case didMove

    /// Whether the call says that a view comes into sight or leaves it.
    var isAppearance: Bool {
        switch self {
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        case .loadView, .viewDidLoad, .willMove, .didMove: false
        }
    }
}
