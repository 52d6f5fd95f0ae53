import SplitframeInterface

extension Double {
    /// The most decimals of a number in SVG.
    static let svgDecimals = 4

    /// The number in an SVG attribute.
    var svg: String { isFinite ? text(decimals: Self.svgDecimals) : "0" }
}

extension String {
    /// The text between tags or in an attribute; characters that XML does not allow are left out.
    package var xmlEscaped: String {
        let isPlain = utf8.allSatisfy {
            $0 > 0x22 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E || $0 == 0x20
        }
        if isPlain { return self }
        let bytes = Array(utf8)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count + bytes.count / 4)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case 0x09, 0x0A: escaped.append(bytes[index])
            case 0..<0x20, 0x7F: break
            // Control characters up to U+009F; U+FFFE and U+FFFF.
            case 0xC2 where bytes[index + 1] < 0xA0: index += 1
            case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: index += 2
            default: escaped.append(bytes[index])
            }
            index += 1
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// The unescaped text, read by scalars: a combining mark may follow an entity and form one character with its end.
    var xmlUnescaped: String {
        let entities: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
        ]
        var text = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "&", let end = rest.prefix(5).firstIndex(of: ";"),
                let meant = entities[String(rest[..<end])]
            {
                text.unicodeScalars.append(meant)
                rest = rest[end...].dropFirst()
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Path {
    /// The outline as the data of a path element.
    ///
    /// Everything after its first point is written relative to the point before, so that corners of the same kind are the
    /// same text wherever they are.
    var svg: SVGText {
        var (text, start, last): (SVGText, Point, Point) = ("", .zero, .zero)
        /// A point relative to the last one, in the decimals of SVG.
        func relative(_ point: Point) -> Point {
            Point(x: (point.x - last.x).inSVG, y: (point.y - last.y).inSVG)
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                let way = relative(point)
                text += "\(text.bytes.isEmpty ? "M" : "m")\(way)"
                // What follows begins where the written numbers have led.
                last = Point(x: last.x + way.x, y: last.y + way.y)
                start = last
            case .line(let point):
                let way = relative(point)
                text += way.y == 0 ? "h\(way.x)" : way.x == 0 ? "v\(way.y)" : "l\(way)"
                last = Point(x: last.x + way.x, y: last.y + way.y)
            case .curve(let end, let first, let second):
                let way = relative(end)
                text += "c\(relative(first)) \(relative(second)) \(way)"
                last = Point(x: last.x + way.x, y: last.y + way.y)
            case .close:
                text += "z"
                last = start
            }
        }
        return text
    }
}

extension Double {
    /// The number as it is read from SVG.
    fileprivate var inSVG: Double { isFinite ? (self * 10_000).rounded() / 10_000 : 0 }
}
