import SplitframeInterface

// The sentence of each rule about buttons.

extension ButtonHost {
    var sentence: String {
        "Of the columns that show, the bar of the \(outcome) is the one in which a display-mode button would be."
    }
}

extension RevealStep {
    var sentence: String {
        outcome.map { "From \(mode) the next mode with one column more is \($0)." }
            ?? "From \(mode) no column is left to reveal."
    }
}

extension ConcealStep {
    var sentence: String {
        outcome.map { "From \(current.value.displayMode) one step back leads to \($0)." }
            ?? "From \(current.value.displayMode) no column is left to hide."
    }
}

extension ColumnStyleButton {
    var sentence: String {
        if let outcome { return outcome.sentence }
        return switch visibility {
        case .never: "Its visibility is never, so no display-mode button shows."
        case .automatic where !presentsWithGesture:
            "The gesture is off and the button follows it, so no display-mode button shows."
        case .automatic, .always: "In \(mode) under the behaviour \(behavior) no display-mode button shows."
        }
    }
}

extension SecondaryOnlyButton {
    var sentence: String {
        outcome?.sentence
            ?? (style == .tripleColumn
                ? "The app does not ask for a secondary-only button, so none shows."
                : "Only three columns have a secondary-only button, so none shows.")
    }
}

extension ClassicButton {
    var sentence: String {
        outcome?.sentence ?? "The mode that a tap would lead to shows already, so there is no button."
    }
}

extension SplitButton {
    /// The button, its bar and the mode that it leads to, as a sentence.
    var sentence: String {
        "The bar of the \(column) holds \(words), which leads to \(target)."
    }

    private var words: String {
        switch icon {
        case .sidebar, .trailingSidebar: "the sidebar button"
        case .back: "a back button"
        case .expand: "the button to expand"
        case .secondaryOnly: "the secondary-only button"
        default: "a button"
        }
    }
}
