import SplitframeInterface

/// The display-mode button that column styles put into their bars by themselves.
struct ColumnStyleButton: LayoutRule {
    static let title = "display-mode button"
    var style: SplitStyle
    /// The behaviour whose steps the button takes.
    var behavior: SplitBehavior
    var mode: DisplayMode
    var visibility: DisplayModeButtonVisibility
    var presentsWithGesture: Bool
    /// The bar that would hold it.
    var host: Column

    var provenance: Provenance {
        style == .doubleColumn && behavior != .tile
            ? OpenQuestions.spentButton.provenance
            : .documented("UISplitViewController.SplitBehavior and displayModeButtonVisibility")
    }

    var outcome: SplitButton? {
        switch visibility {
        case .never: return nil
        case .automatic where !presentsWithGesture: return nil
        case .automatic, .always: break
        }
        return behavior == .tile ? toggle : chevron
    }

    /// Tiles have a sidebar button that goes there and back; three columns have none beside a lone secondary.
    private var toggle: SplitButton? {
        switch (mode, style == .tripleColumn) {
        case (.secondaryOnly, false): button(.sidebar, to: .oneBesideSecondary)
        case (.oneBesideSecondary, false): button(.sidebar, to: .secondaryOnly)
        case (.oneBesideSecondary, true): button(.sidebar, to: .twoBesideSecondary)
        case (.twoBesideSecondary, true): button(.sidebar, to: .oneBesideSecondary)
        case (.automatic, _), (.secondaryOnly, true), (.oneOverSecondary, _), (.twoOverSecondary, _),
            (.twoBesideSecondary, false), (.twoDisplaceSecondary, _):
            nil
        }
    }

    /// Overlays and displacement have a chevron while there is something left to reveal; a lone secondary
    /// of three displacing columns has none (documented for one beside only).
    private var chevron: SplitButton? {
        if behavior == .displace, style == .tripleColumn, mode != .oneBesideSecondary { return nil }
        let next = RevealStep(style: style, behavior: behavior, mode: mode).outcome
        return next.flatMap { button(.back, to: $0) }
    }

    private func button(_ icon: BarButtonElement.Icon, to target: DisplayMode) -> SplitButton? {
        SplitButton(icon: icon, column: host, target: target)
    }
}
