import SwiftSyntax

/// Finds the members of extensions that take part in overriding, which Linux allows in a class's body alone.
final class MemberMoving: SyntaxVisitor {
    struct Move {
        let source: SourceFile
        let range: Range<Int>
        let target: SourceFile
        /// Where the class's body ends.
        let end: Int
    }

    private(set) var moves: [Move] = []
    private let file: SourceFile
    private let declarations: Declarations

    init(_ file: SourceFile, _ declarations: Declarations) {
        self.file = file
        self.declarations = declarations
        super.init(viewMode: .sourceAccurate)
    }

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
        moves.append(Move(source: file, range: range(of: item), target: body.file, end: body.end))
    }

    /// Says at a member what its extension says for all.
    private func keepPublic(_ member: DeclSyntax) {
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        let levels: [Keyword] = [.open, .public, .package, .internal, .fileprivate]
        guard !levels.contains(where: modifiers.contains), let first = modifiers.first else { return }
        let start = file.range(of: first).lowerBound
        file.edits.append(Edit(range: start..<start, text: "public "))
    }

    private func takesPart(_ member: DeclSyntax, of type: String) -> Bool {
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        guard !modifiers.contains(.static), !modifiers.contains(.private) else { return false }
        return modifiers.contains(.override)
            || member.memberName.map { declarations.isOverridden($0, of: type) } ?? false
    }

    /// A member with the comments right above it, from the beginning of its first line to the end of its last.
    private func range(of item: MemberBlockItemSyntax) -> Range<Int> {
        let bytes = file.bytes
        var range = item.position.utf8Offset..<item.endPosition.utf8Offset
        let lineBreak = UInt8(ascii: "\n")
        while range.lowerBound < range.upperBound, bytes[range.lowerBound] == lineBreak {
            range = range.lowerBound + 1..<range.upperBound
        }
        if range.upperBound < bytes.count, bytes[range.upperBound] == lineBreak {
            range = range.lowerBound..<range.upperBound + 1
        }
        return range
    }

    /// Carries members over, each with what is replaced inside it.
    static func carryOut(_ moves: [Move]) {
        for move in moves {
            let inside = move.source.edits.filter { move.range.contains($0.range.lowerBound) }
            let text = move.source.bytes.applying(inside, in: move.range)
            move.source.edits.removeAll { move.range.contains($0.range.lowerBound) }
            move.source.edits.append(Edit(range: move.range, text: ""))
            let moved = "\n" + String(decoding: text, as: UTF8.self)
            move.target.edits.append(Edit(range: move.end..<move.end, text: moved))
        }
    }
}

extension DeclSyntax {
    /// The name under which a member is overridden; nil where it has none.
    fileprivate var memberName: String? {
        if let function = self.as(FunctionDeclSyntax.self) { return Method(function).reference }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
}
