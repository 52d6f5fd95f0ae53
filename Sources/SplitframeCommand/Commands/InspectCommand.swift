import SplitframeJSON
import SplitframePictures
import SplitframeRequests

extension Command {
    /// `splitframe inspect`: prints the description in a picture's file.
    static let inspect = Command(
        name: "inspect", summary: "tell what a picture says about itself", usage: "PICTURE [--json]",
        options: [OptionGroup(heading: "WHAT TO TELL", options: [.json])],
        discussion: [
            "A picture, be it PNG, SVG or PDF, carries the selection that draws it again (splitframe render PICTURE "
                + "-o AGAIN.png), its layout, and the versions its pixels depend on; a golden leaves out the "
                + "selection."
        ],
        examples: ["splitframe inspect mini.png --json", "splitframe inspect mini.pdf"]
    ) { arguments, console in
        guard let path = arguments.operands.first else {
            throw CommandError.missingOperand("PICTURE", command: "inspect")
        }
        guard arguments.operands.count == 1 else {
            throw CommandError.unexpectedOperand(arguments.operands[1], command: "inspect")
        }
        let description = try DescribedPicture(PictureFile(path: path)).description
        if arguments.has(.json) {
            try console.print(description.json)
        } else {
            let parts = [
                ("selection", description.selection), ("layout", description.layout),
                ("fingerprint", description.fingerprint),
            ]
            try console.print(parts.map { "\($0): \($1 == .null ? "none\n" : $1.indentedText)" }.joined())
        }
        return .done
    }
}
