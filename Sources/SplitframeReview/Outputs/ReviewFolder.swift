import SplitframeComparison
package import SplitframeFiles
import SplitframeGallery
import SplitframeJSON

/// The folder that a review is written to: the page, its pictures, and what programs read.
package struct ReviewFolder: Sendable {
    /// `report.json`.
    package static let report = "report.json"

    let writer: FolderWriter
    let isSingleFile: Bool
    /// What the page's folder is called where links lead, for the summary.
    let base: String?

    /// Makes the folder where it is missing.
    ///
    /// - Parameter names: Of all that may differ.
    /// - Throws: `FileError` where somebody else's file has the name of one of ours; nothing is written then.
    package init(path: String, names: [String], isSingleFile: Bool, base: String?) throws(FileError) {
        self.isSingleFile = isSingleFile
        self.base = base
        let pictures = names.flatMap { name in ReviewPictures.Kind.allCases.map { $0.file(of: name) } }
        let files = Set(
            (isSingleFile ? [] : pictures) + [
                ReviewPage.name, Self.report, JUnitReport.name, SARIFReport.name, ReviewSummary.name,
                RunPart.name,
            ])
        writer = try FolderWriter(
            filling: KeptFolder(path: path), with: files, owner: "review", holder: "splitframe review")
    }

    /// Where the run puts its pictures.
    package var pictures: ReviewPictures { isSingleFile ? .inPage : .files(writer) }

    /// Writes everything besides the pictures, and takes away what an earlier review left.
    ///
    /// - Returns: The path of the page.
    package func write(_ review: Review) throws -> String {
        // What the page names is there before it is.
        try writer.sync()
        let texts = [
            (Self.report, review.json.compactText + "\n"), (JUnitReport.name, JUnitReport.text(of: review)),
            (SARIFReport.name, SARIFReport.json(of: review).compactText + "\n"),
            (ReviewSummary.name, ReviewSummary.text(of: review, base: base)),
            (ReviewPage.name, ReviewPage.html(of: review)),
        ]
        try writer.write(texts.map { (file: $0, bytes: Array($1.utf8)) })
        try writer.finish(keeping: texts.map(\.0) + review.cases.flatMap(\.files))
        return writer.folder.path(of: ReviewPage.name)
    }
}
