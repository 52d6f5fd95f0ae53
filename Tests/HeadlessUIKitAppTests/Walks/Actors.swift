import Foundation
import HeadlessUIKit

/// A controller of a walk: it has a name and says what it hears.
@MainActor protocol Named: UIViewController {
    var label: String { get }
}

final class Page: UIViewController, Named {
    let label: String
    private let ledger: Ledger

    init(_ label: String, _ ledger: Ledger) {
        self.label = label
        self.ledger = ledger
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { ledger.hear(.willAppear, self) }
    override func viewIsAppearing(_ animated: Bool) { ledger.hear(.isAppearing, self) }
    override func viewDidAppear(_ animated: Bool) { ledger.hear(.didAppear, self) }
    override func viewWillDisappear(_ animated: Bool) { ledger.hear(.willDisappear, self) }
    override func viewDidDisappear(_ animated: Bool) { ledger.hear(.didDisappear, self) }
}

/// A navigation controller with a delegate that checks what it is told.
final class Stack: UINavigationController, UINavigationControllerDelegate, Named {
    let label: String
    private let ledger: Ledger
    private weak var announced: UIViewController?
    private(set) weak var told: UIViewController?

    init(_ label: String, _ ledger: Ledger, _ controllers: [UIViewController]) {
        self.label = label
        self.ledger = ledger
        super.init(nibName: nil, bundle: nil)
        viewControllers = controllers
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func navigationController(
        _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
        ledger.note("\(label) will show \(ledger.name(controller))")
        announced = controller
        ledger.onCall()
    }

    func navigationController(
        _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
        ledger.note("\(label) did show \(ledger.name(controller))")
        if announced !== controller { ledger.fault("\(label) did show what it was not about to show") }
        if topViewController !== controller { ledger.fault("\(label) did show what is not on top") }
        told = controller
        ledger.onCall()
    }

    override func viewWillAppear(_ animated: Bool) { ledger.hear(.willAppear, self) }
    override func viewIsAppearing(_ animated: Bool) { ledger.hear(.isAppearing, self) }
    override func viewDidAppear(_ animated: Bool) { ledger.hear(.didAppear, self) }
    override func viewWillDisappear(_ animated: Bool) {
        (announced, told) = (nil, nil)
        ledger.hear(.willDisappear, self)
    }
    override func viewDidDisappear(_ animated: Bool) { ledger.hear(.didDisappear, self) }
}

final class Tabs: UITabBarController, Named {
    let label: String
    private let ledger: Ledger

    init(_ label: String, _ ledger: Ledger, _ controllers: [UIViewController]) {
        self.label = label
        self.ledger = ledger
        super.init(nibName: nil, bundle: nil)
        viewControllers = controllers
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { ledger.hear(.willAppear, self) }
    override func viewIsAppearing(_ animated: Bool) { ledger.hear(.isAppearing, self) }
    override func viewDidAppear(_ animated: Bool) { ledger.hear(.didAppear, self) }
    override func viewWillDisappear(_ animated: Bool) { ledger.hear(.willDisappear, self) }
    override func viewDidDisappear(_ animated: Bool) { ledger.hear(.didDisappear, self) }
}

final class Columns: UISplitViewController, Named {
    let label = "split"
    private let ledger: Ledger

    init(_ style: Style, _ ledger: Ledger) {
        self.ledger = ledger
        if style == .unspecified { super.init(nibName: nil, bundle: nil) } else { super.init(style: style) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { ledger.hear(.willAppear, self) }
    override func viewIsAppearing(_ animated: Bool) { ledger.hear(.isAppearing, self) }
    override func viewDidAppear(_ animated: Bool) { ledger.hear(.didAppear, self) }
    override func viewWillDisappear(_ animated: Bool) { ledger.hear(.willDisappear, self) }
    override func viewDidDisappear(_ animated: Bool) { ledger.hear(.didDisappear, self) }
}
