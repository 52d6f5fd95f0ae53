import SwiftSyntax

extension SyntaxProtocol {
    /// The name of the class, or of what an extension extends, around a node; a nested one's begins with the outer's.
    var surroundingType: String? { parent?.nearestType }

    /// The same of the node itself, where it declares a type.
    var enclosingType: String { nearestType ?? "" }

    private var nearestType: String? {
        let names = sequence(first: Syntax(self), next: \.parent).compactMap(\.typeName)
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// Whether a declaration stands in a type or extension, or under a condition there.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }

    var isUnderCondition: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }
}

extension Syntax {
    fileprivate var typeName: String? {
        switch self.as(SyntaxEnum.self) {
        case .classDecl(let type): type.name.text
        case .structDecl(let type): type.name.text
        case .enumDecl(let type): type.name.text
        case .actorDecl(let type): type.name.text
        case .extensionDecl(let type): type.extendedType.trimmedDescription
        default: nil
        }
    }
}
