import SplitframeGeometry
import SplitframeInterface

// Rows of the tables in this folder, written short: values stand in the order of their columns,
// insets as top, left, bottom, right.

extension EdgeInsets {
    init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}

extension Size {
    init(_ width: Double, _ height: Double) {
        self.init(width: width, height: height)
    }
}

extension PixelSize {
    init(_ width: Int, _ height: Int) {
        self.init(width: width, height: height)
    }
}

extension DeviceModel {
    init(_ name: String, _ year: Int, _ identifiers: String...) {
        self.init(name: name, year: year, identifiers: identifiers)
    }
}

extension SafeAreaReading {
    init(_ versions: SystemVersions, portrait: EdgeInsets, landscape: EdgeInsets, _ evidence: Evidence) {
        self.init(
            versions: versions, insets: Oriented(portrait: portrait, landscape: landscape),
            evidence: evidence)
    }

    init(_ versions: SystemVersions, both insets: EdgeInsets, _ evidence: Evidence) {
        self.init(versions: versions, insets: Oriented(both: insets), evidence: evidence)
    }
}

extension Oriented where Value == SizeClasses {
    /// Regular in both directions and both orientations, as on every iPad.
    static let regular = Oriented(both: SizeClasses(horizontal: .regular, vertical: .regular))

    /// An iPhone's: compact and regular held upright, its own width class over compact height on its side.
    static func phone(landscapeWidth: SizeClass) -> Oriented {
        Oriented(
            portrait: SizeClasses(horizontal: .compact, vertical: .regular),
            landscape: SizeClasses(horizontal: landscapeWidth, vertical: .compact))
    }
}

extension MultitaskingWindow {
    init(
        _ orientation: Orientation, _ split: Split, _ width: Double, _ height: Double,
        _ horizontalSizeClass: SizeClass, _ evidence: Evidence, cardInset: Double? = nil,
        heightKind: Evidence.Kind? = nil, legacyFullHeight: Double? = nil, note: String? = nil
    ) {
        self.init(
            orientation: orientation, split: split, size: Size(width, height),
            horizontalSizeClass: horizontalSizeClass, evidence: evidence, cardInset: cardInset,
            heightKind: heightKind, legacyFullHeight: legacyFullHeight, note: note)
    }

    /// The width of a portrait half that one test table has and Apple's tables deny.
    static func disputedHalf(_ width: Double, _ height: Double) -> MultitaskingWindow {
        MultitaskingWindow(
            .portrait, .half, width, height, .compact,
            Evidence(kind: .reported, source: "PKTabbedSplitViewController test table"),
            note: "HIG says 1/2 is N/A in portrait")
    }
}

extension WindowTiles {
    /// Tiles 10 points apart: a half of 681.5 in 1373 was read, the rest follows the same rule.
    init(portraitHalf: Size, portraitQuarter: Size, landscapeHalf: Size, third: Size, quarter: Size) {
        self.init(
            gap: 10,
            evidence: .inferred(
                "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); "
                    + "thirds and quarters extrapolated"),
            sizes: Oriented(
                portrait: Sizes(half: portraitHalf, quarter: portraitQuarter),
                landscape: Sizes(half: landscapeHalf, third: third, quarter: quarter)))
    }
}
