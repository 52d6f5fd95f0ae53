import Foundation

/// A description of content, which makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The slot for a content view in a cell or header: the view is made for a configuration and kept while it supports it.
@MainActor struct ContentSlot {
    private(set) var view: (any UIView & UIContentView)?
    var configuration: (any UIContentConfiguration)?

    /// Shows a configuration in the existing view where that supports it, otherwise in a new one.
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
