package import SplitframeFiles
package import SplitframeGallery
import SplitframeGoldens

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

extension ReviewFolder {
    /// Writes the file that lists one of several parts of a review, after its pictures are written.
    ///
    /// - Returns: The path of the file, and a review of this part.
    package func write(
        _ outcomes: [(index: Int, entry: ReviewOutcome)], of subject: ReviewSubject, _ shard: Shard
    ) throws -> (path: String, review: Review) {
        try writer.sync()
        let review = Review(subject.heading, outcomes.map(\.entry))
        let files = review.cases.flatMap(\.files)
        let rest = RunPart.rest(
            .review, shard, of: subject.pairs.map(\.name) + subject.passed.map(\.name),
            rest: json(subject.heading),
            files: files)
        try RunPart.write(outcomes, rest: rest, in: writer)
        try writer.finish(keeping: files + [RunPart.name])
        return (writer.folder.path(of: RunPart.name), review)
    }

    /// The members of the whole besides its pairs.
    private func json(_ heading: ReviewHeading) -> JSON {
        .members([
            "title": .string(heading.title), "expected": .string(heading.expected),
            "actual": .string(heading.actual), "isWaiting": .bool(heading.isWaiting),
            "isSingleFile": .bool(isSingleFile), "base": base.map(JSON.string),
        ])
    }

    /// Merges the parts of a review that several runs have made: the files are the same as those of one run, byte for
    /// byte.
    ///
    /// - Returns: The path of the page, its review, and the address of its folder for links.
    /// - Throws: ``RunPartError``, or `FileError`.
    package static func merge(
        _ parts: [RunPart], to path: String
    ) throws -> (path: String, review: Review, base: String?) {
        let rest = parts.first?.rest ?? .null
        let outcomes = try RunPart.entries(ReviewOutcome.self, of: parts).map(\.entry)
        let review = Review(
            ReviewHeading(
                title: rest["title"]?.string ?? "", expected: rest["expected"]?.string ?? "",
                actual: rest["actual"]?.string ?? "", isWaiting: rest["isWaiting"] == .bool(true)),
            outcomes)
        let base = rest["base"]?.string
        let folder = try ReviewFolder(
            path: path, names: review.cases.map(\.name), isSingleFile: rest["isSingleFile"] == .bool(true),
            base: base)
        for part in parts { try part.copyFiles(to: folder.writer) }
        return (try folder.write(review), review, base)
    }
}
