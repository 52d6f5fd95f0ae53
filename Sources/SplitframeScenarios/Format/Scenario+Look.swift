package import SplitframeRequests
package import SplitframeWireframes

extension Scenario {
    /// The look of the scenario: `usual` with the scenario's own selections, and over those the ones in `words`.
    package func look(beyond usual: Look, words: SelectionList = SelectionList()) -> Look {
        words.look(beyond: wishes.look.look(beyond: usual))
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
