public import SplitframeInterface

/// What can be said of a picture beyond what is on the screen: off-screen columns, absent buttons, reasons.
///
/// Annotated pictures show it; the tree knows nothing of it, so that twins tell only what can be seen.
public struct Commentary: Hashable, Codable, Sendable {
    /// A column that the app has but the mode does not show.
    public struct HiddenColumn: Hashable, Codable, Sendable {
        public var column: Column
        public var title: String
        /// The width in points that it would have.
        public var width: Double
        /// Whether it would come in from the left edge rather than from the right.
        public var isOnLeft: Bool
        /// The kind of the width's provenance in one word; empty where that is not known.
        public var source: String

        public init(column: Column, title: String, width: Double, isOnLeft: Bool, source: String = "") {
            self.column = column
            self.title = title
            self.width = width
            self.isOnLeft = isOnLeft
            self.source = source
        }
    }

    /// The display-mode button where it does not show.
    public struct MissingButton: Hashable, Codable, Sendable {
        /// The column whose bar would hold it.
        public var column: Column
        /// Why it does not show, as the end of a sentence.
        public var reason: String

        public init(column: Column, reason: String) {
            self.column = column
            self.reason = reason
        }
    }

    /// One fact or decision: what it is about, what came out, and on whose word.
    public struct Note: Hashable, Codable, Sendable {
        public var name: String
        public var value: String
        /// The kind of its provenance in one word; empty for plain facts.
        public var source: String

        public init(name: String, value: String, source: String = "") {
            self.name = name
            self.value = value
            self.source = source
        }
    }

    /// On whose word a column stands where it does: kinds of provenance, a word each.
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

    /// The columns out of sight, from the display's edge outwards.
    public var hiddenColumns: [HiddenColumn]
    public var missingButton: MissingButton?
    /// Facts first, then decisions in their order.
    public var notes: [Note]
    /// What is known of the columns on screen, by their names.
    public var evidence: [String: Evidence]

    /// Nothing to say unless said otherwise.
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
