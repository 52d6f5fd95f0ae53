import SplitframeComparison
package import SplitframeFiles
import SplitframeGallery
import SplitframeJSON

/// The folder of a review: contains the page, its pictures, and reports for programs.
package struct ReviewFolder: Sendable {
    /// The name of the report for programs.
    package static let report = "report.json"

    let writer: FolderWriter
    let isSingleFile: Bool
    /// The address of the page's folder, for links in the summary.
    let base: String?

    /// Makes the folder if it is missing.
    ///
    /// - Parameter names: The names of all pictures that may differ.
    /// - Throws: `FileError` if another program's file has the name of one of ours; nothing is written then.
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

    /// The destination of the run's pictures.
    package var pictures: ReviewPictures { isSingleFile ? .inPage : .files(writer) }

    /// Writes all files besides the pictures, and removes files of an earlier review.
    ///
    /// - Returns: The path of the page.
    package func write(_ review: Review) throws -> String {
        // The pictures have to exist before the page that names them.
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
