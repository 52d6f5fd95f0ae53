import SplitframeInterface

/// Changes a figure of a generation for the whole run of the tests: `SPLITFRAME_FIGURE=iOS26.automaticPrimaryWidth+1`.
@_cdecl("splitframe_inject_figure") public func injectFigure(_ change: UnsafePointer<CChar>) {
    InjectedFigure.inject(String(cString: change))
}
