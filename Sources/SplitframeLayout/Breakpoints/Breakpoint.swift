/// A width at which a layout changes its kind: a column comes or goes, starts or stops growing.
public struct Breakpoint: Hashable, Sendable {
    /// The first width, in points, that has the new layout.
    public var width: Double
    /// The layout one pixel earlier, as text.
    public var before: String
    /// The layout from this width on, as text.
    public var after: String
    /// The change, as text: `two columns become three`.
    public var change: String
    /// The name of the rule that caused the change.
    public var rule: String

    package init(width: Double, before: String, after: String, change: String, rule: String) {
        self.width = width
        self.before = before
        self.after = after
        self.change = change
        self.rule = rule
    }
}
