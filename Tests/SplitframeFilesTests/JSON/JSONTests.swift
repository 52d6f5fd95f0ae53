import Foundation
import SplitframeFiles
import Testing

struct `A JSON value` {
    @Test func `is written with its keys sorted`() {
        let json: JSON = ["b": 1, "a": [true, .null], "c": ["y": "z"]]

        #expect(json.compactText == #"{"a":[true,null],"b":1,"c":{"y":"z"}}"#)
    }

    @Test func `is written for people with two blanks an indent and a newline at the end`() {
        #expect(JSON.object(["a": ["b"]]).indentedText == "{\n  \"a\" : [\n    \"b\"\n  ]\n}\n")
    }

    @Test(arguments: [
        (320.0, "320"), (0.1, "0.1"), (464.000_000_000_000_06, "464"), (1.0 / 3, "0.333333"), (-0.0, "0"),
        (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
    ])
    func `writes numbers that JSON can read`(number: Double, text: String) {
        #expect(JSON.number(number).compactText == text)
    }

    private static let values: [JSON] = [
        .null, true, 0, 1, "", "\"\\\n\t\u{1}</script>\u{2028}é", [], [:],
        ["a": [1, "1", true, .null, ["b": 2.5]]],
    ]

    @Test(arguments: values)
    func `reads what it writes`(json: JSON) throws {
        #expect(try JSON(data: Data(json.compactText.utf8)) == json)
        #expect(try JSON(data: Data(json.indentedText.utf8)) == json)
    }

    private static let summaries: [(JSON, String)] = [
        (.null, "null"), (true, "true"), (320.5, "320.5"), ("a", "\"a\""), ([1, 2], "a list of 2"),
        (["a": 1], "an object"),
    ]

    @Test(arguments: summaries)
    func `has a summary for messages`(json: JSON, summary: String) {
        #expect(json.summary == summary)
    }

    @Test func `has its members by key and its elements by kind`() {
        let json: JSON = ["flag": true, "words": ["a", 1, "b"], "numbers": [1, "a"], "none": .null]
        #expect(json["flag"]?.bool == true)
        #expect(json["words"]?.strings == ["a", "b"])
        #expect(json["numbers"]?.numbers == [1])
        #expect(json["none"]?.isNull == true)
        #expect(json["other"] == nil)
        #expect(json["flag"]?["other"] == nil)
        #expect(json["words"]?.line == "[a, 1, b]")
        #expect(JSON.members(["a": 1, "b": nil]) == ["a": 1])
    }
}
