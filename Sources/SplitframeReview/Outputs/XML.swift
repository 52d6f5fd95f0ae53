extension String {
    /// The text inside an element or an attribute of XML 1.0; characters that XML does not allow are left out.
    var xml: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n", "\t", "\r": text += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): break
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The path in a URI: all bytes but letters, digits and a few marks are escaped.
    package var uriPath: String {
        utf8.reduce(into: "") { text, byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "-._~/".unicodeScalars.contains(scalar))
            let digits = String(byte, radix: 16, uppercase: true)
            text += isPlain ? String(scalar) : "%" + (digits.count < 2 ? "0" : "") + digits
        }
    }
}
