package import SplitframeComparison
package import SplitframeGeometry
package import SplitframeInterface
package import SplitframeJSON

/// One picture that is reviewed: what was expected, what is there, and what differs.
package struct ReviewCase: Codable, Sendable {
    /// One of the two pictures.
    package struct Side: Codable, Sendable {
        /// Where the page finds it, relative to the page or the data itself.
        package var file: String
        /// In pixels.
        package var size: Size
        /// The interface as text; nil for a picture without one.
        package var twin: Twin?
        /// Where the picture lies, as the user may open it.
        package var path: String
    }

    /// What asks for both pictures, where they say it: selections.
    package struct Requests: Codable, Sendable {
        package var expected: JSON?
        package var actual: JSON?
    }

    package var name: String
    package var verdict: Verdict.Kind
    /// The verdict in words.
    package var sentence: String
    /// What the sentence counts as "and 32 more".
    package var unnamed: [String] = []
    /// What the two say differs, the likeliest cause first.
    package var findings: [String]
    /// What moved, in points of the window.
    package var moved: [ElementChange]
    /// Around each group of pixels that differ, in pixels.
    package var areas: [Rectangle]
    /// How many pixels differ, where that can be said.
    package var differentPixels: Int?
    package var expected: Side?
    package var actual: Side?
    /// Where the page finds the picture of the difference.
    package var difference: String?
    /// Pixels per point.
    package var scale: Double
    /// Where the window begins in the pictures, in points; nil where that is not known, and nothing is outlined.
    package var windowOrigin: Point?
    /// Device, window and the like, by their names as keys.
    package var keys: [ReviewKey: String]
    /// What asks for both pictures, where they say it: selections.
    package var requests: Requests
    /// Where in the sources a test asks for it, `path:line`.
    package var place: String?
    /// Why the number that changed is what it is now, as whoever drew it said: a test's controllers are its own.
    package var explanation: String?
    /// What is the same for pictures that differ in nothing but their names.
    package var look: UInt64
    /// The cause's id.
    package var cause = ""
    /// What somebody decided.
    package var decision: ReviewDecision?

    /// The file that somebody would open for it: that of the test, with its line, else the golden's.
    package var source: (path: String, line: Int?) {
        if let place, let colon = place.lastIndex(of: ":"),
            let line = Int(place[place.index(after: colon)...])
        {
            return (String(place[..<colon]), line)
        }
        return ((expected ?? actual)?.path ?? name, nil)
    }

    /// Its pictures beside the page.
    var files: [String] {
        [expected?.file, actual?.file, difference].compactMap(\.self).filter { !$0.hasPrefix("data:") }
    }

    /// Whether somebody still has to look at it.
    package var isOpen: Bool { decision != .approve }
}

/// What cases are filtered by, in the order of the filters.
package enum ReviewKey: String, CaseIterable, Hashable, Codable, CodingKeyRepresentable, Sendable {
    case device, window, orientation, posture, generation, style, mode, test
}

/// What somebody says of a difference.
package enum ReviewDecision: String, CaseIterable, Hashable, Codable, Sendable {
    case approve, reject
}
