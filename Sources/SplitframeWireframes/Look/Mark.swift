extension Look {
    /// A line to an element, with a text at its end or, if there is no room for it, a number that a legend explains.
    public struct Mark: Hashable, Sendable {
        /// The element's name in the grammar of the command line: `primary.button`.
        public var element: String
        public var text: String

        public init(_ element: String, _ text: String) {
            self.element = element
            self.text = text
        }
    }
}
