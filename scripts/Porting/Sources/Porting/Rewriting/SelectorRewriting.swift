import SwiftSyntax

/// Makes selectors of references to methods.
final class SelectorRewriting: Rewriting {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else {
            return .visitChildren
        }
        do {
            file.replace(node, with: try spelling(of: argument))
        } catch {
            file.leave(node, error)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        // A second pair of parentheses, as in Selector(("undo:")), keeps the compiler from asking for #selector.
        var argument = node.arguments.first?.expression
        if let tuple = argument?.as(TupleExprSyntax.self) { argument = tuple.elements.first?.expression }
        let isName = node.arguments.first?.label == nil && argument?.is(StringLiteralExprSyntax.self) == true
        if called == "NSSelectorFromString" || called == "Selector" && isName { file.leave(node, .name) }
        return .visitChildren
    }

    private func spelling(of argument: LabeledExprSyntax) throws(Finding.Reason) -> String {
        guard argument.label == nil else { throw .accessor }
        // A cast says which of several methods is meant; its labels do so too.
        let expression =
            argument.expression.as(SequenceExprSyntax.self)?.elements.first ?? argument.expression
        let access = expression.as(MemberAccessExprSyntax.self)
        guard let reference = expression.as(DeclReferenceExprSyntax.self) ?? access?.declName,
            let base = access == nil ? "self" : access?.base?.trimmedDescription
        else { throw .nobody }
        guard !["self", "Self", "super"].contains(base) else {
            guard let type = argument.surroundingType else { throw .nobody }
            return try spelling(of: reference, in: type)
        }
        guard base.split(separator: ".").last?.first?.isUppercase == true else { throw .instance(base) }
        return try spelling(of: reference, in: base)
    }

    private func spelling(of reference: DeclReferenceExprSyntax, in type: String) throws(Finding.Reason)
        -> String
    {
        let (name, labels) = (reference.baseName.text, Method.labels(of: reference))
        func fits(_ method: Method) -> Bool {
            method.name == name && labels.map { $0 == method.labels } ?? true
        }
        if let requirement = declarations.protocols[type]?.first(where: fits) {
            return closure(calling: requirement, of: type)
        }
        let known = declarations.methods(name, of: type).filter(fits)
        guard Set(known.map(\.labels)).count <= 1 else { throw .overloads(name) }
        let method =
            known.first ?? labels.map { Method(name: name, labels: $0, types: [], givenSelector: nil) }
        guard let method else { return "Selector(\(type).\(name))" }
        return "Selector(\(type).\(method.reference), named: \"\(method.selector)\")"
    }

    /// Swift has no reference to a protocol's method that leaves the main actor.
    private func closure(calling method: Method, of type: String) -> String {
        let names = method.types.indices.map { "argument\($0 + 1)" }
        let parameters = zip(names, method.types).map { ", \($0): \($1)" }.joined()
        let arguments = zip(names, method.labels).map { $1 == "_" ? $0 : "\($1): \($0)" }
            .joined(separator: ", ")
        return "Selector(named: \"\(method.selector)\", { (target: any \(type)\(parameters)) in "
            + "target.\(method.name)(\(arguments)) })"
    }
}
