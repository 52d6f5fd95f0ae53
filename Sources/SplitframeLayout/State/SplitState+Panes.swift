import SplitframeGeometry
public import SplitframeInterface

extension SplitState {
    /// Where a hidden classic primary that floats rests: the panel's size at its own origin (measured on 393 points).
    public var restingPrimary: ColumnLayout? {
        guard generation.rules.arrangement == .floating, configuration.style == .unspecified,
            environment != nil,
            !isCollapsed, !visibleColumns.contains(.primary)
        else { return nil }
        var shown = self
        shown.mode = ResolvedMode(.oneBesideSecondary, .tile)
        guard var resting = shown.layout.column(.primary) else { return nil }
        resting.frame.x = 0
        resting.frame.y = 0
        resting.frame.width = layout.primaryColumnWidth
        return resting
    }

    /// The classic button as it looks while a tap leads to a mode; automatic leaves that to the split view.
    public func displayModeButton(targeting target: DisplayMode) -> SplitButton? {
        guard configuration.style == .unspecified, let environment, !isCollapsed else { return nil }
        let resolver = SplitResolver<Double>(self, in: environment)
        return resolver.classicButton(target: target)
    }
}
