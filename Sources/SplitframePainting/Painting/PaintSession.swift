import SplitframeFiles
import SplitframeInterface
public import SplitframeWireframes

/// One task's drawing tools: the fonts, the last canvas, and a cache of lines and shadows.
///
/// The cache only saves time; a picture's bytes never depend on pictures drawn before it.
public final class PaintSession {
    let typesetter: Typesetter
    private let shadows = ShadowMasks()
    private let memory = CanvasMemory()
    private var canvas: Canvas?

    init(fonts: FontSet) throws(DrawingError) {
        typesetter = try Typesetter(fonts: fonts)
    }

    /// The scene as a PNG file's bytes; `scale` is in output pixels per point.
    public func png(
        of scene: Scene, scale: Double, text: [PNGText] = [], effort: PNGEffort = .fast
    ) throws(DrawingError) -> [UInt8] {
        try PNGFile.encode(paint(scene, scale: scale), scale: scale, text: text, effort: effort)
    }

    /// A motion as an animated PNG, whose first frame is the first picture.
    ///
    /// A move has seven frames, 50 milliseconds each.
    public func animatedPNG(
        of motion: SceneMotion, scale: Double, text: [PNGText] = [], effort: PNGEffort = .fast
    ) throws(DrawingError) -> [UInt8] {
        let frames = 7
        let frame = Int((SceneMotion.move * 1000).rounded()) / frames
        let rests = motion.rests.map { Int(($0 * 1000).rounded()) }
        guard let first = motion.stills.first else { return [] }
        var animation = try PNGAnimation(
            paint(first, scale: scale), milliseconds: rests[0], effort: effort)
        for (move, (still, rest)) in zip(motion.moves, zip(motion.stills, rests).dropFirst()) {
            for number in 1..<frames {
                let scene = move.scene(at: Double(number) / Double(frames))
                try animation.add(paint(scene, scale: scale), milliseconds: frame)
            }
            try animation.add(paint(still, scale: scale), milliseconds: frame + rest)
        }
        return try animation.file(scale: scale, text: text)
    }

    /// The scene's pixels; `scale` is in output pixels per point.
    public func bitmap(of scene: Scene, scale: Double) throws(DrawingError) -> Bitmap {
        try paint(scene, scale: scale).bitmap
    }

    /// The scene's pixels with every layer painted, even where later ones hide it: slower, with the same result.
    package func bitmapOfAllLayers(of scene: Scene, scale: Double) throws(DrawingError) -> Bitmap {
        try paint(scene, scale: scale, leavingOutHidden: false).bitmap
    }

    /// Paints the scene and discards the result, to measure drawing alone.
    package func draw(_ scene: Scene, scale: Double) throws(DrawingError) {
        _ = try paint(scene, scale: scale)
    }

    /// Starts a PDF file without pages; `write` receives its bytes in order.
    ///
    /// - Throws: ``DrawingError``, or the error of `write`.
    package func document(
        _ information: PDFInformation, write: @escaping ([UInt8]) throws -> Void
    ) throws -> PDFDocument {
        try PDFDocument(information, typesetter: typesetter, shadows: shadows, write: write)
    }

    /// Pages as one PDF file's bytes.
    package func pdf(of pages: [PDFPage], _ information: PDFInformation) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let document = try document(information) { bytes += $0 }
        for page in pages { try document.add(page) }
        try document.finish()
        return bytes
    }

    private func paint(
        _ scene: Scene, scale: Double, leavingOutHidden: Bool = true
    ) throws(DrawingError) -> PixelRows {
        let pixels = try PixelSize(of: scene.size, scale: scale)
        let canvas = try reusedCanvas(of: pixels)
        let size = Size(width: Double(pixels.width), height: Double(pixels.height))
        var brush = Brush(canvas.context, scale: scale, typesetter: typesetter, shadows: shadows)
        try brush.paint(
            scene, in: size, leavingOutHidden ? Occlusion(of: scene, scale: scale, size: size) : nil)
        return try canvas.pixels(isOpaque: scene.background?.alpha == 255)
    }

    private func reusedCanvas(of size: PixelSize) throws(DrawingError) -> Canvas {
        if let canvas, canvas.size == size { return canvas }
        canvas = nil
        let fresh = try Canvas(size: size, in: memory)
        canvas = fresh
        return fresh
    }
}

/// The reason why a picture could not be drawn.
public enum DrawingError: Error, Hashable, Sendable {
    /// The drawing libraries, by their common names.
    public enum Library: String, Hashable, Sendable {
        case cairo
        case pango = "Pango"
        case fontconfig
        case libdeflate
    }

    /// The font files of the family Inter are in none of the folders; Debian's package `fonts-inter` contains them.
    case fontsMissing(files: [String], folders: [String])
    /// A font file exists but the font library cannot read it.
    case fontUnreadable(file: String)
    /// The canvas has no pixels, or more than the limit; sides in pixels.
    case canvasSize(width: Int, height: Int)
    /// A text's keyword is not 1 to 79 characters of printable Latin-1.
    case keyword(String)
    /// A library reported an error, given as its text or number.
    case refused(by: Library, status: String)
}
