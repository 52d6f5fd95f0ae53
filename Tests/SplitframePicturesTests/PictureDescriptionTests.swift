import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframePictures

struct `What a picture says of itself` {
    private let selection = {
        var selection = Selection(device: .iPhoneSE1)
        selection.titles = [.secondary: "Größe <א> & \"(\\)\""]
        return selection
    }()

    private func picture() throws -> Picture { try Picture(selection) }

    @Test(arguments: PictureFormat.allCases)
    func `is the same in every format`(format: PictureFormat) throws {
        let picture = try picture()
        let file = try picture.bytes(as: format, painter: Painter(fonts: .installed()))
        let description = try PictureDescription(of: file)
        #expect(PictureFormat(beginning: file) == format)
        #expect(description == picture.description)
        #expect(description.selection == selection.json)
        #expect(try description.layout == ResolvedRequest(selection.request).layoutJSON)
        #expect(description.fingerprint == .string(Fingerprint.of(picture.scene)))
    }

    @Test(arguments: PictureFormat.allCases)
    func `is its fingerprint alone where it shows no selection`(format: PictureFormat) throws {
        let scene = Scene(size: Size(width: 10, height: 10))
        let file = try scene.bytes(
            as: format, scale: 1, title: "", session: Painter(fonts: .installed()).session())
        #expect(
            try PictureDescription(of: file).json
                == ["selection": .null, "layout": .null, "fingerprint": .string(Fingerprint.of(scene))])
    }

    @Test func `is nothing in a picture of another program`() throws {
        let scene = Scene(size: Size(width: 10, height: 10))
        let painter = try Painter(fonts: .installed())
        let png = try painter.png(of: scene, scale: 1, text: [PNGText(keyword: "Author", text: "Somebody")])
        let svg = Array(scene.svg(metadata: #"{"author":"Somebody"}"#).utf8)
        let pdf = try painter.session().pdf(
            of: [PDFPage(scene, scale: 1)], PDFInformation(title: "", subject: "", keywords: "a, b"))
        for (file, format) in [(png, PictureFormat.png), (svg, .svg), (pdf, .pdf)] {
            #expect(throws: PictureDescriptionError.foreign(format)) { try PictureDescription(of: file) }
        }
    }

    @Test func `cannot be read from what is no picture`() throws {
        #expect(throws: PictureDescriptionError.png(.notPNG)) { try PictureDescription(of: Array("{}".utf8)) }
        #expect(throws: PictureDescriptionError.png(.empty)) { try PictureDescription(of: []) }
        let png = try picture().png(session: Painter(fonts: .installed()).session())
        #expect(throws: PictureDescriptionError.self) { try PictureDescription(of: Array(png.prefix(500))) }
    }
}
