import SplitframeFiles
import SplitframeInterface
import Testing

struct `The shape of JSON` {
    private static let shape = JSONShape.object([
        JSONKey("name", .text, "the name", isRequired: true),
        JSONKey("size", .optional(.numbers(count: 2, named: "[width, height]", within: 1...100)), "points"),
        JSONKey("mode", .choice(["automatic", "secondaryOnly"]), "a mode"),
        JSONKey(
            "do",
            .list(
                .oneOf([
                    JSONKey("show", .text, "shows"), JSONKey("hide", .text, "hides"),
                    JSONKey("tap", .index, "taps", beside: [JSONKey("on", .text, "there")]),
                ])), "actions"),
    ])

    /// Untyped, since macros take no typed errors.
    private static func check(_ value: JSON) throws { try shape.check(JSONNode(value)) }

    private static let wrong: [(JSON, JSONError)] = [
        ([], .badValue("a list of 0", at: "", expected: "an object with name, size, mode, do")),
        ([:], .missingKey("name", at: "")),
        (["name": "a", "nam": 1], .unknownKey("nam", at: "", known: ["name", "size", "mode", "do"])),
        (
            ["name": "a", "mode": "automatik"],
            .badValue(
                "\"automatik\"", at: "mode", expected: "automatic, secondaryOnly", nearest: "automatic")
        ),
        (
            ["name": "a", "size": [0, 5]],
            .badValue("a list of 2", at: "size", expected: "[width, height], each from 1 to 100, or null")
        ),
        (
            ["name": "a", "do": [["show": "x"], ["show": 1]]],
            .badValue("1", at: "do[1].show", expected: "a text")
        ),
        (
            ["name": "a", "do": [["show": "x", "hide": "y"]]],
            .conflictingKeys(["hide", "show"], at: "do[0]")
        ),
        (["name": "a", "do": [["comment": "x"]]], .noneOf(["show", "hide", "tap"], at: "do[0]")),
        (["name": "a", "do": [["show": "x", "on": "y"]]], .unknownKey("on", at: "do[0]", known: ["show"])),
        (
            ["name": "a", "do": [["tap": -1]]],
            .badValue("-1", at: "do[0].tap", expected: "a whole number from 0")
        ),
    ]

    @Test(arguments: wrong)
    func `tells the path of what is wrong`(value: JSON, error: JSONError) {
        #expect(throws: error) { try Self.check(value) }
    }

    @Test func `takes what it describes, with comments anywhere`() throws {
        let value: JSON = [
            "name": "a", "size": .null, "comment": "why",
            "do": [["tap": 2, "on": "b"], ["hide": "x", "comment": 5]],
        ]
        try Self.check(value)
    }

    @Test func `becomes a schema that allows one of several keys at a time`() {
        let schema = Self.shape.schema(title: "Test")
        let choices = schema["properties"]?["do"]?["items"]?["anyOf"]?.array ?? []
        #expect(schema["required"] == ["name"])
        #expect(choices.map { $0["required"] } == [["show"], ["hide"], ["tap"]])
        #expect(choices.allSatisfy { $0["additionalProperties"] == false })
        #expect(choices.map { $0["properties"]?["on"] == nil } == [true, true, false])
    }

    @Test func `of a huge word has no nearest one, and a short sentence`() {
        let word = String(repeating: "ab", count: 50_000)
        let error = #expect(throws: JSONError.self) {
            try Self.check(["name": "a", "mode": .string(word)])
        }
        #expect((error?.description.count ?? .max) < 200)
        #expect(["automatic"].nearest(to: word) == nil)
    }
}
