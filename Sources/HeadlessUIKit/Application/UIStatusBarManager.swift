public import Foundation
import SplitframeInterface

/// The status bar of a window scene, with the app's preferences.
@preconcurrency @MainActor public final class UIStatusBarManager: IdentityHashable {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) { self.scene = scene }

    private var root: UIViewController? { scene?.keyWindow?.ownRoot }

    public var statusBarStyle: UIStatusBarStyle {
        root?.deciding(captured: true) { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
    }
    public var isStatusBarHidden: Bool {
        root?.deciding(captured: true) { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    }
    /// The frame, with the height of the window's safe area at its top, in points; empty where the bar is hidden.
    public var statusBarFrame: CGRect {
        guard let environment = scene?.environment, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.safeArea.top)
    }
}

extension UIViewController {
    /// The controller whose preference applies: the one presented over the whole screen, and in it the child that it
    /// names.
    ///
    /// - Parameters:
    ///   - captured: Whether a controller presented in another style than full screen needs
    ///     `modalPresentationCapturesStatusBarAppearance`.
    ///   - child: The child that decides in a controller's place; nil for the controller itself.
    func deciding(
        captured: Bool = false, _ child: (UIViewController) -> UIViewController?
    ) -> UIViewController {
        if let presented = presentation?.controller,
            presented.shownStyle == .fullScreen
                || (captured
                    ? presented.modalPresentationCapturesStatusBarAppearance
                    : presented.shownStyle.fillsScreen)
        {
            return presented.deciding(captured: captured, child)
        }
        return child(self)?.deciding(captured: captured, child) ?? self
    }
}
