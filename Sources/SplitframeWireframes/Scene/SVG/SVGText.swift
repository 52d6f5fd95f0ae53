import SplitframeInterface

/// A piece of an SVG file: UTF-8, into which interpolation writes numbers and colours as SVG has them.
struct SVGText: Hashable, ExpressibleByStringInterpolation, StringInterpolationProtocol {
    private(set) var bytes: [UInt8] = []
    var string: String { String(decoding: bytes, as: UTF8.self) }

    init(literalCapacity: Int, interpolationCount: Int) {
        bytes.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    init(stringInterpolation: SVGText) { self = stringInterpolation }
    init(stringLiteral: String) { bytes = Array(stringLiteral.utf8) }

    static func += (text: inout SVGText, more: SVGText) { text.bytes += more.bytes }

    mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }
    mutating func appendInterpolation(_ text: String) { bytes += text.utf8 }
    mutating func appendInterpolation(_ text: SVGText) { bytes += text.bytes }
    mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }
    mutating func appendInterpolation(_ number: Double) {
        (number.isFinite ? number : 0).withDigits(decimals: Double.svgDecimals) { bytes += $0 }
    }
    mutating func appendInterpolation(_ color: Color) { bytes += color.css.utf8 }

    mutating func appendInterpolation(_ point: Point) {
        appendInterpolation(point.x)
        appendLiteral(" ")
        appendInterpolation(point.y)
    }

    /// Adds a part of a file with a name in all places of ``SVGWriter/name``.
    mutating func append(_ part: ArraySlice<UInt8>, named name: String) {
        var rest = part
        while let place = rest.firstIndex(of: 1) {
            bytes += rest[..<place]
            bytes += name.utf8
            rest = rest[(place + 1)...]
        }
        bytes += rest
    }
}

extension Sequence<SVGText> {
    func joined() -> SVGText { reduce(into: "", +=) }
}
