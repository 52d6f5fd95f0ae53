import SwiftSyntax

/// Drops what only Objective-C and Interface Builder read.
final class AttributeDropping: Rewriting {
    private static let words: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "UIApplicationMain",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "IBOutlet": file.leave(node, .outlet)
        case "IBSegueAction": file.leave(node, .storyboard)
        case "NSManaged": file.leave(node, .managed)
        default: break
        }
        if Self.words.contains(name) { file.drop(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { file.drop(node) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { dropPreview(node) }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { dropPreview(node) }

    private func dropPreview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        file.replace(node, with: "")
        return .skipChildren
    }
}
