import SplitframeInterface

/// Whether one column fits beside the secondary on a phone, each at its minimum.
struct ColumnBesideFit<Number: LayoutNumber>: LayoutRule {
    static var title: String { "a column fits beside the secondary" }
    /// The split view's width on the pixel grid, in points.
    var width: Number
    var minimumSidebar: Number
    /// The inset of the sidebar, or the width of the separator.
    var between: Number
    var minimumSecondary: Number

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
