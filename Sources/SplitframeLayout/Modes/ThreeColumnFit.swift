import SplitframeInterface

/// Whether three columns fit beside each other, each at its minimum or at its wanted width.
struct ThreeColumnFit<Number: LayoutNumber>: LayoutRule {
    static var title: String { "three columns fit" }
    /// The split view's width on the pixel grid, in points.
    var width: Number
    /// The width of the separators, and of the inset of a floating sidebar.
    var between: Number
    var minimumPrimary: Number
    var minimumSupplementary: Number
    var minimumSecondary: Number
    /// The width of a visible inspector, otherwise 0.
    var inspector: Number
    /// Whether the columns keep their wanted widths instead of their minima.
    var keepsWantedWidths: Bool
    /// The fold on which two columns meet; nil without one.
    var fold: Number?
    var inputs: RuleInputs {
        RuleInputs([width, between, minimumPrimary, minimumSupplementary, minimumSecondary, inspector, fold])
    }

    static var assumptions: [Assumption] { [inspectorInFit, wantedWidthsInFit, threeOnFold] }

    var provenance: Provenance {
        if fold != nil { return threeOnFold.provenance }
        if inspector > .zero { return inspectorInFit.provenance }
        return keepsWantedWidths ? wantedWidthsInFit.provenance : .measuredOnPad
    }

    private var needed: Number {
        minimumPrimary + minimumSupplementary + between + minimumSecondary + inspector
    }

    /// Whether the columns on either side of the fold fit there, wherever the fold parts them.
    private var fitsFold: Bool {
        guard let fold else { return true }
        let rest = needed - minimumPrimary
        return minimumPrimary + minimumSupplementary + between <= fold
            || minimumPrimary <= fold && rest <= width - fold
    }

    var outcome: Bool { width >= needed && fitsFold }

    var sentence: String {
        let manner = keepsWantedWidths ? "at the widths that they want" : "at their minimum widths"
        let more = inspector > .zero ? ", \(inspector.lengthText) for the inspector" : ""
        return "Primary, supplementary and secondary need \(minimumPrimary.lengthText) + "
            + "\(minimumSupplementary.lengthText) + \(minimumSecondary.lengthText) points \(manner)\(more) and "
            + "\(between.lengthText) between them, \(needed.lengthText) in all: \(width.lengthText) points are "
            + (width >= needed ? "enough" : "not enough")
            + (fold.map { ", with the fold at \($0.lengthText) \(fitsFold ? "too" : "not")." } ?? ".")
    }
}

private let inspectorInFit = Assumption(
    rule: "inspectorInFit", value: "a shown inspector needs its width beside the three columns",
    reason: "how it counts is unmeasured; the primary is dropped first")

private let threeOnFold = Assumption(
    rule: "threeOnFold",
    value: "half folded, three columns fit where those on either side of the fold have their minimum",
    reason: "only two columns were seen on a fold, and a minimum width is documented as one")

private let wantedWidthsInFit = Assumption(
    rule: "wantedWidthsInFit", value: "flat columns fit with the widths that they want",
    reason: "iOS 14 to 18 choose by width and aspect, without public numbers")

/// Whether one column fits beside the secondary on a phone, each at its minimum.
struct ColumnBesideFit<Number: LayoutNumber>: LayoutRule {
    static var title: String { "a column fits beside the secondary" }
    /// The split view's width on the pixel grid, in points.
    var width: Number
    var minimumSidebar: Number
    /// The inset of the sidebar, or the width of the separator.
    var between: Number
    var minimumSecondary: Number
    var inputs: RuleInputs { RuleInputs([width, minimumSidebar, between, minimumSecondary]) }

    static var assumptions: [Assumption] { [besideOnPhones] }

    var provenance: Provenance { besideOnPhones.provenance }

    var outcome: Bool { width >= minimumSidebar + between + minimumSecondary }

    var sentence: String {
        "A column and the secondary need \(minimumSidebar.lengthText) and \(minimumSecondary.lengthText) points at "
            + "their minimum widths, with \(between.lengthText) between them: \(width.lengthText) points are "
            + (outcome ? "enough." : "not enough, so a column lies over the secondary.")
    }
}

private let besideOnPhones = Assumption(
    rule: "besideOnPhones",
    value: "a phone shows a column beside the secondary where both have their minimum, else over it",
    reason:
        "the inner display of iPhone Duo upright, 669 points, shows the secondary alone and the list over it "
        + "(sven-ericmolzahn/iphone-duo-skill, iOS 27.1), the 744 points of iPad mini one beside; iPads of 600 "
        + "points were measured with a column beside, so only phones are asked")
