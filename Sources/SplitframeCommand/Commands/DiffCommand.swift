import SplitframeFiles
import SplitframeGoldens
import SplitframePictures
import SplitframeSystem
import SplitframeWireframes

extension Command {
    /// `splitframe diff`: compares two pictures or two folders of pictures.
    static let diff = Command(
        name: "diff", summary: "compare two pictures or two folders of them, pixel by pixel",
        usage: "EXPECTED ACTUAL [-o DIFF.png] [--json]",
        operands: Operands(name: "EXPECTED and ACTUAL", least: 2, most: 2),
        options: [
            OptionGroup(
                heading: "COMPARISON",
                options: [.mode, .threshold, .antialiasing, .maxDifferingPixels, .maxDifferingRatio]),
            OptionGroup(heading: "OUTPUT", options: [.differencePicture, .jobs, .json]),
        ],
        discussion: [
            """
            The last line is "different pixels: N", or "different pixels: all" if sizes differ. The status \
            is 0 if no more pixels differ than allowed, else 1.
            """,
            """
            Perceptual mode counts as pixelmatch 5.3 does, which ignores antialiasing by default. In two \
            folders a picture, a file that ends in .png, without counterpart differs in all its pixels.
            """,
        ],
        examples: [
            "splitframe diff expected.png actual.png -o difference.png",
            "splitframe diff --mode perceptual --threshold 0.2 --antialiasing ignore Before After",
        ]
    ) { arguments, console in
        let operands = arguments.operands
        let comparison = try arguments.comparison(console: console)
        let tolerance = try arguments.tolerance()
        let output = arguments.value(.differencePicture)
        if output == "-", arguments.has(.json) { throw CommandError.twoResults(option: "-o -") }
        let outcome = DifferenceOutcome(
            pictures: try await Self.pictures(
                expected: operands[0], actual: operands[1], comparison: comparison,
                jobs: arguments.jobs, output: output, console: console), tolerance: tolerance,
            isOfFolders: isFolder(operands[0]))
        if let warning = tolerance.warning(on: outcome) { console.message("warning: \(warning)\n") }
        if arguments.has(.json) {
            try console.print(DifferenceOutcome.form.json(of: outcome))
        } else if output == "-" {
            console.message(outcome.text)
        } else {
            try console.print(outcome.text)
        }
        return outcome.isAccepted ? .done : .findings
    }

    private static func pictures(
        expected: String, actual: String, comparison: PixelComparison, jobs: Int, output: String?,
        console: Console
    ) async throws -> [ComparedPicture] {
        switch (isFolder(expected), isFolder(actual)) {
        case (true, true):
            // The next run would take its pictures as those to compare.
            if let output, output.isInside(expected) || output.isInside(actual) {
                throw FileError(.writing, output, .isInput)
            }
            let writer = try output.map { path throws(FileError) in
                try FolderWriter(of: KeptFolder(path: path), holder: "splitframe diff")
            }
            let pictures = try await [ComparedPicture](
                in: expected, and: actual, by: comparison, jobs: jobs, output: writer)
            try writer?.finish()
            return pictures
        case (false, false):
            if let output, output.fileSuffix != nil, PictureFormat(fileName: output) != .png {
                throw CommandError.pixelsOnly(path: output)
            }
            return [
                try await ComparedPicture(
                    named: expected, PictureFile(path: expected), PictureFile(path: actual), by: comparison,
                    paintsEqual: true, paint: output.map { path in { try console.save($0, to: path) } })
            ]
        case (let isExpected, _):
            throw CommandError.folderAndFile(
                folder: isExpected ? expected : actual, file: isExpected ? actual : expected)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? NamedFile.isFolder(at: path)) ?? false
    }
}

extension Option {
    fileprivate static let mode = Option(
        name: "mode", value: "exact|perceptual", help: "every difference, or what the eye notices (exact)")
    fileprivate static let threshold = Option(
        name: "threshold", value: "0...1", help: "how far apart colours may be in perceptual mode (0.1)")
    fileprivate static let antialiasing = Option(
        name: "antialiasing", value: "count|ignore",
        help: "whether moved soft edges count in perceptual mode (count)")
    fileprivate static let maxDifferingPixels = Option(
        name: "max-differing-pixels", value: "N", help: "how many pixels may differ (0)")
    fileprivate static let maxDifferingRatio = Option(
        name: "max-differing-ratio", value: "0...1", help: "which share of the pixels may differ (0)")
    fileprivate static let differencePicture = Option(
        name: "output", letter: "o", value: "DIFF.png", file: .output,
        help: "a picture of the difference, - for standard output; for folders a folder")
}

private enum ComparisonMode: String {
    case exact, perceptual
}

extension Arguments {
    fileprivate func comparison(console: Console) throws(CommandError) -> PixelComparison {
        let antialiasing = try value(
            .antialiasing, expected: "count or ignore", PixelComparison.Antialiasing.init)
        let threshold = try ratio(.threshold)
        let mode = try value(.mode, expected: "exact or perceptual", ComparisonMode.init)
        if mode == .perceptual {
            return .perceptual(threshold: threshold ?? 0.1, antialiasing: antialiasing ?? .count)
        }
        for option in [Option.threshold, .antialiasing] where value(option) != nil {
            console.note(.needsPerceptualMode(option: option.spelling))
        }
        return .exact
    }

    fileprivate func tolerance() throws(CommandError) -> DifferenceTolerance {
        let pixels = try value(.maxDifferingPixels, expected: "a whole number from 0") { text in
            Int(text).flatMap { $0 >= 0 ? $0 : nil }
        }
        return DifferenceTolerance(pixels: pixels, ratio: try ratio(.maxDifferingRatio))
    }

    private func ratio(_ option: Option) throws(CommandError) -> Double? {
        try value(option, expected: "a number from 0 to 1") { text in
            Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
        }
    }
}
