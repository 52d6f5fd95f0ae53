import Testing

@testable import SplitframeCommand

struct `The words of a command line` {
    private let options = [
        Option(name: "device", value: "ID", help: ""),
        Option(name: "set", value: "P=V", isRepeatable: true, help: ""),
        Option(name: "output", letter: "o", value: "FILE", help: ""), Option(name: "json", help: ""),
        Option(name: "bezel", hasNegation: true, help: ""),
    ]

    private func read(_ words: String...) throws(CommandError) -> Arguments {
        try Arguments(words, options: options, command: "render")
    }

    @Test(arguments: [["--device=x"], ["--device", "x"]])
    func `take a value behind a sign or a blank`(words: [String]) throws {
        let arguments = try Arguments(words, options: options, command: "render")

        #expect(arguments.value(options[0]) == "x")
        #expect(arguments.operands.isEmpty)
    }

    @Test(arguments: [
        ["--device", "y", "--device=x"], ["-o", "f", "--output=f"], ["--json", "--json"],
        ["--bezel", "--no-bezel"],
    ])
    func `are refused where one of them says something a second time`(words: [String]) {
        let error = #expect(throws: CommandError.self) {
            try Arguments(words, options: options, command: "render")
        }
        guard case .repeated? = error else {
            Issue.record("\(error as Any)")
            return
        }
    }

    @Test(arguments: [["-o", "f"], ["-of"], ["--output=f"]])
    func `know letters`(words: [String]) throws {
        #expect(try Arguments(words, options: options, command: "render").value(options[2]) == "f")
    }

    @Test func `keep every value of a repeatable option, signs and all`() throws {
        #expect(try read("--set", "a=1", "--set=b=2").values(options[1]) == ["a=1", "b=2"])
    }

    @Test func `turn switches on and off`() throws {
        #expect(try read("--json", "--no-bezel").flag(options[4]) == false)
        #expect(try read("--json").flag(options[4]) == nil)
        #expect(try read("--json").has(options[3]))
    }

    @Test func `take a hyphen and all behind two hyphens for operands`() throws {
        #expect(try read("-", "a", "--", "--json", "-o").operands == ["-", "a", "--json", "-o"])
    }

    @Test func `take a value that starts with a mark`() throws {
        #expect(try read("--device=\u{301}a").value(options[0]) == "\u{301}a")
    }

    @Test func `take an empty value where there is a sign`() throws {
        #expect(try read("--device=").value(options[0]) == "")
    }

    @Test(arguments: [
        (["--devise", "x"], #"Unknown option "--devise" for "splitframe render". Did you mean "--device"?"#),
        (
            ["--xyzzy"],
            #"Unknown option "--xyzzy" for "splitframe render". "splitframe render --help" lists all."#
        ),
        (["-x"], #"Unknown option "-x""#),
        (["--device"], "--device needs a value. Write --device ID."),
        (["--device", "--json"], "--device needs a value."),
        (["--json=yes"], "--json takes no value. Write just --json."),
        (["--no-json"], #"Unknown option "--no-json""#),
    ])
    func `say what is wrong with an option`(words: [String], sentence: String) {
        let error = #expect(throws: CommandError.self) {
            try Arguments(words, options: options, command: "render")
        }

        #expect(error?.sentence.hasPrefix(sentence) == true)
        #expect(error?.status == .usage)
    }
}
