import SwiftSyntax

/// Compiles for Linux what an app compiles for iOS alone: this package's UIKit is there, and `os(iOS)` is false.
final class ConditionRewriting: Rewriting {
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        for call in node.conditionsOnIOS { file.replace(call, with: "canImport(UIKit)") }
        return .visitChildren
    }
}

extension IfConfigClauseSyntax {
    /// The places of `os(iOS)` in its condition.
    private final class Places: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os",
                node.arguments.trimmedDescription == "iOS"
            {
                calls.append(node)
            }
            return .skipChildren
        }
    }

    fileprivate var conditionsOnIOS: [FunctionCallExprSyntax] {
        guard let condition else { return [] }
        let places = Places(viewMode: .sourceAccurate)
        places.walk(condition)
        return places.calls
    }

    /// Whether the clause is compiled for iOS, and so for Linux after rewriting.
    var isForIOS: Bool {
        conditionsOnIOS.contains {
            $0.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text != "!"
        }
    }
}
