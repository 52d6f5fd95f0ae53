import SwiftSyntax

extension DeclSyntax {
    /// The words in front of a declaration, such as `public` and `override`.
    var modifiers: DeclModifierListSyntax { asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] }
}

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool { modifier(keyword) != nil }

    func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { $0.name.tokenKind == .keyword(keyword) }
    }
}
