import SplitframeGoldens

/// `junit.xml`: one test case per picture, in the form that build servers read.
package enum JUnitReport {
    package static let name = "junit.xml"

    package static func text(of review: Review) -> String {
        let open = review.open.count
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!-- splitframe -->",
            "<testsuites name=\"splitframe review\" tests=\"\(review.cases.count + review.passed.count)\" "
                + "failures=\"\(open)\">",
        ]
        for chapter in review.chapters {
            let cases = review.cases(of: chapter)
            lines.append(
                "<testsuite name=\"\(chapter.sentence.xml)\" tests=\"\(cases.count)\" "
                    + "failures=\"\(cases.count(where: \.isOpen))\">")
            lines += cases.map { reviewed in
                guard reviewed.isOpen else { return testCase(reviewed.name, body: nil) }
                let findings = reviewed.findings.isEmpty ? [reviewed.sentence] : reviewed.findings
                return testCase(
                    reviewed.name,
                    body:
                        "<failure type=\"\(reviewed.verdict.rawValue)\" message=\"\(reviewed.sentence.xml)\">"
                        + findings.joined(separator: "\n").xml + "</failure>")
            }
            lines.append("</testsuite>")
        }
        if !review.passed.isEmpty {
            lines.append("<testsuite name=\"equal\" tests=\"\(review.passed.count)\" failures=\"0\">")
            lines += review.passed.map { testCase($0, body: nil) }
            lines.append("</testsuite>")
        }
        return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
    }

    private static func testCase(_ name: String, body: String?) -> String {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let group = parts.dropLast().joined(separator: "/")
        let start = "<testcase classname=\"\(group.xml)\" name=\"\(String(parts.last ?? "").xml)\""
        return body.map { "\(start)>\($0)</testcase>" } ?? "\(start)/>"
    }
}

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
