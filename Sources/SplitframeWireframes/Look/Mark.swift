extension Look {
    /// A number at an element, and what it stands for.
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
