package import SplitframeInterface

/// An upright fold that is active, as seen with the sidebars on the left.
struct FoldLine<Number: LayoutNumber>: Hashable, Sendable {
    /// The line on which the columns meet, in points in the split view's space.
    var line: Number
    /// The room beside the line on the sidebars' side.
    var before: Number
    /// The room beside the line on the other side.
    var after: Number
}

extension SplitResolver {
    /// The fold on which columns meet; nil without an active upright fold in the window, or if the generation ignores
    /// folds.
    var fold: FoldLine<Number>? {
        guard let fold = environment.activeDivision, generation.rules.columnsMeetFolds else { return nil }
        let number = { (points: Double, meaning: Reason.Meaning) in
            Number(points, as: meaning, from: .foldLine)
        }
        let (left, right) = (fold.midX - fold.minX, fold.maxX - fold.midX)
        return FoldLine(
            line: isMirrored ? width - number(fold.midX, .fold) : number(fold.midX, .fold),
            before: number(isMirrored ? right : left, .foldMargin),
            after: number(isMirrored ? left : right, .foldMargin))
    }
}

extension TraitEnvironment {
    /// The band of an active upright fold whose line lies inside the window, in points; nil without one.
    package var activeDivision: Rectangle? {
        guard let fold = reservedRegions.fold, fold.isActive else { return nil }
        let band = fold.frame
        return band.height >= band.width && band.midX > 0 && band.midX < size.width ? band : nil
    }
}

extension Provenance {
    /// The division region of the inner display, in windows of iOS 27.1.
    static let foldLine = Provenance.reported(
        "seven third parties in simulators of iOS 27.1: Sill, Boardhop, iPhone-Duo-Agent-Skill and others")
    /// Apple's guidelines say that columns follow the fold; the numbers are those of a third party.
    static let columnsOnFold = Provenance.reported(
        "ForceTower/Melon, docs/ios-spread-layout.md (iOS 27.1): equal columns and 20 points towards the crease; "
            + "Human Interface Guidelines, Designing for iPhone Duo: widths and margins follow the fold")
    /// On iPhone Duo the detail of a split view gets the whole inset of the strip, and the list none.
    static let stripInDetail = Provenance.reported(
        "ForceTower/Melon, docs/ios-spread-layout.md (iOS 27.1): the page has the list at one side and the strip at "
            + "the other")
}
