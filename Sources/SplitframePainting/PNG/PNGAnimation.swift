import SplitframeWireframes

/// Writes an animated PNG frame by frame; readers without support for animations show the first frame.
///
/// A later frame contains only the part that differs from the one before.
struct PNGAnimation {
    /// The part of a picture that a frame replaces, in pixels.
    private struct Part {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    private struct Frame {
        var part: Part
        var milliseconds: Int
        var stream: [UInt8]
    }

    private let effort: PNGEffort
    private let layout: PixelLayout
    private let size: (width: Int, height: Int)
    private var frames: [Frame] = []
    /// The pixels of the last frame, as words.
    private var last: [UInt32]

    /// Starts with the first frame, shown for a duration.
    init(_ rows: PixelRows, milliseconds: Int, effort: PNGEffort) throws(DrawingError) {
        self.effort = effort
        // A palette is not used, because other frames may have other colours.
        layout = rows.isOpaque ? .rgb : .rgba
        size = (rows.width, rows.height)
        last = rows.allWords
        frames = [
            Frame(
                part: Part(x: 0, y: 0, width: rows.width, height: rows.height), milliseconds: milliseconds,
                stream: try Deflate.stream(of: rows, layout: layout, effort: effort))
        ]
    }

    /// Adds a frame of the same size; a frame without changes prolongs the one before.
    mutating func add(_ rows: PixelRows, milliseconds: Int) throws(DrawingError) {
        guard let part = difference(of: rows) else {
            frames[frames.count - 1].milliseconds += milliseconds
            return
        }
        let inner = PixelRows(
            width: part.width, height: part.height, stride: rows.stride,
            words: rows.words + part.y * rows.stride + part.x, isPremultiplied: rows.isPremultiplied,
            isOpaque: rows.isOpaque)
        frames.append(
            Frame(
                part: part, milliseconds: milliseconds,
                stream: try Deflate.stream(of: inner, layout: layout, effort: effort)))
        last = rows.allWords
    }

    /// The smallest part around all pixels that differ from the last frame; nil if none does.
    private func difference(of rows: PixelRows) -> Part? {
        var (left, right, top, bottom) = (rows.width, -1, -1, -1)
        last.withUnsafeBufferPointer { old in
            guard let old = old.baseAddress else { return }
            for y in 0..<rows.height {
                let (row, before) = (rows[y], old + y * rows.width)
                var x = 0
                while x < rows.width, row[x] == before[x] { x += 1 }
                guard x < rows.width else { continue }
                (left, top, bottom) = (min(left, x), top < 0 ? y : top, y)
                x = rows.width - 1
                while x > right, row[x] == before[x] { x -= 1 }
                right = x
            }
        }
        guard top >= 0 else { return nil }
        return Part(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The file: an ordinary PNG of the first frame with the chunks `acTL`, `fcTL` and `fdAT` of the others, played in
    /// a loop.
    func file(scale: Double, text: [PNGText]) throws(DrawingError) -> [UInt8] {
        var writer = PNGWriter()
        writer.begin(width: size.width, height: size.height, layout)
        writer.append(scale: scale)
        for text in text { try writer.append(text) }
        writer.append("acTL", number(frames.count) + number(0))
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            writer.append("fcTL", number(sequence) + Self.control(frame))
            sequence += 1
            if index == 0 {
                writer.append("IDAT", frame.stream)
            } else {
                writer.append("fdAT", number(sequence) + frame.stream)
                sequence += 1
            }
        }
        writer.append("IEND", [])
        return writer.bytes
    }

    /// A frame's control data: its part and duration; the frame is kept, and replaces the pixels that it covers.
    private static func control(_ frame: Frame) -> [UInt8] {
        let part = frame.part
        let time = min(frame.milliseconds, Int(UInt16.max))
        var data = [part.width, part.height, part.x, part.y].flatMap { number($0) }
        for short in [time, 1000] { data += number(short).suffix(2) }
        return data + [0, 0]
    }
}

extension PixelRows {
    /// The words of all rows, one row after the other.
    fileprivate var allWords: [UInt32] {
        [UInt32](unsafeUninitializedCapacity: width * height) { words, filled in
            guard let start = words.baseAddress else { return }
            for y in 0..<height { (start + y * width).initialize(from: self[y], count: width) }
            filled = width * height
        }
    }
}
