import SplitframeFiles
import SplitframeInterface

extension Command {
    /// `splitframe schema`: prints the JSON Schema of a file or of a command's output.
    static let schema = Command(
        name: "schema", summary: "print the JSON Schema of a file, or of what a command prints with --json",
        usage: "[NAME]", operands: Operands(most: 1, words: PublishedSchema.allCases.map(\.name)),
        options: [],
        discussion: [
            "Names: \(PublishedSchema.allCases.map(\.name).joined(separator: ", ")). Without a name, lists them.",
            "Schemas are of draft 2020-12. \"gallery\" also describes gallery.json, \"verify\" the output of record, "
                + "\"error\" the output of any command that fails.",
        ],
        examples: ["splitframe schema scenario", "splitframe schema verify > verify.schema.json"]
    ) { arguments, console in
        let names = PublishedSchema.allCases.map(\.name)
        guard let name = arguments.operands.first else {
            try console.print(names.joined(separator: "\n"))
            return .done
        }
        guard let schema = PublishedSchema(name: name) else {
            throw CommandError.unknownSchema(name, nearest: names.nearest(to: name))
        }
        try console.print(schema.json.indentedText)
        return .done
    }
}
