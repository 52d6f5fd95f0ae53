import SwiftSyntax

/// Reads the declarations of a file.
final class DeclarationReader: SyntaxVisitor {
    private(set) var declarations: Declarations
    private let file: SourceFile

    static func read(_ file: SourceFile, into declarations: inout Declarations) {
        let reader = DeclarationReader(file, declarations)
        reader.walk(file.tree)
        declarations = reader.declarations
    }

    private init(_ file: SourceFile, _ declarations: Declarations) {
        self.file = file
        self.declarations = declarations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let end = file.beginningOfLine(ifBlankBefore: file.range(of: node.memberBlock.rightBrace).lowerBound)
        if file.isApp {
            declarations.classes[node.enclosingType, default: .init()].body = (file, end)
        } else {
            declarations.classes[node.enclosingType, default: .init()].isOfUIKit = true
        }
        inherit(node.inheritanceClause, node.enclosingType)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        inherit(node.inheritanceClause, node.enclosingType)
        return .visitChildren
    }

    private func inherit(_ clause: InheritanceClauseSyntax?, _ type: String) {
        declarations.classes[type, default: .init()].inherits +=
            clause?.inheritedTypes.map { String($0.type.trimmedDescription.prefix { $0 != "<" }) } ?? []
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.protocols[node.name.text, default: []] += node.memberBlock.members.compactMap {
            $0.decl.as(FunctionDeclSyntax.self).map(Method.init)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, let type = node.surroundingType else { return .visitChildren }
        let method = Method(node)
        declarations.classes[type, default: .init()].methods.append(method)
        if node.modifiers.contains(.override) {
            declarations.overrides[method.reference, default: []].append(type)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        declarations.properties.formUnion(names)
        if node.isMember, let type = node.surroundingType, node.modifiers.contains(.override) {
            for name in names { declarations.overrides[name, default: []].append(type) }
        }
        return .visitChildren
    }
}
