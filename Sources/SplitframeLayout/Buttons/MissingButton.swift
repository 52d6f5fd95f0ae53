public import SplitframeInterface

/// A display-mode button of column styles that does not show, with the reason.
public struct MissingButton: Hashable, Sendable {
    /// The reason why the button does not show.
    public enum Reason: NamedCase {
        /// The split view is collapsed, and its stack has a back button instead.
        case collapsed
        /// The device is a television, which has no touch screen.
        case television
        /// `displayModeButtonVisibility` is never.
        case neverVisible
        /// Visibility is automatic and follows `presentsWithGesture`, which is off.
        case noGesture
        /// Three tiled columns show only the secondary, and then have no display-mode button.
        case loneSecondary
        /// Three columns that displace show only the secondary, and then have no chevron.
        case displacedLoneSecondary
        /// Under overlay or displacement no further column can be revealed.
        case nothingToReveal
    }

    /// The column whose bar would hold the button.
    public var column: Column
    public var reason: Reason
}

extension SplitState {
    /// The reason why no display-mode button shows; nil where one does, before mounting, and for the classic style.
    public var missingDisplayModeButton: MissingButton? {
        guard let environment, configuration.style != .unspecified else { return nil }
        if isCollapsed { return MissingButton(column: topColumn ?? .secondary, reason: .collapsed) }
        guard layout.buttons.displayMode == nil else { return nil }
        let reason: MissingButton.Reason =
            switch configuration.displayModeButtonVisibility {
            case _ where environment.idiom == .tv: .television
            case .never: .neverVisible
            case .automatic where !configuration.presentsWithGesture: .noGesture
            case _ where mode.splitBehavior == .tile: .loneSecondary
            case _ where mode.displayMode == .secondaryOnly: .displacedLoneSecondary
            case .automatic, .always: .nothingToReveal
            }
        let host = SplitResolver<Double>(self).buttonHost().value
        return MissingButton(column: host, reason: reason)
    }
}
