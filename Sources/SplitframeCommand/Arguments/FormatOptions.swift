import SplitframeInterface
import SplitframeWireframes

extension Option {
    static let format = Option(
        name: "format", value: PictureFormat.allCases.map(\.name).joined(separator: "|"),
        help: "the format, whatever the file name's extension")
    static let formatOrText = Option(
        name: "format", value: PictureFormat.words.joined(separator: "|"),
        help: "the format, whatever the file name's extension")
    static let page = Option(
        name: "page", value: PaperSize.allCases.map(\.name).joined(separator: "|"),
        help: "PDF only: pages of this size in place of the pictures' own")
}

extension Arguments {
    /// The paper requested by an option or by a scenario, if the format is PDF.
    func paper(for format: PictureFormat?, or preferred: PaperSize? = nil) throws(CommandError) -> PaperSize?
    {
        let sizes = PaperSize.allCases.map(\.name).joined(separator: " or ")
        let paper = try value(.page, expected: sizes, PaperSize.init(name:))
        guard let paper else { return format == .pdf ? preferred : nil }
        guard format == .pdf else {
            throw .conflict(option: Option.page.spelling, with: "a format other than pdf")
        }
        return paper
    }

    /// Whether an option, the file's name or a scenario requests box-drawing characters instead of a picture.
    func writesText(at path: String, or preferred: String? = nil) -> Bool {
        formatWord(of: path, or: preferred) == PictureFormat.text
    }

    /// The format requested by an option, the file's name or a scenario; PNG on standard output.
    ///
    /// - Parameters:
    ///   - path: The path of the picture's file.
    ///   - preferred: The format that a scenario requests, which is used if the file's name has no known format.
    ///   - allowsText: Whether box-drawing characters are a possible format.
    func pictureFormat(
        of path: String, or preferred: String? = nil, allowsText: Bool = true
    ) throws(CommandError) -> PictureFormat {
        let word = formatWord(of: path, or: preferred)
        let format = word.map { PictureFormat(name: $0) } ?? (path == "-" ? .png : nil)
        guard let format else {
            throw .unknownFormat(
                word ?? path.fileSuffix ?? "",
                known: allowsText ? PictureFormat.words : PictureFormat.allCases.map(\.name))
        }
        return format
    }

    /// The name of the format: that of the option, else the file's suffix if it is a format, else the scenario's.
    private func formatWord(of path: String, or preferred: String?) -> String? {
        let named = path.fileSuffix.flatMap { suffix in
            suffix == PictureFormat.text || PictureFormat(name: suffix) != nil ? suffix : nil
        }
        return value(.format) ?? named ?? preferred
    }
}
