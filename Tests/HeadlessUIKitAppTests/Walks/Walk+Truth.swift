import HeadlessUIKit

extension Walk {
    var onScreen: [UIViewController] { host.rootViewController.map(ScreenTruth.shown(from:)) ?? [] }

    /// The hierarchy in one line, for whoever looks for a fault.
    var outline: String {
        Column.allCases.map { split.given(for: $0).map(ledger.name) ?? "-" }.joined(separator: " ")
            + " | " + hierarchy
    }
    private var hierarchy: String { host.rootViewController.map(outline(of:)) ?? "" }

    private func outline(of controller: UIViewController) -> String {
        let columns = controller === split ? Column.allCases.filter(split.shows).map { "\($0)" } : []
        let inside = columns + controller.children.map(outline(of:))
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? " presents \(outline(of: $0))" : nil
        }
        return ledger.name(controller) + (inside.isEmpty ? "" : "[\(inside.joined(separator: ", "))]")
            + (presented ?? "")
    }

    /// What does not hold at rest, as sentences; nothing where all does.
    func faults() -> [String] {
        let appeared = Set(ledger.appeared().map(ObjectIdentifier.init))
        let shown = onScreen.filter { $0 is any Named }
        var faults = ledger.faults
        for controller in shown where !appeared.contains(ObjectIdentifier(controller)) {
            faults.append("\(ledger.name(controller)) is on screen and has not appeared")
        }
        for controller in ledger.appeared() where !shown.contains(controller) {
            faults.append("\(ledger.name(controller)) has appeared and is not on screen")
        }
        for case let stack as Stack in shown
        where stack.topViewController.map({ stack.told !== $0 }) ?? false {
            faults.append("\(stack.label) has not told its delegate of its top")
        }
        for controller in shown where controller.viewIfLoaded?.window == nil {
            faults.append("\(ledger.name(controller)) is on screen without a window")
        }
        return faults
    }
}
