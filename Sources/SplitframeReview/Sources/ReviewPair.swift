package import SplitframeFiles
package import SplitframeGoldens
package import SplitframeInterface

/// The two pictures of one name, before they are compared.
package struct ReviewPair: Sendable {
    /// One of the two pictures, in a folder on the disk or at a revision.
    package struct Side: Sendable {
        package var folder: GoldenFolder
        /// The picture's file below the folder; nil for a layout that consists of text alone.
        package var picture: String?
        /// The interface, or the reason why it cannot be read, if it is known independently of the picture.
        package var twin: Result<Twin, GoldenError>?
        /// The layout's JSON, if it is known independently of the picture.
        package var layout: JSON?
        /// The selection, if it is known independently of the picture.
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
    /// The pending result of an earlier run.
    package var waiting: PendingResult?
}

/// The input of a review, from any source.
package struct ReviewSubject: Sendable {
    package var heading: ReviewHeading
    package var pairs: [ReviewPair]
    /// The names of pairs that are known to be equal, with the stages of their layouts.
    package var passed: [(name: String, stage: TwinStage?)] = []
    /// The contact sheets of galleries with different lists, which are not compared.
    package var uncomparedSheets: [String] = []
    /// Whether two pictures whose selections differ are equal if their screens are, whatever their captions say.
    package var comparesScreens = true
    /// The names of pairs in which only one side has a twin, so that only their pixels are compared.
    package var halfDescribed: [String] {
        pairs.filter { pair in
            guard let expected = pair.expected, let actual = pair.actual else { return false }
            return expected.picture != nil && actual.picture != nil
                && (expected.twin == nil) != (actual.twin == nil)
        }.map(\.name)
    }
}
