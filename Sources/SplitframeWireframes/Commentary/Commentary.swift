public import SplitframeInterface

/// Facts about a picture that are not visible on screen: off-screen columns, missing buttons, reasons.
///
/// Annotated pictures show it; it is not part of the tree, so that twins contain only visible facts.
public struct Commentary: Hashable, Codable, Sendable {
    /// A column that the app has but the mode does not show.
    public struct HiddenColumn: Hashable, Codable, Sendable {
        public var column: Column
        public var title: String
        /// The width in points that it would have.
        public var width: Double
        /// Whether it would come in from the left edge rather than from the right.
        public var isOnLeft: Bool
        /// The kind of the width's provenance in one word; empty if it is not known.
        public var source: String

        public init(column: Column, title: String, width: Double, isOnLeft: Bool, source: String = "") {
            self.column = column
            self.title = title
            self.width = width
            self.isOnLeft = isOnLeft
            self.source = source
        }
    }

    /// The display-mode button, if it is not visible.
    public struct MissingButton: Hashable, Codable, Sendable {
        /// The column whose bar would contain it.
        public var column: Column
        /// The reason why it is not visible, as the end of a sentence.
        public var reason: String

        public init(column: Column, reason: String) {
            self.column = column
            self.reason = reason
        }
    }

    /// One fact or decision: its name, its value, and its source.
    public struct Note: Hashable, Codable, Sendable {
        public var name: String
        public var value: String
        /// The kind of its provenance in one word, or where a plain fact comes from; empty if nothing is known.
        public var source: String

        public init(name: String, value: String, source: String = "") {
            self.name = name
            self.value = value
            self.source = source
        }
    }

    /// The evidence for a column's frame: kinds of provenance, one word each.
    public struct Evidence: Hashable, Codable, Sendable {
        public var width: String
        public var frame: String
        public var safeArea: String

        public init(width: String, frame: String, safeArea: String) {
            self.width = width
            self.frame = frame
            self.safeArea = safeArea
        }
    }

    /// The hidden columns, from the display's edge outwards.
    public var hiddenColumns: [HiddenColumn]
    public var missingButton: MissingButton?
    /// The facts, followed by the decisions in their order.
    public var notes: [Note]
    /// The evidence for the columns on screen, by their names.
    public var evidence: [String: Evidence]

    /// Makes a commentary, which is empty by default.
    public init(
        hiddenColumns: [HiddenColumn] = [], missingButton: MissingButton? = nil, notes: [Note] = [],
        evidence: [String: Evidence] = [:]
    ) {
        self.hiddenColumns = hiddenColumns
        self.missingButton = missingButton
        self.notes = notes
        self.evidence = evidence
    }
}
