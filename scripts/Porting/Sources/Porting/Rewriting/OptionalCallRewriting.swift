import SwiftSyntax

/// Makes plain calls of those to optional requirements: every such method has a default.
final class OptionalCallRewriting: Rewriting {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chaining.expression.as(MemberAccessExprSyntax.self), let base = access.base,
            isRequirement(access.declName.baseName.text, node)
        else { return .visitChildren }
        file.replace(chaining.questionMark, with: "")
        // What reads the result as an optional goes on to do so.
        let isStatement = node.parent?.is(CodeBlockItemSyntax.self) ?? false
        if !isStatement, !base.containsOptionalChaining {
            let range = file.range(of: node)
            file.insert("Optional(", at: range.lowerBound)
            file.insert(")", at: range.upperBound)
        }
        return .visitChildren
    }

    private func isRequirement(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        // A closure that is a property is called without labels.
        let mayBeClosure = declarations.properties.contains(name) && labels.allSatisfy { $0 == "_" }
        return !mayBeClosure && declarations.isRequirement(name, labels)
    }
}

extension ExprSyntax {
    fileprivate var containsOptionalChaining: Bool {
        self.is(OptionalChainingExprSyntax.self)
            || (self.as(MemberAccessExprSyntax.self)?.base?.containsOptionalChaining ?? false)
            || (self.as(FunctionCallExprSyntax.self)?.calledExpression.containsOptionalChaining ?? false)
    }
}
