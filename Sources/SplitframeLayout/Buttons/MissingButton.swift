public import SplitframeInterface

/// The display-mode button of column styles where it does not show.
public struct MissingButton: Hashable, Sendable {
    /// Why it does not show.
    public enum Reason: NamedCase {
        /// A collapsed split view has the way back of its stack instead.
        case collapsed
        /// A television is not touched.
        case television
        /// `displayModeButtonVisibility` is never.
        case neverVisible
        /// Visibility is automatic and follows `presentsWithGesture`, which is off.
        case noGesture
        /// Three tiled columns have none beside a lone secondary.
        case loneSecondary
        /// Overlay and displacement have shown every column that they can.
        case nothingToReveal
    }

    /// The column whose bar would hold it.
    public var column: Column
    public var reason: Reason
}

extension SplitState {
    /// Why no display-mode button shows; nil where one does, before mounting, and for the classic style.
    public var missingDisplayModeButton: MissingButton? {
        guard let environment, configuration.style != .unspecified else { return nil }
        if isCollapsed { return MissingButton(column: topColumn ?? .secondary, reason: .collapsed) }
        guard layout.buttons.displayMode == nil else { return nil }
        let resolver = SplitResolver<Double>(self, in: environment)
        let reason: MissingButton.Reason =
            switch configuration.displayModeButtonVisibility {
            case _ where environment.idiom == .tv: .television
            case .never: .neverVisible
            case .automatic where !configuration.presentsWithGesture: .noGesture
            case .automatic, .always: mode.splitBehavior == .tile ? .loneSecondary : .nothingToReveal
            }
        return MissingButton(column: resolver.buttonHost().value, reason: reason)
    }
}
