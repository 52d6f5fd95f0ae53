import CSplitframePango
import SplitframeInterface
import SplitframeSystem

/// The picture beneath a pane of glass: a region of a drawing, blurred.
///
/// A blurred picture has no detail, so that only a few means of it are stored, and painted enlarged.
final class Backdrop {
    /// The means as a source of colour; one of them where all that lies beneath has one colour.
    private let pattern: OpaquePointer

    /// Blurs the current content of an image surface over `radius` pixels; nil if Cairo cannot allocate memory for it.
    init?(beneath region: Rectangle, of drawing: OpaquePointer, radius: Double) {
        cairo_surface_flush(drawing)
        guard cairo_surface_get_type(drawing) == CAIRO_SURFACE_TYPE_IMAGE,
            let pixels = cairo_image_surface_get_data(drawing)
        else { return nil }
        let (width, height) = (
            Int(cairo_image_surface_get_width(drawing)), Int(cairo_image_surface_get_height(drawing))
        )
        guard
            let region = region.intersection(
                Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)))
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(drawing))
        let radius = min(radius, Double(4 * ColumnSums.mostLines))
        // The number of pixels per mean, in each direction.
        let cell = max(1, Int(radius) / 4)
        // The margin of means beyond the region that affects the blur inside it.
        let reach = (Int(radius) / cell + 1) * cell
        let left = Int(region.minX.rounded(.down)) - reach
        let top = Int(region.minY.rounded(.down)) - reach
        var columns = (Int(region.maxX.rounded(.up)) + reach - left) / cell + 1
        var rows = (Int(region.maxY.rounded(.up)) + reach - top) / cell + 1
        let inside = max(left, 0)..<min(left + columns * cell, width)
        let lines = max(top, 0)..<min(top + rows * cell, height)
        let isPlain = Self.isPlain(lines.map { UnsafeRawPointer(pixels + $0 * stride) }, inside)
        if isPlain { (columns, rows) = (1, 1) }
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let means = cairo_image_surface_get_data(surface),
            let pattern = cairo_pattern_create_for_surface(surface)
        else { return nil }
        self.pattern = pattern
        let rowLength = Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<BoxAverage.Pixel>.stride
        means.withMemoryRebound(to: BoxAverage.Pixel.self, capacity: rows * rowLength) { means in
            let sums = ColumnSums(width: width)
            defer { sums.free() }
            let half = SIMD4<UInt32>(repeating: UInt32(cell * cell / 2))
            for row in 0..<rows {
                // Beyond the drawing's edges its last lines are repeated.
                let lines = (0..<cell).map { min(max(top + row * cell + $0, 0), height - 1) }
                sums.set(inside, to: lines.map { UnsafeRawPointer(pixels + $0 * stride) })
                for column in 0..<columns {
                    let start = left + column * cell
                    let total = sums.total(start..<start + cell) &+ half
                    means[row * rowLength + column] = SIMD4(truncatingIfNeeded: total / UInt32(cell * cell))
                }
            }
            // A blur does not change a single colour.
            if isPlain { return }
            let average = BoxAverage(radius: max(1, reach / cell / 3), longestLine: max(columns, rows))
            for _ in 0..<3 {
                for row in 0..<rows { average.apply(to: means + row * rowLength, count: columns, step: 1) }
                for column in 0..<columns { average.apply(to: means + column, count: rows, step: rowLength) }
            }
        }
        cairo_surface_mark_dirty(surface)
        var place = cairo_matrix_t()
        cairo_matrix_init_scale(&place, 1 / Double(cell), 1 / Double(cell))
        cairo_matrix_translate(&place, -Double(left), -Double(top))
        cairo_pattern_set_matrix(pattern, &place)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }

    deinit { cairo_pattern_destroy(pattern) }

    /// Whether all pixels in some columns of these lines are equal.
    private static func isPlain(_ lines: [UnsafeRawPointer], _ columns: Range<Int>) -> Bool {
        let pixel = MemoryLayout<UInt32>.stride
        let (start, count) = (columns.lowerBound * pixel, columns.count * pixel)
        guard let first = lines.first.map({ $0 + start }) else { return false }
        return memcmp(first, first + pixel, count - pixel) == 0
            && lines.dropFirst().allSatisfy { memcmp(first, $0 + start, count) == 0 }
    }

    /// Paints the blurred picture at its original position, inside the current clip.
    func paint(in context: OpaquePointer) {
        cairo_set_source(context, pattern)
        cairo_paint(context)
    }
}
