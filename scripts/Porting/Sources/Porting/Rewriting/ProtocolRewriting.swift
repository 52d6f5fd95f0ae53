import SwiftSyntax

/// Makes plain protocols of those for Objective-C: of classes alone, with a default for each optional requirement.
final class ProtocolRewriting: Rewriting {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        restrictToClasses(node)
        let access = node.modifiers.contains(.public) ? "public " : ""
        var defaults = ""
        for member in node.memberBlock.members {
            guard let optional = member.decl.modifiers.modifier(.optional) else { continue }
            file.drop(optional)
            let function = member.decl.as(FunctionDeclSyntax.self)
            if let function, function.signature.returnClause == nil {
                defaults += "    \(access)func \(function.name.text)\(function.signature.trimmed) {}\n"
            } else {
                file.leave(member, .requirement(function?.name.text ?? "property"))
            }
        }
        if !defaults.isEmpty {
            let text = "\n\nextension \(node.name.text) {\n\(defaults)}"
            file.insert(text, at: file.range(of: node).upperBound)
        }
        return .skipChildren
    }

    private func restrictToClasses(_ node: ProtocolDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        if let object = inherited.first(where: { $0.trimmedDescription == "NSObjectProtocol" }) {
            return file.replace(object, with: "AnyObject")
        }
        let isObjectiveC = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
        guard isObjectiveC, !inherited.contains(where: { $0.trimmedDescription == "AnyObject" }) else {
            return
        }
        if let first = inherited.first {
            file.insert("AnyObject, ", at: file.range(of: first).lowerBound)
        } else {
            file.insert(": AnyObject", at: file.range(of: node.name).upperBound)
        }
    }
}
