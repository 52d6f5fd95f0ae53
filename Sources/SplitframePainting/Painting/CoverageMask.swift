import CSplitframePango
import SplitframeInterface
import SplitframeWireframes

/// The coverage of each pixel by an outline, 0 to 255, with the blur that turns it into a shadow.
final class CoverageMask {
    private let surface: OpaquePointer
    private let width: Int
    private let height: Int
    private let stride: Int
    private let coverage: UnsafeMutablePointer<UInt8>

    /// The size of the mask in memory, in bytes.
    var bytes: Int { stride * height }

    /// Draws the outline, in pixels, on a mask of this many pixels; nil if Cairo cannot allocate memory for it.
    convenience init?(of path: Path, in size: Size) {
        self.init(width: Int(size.width), height: Int(size.height))
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        guard let context else { return nil }
        path.trace(in: context)
        cairo_fill(context)
        cairo_surface_flush(surface)
    }

    private init?(width: Int, height: Int) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
            return nil
        }
        guard let coverage = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.coverage = coverage
        self.width = width
        self.height = height
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Paints the context's source through the mask with its top-left corner at a pixel.
    func paint(in context: OpaquePointer, x: Double, y: Double) {
        cairo_mask_surface(context, surface, x, y)
    }

    /// Spreads the coverage by three box averages that together reach this many pixels.
    ///
    /// Three box averages look like a Gaussian blur, and integer arithmetic gives the same result on every machine.
    func blur(reach: Int) {
        for radius in [reach / 3, (reach + 1) / 3, (reach + 2) / 3] where radius > 0 {
            let average = BoxAverage(radius: radius, longestLine: max(width, height))
            for y in 0..<height { average.apply(to: coverage + y * stride, count: width, step: 1) }
            for x in 0..<width { average.apply(to: coverage + x, count: height, step: stride) }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// A larger mask in which the middle column and row are repeated; nil if Cairo cannot allocate memory for it.
    func stretched(_ stretch: Stretch) -> CoverageMask? {
        let (extraX, extraY) = (Int(stretch.extra.width), Int(stretch.extra.height))
        let (middleX, middleY) = (Int(stretch.middle.x), Int(stretch.middle.y))
        guard let large = CoverageMask(width: width + extraX, height: height + extraY) else { return nil }
        for y in 0..<large.height {
            let from = coverage + (y <= middleY ? y : max(middleY, y - extraY)) * stride
            let to = large.coverage + y * large.stride
            to.update(from: from, count: middleX)
            (to + middleX).update(repeating: from[middleX], count: extraX)
            (to + middleX + extraX).update(from: from + middleX, count: width - middleX)
        }
        cairo_surface_mark_dirty(large.surface)
        return large
    }
}
