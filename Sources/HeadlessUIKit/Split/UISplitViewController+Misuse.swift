import SplitframeLayout

extension UISplitViewController {
    /// Whether UIKit accepts a call; where UIKit would raise an exception, this stops with its message.
    @discardableResult
    func takes(_ call: SplitCall) -> Bool { RaisedMisuses.allow(SplitMachine.misuse(of: call, in: state)) }

    /// Whether UIKit accepts a controller in a column; otherwise this stops like ``takes(_:)``.
    func takes(_ controller: UIViewController?, in column: Column) -> Bool {
        takes(.place(in: column, from: controller.flatMap(self.column(of:))))
    }
}
