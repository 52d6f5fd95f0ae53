import Foundation
import HeadlessUIKit
import Testing

/// A property that changes what a person sees on a device, and what becomes of it here.
struct VisibleProperty: Sendable, CustomTestStringConvertible {
    typealias Page = @MainActor @Sendable () -> UIViewController

    enum Outcome: Sendable {
        /// Two values of the property make two pictures and two twins.
        case drawn(Page, Page)
        /// Its documentation says that it compiles only.
        case compilesOnly
        /// Wireframes leave it out, for a reason.
        case leftOut(String)
    }

    /// The member that is declared: `UIControl.isEnabled`.
    let symbol: String
    /// The class for which it was tried, and the values: `UISwitch`.
    let note: String
    let outcome: Outcome

    var testDescription: String { note.isEmpty ? symbol : "\(symbol) – \(note)" }

    /// Everything in the table, in the order of its files.
    static let all = controls + texts + views + lists + bars + containers
}

extension VisibleProperty {
    /// A property of a view, which is drawn; both closures make a view with a value of it.
    ///
    /// A view without a size is 200 points wide and as high as it wants to be, at least 44 points.
    static func drawn(
        _ symbol: String, _ note: String = "", _ first: @escaping @MainActor @Sendable () -> UIView,
        or second: @escaping @MainActor @Sendable () -> UIView
    ) -> Self {
        Self(symbol: symbol, note: note, outcome: .drawn({ page(first()) }, { page(second()) }))
    }

    /// A property of a view, which is drawn: the usual value, and another one.
    static func drawn<View: UIView>(
        _ symbol: String, _ note: String = "", of view: @escaping @MainActor @Sendable () -> View,
        _ change: @escaping @MainActor @Sendable (View) -> Void
    ) -> Self {
        drawn(symbol, note, view) {
            let view = view()
            change(view)
            return view
        }
    }

    /// A property of controllers, or of what needs one.
    static func drawn(
        _ symbol: String, _ note: String = "", pages first: @escaping Page, or second: @escaping Page
    )
        -> Self
    {
        Self(symbol: symbol, note: note, outcome: .drawn(first, second))
    }

    static func compilesOnly(_ symbol: String, _ note: String = "") -> Self {
        Self(symbol: symbol, note: note, outcome: .compilesOnly)
    }

    static func leftOut(_ symbol: String, _ note: String = "", because reason: String) -> Self {
        Self(symbol: symbol, note: note, outcome: .leftOut(reason))
    }

    @MainActor private static func page(_ view: UIView) -> UIViewController {
        let page = UIViewController()
        page.view.addSubview(view)
        if view.bounds.isEmpty {
            let wanted = view.intrinsicContentSize
            view.frame.size = CGSize(width: 200, height: max(44, wanted.height))
        }
        view.frame.origin = CGPoint(x: 40, y: 160)
        return page
    }
}
