import SplitframeInterface

/// A call that a child controller gets, with UIKit's name.
enum ChildCall: NamedCase {
    case loadView
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case willMove
    case didMove

    /// Whether the call reports that a view appears or disappears.
    var isAppearance: Bool {
        switch self {
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        case .loadView, .viewDidLoad, .willMove, .didMove: false
        }
    }
}
