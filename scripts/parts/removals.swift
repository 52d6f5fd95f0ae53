// Puts a guard into every member of a list: where the variable SPLITFRAME_REMOVED names the member, it does nothing.
//
//   removals KEYS FILE …     KEYS has a symbol a line, `UISplitViewController.show(_:)`; the files are changed in place.
//
// What a member does stands in its body; of a delegate's method, or one that is there to be overridden, in its being
// called. Prints the symbols that got a guard. `scripts/parts/removals` builds this with the toolchain's own SwiftSyntax.
import Foundation
import SwiftParser
import SwiftSyntax

struct Insertion {
    let offset: Int
    let text: String
}

/// What answers in place of a call that is taken away; nil where nothing needs to.
struct Hook {
    var keys: [String] = []
    var isVoid = false
    var answer: String?

    var condition: String { "Removed.now(\(keys.map { "\"\($0)\"" }.joined(separator: ", ")))" }
}

class TypeVisitor: SyntaxVisitor {
    let keys: Set<String>
    var types: [String] = []
    var isInProtocol: [Bool] = []

    init(_ keys: Set<String>) {
        self.keys = keys
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ name: String, isProtocol: Bool = false) -> SyntaxVisitorContinueKind {
        types.append(name)
        isInProtocol.append(isProtocol)
        return .visitChildren
    }
    private func leave() {
        types.removeLast()
        isInProtocol.removeLast()
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, isProtocol: true)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    /// The member's symbol, where the list has it.
    func key(_ member: String) -> String? {
        let key = (types + [member]).joined(separator: ".")
        return keys.contains(key) ? key : nil
    }
}

extension FunctionDeclSyntax {
    var symbol: String {
        name.text.trimmingCharacters(in: ["`"]) + "("
            + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
    var isVoid: Bool { signature.returnClause == nil }
}

/// The expression of a body that is one literal or word; nil of any other.
func trivial(_ items: CodeBlockItemListSyntax) -> String? {
    guard items.count == 1, case .expr(let expression)? = items.first?.item else { return nil }
    if expression.is(BooleanLiteralExprSyntax.self) || expression.is(NilLiteralExprSyntax.self) {
        return expression.trimmedDescription
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
        return expression.trimmedDescription
    }
    if let array = expression.as(ArrayExprSyntax.self), array.elements.isEmpty { return "[]" }
    return nil
}

/// Finds the members that are there to be called: requirements, and bodies that are empty or one word.
final class Hooks: TypeVisitor {
    var hooks: [String: Hook] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let key = key(node.symbol) else { return .skipChildren }
        let answer = node.body.flatMap { trivial($0.statements) }
        let isEmpty = node.isVoid && node.body?.statements.isEmpty == true
        guard isInProtocol.last == true || isEmpty || answer != nil else { return .skipChildren }
        var hook = hooks[node.symbol] ?? Hook()
        if !hook.keys.contains(key) { hook.keys.append(key) }
        hook.isVoid = node.isVoid
        hook.answer = hook.answer ?? answer
        hooks[node.symbol] = hook
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let key = key(name), case .getter(let items)? = binding.accessorBlock?.accessors,
            let answer = trivial(items)
        else { return .skipChildren }
        hooks[name] = Hook(keys: [key], answer: answer)
        return .skipChildren
    }
}

/// Whether a body of this alone gives back what it is worth: an expression, a choice between such included.
func isExpression(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .expr: true
    case .stmt(let statement):
        statement.is(ExpressionStmtSyntax.self)
            && !statement.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
    case .decl: false
    @unknown default: false
    }
}

final class Guards: TypeVisitor {
    let hooks: [String: Hook]
    var insertions: [Insertion] = []
    var guarded: Set<String> = []

    init(_ keys: Set<String>, hooks: [String: Hook]) {
        self.hooks = hooks
        super.init(keys)
    }

    private func insert(_ text: String, after node: some SyntaxProtocol) {
        insertions.append(Insertion(offset: node.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
    }
    private func insert(_ text: String, before node: some SyntaxProtocol) {
        insertions.append(
            Insertion(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, text: text))
    }

    private func guardBody(
        _ key: String, _ brace: TokenSyntax, _ items: CodeBlockItemListSyntax, isVoid: Bool
    ) {
        insert(" if Removed.now(\"\(key)\") { return\(isVoid ? "" : " Removed.nothing()") }; ", after: brace)
        if !isVoid, items.count == 1, let item = items.first, isExpression(item) { insert("return ", before: item) }
        guarded.insert(key)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let key = key(node.symbol), let body = node.body, trivial(body.statements) == nil,
            !body.statements.isEmpty
        {
            guardBody(key, body.leftBrace, body.statements, isVoid: node.isVoid)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, isInProtocol.last == false,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let key = key(name)
        else { return .visitChildren }
        let undo = "if Removed.now(\"\(key)\") { \(name) = oldValue; return }; "
        switch binding.accessorBlock?.accessors {
        case nil where node.modifiers.contains { $0.name.text == "lazy" }:
            guard let value = binding.initializer?.value else { break }
            insert("(Removed.now(\"\(key)\") ? Removed.nothing() : ", before: value)
            insert(")", after: value)
            guarded.insert(key)
        case nil where node.bindingSpecifier.text == "var":
            insert(" { didSet { \(undo)} }", after: binding)
            guarded.insert(key)
        case .getter(let items)? where trivial(items) == nil:
            if let brace = binding.accessorBlock?.leftBrace { guardBody(key, brace, items, isVoid: false) }
        case .accessors(let accessors)?:
            let setter = accessors.first { ["set", "didSet"].contains($0.accessorSpecifier.text) }
            if let body = setter?.body {
                let isObserver = setter?.accessorSpecifier.text == "didSet"
                insert(
                    isObserver ? " \(undo)" : " if Removed.now(\"\(key)\") { return }; ", after: body.leftBrace)
                guarded.insert(key)
            }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        guard node.trailingClosure == nil else { return .visitChildren }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let name =
            member?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name, let hook = hooks["\(name)(\(labels))"], member?.base?.is(SuperExprSyntax.self) != true
        else { return .visitChildren }
        if let chain = member?.base?.as(OptionalChainingExprSyntax.self) {
            insert("Removed.unless(\(hook.condition), ", before: chain.expression)
            insert(")", after: chain.expression)
        } else {
            let answer = hook.isVoid ? "()" : hook.answer ?? "Removed.nothing()"
            insert("(\(hook.condition) ? \(answer) : ", before: node)
            insert(")", after: node)
        }
        guarded.formUnion(hook.keys)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, !base.is(SuperExprSyntax.self), let answer = hooks[node.declName.baseName.text]?.answer,
            let hook = hooks[node.declName.baseName.text], node.parent?.is(FunctionCallExprSyntax.self) != true,
            node.parent?.is(MemberAccessExprSyntax.self) != true
        else { return .visitChildren }
        insert("(\(hook.condition) ? \(answer) : ", before: node)
        insert(")", after: node)
        guarded.formUnion(hook.keys)
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

let arguments = CommandLine.arguments.dropFirst()
guard let list = arguments.first else { exit(64) }
let keys = Set(try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init))
let sources = try arguments.dropFirst().map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
let hooks = Hooks(keys)
for (_, text) in sources { hooks.walk(Parser.parse(source: text)) }
var guarded: Set<String> = []
for (path, text) in sources {
    let guards = Guards(keys, hooks: hooks.hooks)
    guards.walk(Parser.parse(source: text))
    guarded.formUnion(guards.guarded)
    guard !guards.insertions.isEmpty else { continue }
    var bytes = Array(text.utf8)
    // Of several at one place the one put in last stands first, so that outer parentheses stay outside.
    for insertion in guards.insertions.enumerated().sorted(by: {
        ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
    }).map(\.element) {
        bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    try String(decoding: bytes, as: UTF8.self).write(toFile: path, atomically: true, encoding: .utf8)
}
for key in guarded.sorted() { print(key) }
