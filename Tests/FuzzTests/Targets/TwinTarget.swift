import SplitframeGoldens
import SplitframeInterface

@testable import SplitframeGoldens

/// Text twins, alone and in the file of a folder's layouts.
enum TwinTarget {
    static func run(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        try read(text, against: text)
        var source = ByteSource(input)
        let first = twin(&source)
        try read(first, against: twin(&source))
        try readFile(text)
        let layouts = source.list(atMost: 6) { source in
            "\n" + source.list(atMost: 3) { $0.element(of: ["a", "b/c", "é", "", "x y"]) + "\n" }.joined()
                + element(&source)
        }
        try readFile("splitframe-layouts 2\n" + layouts.joined())
    }

    private static func read(_ text: String, against other: String) throws {
        guard let twin = try? Twin(text) else { return }
        try FuzzFinding.unless(twin.findings(against: twin).isEmpty, "a twin differs from itself")
        try FuzzFinding.unless((try? Twin(twin.text)) == twin, "a twin is written as another one")
        if let tree = InterfaceTree(twin) {
            try FuzzFinding.unless(InterfaceTree(Twin(tree)) == tree, "a tree is written as another one")
        }
        _ = twin.stage
        guard let other = try? Twin(other) else { return }
        let findings = twin.findings(against: other)
        let back = other.findings(against: twin)
        try FuzzFinding.unless(
            findings.isEmpty == back.isEmpty,
            "\(findings.count) findings, and \(back.count) the other way round")
        for finding in findings { _ = (finding.description, finding.kind) }
    }

    private static func readFile(_ text: String) throws {
        guard let file = try? TwinFile(text) else { return }
        let again = try TwinFile(file.text)
        try FuzzFinding.unless(again == file, "a file of layouts is written as another one")
    }

    private static func twin(_ source: inout ByteSource) -> String {
        "splitframe-twin 2\n" + source.list(atMost: 12, element).joined()
    }

    private static func element(_ source: inout ByteSource) -> String {
        let path = source.element(of: [
            "window", "split", "split/primary", "split/primary/bar", "split/secondary", "a",
        ])
        let attributes = source.list(atMost: 5) { source in
            let name = source.element(of: [
                "frame", "size", "title", "mode", "presentation", "text", "isLarge", "x",
            ])
            let value = source.element(of: [
                "0,0,320,1024", "1,2", "1e308,-1e308,nan,inf", "\"a b\"", "\"\\\"", "tiled", "",
                source.text(),
            ])
            return "\(name)=\(value)"
        }
        let kind = source.element(of: TwinKind.allCases).name
        return path + "\t" + ([kind] + attributes).joined(separator: " ") + "\n"
    }
}
