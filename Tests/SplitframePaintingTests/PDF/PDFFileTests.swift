import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

struct `The keywords of a PDF` {
    /// A file with one information, as far as it matters here.
    private func file(_ information: String) -> [UInt8] {
        Array("%PDF-1.4\n1 0 obj\n\(information)\nendobj\ntrailer\n<< /Size 2 /Info 1 0 R >>\n".utf8)
    }

    @Test(arguments: [
        #"{"a":"plain"}"#, #"(brackets)) and \ and \\("#, "Größe · א 🙂", "", "<angles>", "a /Keywords <41> b",
        "/Info 1 0 R",
    ])
    func `are read as they were written`(keywords: String) throws {
        let scene = Scene(size: Size(width: 10, height: 10))
        for title in ["(/Keywords", "/Keywords <41>", "1 0 obj << /Info 1 0 R"] {
            let pdf = try Painter(fonts: .installed()).session().pdf(
                of: [PDFPage(scene, scale: 1)],
                PDFInformation(title: title, subject: "", keywords: keywords))
            #expect(PDFFile.keywords(in: pdf) ?? "" == keywords)
        }
    }

    @Test(arguments: [
        ("<< /Keywords (a(b)c) >>", "a(b)c"), ("<</Keywords(a\\)b)>>", "a)b"),
        ("<< /Trapped /False /Keywords <FEFF00610062> >>", "ab"),
        ("<< /Title (/Keywords <41>) /Keywords (b) >>", "b"),
    ])
    func `are read as other programs write them`(information: String, keywords: String) {
        #expect(PDFFile.keywords(in: file(information)) == keywords)
    }

    @Test func `are those that were added last`() {
        let added = "2 0 obj\n<< /Keywords (new) >>\nendobj\ntrailer\n<< /Info 2 0 R >>\n"
        #expect(PDFFile.keywords(in: file("<< /Keywords (old) >>") + Array(added.utf8)) == "new")
    }

    @Test(arguments: [
        "<< /Keywords >>", "<< /Keywords (open", "<< /Keywords <00", "<< /Keywords 5 0 R >>", "<< >>", "<<",
        "",
        "<< /Title (/Keywords (a)) >>", "[ /Keywords (a) ]",
    ])
    func `are none where the information has none`(information: String) {
        #expect(PDFFile.keywords(in: file(information)) == nil)
    }

    @Test(arguments: ["", "%PDF-1.4", "/Info ", "/Info 1 0 R", "/Info 1 0 obj", "<< /Keywords (a) >>"])
    func `are none where a file has no information`(text: String) {
        #expect(PDFFile.keywords(in: Array(text.utf8)) == nil)
    }
}
