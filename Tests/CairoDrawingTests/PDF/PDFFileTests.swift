import CairoDrawing
import Geometry
import SceneDrawing
import Testing

struct `The keywords of a PDF` {
    @Test(arguments: [
        #"{"a":"plain"}"#, #"(brackets)) and \ and \\("#, "Größe · א 🙂", "", "<angles>",
    ])
    func `are read as they were written`(keywords: String) throws {
        let scene = Scene(size: Size(width: 10, height: 10))
        let pdf = try Painter(fonts: .installed()).session().pdf(
            of: [PDFPage(scene, scale: 1)],
            PDFInformation(title: "(/Keywords", subject: "", keywords: keywords))
        #expect(PDFFile.keywords(in: pdf) ?? "" == keywords)
    }

    @Test(arguments: [
        ("<< /Keywords (a(b)c) >>", "a(b)c"), ("<< /Keywords(a\\)b) >>", "a)b"),
        ("<< /Keywords <FEFF00610062> >>", "ab"), ("/Keywords (old) /Keywords (new)", "new"),
    ])
    func `are read as other programs write them`(text: String, keywords: String) {
        #expect(PDFFile.keywords(in: Array(text.utf8)) == keywords)
    }

    @Test(arguments: ["", "%PDF-1.4", "/Keywords", "/Keywords (open", "/Keywords <00", "/Keywords 5 0 R"])
    func `are none where a file has none`(text: String) {
        #expect(PDFFile.keywords(in: Array(text.utf8)) == nil)
    }
}
