import SplitframeGeometry
public import SplitframeInterface

extension SplitState {
    /// The layout of a hidden classic primary that floats: the panel's size at the origin (measured on 393 points).
    public var restingPrimary: ColumnLayout? {
        guard generation.rules.arrangement == .floating, configuration.style == .unspecified,
            isMounted, !isCollapsed, !visibleColumns.contains(.primary)
        else { return nil }
        var shown = self
        shown.mode = ResolvedMode(.oneBesideSecondary, .tile)
        guard var resting = shown.layout.column(.primary) else { return nil }
        resting.frame.x = 0
        resting.frame.y = 0
        resting.frame.width = layout.primaryColumnWidth
        return resting
    }

    /// The classic button for a target mode; automatic leaves the mode to the split view.
    public func displayModeButton(targeting target: DisplayMode) -> SplitButton? {
        guard configuration.style == .unspecified, isMounted, !isCollapsed else { return nil }
        return SplitResolver<Double>(self).classicButton(target: target)
    }
}
