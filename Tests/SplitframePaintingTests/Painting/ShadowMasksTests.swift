import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

struct `Shadows` {
    static let outlines: [Path] = [
        .rectangle(Rectangle(x: 30, y: 30, width: 140, height: 120)),
        .rectangle(Rectangle(x: 30.25, y: 30.5, width: 140.5, height: 120.75)),
        .roundedRectangle(Rectangle(x: 30, y: 30, width: 140, height: 120), radius: 12),
        .roundedRectangle(
            Rectangle(x: 30.3, y: 30.6, width: 139, height: 121.7), radius: 9, continuous: true),
    ]

    private func shadowed(_ path: Path, fill: Color? = nil, radius: Double = 9) throws -> Picture {
        try Picture(
            [.shape(Shape(path, fill: fill, shadow: Shadow(.black, radius: radius, offsetY: 4)))],
            width: 200, height: 200)
    }

    @Test(arguments: outlines)
    func `are the same whether the middle is blurred or repeated`(path: Path) throws {
        // An outline of curves has no middle that its shadow could repeat.
        #expect(try shadowed(path).bitmap == shadowed(.curves(path.segments)).bitmap)
    }

    @Test(arguments: outlines)
    func `are the same around a shape that hides their middle`(path: Path) throws {
        let whole = try Picture(
            [
                .shape(Shape(path, shadow: Shadow(.black, radius: 9, offsetY: 4))),
                .shape(Shape(path, fill: .crimson)),
            ], width: 200, height: 200)

        #expect(try shadowed(path, fill: .crimson).bitmap == whole.bitmap)
    }

    @Test func `fade to nothing at their radius`() throws {
        let picture = try Picture(
            [
                .shape(
                    Shape(
                        .rectangle(Rectangle(x: 40, y: 40, width: 20, height: 20)),
                        shadow: Shadow(.black, radius: 12)))
            ], width: 100, height: 100)

        #expect(picture.paintedColumns.allSatisfy { (28..<72).contains($0) })
        #expect(picture[35, 50] != .white)
        #expect(picture[50, 50].red < picture[42, 50].red)
        #expect(picture[42, 50].red < picture[36, 50].red)
        #expect(picture[36, 50] == picture[63, 50])
        #expect(picture[36, 50] == picture[50, 36])
    }

    @Test func `of no radius are the shape itself, moved down`() throws {
        let box = Path.rectangle(Rectangle(x: 2, y: 2, width: 4, height: 4))
        let picture = try Picture([.shape(Shape(box, shadow: Shadow(.black, radius: 0, offsetY: 3)))])

        #expect(picture.paintedColumns == [2, 3, 4, 5])
        #expect(picture.paintedRows == [5, 6, 7, 8])
    }
}
