/// A width at which a layout changes its kind: a column comes or goes, starts or stops growing.
public struct Breakpoint: Hashable, Sendable {
    /// The first width, in points, that has the new layout.
    public var width: Double
    /// The layout one pixel earlier, in words.
    public var before: String
    /// The layout from this width on, in words.
    public var after: String
    /// What changes, as a sentence: `two columns become three`.
    public var change: String
    /// The name of the rule that decided it.
    public var rule: String

    package init(width: Double, before: String, after: String, change: String, rule: String) {
        self.width = width
        self.before = before
        self.after = after
        self.change = change
        self.rule = rule
    }
}
