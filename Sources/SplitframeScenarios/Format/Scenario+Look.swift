package import SplitframeRequests
package import SplitframeWireframes

extension Scenario {
    /// The look of the scenario: `usual` with the scenario's own selections, and over those the ones in `selection`.
    package func look(beyond usual: Look, selection: SelectionList = SelectionList()) -> Look {
        selection.look(beyond: preferences.look.look(beyond: usual))
    }
}

extension Look {
    /// The look for pictures of scenarios and figures, where an automatic caption is drawn below a device only.
    package var captionedByDevice: Look {
        var look = self
        if !look.bezel, look.caption == .automatic { look.caption = .none }
        return look
    }
}
