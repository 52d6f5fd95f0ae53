import Testing

@testable import Porting

struct `A line for the terminal` {
    @Test(arguments: [
        ("Café.swift:1: 👩‍👩‍👧 \"quoted\" \\", "Café.swift:1: 👩‍👩‍👧 \"quoted\" \\"),
        ("n\u{1B}[2J\n::error::", "n\\u001b[2J\\u000a::error::"),
        ("a\r\n\tb\u{0}\u{7F}\u{9B}", "a\\u000d\\u000a\\u0009b\\u0000\\u007f\\u009b"),
        ("\u{2028}\u{2029}\u{202E}gpj.\u{2066}a\u{2069}", "\\u2028\\u2029\\u202egpj.\\u2066a\\u2069"),
    ])
    func `shows what would end it, command the terminal or turn its writing round`(
        text: String, expected: String
    ) {
        #expect(text.showingControls == expected)
    }
}
