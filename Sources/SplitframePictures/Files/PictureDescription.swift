package import SplitframeFiles
package import SplitframePainting
import SplitframeRequests
public import SplitframeWireframes

/// The description of a picture inside its file, the same in every format.
///
/// PNG stores each part in its own text chunk; SVG and PDF store all parts in one JSON object, in `<metadata>` and
/// among the keywords.
package struct PictureDescription: Hashable, Sendable {
    /// The selection, enough to draw the picture again; null for pictures without one, such as goldens.
    package var selection: JSON
    package var layout: JSON
    /// The libraries and fonts on which its pixels depend besides its selection.
    package var fingerprint: JSON
    /// The steps of a motion, and their duration; null for other pictures.
    package var animation = JSON.null

    /// The description of a scene drawn on this machine; without a scene, of any picture.
    package init(of scene: Scene? = nil, selection: JSON = .null, layout: JSON = .null) {
        self.selection = selection
        self.layout = layout
        fingerprint = .string(scene.map(Fingerprint.of) ?? Fingerprint.current)
    }

    /// Every part, null if the file does not have it.
    package var json: JSON { Self.form.json(of: self) }

    /// The JSON form of a description.
    package static let form = JSONForm<PictureDescription>([
        .init("selection", .optional(SelectionKey.selectionShape), "what draws it again") { $0.selection },
        .init("layout", .optional(ResolvedRequest.layoutShape), "what it shows") { $0.layout },
        .init("fingerprint", .optional(.text), "the libraries and fonts that drew it") { $0.fingerprint },
        .init("animation", .optional(animationShape), "its steps in motion", isRequired: false) {
            $0.animation == .null ? nil : $0.animation
        },
    ])

    /// The JSON shape of the facts about a motion.
    package static let animationShape = JSONShape.object([
        JSONKey("steps", .list(.text), "the names of the steps that are shown", isRequired: true),
        JSONKey("restSeconds", .number(), "how long each rests", isRequired: true),
        JSONKey("moveSeconds", .number(), "how long each move takes", isRequired: true),
        JSONKey("checkSum", .text, "of everything that is drawn, the same wherever the same is"),
    ])

    private var parts: [(name: String, value: JSON)] {
        [
            ("selection", selection), ("layout", layout), ("fingerprint", fingerprint),
            ("animation", animation),
        ].filter { $0.value != .null }
    }
}

extension PictureDescription {
    private static let prefix = "splitframe:"

    /// The parts as text chunks of a PNG.
    package var texts: [PNGText] {
        parts.map { name, value in
            let text = if case .string(let string) = value { string } else { value.compactText }
            return PNGText(keyword: Self.prefix + name, text: text)
        }
    }

    /// The parts as one text that is valid in XML and PDF.
    package var metadata: String {
        JSON.object(Dictionary(parts.map { (Self.prefix + $0.name, $0.value) }) { _, last in last })
            .compactText.withoutForbiddenScalars
    }

    /// Reads the parts from a PNG's texts; nil if there are none.
    init?(_ texts: [PNGText]) {
        let own = texts.filter { $0.keyword.hasPrefix(Self.prefix) }
        guard !own.isEmpty else { return nil }
        self.init { name in
            guard let text = own.first(where: { $0.keyword == name })?.text else { return nil }
            return JSON(text: text) ?? .string(text)
        }
    }

    /// Reads the parts from a text made by ``metadata``; nil for any other text.
    init?(metadata: String) {
        guard case .object(let members)? = JSON(text: metadata),
            members.keys.contains(where: { $0.hasPrefix(Self.prefix) })
        else { return nil }
        self.init { members[$0] }
    }

    private init(_ part: (String) -> JSON?) {
        selection = part(Self.prefix + "selection") ?? .null
        layout = part(Self.prefix + "layout") ?? .null
        fingerprint = part(Self.prefix + "fingerprint") ?? .null
        animation = part(Self.prefix + "animation") ?? .null
    }
}

extension String {
    fileprivate var withoutForbiddenScalars: String {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? self : unicodeScalars.map(\.wordInJSON).joined()
    }
}

extension Unicode.Scalar {
    /// The scalar in a JSON string; a control character or noncharacter, which other formats do not allow, is escaped.
    fileprivate var wordInJSON: String {
        guard properties.isNoncharacterCodePoint || properties.generalCategory == .control else {
            return String(self)
        }
        return UTF16.encode(self).map { unit in
            unit.map { "\\u" + String(Int($0) + 0x10000, radix: 16).dropFirst() }.joined()
        } ?? ""
    }
}

/// The reason why a file contains no description of a picture.
package enum PictureDescriptionError: Error, Hashable, Sendable {
    /// The PNG is damaged, or the bytes start like no supported format.
    case png(PNGError)
    /// The picture is intact but has no description of ours: another program drew it, or saved it again.
    case foreign(PictureFormat)
}

extension PictureDescription {
    /// Reads the description in a picture's file; its format is recognized by its bytes, not its name.
    package init(of file: [UInt8]) throws(PictureDescriptionError) {
        let format = PictureFormat(beginning: file) ?? .png
        guard let description = try Self.read(file, as: format) else { throw .foreign(format) }
        self = description
    }

    private static func read(
        _ file: [UInt8], as format: PictureFormat
    ) throws(PictureDescriptionError) -> PictureDescription? {
        switch format {
        case .png:
            do {
                return PictureDescription(try PNGFile.texts(in: file))
            } catch {
                throw .png(error)
            }
        case .svg: return SVGFile.metadata(in: file).flatMap(PictureDescription.init(metadata:))
        case .pdf: return PDFFile.keywords(in: file).flatMap(PictureDescription.init(metadata:))
        }
    }
}

extension PictureFormat {
    /// The format that a file's first bytes indicate; nil if they indicate none of them.
    public init?(beginning bytes: [UInt8]) {
        if bytes.starts(with: PNGFile.signature) {
            self = .png
        } else if bytes.starts(with: PDFFile.beginning) {
            self = .pdf
        } else if SVGFile.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }
}
