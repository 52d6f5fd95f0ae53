import SplitframeFiles
import SplitframePictures
import SplitframeRequests

extension Command {
    /// `splitframe inspect`: prints the description in a picture's file.
    static let inspect = Command(
        name: "inspect", summary: "print the description in a picture's file", usage: "PICTURE [--json]",
        operands: Operands(name: "PICTURE", least: 1, most: 1),
        options: [OptionGroup(heading: "WHAT TO PRINT", options: [.json])],
        discussion: [
            "A picture, be it PNG, SVG or PDF, carries the selection that draws it again (splitframe render PICTURE "
                + "-o AGAIN.png), its layout, and the versions its pixels depend on; a golden leaves out the "
                + "selection."
        ],
        examples: ["splitframe inspect mini.png --json", "splitframe inspect mini.pdf"]
    ) { arguments, console in
        let description = try DescribedPicture(PictureFile(path: arguments.operands[0])).description
        let parts = [
            ("selection", description.selection), ("layout", description.layout),
            ("fingerprint", description.fingerprint),
        ]
        try console.print(
            parts.map { "\($0): \($1 == .null ? "none\n" : $1.indentedText)" }.joined(),
            json: description.json, arguments)
        return .done
    }
}
