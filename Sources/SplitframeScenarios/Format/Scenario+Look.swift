package import SplitframeRequests
package import SplitframeWireframes

extension Scenario {
    /// How the scenario wishes to be drawn, where it says nothing as usual; `words` win over its own.
    package func look(beyond usual: Look, words: SelectionList = SelectionList()) -> Look {
        words.look(beyond: wishes.look.look(beyond: usual))
    }
}

extension Look {
    /// The look of a scenario's pictures, or a figure's: a caption stands below a device only.
    package var captionedByDevice: Look {
        var look = self
        if !look.bezel, look.caption == .automatic { look.caption = .none }
        return look
    }
}
