import SplitframeInterface
import SplitframeWireframes

extension Option {
    static let format = Option(
        name: "format", value: PictureFormat.allCases.map(\.name).joined(separator: "|"),
        help: "the format, whatever the file's name says")
    static let formatOrText = Option(
        name: "format", value: PictureFormat.words.joined(separator: "|"),
        help: "the format, whatever the file's name says")
    static let page = Option(
        name: "page", value: PaperSize.allCases.map(\.name).joined(separator: "|"),
        help: "PDF only: pages of this size in place of the pictures' own")
}

extension Arguments {
    /// The paper asked for, here or by a scenario, where the format is a PDF.
    func paper(for format: PictureFormat?, or wish: PaperSize? = nil) throws(CommandError) -> PaperSize? {
        guard let word = value(.page) else { return format == .pdf ? wish : nil }
        guard let paper = PaperSize(name: word) else {
            throw .invalidValue(
                word, option: Option.page.spelling,
                expected: PaperSize.allCases.map(\.name).joined(separator: " or "))
        }
        guard format == .pdf else {
            throw .conflict(option: Option.page.spelling, with: "a format other than pdf")
        }
        return paper
    }

    /// Whether box-drawing characters are asked for instead of a picture, here or by a scenario.
    func wantsText(at path: String, or wish: String? = nil) -> Bool {
        formatWord(of: path, or: wish) == PictureFormat.text
    }

    /// The format asked for, here or by a scenario, or that of the file's name; PNG on standard output.
    ///
    /// - Parameters:
    ///   - path: Where the picture goes.
    ///   - wish: A scenario's own wish, which counts where the file's name says nothing.
    ///   - allowsText: Whether box-drawing characters could have been asked for.
    func pictureFormat(
        of path: String, or wish: String? = nil, allowsText: Bool = true
    ) throws(CommandError) -> PictureFormat {
        let word = formatWord(of: path, or: wish)
        let format = word.map { PictureFormat(name: $0) } ?? (path == "-" ? .png : nil)
        guard let format else {
            throw .unknownFormat(
                word ?? path.fileSuffix ?? "",
                known: allowsText ? PictureFormat.words : PictureFormat.allCases.map(\.name))
        }
        return format
    }

    /// What decides: the option, else the end of the file's name where it is a format, else a scenario's wish.
    private func formatWord(of path: String, or wish: String?) -> String? {
        let named = path.fileSuffix.flatMap { suffix in
            suffix == PictureFormat.text || PictureFormat(name: suffix) != nil ? suffix : nil
        }
        return value(.format) ?? named ?? wish
    }
}
