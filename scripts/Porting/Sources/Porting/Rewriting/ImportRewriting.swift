import SwiftSyntax

/// Puts imports of what Linux lacks under a condition, adds Foundation's networking where it is used, and tells every
/// use of what is not there.
final class ImportRewriting: Rewriting {
    private var missing: [Framework] = []
    private var firstImport: ImportDeclSyntax?
    private var importsNetworking = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if module == "FoundationNetworking" { importsNetworking = true }
        // One under a condition has the clause in the file's place.
        guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else { return .skipChildren }
        if firstImport == nil { firstImport = node }
        guard let framework = Framework.named(module) else { return .skipChildren }
        missing.append(framework)
        let isAlone = standsAlone(node)
        if !isAlone || !framework.isReplaced { file.leave(node, .framework(module)) }
        if isAlone {
            let range = file.range(of: node)
            file.insert("#if canImport(\(module))\n", at: range.lowerBound)
            file.insert("\n#endif", at: range.upperBound)
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

    /// Looks at uses, when all imports are known.
    override func visitPost(_ node: SourceFileSyntax) {
        var needsNetworking = false
        for token in node.tokens(viewMode: .sourceAccurate) {
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
