import SplitframePainting
import Testing

@testable import SplitframeCommand

struct `The sentence of a failure` {
    @Test(arguments: [
        (
            "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
            " Install it again: apt-get install --reinstall fonts-inter."
        ),
        (
            "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
            " Install it again: apt-get install --reinstall fonts-noto-cjk."
        ),
        ("/home/fonts/Inter.otf", ""),
    ])
    func `says which package has the font that cannot be read`(file: String, hint: String) {
        let error = CommandError(DrawingError.fontUnreadable(file: file))
        #expect(error.sentence == "The font file \"\(file)\" cannot be read.\(hint)")
    }
}
