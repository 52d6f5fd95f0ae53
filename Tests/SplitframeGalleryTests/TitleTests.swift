import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframePictures

/// Titles in any script and of any length, in pictures as they are drawn.
struct `A title` {
    /// A title under a name that is shorter, and harms no log.
    struct Strange: CustomTestStringConvertible {
        var testDescription: String
        var text: String

        static func long(_ name: String, _ text: String) -> Strange {
            Strange(testDescription: name, text: String(repeating: text, count: 10_000 / text.count))
        }
    }

    static let strange: [Strange] = [
        .long("one word", "W"), .long("words", "long words "), .long("Han", "漢"), .long("Arabic", "العنوان "),
        .long("Hebrew", "כותרת "), .long("Korean", "한국어 제목 "), .long("Japanese", "タイトル"),
        .long("Thai", "หัวข้อเรื่อง"), .long("Hindi", "शीर्षक "), .long("emoji", "😀👩‍👩‍👧"),
        Strange(testDescription: "controls", text: "\u{0}\u{1}\u{7}\u{1B}[31m\r\n\t\u{85}\u{2028}\u{2029}"),
        Strange(testDescription: "lone marks", text: "\u{301}\u{308}"),
        Strange(testDescription: "endless marks", text: "a" + String(repeating: "\u{301}", count: 10_000)),
        Strange(testDescription: "overrides", text: "\u{202E}\u{2067}\u{202D}Title"),
        Strange(testDescription: "ends of overrides", text: "\u{2069}\u{202C}"),
        Strange(testDescription: "no characters", text: "\u{FFFE}\u{FFFF}\u{1FFFE}"),
        Strange(testDescription: "private characters", text: "\u{E000}\u{F0000}\u{E0041}"),
    ]

    private func picture(_ title: String, _ direction: LayoutDirection = .leftToRight) throws -> Picture {
        var selection = Selection(device: .iPhone16Pro)
        selection.style = .doubleColumn
        selection.direction = direction
        selection.bezel = false
        selection.look.caption = .none
        selection.scale = 1
        selection.titles = [.primary: title, .secondary: title]
        return try Picture(selection)
    }

    /// The bar lies below the safe area of 62 points and is 54 high.
    @Test(arguments: strange, LayoutDirection.allCases)
    func `paints nothing outside its bar`(title: Strange, direction: LayoutDirection) throws {
        let painter = try Painter(fonts: .installed())
        let plain = try painter.bitmap(of: picture("Plain", direction).scene, scale: 1)
        let strange = try painter.bitmap(of: picture(title.text, direction).scene, scale: 1)
        let bar = (62 * plain.width * 4)..<(116 * plain.width * 4)

        let isSameAbove = plain.pixels[..<bar.lowerBound] == strange.pixels[..<bar.lowerBound]
        let isSameBelow = plain.pixels[bar.upperBound...] == strange.pixels[bar.upperBound...]
        let isSameInside = plain.pixels[bar] == strange.pixels[bar]
        #expect(isSameAbove && isSameBelow && !isSameInside)
    }

    @Test(arguments: strange)
    func `is drawn in every format, and drawn again from it`(title: Strange) throws {
        let picture = try picture(title.text)
        for format in PictureFormat.allCases {
            let file = try picture.bytes(as: format, painter: Painter(fonts: .installed()))
            let isSame = try PictureDescription(of: file).selection == picture.json(file: nil)["selection"]
            #expect(isSame, "\(format)")
        }
        #expect(BoxDrawing(tree: try #require(picture.single).tree).text.split(separator: "\n").count > 4)
    }

    /// A line for itself: no mark in one reaches another, and a box's other lines read as ever.
    @Test(arguments: strange)
    func `is one line of the twin`(title: Strange) throws {
        let plain = try #require(picture("Title").single).tree.twin.split(separator: "\n")
        let strange = try #require(picture(title.text).single).tree.twin.split(separator: "\n")
        #expect(strange.count == plain.count)
    }
}
