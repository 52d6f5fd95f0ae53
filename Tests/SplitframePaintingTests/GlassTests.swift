import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

struct `A pane of glass` {
    /// A white and a black half beneath a clear pane in the middle.
    private static func scene(density: Double, hasPane: Bool = true) -> Scene {
        let half = Rectangle(x: 50, y: 0, width: 50, height: 100)
        var elements: [SceneElement] = [.shape(Shape(.rectangle(half), fill: Color(0x000000)))]
        if hasPane {
            elements.append(
                .shape(
                    Shape(
                        .rectangle(Rectangle(x: 20, y: 20, width: 60, height: 60)), fill: Color(0xFF0000),
                        glass: Glass(radius: 12, density: density))))
        }
        return Scene(
            size: Size(width: 100, height: 100), background: Color(0xFFFFFF),
            elements: [
                .group(
                    SceneGroup(
                        id: "window", transform: SceneTransform(scale: 1, offset: Point(x: 0, y: 0)),
                        elements: elements))
            ])
    }

    private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        Array(bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 3])
    }

    @Test(arguments: [1.0, 2, 3])
    func `blurs what lies beneath it and nothing beside it`(scale: Double) throws {
        let painter = try Painter(fonts: .installed())
        let clear = try painter.bitmap(of: Self.scene(density: 0), scale: scale)
        let bare = try painter.bitmap(of: Self.scene(density: 0, hasPane: false), scale: scale)
        let middle = { (x: Double) in Self.pixel(clear, Int(x * scale), Int(50 * scale)) }
        // At the edge between black and white it is grey, and brighter from right to left.
        #expect((90...165).contains(middle(50)[0]))
        let row = stride(from: 30.0, through: 70, by: 2).map { middle($0)[0] }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(row.first == 255 && row.last == 0)
        for (x, y) in [(10, 50), (51, 10), (90, 50), (51, 90)] {
            let (x, y) = (Int(Double(x) * scale), Int(Double(y) * scale))
            #expect(Self.pixel(clear, x, y) == Self.pixel(bare, x, y))
        }
    }

    @Test func `lays its own colour over it, as dense as it is`() throws {
        let painter = try Painter(fonts: .installed())
        let whole = try painter.bitmap(of: Self.scene(density: 1), scale: 1)
        #expect(Self.pixel(whole, 50, 50) == [255, 0, 0])
        let half = try painter.bitmap(of: Self.scene(density: 0.5), scale: 1)
        #expect(Self.pixel(half, 30, 50) == [255, 127, 127])
    }

    /// A pane with a shadow on a grey ground, and in a corner of what it blurs a dot too faint to change a mean.
    private static func plain(dot: Color?) -> Scene {
        let pane = Rectangle(x: 30, y: 30, width: 60, height: 40)
        var elements = [
            SceneElement.shape(
                Shape(
                    .roundedRectangle(pane, radius: 9.5, continuous: false), fill: Color(0x4060FF),
                    shadow: Shadow(Color(0x000000, alpha: 128), radius: 8, offsetY: 4),
                    glass: Glass(radius: 12, density: 0.25)))
        ]
        if let dot {
            let corner = Rectangle(x: 20, y: 20, width: 1, height: 1)
            elements.insert(.shape(Shape(.rectangle(corner), fill: dot)), at: 0)
        }
        return Scene(size: Size(width: 120, height: 100), background: Color(0xD5D6D7), elements: elements)
    }

    @Test func `above one colour has that colour, as where it has to blur it`() throws {
        let painter = try Painter(fonts: .installed())
        let plain = try painter.bitmap(of: Self.plain(dot: nil), scale: 1)
        var blurred = try painter.bitmap(of: Self.plain(dot: Color(0xD4D6D7)), scale: 1)
        #expect(Self.pixel(blurred, 20, 20) != Self.pixel(plain, 20, 20))
        let place = (20 * blurred.width + 20) * 4
        blurred.pixels.replaceSubrange(place..<place + 4, with: plain.pixels[place..<place + 4])
        #expect(blurred == plain)
    }

    @Test func `is a picture of what lies beneath in a PDF, and a filter in an SVG`() throws {
        let painter = try Painter(fonts: .installed())
        func pdf(_ hasPane: Bool) throws -> String {
            let information = PDFInformation(title: "Glass", subject: "", keywords: "")
            let page = PDFPage(Self.scene(density: 0.5, hasPane: hasPane), scale: 1)
            return String(decoding: try painter.session().pdf(of: [page], information), as: UTF8.self)
        }
        #expect(try pdf(true).contains("/Subtype /Image"))
        #expect(try !pdf(false).contains("/Subtype /Image"))
        let svg = Self.scene(density: 0.5).svg()
        #expect(svg.contains(#/<g id="(s\w+)">[^§]*<use href="#\1" filter="url\(#s\w+\)"\/>/#))
        #expect(svg.contains("feGaussianBlur"))
    }
}
