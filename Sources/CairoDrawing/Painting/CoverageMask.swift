import CCairo
import SceneDrawing

/// How much of each pixel an outline covers, 0 to 255, and the blur that makes a shadow of it.
final class CoverageMask {
    /// The farthest a shadow may reach, in pixels.
    static let longestReach = 1024

    private let surface: OpaquePointer

    /// Draws the outline, in pixels, on a mask of this many pixels; nil where Cairo has no such surface.
    init?(of path: Path, width: Double, height: Double) {
        guard width > 0, height > 0, width * height <= Double(PixelSize.limit),
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
        else { return nil }
        self.surface = surface
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else {
            return nil
        }
        trace(path, in: context)
        cairo_fill(context)
        cairo_destroy(context)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Paints the context's source through the mask with its top-left corner at a pixel.
    func paint(in context: OpaquePointer, x: Double, y: Double) {
        cairo_mask_surface(context, surface, x, y)
    }

    /// Spreads the coverage by three box averages that together reach this many pixels.
    ///
    /// Three boxes are as good as a Gauss curve to the eye, and whole numbers are the same everywhere.
    func blur(reach: Int) {
        cairo_surface_flush(surface)
        guard reach > 0, let bytes = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        for radius in [reach / 3, (reach + 1) / 3, (reach + 2) / 3] where radius > 0 {
            let average = BoxAverage(radius: radius)
            for y in 0..<height { average.apply(to: bytes + y * stride, count: width, step: 1) }
            for x in 0..<width { average.apply(to: bytes + x, count: height, step: stride) }
        }
        cairo_surface_mark_dirty(surface)
    }
}

/// The running mean of `2 * radius + 1` neighbours, in whole numbers.
struct BoxAverage {
    let radius: Int

    /// Replaces every value of a line of bytes; beyond its ends all is zero.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
        let span = UInt32(2 * radius + 1)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { line in
            for index in 0..<count { line[index] = bytes[index * step] }
            var sum: UInt32 = 0
            for index in 0..<min(radius, count) { sum += UInt32(line[index]) }
            for index in 0..<count {
                if index + radius < count { sum += UInt32(line[index + radius]) }
                if index > radius { sum -= UInt32(line[index - radius - 1]) }
                bytes[index * step] = UInt8(truncatingIfNeeded: (sum + span / 2) / span)
            }
        }
    }
}
