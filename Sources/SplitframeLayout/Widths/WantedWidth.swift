import SplitframeGeometry
import SplitframeInterface

/// A column's width regardless of its neighbours.
struct WantedWidth<Number: LayoutNumber>: LayoutRule {
    static var title: String { "wanted width" }
    var column: Column
    var preferred: Number?
    var preferredFraction: Double?
    /// The width without a preference.
    var automatic: Number
    /// The split view's width in points.
    var width: Number
    var minimum: Number?
    /// The app's maximum, or the generation's own; infinite where there is none.
    var maximum: Number
    var idiom: UserInterfaceIdiom

    static var assumptions: [Assumption] { [inspectorWidths, maximumWins, oddPreferences] }
    private static var inspectorWidths: Assumption {
        Assumption(
            rule: "inspectorWidths", value: "an inspector's width is worked out as a sidebar's",
            reason: "no public arithmetic for iOS")
    }
    private static var maximumWins: Assumption {
        Assumption(
            rule: "maximumWins", value: "the maximum wins over the minimum",
            reason: "it is applied last in the measured order")
    }
    private static var oddPreferences: Assumption {
        Assumption(
            rule: "oddPreferences", value: "fractions are clamped to 0…1, widths of 0 or less are automatic",
            reason: "what UIKit does with them is unmeasured")
    }

    var provenance: Provenance {
        if let preferred, preferred <= .zero { return Self.oddPreferences.provenance }
        if let preferredFraction, !(preferredFraction > 0 && preferredFraction <= 1) {
            return Self.oddPreferences.provenance
        }
        if idiom == .tv {
            return .documented("Human Interface Guidelines, split views: one third, two thirds")
        }
        if column == .inspector { return Self.inspectorWidths.provenance }
        if let minimum, minimum > maximum { return Self.maximumWins.provenance }
        return maximum.points.isFinite
            ? .documented("UISplitViewController, column widths; order measured on iOS 26.1")
            : .measuredOnPad
    }

    var outcome: Number {
        min(max(asked ?? automatic, minimum ?? .zero), maximum)
    }

    private var asked: Number? {
        if let preferred, preferred > .zero { return preferred }
        guard let preferredFraction, preferredFraction * width.points > 0 else { return nil }
        return width.times(
            min(preferredFraction, 1), as: .fraction(of: column, preferredFraction, ofWidth: width.points))
    }
}
