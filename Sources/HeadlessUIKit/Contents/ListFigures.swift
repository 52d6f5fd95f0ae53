import Foundation
import SplitframeInterface

/// The sizes of rows, headers and margins in lists, in points, with their sources.
///
/// Figures are thirds of points, which layouts round to pixels: values measured at 2x and 3x differ by this rounding
/// alone. Systems before iOS 26 have their own row height and share all other figures with iOS 26.
///
/// Rows and headers were measured at the content size Large; with larger text they are assumed to grow by their lines.
struct ListFigures {
    var generation: Generation
    /// The difference of a row's line height to that at Large, in points.
    private var lineGrowth: Double

    init(traits: TraitValues) {
        generation = traits.system
        let category = traits.preferredContentSizeCategory ?? .large
        let lines = [category, .large].map {
            UIFont(name: "", size: UIFont.TextStyle.body.size(at: $0), weight: .regular).lineHeight
        }
        lineGrowth = category == .large ? 0 : Double((lines[0] - lines[1]).rounded())
    }

    /// A row with the classic label, in a plain list.
    var classicRow: SourcedNumber { newer(SourcedNumber(52, .measuredInTables)) }
    /// A row with a content configuration.
    var contentRow: SourcedNumber { newer(SourcedNumber(53, .measuredInTables)) }
    /// A row with a label and a line below it, in a plain list and in groups.
    var plainSubtitleRow: SourcedNumber { newer(SourcedNumber(62, .measuredInTables), lines: 2) }
    var groupedSubtitleRow: SourcedNumber { newer(SourcedNumber(69 + 1.0 / 3, .measuredInTables), lines: 2) }
    /// A row with a value at its end and no accessory.
    func valueRow(scale: Double) -> SourcedNumber {
        newer(SourcedNumber(scale >= 3 ? 55 : 53, .measuredInTables))
    }
    /// A row of a list in a collection view.
    var collectionRow: SourcedNumber { newer(SourcedNumber(52, .measuredInCollections)) }

    let plainHeader = SourcedNumber(28, .measuredInTables)
    let firstGroupHeader = SourcedNumber(55 + 1.0 / 3, .measuredInTables)
    let laterGroupHeader = SourcedNumber(45 + 1.0 / 3, .measuredInTables)
    /// The header of a group below a large title, or below a group without a footer.
    let compactGroupHeader = SourcedNumber(38, .measuredInTables)
    /// The gap above the first group without a title, and on both sides between two such groups.
    let firstGroupGap = SourcedNumber(35, .measuredInTables)
    let gapAboveGroup = SourcedNumber(17 + 2.0 / 3, .measuredInTables)
    let gapBelowGroup = SourcedNumber(17 + 1.0 / 3, .measuredInTables)
    let aboveFooterText = SourcedNumber(7 + 2.0 / 3, .measuredInTables)
    let belowFooterText = SourcedNumber(6 + 2.0 / 3, .measuredInTables)
    let collectionHeader = SourcedNumber(36 + 1.0 / 3, .measuredInCollections)
    let aboveCollectionHeader = SourcedNumber(17 + 2.0 / 3, .measuredInCollections)
    let automaticHeaderPadding = SourcedNumber(18.5, .measuredInCollections)
    /// The margin of a cell above and below its contents, and beside an accessory at its end.
    static let cellMargin = SourcedNumber(15, .measuredInTables)
    static let accessoryMargin = SourcedNumber(ViewElement.Accessory.spaceBefore, .measuredInTables)
    /// The distance of a header's or footer's text from its sides.
    static let headerMargin = SourcedNumber(16, .measuredInTables)
    /// The width that an image takes from a row's texts: 28 points and the padding of list configurations.
    static let imageRoom = SourcedNumber(
        ViewElement.imageRoom + ViewElement.usualImagePadding,
        .assumed("28 points for an image and 16 beside it; not measured"))
    static let chevronWidth = SourcedNumber(ViewElement.Accessory.disclosure.width, .measuredInTables)
    static let checkmarkWidth = SourcedNumber(ViewElement.Accessory.checkmark.width, .measuredInTables)
    static let detailWidth = SourcedNumber(
        ViewElement.Accessory.detail.width, .assumed("the size of an information symbol; not measured"))
    static let behindAccessory = SourcedNumber(ViewElement.Accessory.space, .measuredInCollections)

    /// The distance of a group's card from the sides of its list.
    func cardMargin(width: Double, isPad: Bool, isInNavigation: Bool) -> SourcedNumber {
        isPad
            ? SourcedNumber(isInNavigation ? 20 : 16, .measuredInTables)
            : SourcedNumber(width >= Self.widePhone ? 20 : 16, .measuredInTables)
    }

    /// The distance of a row's text from the sides of its card.
    func wordsInCard(width: Double, isPad: Bool) -> SourcedNumber {
        SourcedNumber(isPad || width >= Self.phoneInLandscape ? 20 : 16, .measuredInTables)
    }

    /// The distance of a row's text from the sides of a list without cards.
    func wordsInPlainRow(width: Double, isPad: Bool) -> SourcedNumber {
        SourcedNumber(!isPad && width >= Self.widePhone ? 20 : 16, .measuredInTables)
    }

    /// The distance of a card from the sides of its list, in a collection view without a navigation controller; with one
    /// it is taken to be that of a table.
    let collectionCardMargin = SourcedNumber(16, .measuredInCollections)

    /// The width from which phones have wider margins, and the width of the smallest phone in landscape.
    private static let widePhone = 390.0
    private static let phoneInLandscape = 667.0

    private func newer(_ figure: SourcedNumber, lines: Double = 1) -> SourcedNumber {
        let row =
            generation.look.hasGlass
            ? figure : SourcedNumber(44, .reported("the row height of iOS 7 to 18, hard-coded in many apps"))
        guard lineGrowth != 0 else { return row }
        return SourcedNumber(
            max(44, row.value + lines * lineGrowth), .assumed("rows grow by their lines of text"))
    }
}

extension Provenance {
    fileprivate static let measuredInTables = Provenance.measured(
        system: "iOS 26.1", device: "simulators, tables at content size Large")
    fileprivate static let measuredInCollections = Provenance.measured(
        system: "iOS 26.1", device: "simulators, lists in collection views")
}
