package import SplitframeComparison
package import SplitframeGoldens
package import SplitframeInterface
package import SplitframeJSON

/// Two pictures of one thing, before they are compared.
package struct ReviewPair: Sendable {
    /// One of them, in a folder on the disk or at a revision.
    package struct Side: Sendable {
        package var folder: GoldenFolder
        /// The picture's file below the folder; nil for a layout that is kept as text alone.
        package var picture: String?
        /// The interface, where that is known apart from the picture, or why it cannot be read.
        package var twin: Result<Twin, GoldenError>?
        /// The layout as programs are told it, where that is known apart from the picture.
        package var layout: JSON?
        /// What asks for the picture, where that is known apart from it.
        package var selection: JSON?

        package init(
            _ folder: GoldenFolder, picture: String?, twin: Result<Twin, GoldenError>? = nil,
            layout: JSON? = nil,
            selection: JSON? = nil
        ) {
            self.folder = folder
            self.picture = picture
            self.twin = twin
            self.layout = layout
            self.selection = selection
        }
    }

    package var name: String
    package var expected: Side?
    package var actual: Side?
    /// The test that owns the golden.
    package var test: GoldenTest?
    /// What a run said of it already.
    package var waiting: PendingResult?
}

/// What is to be reviewed, from wherever it comes.
package struct ReviewSubject: Sendable {
    package var heading: ReviewHeading
    package var pairs: [ReviewPair]
    /// The names of what is known to be equal, with what their layouts stand in.
    package var passed: [(name: String, stage: TwinStage?)] = []
    /// The names of pictures of which one side alone has its layout as text: pixels are all that is compared of them.
    package var halfDescribed: [String] {
        pairs.filter { pair in
            guard let expected = pair.expected, let actual = pair.actual else { return false }
            return expected.picture != nil && actual.picture != nil
                && (expected.twin == nil) != (actual.twin == nil)
        }.map(\.name)
    }
    /// Whether `approve` knows the pairs.
    package var isWaiting: Bool { heading.isWaiting }
}
