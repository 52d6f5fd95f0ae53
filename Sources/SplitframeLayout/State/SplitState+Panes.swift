import SplitframeGeometry
public import SplitframeInterface

extension SplitState {
    /// Where a hidden classic primary rests in iOS 26: the panel's size at its own origin (measured on 393 points).
    public var restingPrimary: ColumnLayout? {
        guard metrics.generation == .iOS26, configuration.style == .unspecified, environment != nil,
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
        guard configuration.style == .unspecified, metrics.generation != .iOS7, environment != nil,
            !isCollapsed
        else { return nil }
        let canTile = metrics.generation == .iOS26 || mode.splitBehavior != .overlay
        return ClassicButton(mode: mode.displayMode, target: target, canTile: canTile).outcome
    }
}
