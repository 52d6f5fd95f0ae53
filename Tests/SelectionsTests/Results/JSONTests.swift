import Selections
import Testing

struct `A JSON value` {
    @Test func `is written with its keys sorted`() {
        let json: JSON = ["b": 1, "a": [true, .null], "c": ["y": "z"]]

        #expect(json.compactText == #"{"a":[true,null],"b":1,"c":{"y":"z"}}"#)
    }

    @Test func `is written for people with two blanks an indent and plain lists on one line`() {
        let json: JSON = ["frame": [0, 0.5], "list": [["a": 1]], "none": [:]]

        #expect(
            json.text == """
                {
                  "frame": [0,0.5],
                  "list": [
                    {
                      "a": 1
                    }
                  ],
                  "none": {}
                }

                """)
    }

    @Test(arguments: [
        (320.0, "320"), (0.1, "0.1"), (464.000_000_000_000_06, "464"), (1.0 / 3, "0.333333"), (-0.0, "0"),
        (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
    ])
    func `writes numbers that JSON can read`(number: Double, text: String) {
        #expect(JSON.number(number).compactText == text)
    }

    @Test func `escapes what would end a string, a line or a script`() {
        let json = JSON.string("\"\\\n\t\u{1}</script>\u{2028}é")

        #expect(json.compactText == #""\"\\\n\t\u0001\u003c/script>\u2028é""#)
    }
}
