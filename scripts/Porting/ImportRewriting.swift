import SwiftSyntax

/// Puts imports of what Linux lacks under a condition, adds Foundation's networking where it is used, and tells every
/// use of what is not there.
final class ImportRewriting: SyntaxVisitor {
    private let file: SourceFile
    private var missing: [Framework] = []
    private var firstImport: ImportDeclSyntax?
    private var importsNetworking = false

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    static func rewrite(_ file: SourceFile) {
        let imports = ImportRewriting(file)
        imports.walk(file.tree)
        imports.lookAtUses()
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if module == "FoundationNetworking" { importsNetworking = true }
        guard !node.isUnderCondition, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else {
            return .skipChildren
        }
        if firstImport == nil { firstImport = node }
        guard let framework = Framework.named(module) else { return .skipChildren }
        missing.append(framework)
        if !standsAlone(node) {
            file.leave(node, .framework(module))
        } else {
            if !framework.isReplaced { file.leave(node, .framework(module)) }
            let range = file.range(of: node)
            file.edits.append(
                Edit(range: range.lowerBound..<range.lowerBound, text: "#if canImport(\(module))\n"))
            file.edits.append(Edit(range: range.upperBound..<range.upperBound, text: "\n#endif"))
        }
        return .skipChildren
    }

    /// Whether nothing but a comment behind it stands in the lines of an import, so that lines may go around it.
    private func standsAlone(_ node: ImportDeclSyntax) -> Bool {
        let range = file.range(of: node)
        let start = file.beginningOfLine(ifBlankBefore: range.lowerBound)
        let isFirst = start == 0 || file.bytes[start - 1] == UInt8(ascii: "\n")
        let end = file.bytes[range.upperBound...].drop { " \t\r".utf8.contains($0) }
        return isFirst && (end.isEmpty || end.first == UInt8(ascii: "\n") || end.starts(with: "//".utf8))
    }

    private func lookAtUses() {
        var needsNetworking = false
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if name == "NSKeyValueObservation" { file.leave(token, .observation) }
            if name == "UINib" { file.leave(token, .storyboard) }
            needsNetworking = needsNetworking || Framework.isNetworking(name)
            if token.parent?.is(ImportPathComponentSyntax.self) == true { continue }
            if let framework = missing.first(where: { $0.declares(name) }) {
                file.leave(token, .use(name, framework.name))
            }
        }
        guard needsNetworking, !importsNetworking, let firstImport else { return }
        guard standsAlone(firstImport) else { return file.leave(firstImport, .networking) }
        let start = file.range(of: firstImport).lowerBound
        let text = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        // In front of the condition that the first import may have got.
        file.edits.insert(Edit(range: start..<start, text: text), at: 0)
    }
}
