import SplitframeLayout

extension UISplitViewController {
    /// Stops where UIKit raises.
    ///
    /// To ask without stopping, see ``SplitMachine/misuse(of:in:)``.
    func require(_ call: SplitCall) {
        if let misuse = SplitMachine.misuse(of: call, in: state) {
            preconditionFailure(misuse.description)
        }
    }
}
