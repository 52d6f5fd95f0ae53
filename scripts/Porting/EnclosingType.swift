import SwiftSyntax

extension SyntaxProtocol {
    /// The name of the class, or of what an extension extends, around a node; a nested one's begins with the outer's.
    var surroundingType: String? { parent?.nearestType }

    /// The same of the node itself, where it declares a type.
    var enclosingType: String { nearestType ?? "" }

    private var nearestType: String? {
        guard let node = sequence(first: Syntax(self), next: \.parent).first(where: { $0.typeName != nil }),
            let name = node.typeName
        else { return nil }
        return [node.surroundingType, name].compactMap(\.self).joined(separator: ".")
    }

    /// Whether a declaration stands in a type or extension, or under a condition there.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension Syntax {
    fileprivate var typeName: String? {
        if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
        if let type = self.as(StructDeclSyntax.self) { return type.name.text }
        if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
        if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
        return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
}
