import SceneDrawing
import Testing

@testable import Wireframes

struct `An estimated width` {
    /// Advance widths of 2816 units an em, from the font files of Inter 4.0.
    @Test(
        arguments: [
            ("A", .regular, 676), ("A", .bold, 748), ("320 pt", .regular, 3121), ("", .bold, 0),
        ] as [(String, Font.Weight, Double)])
    func `adds up the font's own advance widths`(text: String, weight: Font.Weight, thousandths: Double) {
        let font = Font(size: 1000, weight: weight)
        #expect(abs(font.estimatedWidth(of: text) - thousandths) <= Double(text.count))
    }

    @Test func `grows with size and weight, and never lacks room for letters it does not know`() {
        let text = "Primary"
        let regular = Font(size: 13).estimatedWidth(of: text)
        #expect(abs(Font(size: 26).estimatedWidth(of: text) - 2 * regular) < 0.001)
        #expect(Font(size: 13, weight: .semibold).estimatedWidth(of: text) > regular)
        #expect(Font(size: 10).estimatedWidth(of: "漢字") >= 20)
    }
}
