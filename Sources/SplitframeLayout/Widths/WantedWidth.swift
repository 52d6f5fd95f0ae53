import SplitframeInterface

/// A column's width regardless of its neighbours.
struct WantedWidth<Number: LayoutNumber>: LayoutRule {
    static var title: String { "wanted width" }
    var column: Column
    /// The width to which a person has dragged the column's separator; nil where nobody has.
    var dragged: Number?
    var preferred: Number?
    var preferredFraction: Double?
    /// The width without a preference.
    var automatic: Number
    /// The split view's width in points.
    var width: Number
    var minimum: Number?
    /// The app's maximum, or the generation's own; infinite if there is none.
    var maximum: Number
    var idiom: UserInterfaceIdiom
    var inputs: RuleInputs { RuleInputs([dragged, preferred, automatic, width, minimum, maximum]) }

    static var assumptions: [Assumption] { [draggedWins, inspectorWidths, maximumWins, oddPreferences] }

    var provenance: Provenance {
        if dragged != nil { return draggedWins.provenance }
        if let preferred, preferred <= .zero { return oddPreferences.provenance }
        if let preferredFraction, !(preferredFraction > 0 && preferredFraction <= 1) {
            return oddPreferences.provenance
        }
        if idiom == .tv {
            return .documented("Human Interface Guidelines, split views: one third, two thirds")
        }
        if column == .inspector { return inspectorWidths.provenance }
        if let minimum, minimum > maximum { return maximumWins.provenance }
        return maximum.points.isFinite
            ? .documented(
                "UISplitViewController, column widths: the preferred one between minimum and maximum")
            : .measuredOnPad
    }

    var outcome: Number {
        min(max(asked ?? automatic, minimum ?? .zero), maximum)
    }

    private var asked: Number? {
        if let dragged { return dragged }
        if let preferred, preferred > .zero { return preferred }
        guard let preferredFraction, preferredFraction * width.points > 0 else { return nil }
        return width.times(
            min(preferredFraction, 1), as: .fraction(of: column, preferredFraction, ofWidth: width.points))
    }

    var sentence: String {
        let base: String
        let start: Number
        if let dragged {
            (base, start) = ("A person has dragged the \(column) to \(dragged.lengthText) points", dragged)
        } else if let preferred, preferred > .zero {
            (base, start) = ("The app prefers \(preferred.lengthText) points for the \(column)", preferred)
        } else if let preferredFraction, preferredFraction * width.points > 0 {
            start = width.times(min(preferredFraction, 1), as: .windowWidth)
            base =
                "The app prefers \(preferredFraction.pointText) of \(width.lengthText) points for the \(column), "
                + "which is \(start.lengthText)"
        } else {
            (base, start) = ("The \(column) wants \(automatic.lengthText) points by itself", automatic)
        }
        if outcome > start { return "\(base); its minimum makes that \(outcome.lengthText)." }
        if outcome < start { return "\(base); its maximum makes that \(outcome.lengthText)." }
        return "\(base)."
    }
}

private let draggedWins = Assumption(
    rule: "draggedWins",
    value:
        "a width to which a person has dragged a column counts as its preferred one, above the app's, from the column's "
        + "minimum to its maximum, and is kept when the window changes",
    reason:
        "iPadOS 26 has such separators and each column its limits (WWDC25, session 282); nobody has measured a drag"
)

private let inspectorWidths = Assumption(
    rule: "inspectorWidths", value: "an inspector's width is worked out as a sidebar's",
    reason: "no public arithmetic for iOS")

private let maximumWins = Assumption(
    rule: "maximumWins", value: "the maximum wins over the minimum",
    reason: "it is applied last in the measured order")

private let oddPreferences = Assumption(
    rule: "oddPreferences", value: "fractions are clamped to 0…1, widths of 0 or less are automatic",
    reason: "what UIKit does with them is unmeasured")
