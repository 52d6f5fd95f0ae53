import SwiftSyntax

/// Makes selectors of references to methods.
final class SelectorRewriting: SyntaxVisitor {
    private let file: SourceFile
    private let declarations: Declarations

    init(_ file: SourceFile, _ declarations: Declarations) {
        self.file = file
        self.declarations = declarations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else {
            return .visitChildren
        }
        switch spelling(of: argument) {
        case .success(let text): file.replace(node, with: text)
        case .failure(let failure): file.leave(node, failure.reason)
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

    private struct Failure: Error {
        let reason: Finding.Reason
    }

    private func spelling(of argument: LabeledExprSyntax) -> Result<String, Failure> {
        guard argument.label == nil else { return .failure(Failure(reason: .accessor)) }
        // A cast says which of several methods is meant; its labels do so too.
        let expression =
            argument.expression.as(SequenceExprSyntax.self)?.elements.first ?? argument.expression
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            guard let type = argument.surroundingType else { return .failure(Failure(reason: .nobody)) }
            return spelling(of: reference, in: type)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return .failure(Failure(reason: .nobody))
        }
        let name = base.trimmedDescription
        switch name {
        case "self", "Self", "super":
            guard let type = argument.surroundingType else { return .failure(Failure(reason: .nobody)) }
            return spelling(of: access.declName, in: type)
        default:
            guard name.split(separator: ".").last?.first?.isUppercase == true else {
                return .failure(Failure(reason: .instance(name)))
            }
            return spelling(of: access.declName, in: name)
        }
    }

    private func spelling(of reference: DeclReferenceExprSyntax, in type: String) -> Result<String, Failure> {
        let (name, labels) = (reference.baseName.text, Method.labels(of: reference))
        func fits(_ method: Method) -> Bool {
            method.name == name && labels.map { $0 == method.labels } ?? true
        }
        if let requirement = declarations.protocols[type]?.first(where: fits) {
            return .success(closure(calling: requirement, of: type))
        }
        let known = declarations.methods(name, of: type).filter(fits)
        guard Set(known.map(\.labels)).count <= 1 else { return .failure(Failure(reason: .overloads(name))) }
        let method =
            known.first ?? labels.map { Method(name: name, labels: $0, types: [], givenSelector: nil) }
        guard let method else { return .success("Selector(\(type).\(name))") }
        return .success("Selector(\(type).\(method.reference), named: \"\(method.selector)\")")
    }

    /// Swift has no reference to a protocol's method that leaves the main actor.
    private func closure(calling method: Method, of type: String) -> String {
        let names = method.types.indices.map { "argument\($0 + 1)" }
        let parameters = zip(names, method.types).map { ", \($0): \($1)" }.joined()
        let arguments = zip(names, method.labels).map { $1 == "_" ? $0 : "\($1): \($0)" }.joined(
            separator: ", ")
        return "Selector(named: \"\(method.selector)\", { (target: any \(type)\(parameters)) in "
            + "target.\(method.name)(\(arguments)) })"
    }
}
