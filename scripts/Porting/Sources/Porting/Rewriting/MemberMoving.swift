import SwiftSyntax

/// Moves the members of extensions that take part in overriding, which Linux allows in a class's body alone.
final class MemberMoving: Rewriting {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.enclosingType
        for item in node.memberBlock.members { look(at: item, of: type, in: node) }
        return .visitChildren
    }

    private func look(at item: MemberBlockItemSyntax, of type: String, in node: ExtensionDeclSyntax) {
        if let condition = item.decl.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
                guard case .decls(let members)? = clause.elements else { continue }
                for member in members where takesPart(member.decl, of: type) {
                    file.leave(member, .conditional(member.decl.memberName ?? "a member"))
                }
            }
            return
        }
        guard takesPart(item.decl, of: type) else { return }
        let name = item.decl.memberName ?? "a member"
        guard let body = declarations.classes[type]?.body else { return file.leave(item, .override(name)) }
        guard node.genericWhereClause == nil, !node.isUnderCondition else {
            return file.leave(item, .conditional(name))
        }
        if node.modifiers.contains(.public) { keepPublic(item.decl) }
        file.moves.append(Move(source: file, range: range(of: item), target: body.file, end: body.end))
    }

    /// Says at a member what its extension says for all.
    private func keepPublic(_ member: DeclSyntax) {
        let levels: [Keyword] = [.open, .public, .package, .internal, .fileprivate]
        guard !levels.contains(where: member.modifiers.contains) else { return }
        let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
        let first =
            attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            ?? member.firstToken(viewMode: .sourceAccurate)
        if let first { file.insert("public ", at: file.range(of: first).lowerBound) }
    }

    private func takesPart(_ member: DeclSyntax, of type: String) -> Bool {
        let modifiers = member.modifiers
        guard !modifiers.contains(.static), !modifiers.contains(.private) else { return false }
        return modifiers.contains(.override)
            || member.memberName.map { declarations.isOverridden($0, of: type) } ?? false
    }

    /// A member with the comments right above it, from the beginning of its first line to the end of its last.
    private func range(of item: MemberBlockItemSyntax) -> Range<Int> {
        let lineBreak = UInt8(ascii: "\n")
        let end = item.endPosition.utf8Offset
        let start = file.bytes[item.position.utf8Offset..<end].drop { $0 == lineBreak }.startIndex
        return start..<(file.bytes[end...].first == lineBreak ? end + 1 : end)
    }
}

extension DeclSyntax {
    /// The name under which a member is overridden; nil where it has none.
    fileprivate var memberName: String? {
        if let function = self.as(FunctionDeclSyntax.self) { return Method(function).reference }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
}
