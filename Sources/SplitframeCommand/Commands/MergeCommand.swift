import SplitframeFiles
import SplitframeGallery
import SplitframeReview

extension Command {
    /// `splitframe merge`: merges the parts of a run.
    static let merge = Command(
        name: "merge", summary: "combine the parts that gallery, verify or review made with --shard",
        usage: "FOLDER … -o FOLDER", operands: Operands(name: "the folders of all parts", least: 1),
        options: [OptionGroup(heading: "OUTPUT", options: [.outputFolder, .json])],
        discussion: [
            """
            Takes the folders of all parts, in any order, and makes the gallery or report that one run would have made, \
            byte for byte. Prints and ends as that run would have. Parts that are missing, unfinished or of another run \
            are named, and nothing is written.
            """
        ],
        examples: ["splitframe merge part-1 part-2 -o Gallery"]
    ) { arguments, console in
        guard let path = arguments.value(.outputFolder) else {
            throw CommandError.missingOption("-o", placeholder: "FOLDER", command: "merge")
        }
        let parts = try RunPart.all(in: arguments.operands.map { KeptFolder(path: $0) })
        switch parts.first?.work {
        case .gallery, nil:
            let (index, pictures) = try GalleryMerge(parts: parts, folder: KeptFolder(path: path)).run()
            let gallery = DrawnGallery(path: index, isDocument: false, pictures: pictures)
            try console.print(index, json: DrawnGallery.form.json(of: gallery), arguments)
            return .done
        case .verify:
            let (list, report) = try GoldenReport.merged(parts, to: path)
            try console.print(list, json: report.json, arguments)
            return report.status(allowingUnjudged: false)
        case .review:
            let (page, review, base) = try ReviewFolder.merge(parts, to: path)
            StepSummary.add(ReviewSummary.text(of: review, base: base), console)
            try console.print(page, json: review.json, arguments)
            return review.status(on: console)
        }
    }
}
