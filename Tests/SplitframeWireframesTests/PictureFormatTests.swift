import SplitframeWireframes
import Testing

struct `The format of a picture` {
    @Test(arguments: [
        ("a.png", PictureFormat.png), ("b/c.d/e.SVG", .svg), ("a.b.pdf", .pdf), (".png", .png),
    ])
    func `comes from the end of the file's name`(name: String, format: PictureFormat) {
        #expect(PictureFormat(fileName: name) == format)
    }

    @Test(arguments: ["png", "a.gif", "a.png/b", "a.", "", "-"])
    func `is unknown where the name does not end in one`(name: String) {
        #expect(PictureFormat(fileName: name) == nil)
    }

    @Test(arguments: [("a/b.txt", "txt"), ("a.b/c", nil), ("x.", ""), ("a.TXT", "txt")])
    func `stands behind the last dot of the last part`(path: String, suffix: String?) {
        #expect(path.fileSuffix == suffix)
    }
}
