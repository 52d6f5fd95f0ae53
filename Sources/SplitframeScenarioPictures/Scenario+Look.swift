package import SplitframeRequests
package import SplitframeScenarios
package import SplitframeWireframes

extension Scenario {
    /// How the scenario wishes to be drawn, where it says nothing as usual; `words` win over its own.
    package func look(beyond usual: Look, words: SelectionList = SelectionList()) -> Look {
        words.look(beyond: wishes.look.look(beyond: usual))
    }
}
