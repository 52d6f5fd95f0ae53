import SplitframeInterface
import SplitframePainting
import SplitframeWireframes

/// A painted scene whose pixels tests ask about.
struct Picture {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Paints elements on a white canvas unless told otherwise.
    init(
        _ elements: [SceneElement], width: Double = 10, height: Double = 10, scale: Double = 1,
        background: Color? = .white
    ) throws {
        let scene = Scene(
            size: Size(width: width, height: height), background: background, elements: elements)
        bitmap = try Painter(fonts: .installed()).bitmap(of: scene, scale: scale)
    }

    subscript(x: Int, y: Int) -> Color {
        let place = (y * bitmap.width + x) * 4
        return Color(
            red: bitmap.pixels[place], green: bitmap.pixels[place + 1], blue: bitmap.pixels[place + 2],
            alpha: bitmap.pixels[place + 3])
    }

    /// The columns in which some pixel is not white.
    var paintedColumns: [Int] {
        (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { self[x, $0] != .white } }
    }

    /// The rows in which some pixel is not white.
    var paintedRows: [Int] { paintedRows(in: 0..<bitmap.width) }

    func paintedRows(in columns: Range<Int>) -> [Int] {
        (0..<bitmap.height).filter { y in columns.contains { self[$0, y] != .white } }
    }
}

extension Color {
    static let white = Color(0xFFFFFF)
    static let black = Color(0x000000)
    static let crimson = Color(0xFF0000)
}

extension SceneElement {
    /// A filled rectangle on whole pixels.
    static func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black
    ) -> SceneElement {
        .shape(
            Shape(
                .rectangle(Rectangle(x: x, y: y, width: width, height: height)), fill: color,
                snapsToPixels: true))
    }
}
