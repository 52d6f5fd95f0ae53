package import SplitframeComparison
package import SplitframeGeometry
package import SplitframeInterface
package import SplitframeJSON

/// One pair of pictures to review: the expected one, the actual one, and the differences.
package struct ReviewCase: Codable, Sendable {
    /// One of the two pictures.
    package struct Side: Codable, Sendable {
        /// The picture's URL, relative to the page or as data.
        package var file: String
        /// The size in pixels.
        package var size: Size
        /// The interface as text; nil for a picture without one.
        package var twin: Twin?
        /// The path of the picture's file, which the user can open.
        package var path: String
    }

    /// The selections of both pictures, if they contain them.
    package struct Requests: Codable, Sendable {
        package var expected: JSON?
        package var actual: JSON?
    }

    package var name: String
    package var verdict: Verdict.Kind
    /// The verdict as text.
    package var sentence: String
    /// The findings that the sentence counts as "and 32 more".
    package var unnamed: [String] = []
    /// The differences as sentences, the most likely cause first.
    package var findings: [String]
    /// The elements that moved, in points of the window.
    package var moved: [ElementChange]
    /// Rectangles around each group of differing pixels, in pixels.
    package var areas: [Rectangle]
    /// The number of differing pixels, if pixels could be compared.
    package var differentPixels: Int?
    package var expected: Side?
    package var actual: Side?
    /// The URL of the picture of the difference, for the page.
    package var difference: String?
    /// Pixels per point.
    package var scale: Double
    /// The window's origin in the pictures, in points; nil if it is not known, and nothing is outlined.
    package var windowOrigin: Point?
    /// The values by which cases are filtered: device, window and others.
    package var keys: [ReviewKey: String]
    /// The selections of both pictures, if they contain them.
    package var requests: Requests
    /// The line of the sources where a test asks for the golden, `path:line`.
    package var place: String?
    /// The reason for the new value of the number that changed, as recorded when it was drawn: only a test knows its
    /// controllers.
    package var explanation: String?
    /// A hash that is the same for pictures that differ only in their names.
    package var look: UInt64
    /// The id of the cause.
    package var cause = ""
    /// The reviewer's decision.
    package var decision: ReviewDecision?

    /// The file to open for the case: that of the test, with its line, else the golden's.
    package var source: (path: String, line: Int?) {
        if let place, let colon = place.lastIndex(of: ":"),
            let line = Int(place[place.index(after: colon)...])
        {
            return (String(place[..<colon]), line)
        }
        return ((expected ?? actual)?.path ?? name, nil)
    }

    /// The files of its pictures beside the page.
    var files: [String] {
        [expected?.file, actual?.file, difference].compactMap(\.self).filter { !$0.hasPrefix("data:") }
    }

    /// Whether the case still has to be reviewed.
    package var isOpen: Bool { decision != .approve }
}

/// The values by which cases are filtered, in the order of the filters.
package enum ReviewKey: String, CaseIterable, Hashable, Codable, CodingKeyRepresentable, Sendable {
    case device, window, orientation, posture, generation, style, mode, test
}

/// A reviewer's decision about a difference.
package enum ReviewDecision: String, CaseIterable, Hashable, Codable, Sendable {
    case approve, reject
}
