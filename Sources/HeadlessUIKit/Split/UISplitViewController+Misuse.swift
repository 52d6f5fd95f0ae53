import SplitframeLayout

extension UISplitViewController {
    /// Whether UIKit takes a call; where it raises, this stops with its sentence.
    @discardableResult
    func takes(_ call: SplitCall) -> Bool { RaisedMisuses.allow(SplitMachine.misuse(of: call, in: state)) }

    /// Whether a controller may go into a column, as ``takes(_:)``.
    func takes(_ controller: UIViewController?, in column: Column) -> Bool {
        takes(.place(in: column, from: controller.flatMap(self.column(of:))))
    }
}
