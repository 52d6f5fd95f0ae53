import SplitframeDevices
import SplitframeInterface
import SplitframePictures
package import SplitframeRequests
import SplitframeWireframes

/// A kind of picture that shows several others; `goldens.json` or a document may ask for it.
package enum GoldenSheet: NamedCase {
    /// The sheets that a gallery of the selections would have.
    case contactSheet
    /// The modes that can be reached, one map per selection.
    case modeMap
    /// Two selections, before and after.
    case pair
    /// The columns at every window width, one track per selection.
    case ruler
    /// One selection in several generations.
    case generations
    /// The selections, in postures of a device that folds, on one canvas.
    case postures
    /// The selections one after the other, or the steps of a scenario.
    case filmstrip
    /// The frames of a motion from one selection or step to the next.
    case motion

    /// The goldens of a sheet, below the folder `sheets`.
    package func requests(of selections: [Selection]) throws -> [WantedGolden] {
        guard let first = selections.first else { return [] }
        switch self {
        case .contactSheet:
            return try SheetPlan.sheets(of: selections).map {
                WantedGolden(name: $0.name, .contactSheet($0, of: selections))
            }
        case .modeMap:
            return selections.map { WantedGolden(name: Self.name(of: $0, in: "modeMaps"), .modeMap($0)) }
        case .pair:
            guard selections.count == 2 else { throw GoldenListError.noPair(count: selections.count) }
            return [
                WantedGolden(
                    name: Self.name(of: first, in: "pairs"),
                    .pair(before: .selection(first), after: .selection(selections[1])))
            ]
        case .ruler:
            return [
                WantedGolden(
                    name: Self.name(of: first, in: "rulers"), .ruler(selections, among: Device.known))
            ]
        case .generations:
            return [
                WantedGolden(
                    name: Self.name(of: first, in: "generations"),
                    .generations(selections.map(Subject.selection)))
            ]
        case .postures:
            return [WantedGolden(name: Self.name(of: first, in: "postures"), .postures(selections))]
        case .filmstrip, .motion:
            return try requests(
                of: [Story(of: selections)], showing: Filmstrip.Fact.usual,
                named: first.path(beyond: .gallery).replacing("/", with: ".").fittingFileName)
        }
    }

    /// The goldens of stories: a filmstrip, its further pages numbered, or the frames of a motion.
    func requests(
        of stories: [Story], showing facts: Set<Filmstrip.Fact>, named name: String
    ) throws -> [WantedGolden] {
        switch self {
        case .filmstrip:
            guard let strip = Filmstrip(of: stories, showing: facts) else {
                throw GoldenListError.traitsOnly(name)
            }
            return strip.pages.enumerated().map { index, page in
                WantedGolden(
                    name: "sheets/filmstrips/\(name)" + (index > 0 ? "-\(index + 1)" : ""), .filmstrip(page))
            }
        case .motion:
            guard stories.contains(where: { $0.trees.count > 1 }) else {
                throw GoldenListError.nothingMoves(name)
            }
            return [WantedGolden(name: "sheets/animations/\(name)", .moments(stories))]
        case .contactSheet, .modeMap, .pair, .ruler, .generations, .postures:
            throw GoldenListError.traitsOnly(name)
        }
    }

    /// The sheets that can show scenarios.
    package static let ofStories: [GoldenSheet] = [.filmstrip, .motion]

    private static func name(of selection: Selection, in folder: String) -> String {
        "sheets/\(folder)/\(selection.path(beyond: .gallery).replacing("/", with: ".").fittingFileName)"
    }
}
