import UIKit

/// What stands outside an app: the window, the device and the person who holds it.
///
/// On a Mac a person answers, on Linux a headless host. Everything else the probe does itself, with public API alone.
@MainActor protocol ProbeSurroundings: AnyObject {
    /// Where the scenario is played, in words: system, build, device and size; nil leaves out the key.
    var measuredOn: String? { get }
    /// Shows a controller as the root of the window.
    func mount(_ root: UIViewController) async throws
    /// Does what a person or the system does: an action of the scenario format with its value, such as `rotate`,
    /// `window`, `resize`, `traits`, `fold`, `open`, `close`, `tap`, `swipe` or `drag`.
    func perform(_ verb: String, _ value: Any) async throws
    /// Waits until animations have ended and layout is done.
    func settle() async
    /// Runs a call to UIKit; returns the exception that it raised, where that can be caught.
    func attempt(_ work: () -> Void) -> String?
}

/// Why a scenario cannot be played.
enum ProbeError: Error {
    case notAScenario
    case unknown(String)
    /// The surroundings cannot do this.
    case impossible(String)
}
