import SplitframeLayout

extension UISplitViewController {
    /// Whether UIKit accepts a call; where UIKit would raise an exception, this stops with its message.
    @discardableResult
    func takes(_ call: SplitCall) -> Bool { RaisedMisuses.allow(SplitMachine.misuse(of: call, in: state)) }

    /// Whether a controller may be put into a column, as ``takes(_:)``.
    func takes(_ controller: UIViewController?, in column: Column) -> Bool {
        takes(.place(in: column, from: controller.flatMap(self.column(of:))))
    }
}
