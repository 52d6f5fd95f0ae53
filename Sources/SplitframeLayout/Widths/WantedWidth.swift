import SplitframeGeometry
import SplitframeInterface

/// A column's width before its neighbours have a say.
struct WantedWidth: LayoutRule {
    static let title = "wanted width"
    var column: Column
    var preferred: Double?
    var preferredFraction: Double?
    /// The width where nothing is asked.
    var automatic: Double
    /// The split view's width in points.
    var width: Double
    var minimum: Double?
    /// The app's maximum, or the generation's own; infinite where there is none.
    var maximum: Double
    var idiom: UserInterfaceIdiom

    static let assumptions = [inspectorWidths, maximumWins, oddPreferences]
    private static let inspectorWidths = Assumption(
        rule: "inspectorWidths", value: "an inspector's width is worked out as a sidebar's",
        reason: "no public arithmetic for iOS")
    private static let maximumWins = Assumption(
        rule: "maximumWins", value: "the maximum wins over the minimum",
        reason: "it is applied last in the measured order")
    private static let oddPreferences = Assumption(
        rule: "oddPreferences", value: "fractions are clamped to 0…1, widths of 0 or less are automatic",
        reason: "what UIKit does with them is unmeasured")

    var provenance: Provenance {
        if let preferred, preferred <= 0 { return Self.oddPreferences.provenance }
        if let preferredFraction, !(preferredFraction > 0 && preferredFraction <= 1) {
            return Self.oddPreferences.provenance
        }
        if idiom == .tv {
            return .documented("Human Interface Guidelines, split views: one third, two thirds")
        }
        if column == .inspector { return Self.inspectorWidths.provenance }
        if let minimum, minimum > maximum { return Self.maximumWins.provenance }
        return maximum.isFinite
            ? .documented("UISplitViewController, column widths; order measured on iOS 26.1")
            : .measuredOnPad
    }

    var outcome: Double {
        min(max(asked ?? automatic, minimum ?? 0), maximum)
    }

    /// Whether nothing is asked that counts.
    var isAutomatic: Bool { asked == nil }

    private var asked: Double? {
        if let preferred, preferred > 0 { return preferred }
        guard let preferredFraction, preferredFraction * width > 0 else { return nil }
        return min(preferredFraction, 1) * width
    }
}
