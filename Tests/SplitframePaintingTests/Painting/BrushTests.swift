import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

struct `Painting shapes` {
    @Test(arguments: [1.0, 2, 3], [5.0, 5.2, 5.49, 5.5, 5.77])
    func `gives a snapped hairline exactly one column of pure colour`(scale: Double, x: Double) throws {
        let picture = try Picture([.box(x, 2, 0.25, 6)], scale: scale)

        let columns = picture.paintedColumns
        #expect(columns.count == 1)
        #expect(columns.allSatisfy { picture[$0, Int(4 * scale)] == .black })
    }

    @Test func `fills a snapped rectangle and not a pixel more`() throws {
        let picture = try Picture([.box(2, 3, 4, 5)])

        #expect(picture.paintedColumns == [2, 3, 4, 5])
        #expect(picture.paintedRows == [3, 4, 5, 6, 7])
    }

    @Test func `mixes a colour with what lies below it`() throws {
        let picture = try Picture([.box(0, 0, 10, 10, Color(0x000000, alpha: 51))])

        #expect(picture[5, 5] == Color(0xCCCCCC))
    }

    @Test func `keeps what nothing covers transparent`() throws {
        let picture = try Picture([.box(0, 0, 5, 10, Color(0xFF8040, alpha: 128))], background: nil)

        #expect(picture[7, 5].alpha == 0)
        #expect(picture[2, 5] == Color(0xFF8040, alpha: 128))
    }

    @Test(arguments: [1.0, 2, 3])
    func `strokes a snapped rectangle inside its edges`(scale: Double) throws {
        let frame = Shape(
            .rectangle(Rectangle(x: 2, y: 2, width: 6, height: 6)), stroke: Stroke(.crimson, width: 0.1),
            snapsToPixels: true)
        let picture = try Picture([.shape(frame)], scale: scale)

        let (first, last) = (Int(2 * scale), Int(8 * scale) - 1)
        for place in first...last {
            #expect(picture[first, place] == .crimson)
            #expect(picture[last, place] == .crimson)
            #expect(picture[place, first] == .crimson)
            #expect(picture[place, last] == .crimson)
        }
        #expect(picture[first + 1, first + 1] == .white)
        #expect(picture.paintedColumns == Array(first...last))
    }

    @Test func `covers a snapped rectangle thinner than its frame once`() throws {
        let frame = Shape(
            .rectangle(Rectangle(x: 2, y: 2, width: 2, height: 6)),
            stroke: Stroke(Color(0x000000, alpha: 51), width: 1), snapsToPixels: true)
        let picture = try Picture([.shape(frame)])

        #expect(picture[2, 4] == Color(0xCCCCCC))
        #expect(picture[3, 2] == Color(0xCCCCCC))
    }

    @Test func `leaves the gaps of a dashed line empty`() throws {
        let line = Shape(
            .lines([Point(x: 0, y: 5), Point(x: 10, y: 5)]), stroke: Stroke(.black, width: 2, dash: [2, 3]))
        let picture = try Picture([.shape(line)])

        #expect(picture.paintedColumns == [0, 1, 5, 6])
        #expect(picture.paintedRows == [4, 5])
    }

    @Test func `rounds the ends of a line only when asked`() throws {
        func columns(_ cap: Stroke.Cap) throws -> [Int] {
            let line = Shape(
                .lines([Point(x: 4, y: 5), Point(x: 6, y: 5)]), stroke: Stroke(.black, width: 4, cap: cap))
            return try Picture([.shape(line)]).paintedColumns
        }

        #expect(try columns(.butt) == [4, 5])
        #expect(try columns(.round) == [2, 3, 4, 5, 6, 7])
    }

    @Test func `keeps a group inside its clip`() throws {
        let group = SceneGroup(
            clip: .rectangle(Rectangle(x: 2, y: 2, width: 3, height: 3)), elements: [.box(0, 0, 10, 10)])
        let picture = try Picture([.group(group), .box(9, 9, 1, 1)])

        #expect(picture.paintedColumns == [2, 3, 4, 9])
        #expect(picture.paintedRows == [2, 3, 4, 9])
    }

    @Test func `keeps an inner clip inside the outer one`() throws {
        let inner = SceneGroup(
            clip: .rectangle(Rectangle(x: 4, y: 0, width: 6, height: 10)), elements: [.box(0, 0, 10, 10)])
        let outer = SceneGroup(
            clip: .rectangle(Rectangle(x: 0, y: 0, width: 6, height: 10)), elements: [.group(inner)])

        #expect(try Picture([.group(outer)]).paintedColumns == [4, 5])
    }

    @Test func `scales and moves a group, then snaps`() throws {
        let group = SceneGroup(
            transform: SceneTransform(scale: 0.5, offset: Point(x: 3, y: 1)), elements: [.box(2, 2, 0.1, 4)])
        let picture = try Picture([.group(group), .box(0, 9, 1, 1)])

        #expect(picture.paintedColumns == [0, 4])
        #expect(picture.paintedRows == [2, 3, 9])
    }

    @Test func `leaves out a rounded rectangle's corners`() throws {
        let box = Rectangle(x: 0, y: 0, width: 10, height: 10)
        let picture = try Picture([
            .shape(Shape(.roundedRectangle(box, radius: 5), fill: .black, snapsToPixels: true))
        ])

        #expect(picture[0, 0] == .white)
        #expect(picture[9, 9] == .white)
        #expect(picture[5, 5] == .black)
        #expect(picture.paintedColumns == Array(0..<10))
    }

    @Test func `survives numbers that are none`() throws {
        let hostile = [Double.nan, .infinity, -.infinity, 1e300, -1e300]
        for number in hostile {
            let box = Rectangle(x: number, y: 1, width: number, height: 4)
            let shapes: [Path] = [
                .rectangle(box), .ellipse(box), .roundedRectangle(box, radius: number, continuous: true),
                .lines([Point(x: 0, y: number), Point(x: number, y: 3)]),
            ]
            for path in shapes {
                let shape = Shape(
                    path, fill: .crimson, stroke: Stroke(.black, width: 1),
                    shadow: Shadow(.black, radius: number, offsetY: number), snapsToPixels: true)
                let text = TextRun("text", in: box, font: Font(size: number), color: .black)
                _ = try Picture([.shape(shape), .text(text)])
            }
        }
        #expect(try Picture([.box(2, 2, 2, 2)]).paintedColumns == [2, 3])
    }
}
