import SwiftSyntax

/// Drops what only Objective-C and Interface Builder read.
final class AttributeDropping: SyntaxVisitor {
    private static let words: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "UIApplicationMain",
    ]

    private let file: SourceFile

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

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

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        file.replace(node, with: "")
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        file.replace(node, with: "")
        return .skipChildren
    }
}

extension SyntaxProtocol {
    var isUnderCondition: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }
}
