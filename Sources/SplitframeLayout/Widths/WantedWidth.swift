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

    var provenance: Provenance {
        if idiom == .tv {
            return .documented("Human Interface Guidelines, split views: one third, two thirds")
        }
        if column == .inspector { return OpenQuestions.inspectorWidths.provenance }
        if let minimum, minimum > maximum { return OpenQuestions.maximumWins.provenance }
        return maximum.isFinite
            ? .documented("UISplitViewController, column widths; order measured on iOS 26.1")
            : .measuredOnPad
    }

    var outcome: Double {
        let points = preferred.flatMap { $0 > 0 ? $0 : nil }
        let share = preferredFraction.map { min(max($0, 0), 1) * width }.flatMap { $0 > 0 ? $0 : nil }
        return min(max(points ?? share ?? automatic, minimum ?? 0), maximum)
    }
}
