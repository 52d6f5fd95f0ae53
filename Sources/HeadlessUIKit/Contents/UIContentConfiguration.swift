import Foundation

/// Describes what a view shows, and makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The place of a content view in a cell or header: it is made for a configuration and kept while it fits.
@MainActor struct ContentSlot {
    private(set) var view: (any UIView & UIContentView)?
    var configuration: (any UIContentConfiguration)?

    /// Puts the configuration on screen: in the view there is where it supports it, else in a new one.
    mutating func show(_ shown: (any UIContentConfiguration)?, in container: UIView) {
        if let shown, let view, view.supports(shown) {
            view.configuration = shown
            return
        }
        view?.removeFromSuperview()
        view = shown?.makeContentView()
        guard let view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
    }
}
