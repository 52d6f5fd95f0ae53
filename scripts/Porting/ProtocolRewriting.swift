import SwiftSyntax

/// Makes plain protocols of those for Objective-C: of classes alone, with a default for each optional requirement.
final class ProtocolRewriting: SyntaxVisitor {
    private let file: SourceFile

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        restrictToClasses(node)
        var defaults: [String] = []
        for member in node.memberBlock.members {
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            guard let optional = modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }) else {
                continue
            }
            file.drop(optional)
            if let function = member.decl.as(FunctionDeclSyntax.self), function.signature.returnClause == nil
            {
                defaults.append(
                    "    \(access(of: node))func \(function.name.text)\(function.signature.trimmed) {}\n")
            } else {
                file.leave(
                    member, .requirement(member.decl.as(FunctionDeclSyntax.self)?.name.text ?? "property"))
            }
        }
        if !defaults.isEmpty {
            let end = file.range(of: node).upperBound
            let text = "\n\nextension \(node.name.text) {\n\(defaults.joined())}"
            file.edits.append(Edit(range: end..<end, text: text))
        }
        return .skipChildren
    }

    private func access(of node: ProtocolDeclSyntax) -> String {
        node.modifiers.contains(.public) ? "public " : ""
    }

    private func restrictToClasses(_ node: ProtocolDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0 } ?? []
        if let object = inherited.first(where: { $0.type.trimmedDescription == "NSObjectProtocol" }) {
            return file.replace(object.type, with: "AnyObject")
        }
        let isObjectiveC = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
        guard isObjectiveC, !inherited.contains(where: { $0.type.trimmedDescription == "AnyObject" }) else {
            return
        }
        let end = file.range(of: node.name).upperBound
        if let first = inherited.first {
            let start = file.range(of: first).lowerBound
            file.edits.append(Edit(range: start..<start, text: "AnyObject, "))
        } else {
            file.edits.append(Edit(range: end..<end, text: ": AnyObject"))
        }
    }
}
