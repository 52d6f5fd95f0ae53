import SplitframeInterface

/// The primary's width beside the secondary of two columns: it leaves the secondary its minimum.
struct CappedPrimaryWidth<Number: LayoutNumber>: LayoutRule {
    static var title: String { "primary width beside the secondary" }
    /// The width before the cap, not yet limited to minimum and maximum, in points.
    var wanted: Number
    /// The split view's width less the inset or separator between the columns.
    var room: Number
    var minimumSecondary: Number
    /// The width that the cap never goes below.
    var floor: Number
    var minimum: Number?
    var maximum: Number

    /// The preferred width of the secondary; 0 without one.
    var preferredSecondary: Number
    var inputs: RuleInputs {
        RuleInputs([wanted, room, minimumSecondary, floor, minimum, maximum, preferredSecondary])
    }

    /// The least room in which two columns are taken as measured, in points: that of the automatic width beside the
    /// secondary's minimum, which is a window of 794.
    private static var leastMeasuredRoom: Double { 784 }

    static var assumptions: [Assumption] { [narrowTwoColumnCap] }

    var provenance: Provenance {
        if cap < floor || room.points < Self.leastMeasuredRoom { return narrowTwoColumnCap.provenance }
        return preferredSecondary > minimumSecondary
            ? .assumed("no arithmetic is documented for a preferred secondary width") : .measuredOnPad
    }

    private var cap: Number { room - max(minimumSecondary, preferredSecondary) }

    var outcome: Number {
        let capped = min(wanted, max(cap, floor))
        return min(max(capped, minimum ?? .zero), maximum)
    }

    var sentence: String {
        "The primary wants \(wanted.lengthText) of \(room.lengthText) points, of which the secondary keeps "
            + "\(max(minimumSecondary, preferredSecondary).lengthText)"
            + outcome.limits(of: min(wanted, room - max(minimumSecondary, preferredSecondary)))
    }
}

private let narrowTwoColumnCap = Assumption(
    rule: "narrowTwoColumnCap", value: "the primary is never capped below the floor of three columns",
    reason:
        "two columns in windows below 794 points are unmeasured; for iPhone Duo upright, 669 points, a list of 250 is "
        + "reported (ForceTower/Melon, iOS 27.1), which may be these 240 and an inset of 10")

/// A sidebar's final width: on the pixel grid and within the window.
struct WidthWithinWindow<Number: LayoutNumber>: LayoutRule {
    static var title: String { "width within the window" }
    var column: Column
    /// The width before this rule, in points.
    var width: Number
    /// The maximum width within the window, in points; infinite for a hidden column.
    var room: Number
    /// Device pixels per point.
    var scale: Double
    var inputs: RuleInputs { RuleInputs([width, room]) }

    static var assumptions: [Assumption] { [wholeWindow, pixelGrid] }

    var provenance: Provenance {
        if width > room { return wholeWindow.provenance }
        return outcome.points == width.points ? .measuredOnPad : pixelGrid.provenance
    }

    var outcome: Number {
        min(min(width, room).rounded(toPixelsOf: scale), room.cut(toPixelsOf: scale)).notBelowZero
    }

    var sentence: String {
        let change = outcome.points == width.points ? "stay" : "become \(outcome.lengthText)"
        let limit =
            room.points.isInfinite ? "" : ", where the window leaves \(room.notBelowZero.lengthText)"
        return "The \(column)'s \(width.lengthText) points \(change) on the grid of pixels\(limit)."
    }
}

private let wholeWindow = Assumption(
    rule: "wholeWindow", value: "no column is wider than its window leaves room for",
    reason: "preferences beyond the window are unmeasured")

private let pixelGrid = Assumption(
    rule: "pixelGrid", value: "a width off the pixel grid is rounded to it",
    reason: "every measured width was on the grid")
