import SwiftSyntax

/// What is known of a method without its body.
struct Method: Hashable {
    let name: String
    /// Labels of the arguments; `_` where there is none.
    let labels: [String]
    /// The types of the parameters, as they are written.
    let types: [String]
    /// The name that the sources give it for Objective-C, if they do.
    let givenSelector: String?

    /// `name(_:label:)`, or the name alone where nothing is taken.
    var reference: String { labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }

    /// The name that Objective-C has for it, by the rules of Swift's `@objc`.
    var selector: String {
        if let givenSelector { return givenSelector }
        guard let first = labels.first else { return name }
        let head = first == "_" ? "" : Self.joined(first)
        return name + head + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    }

    /// A first label as it stands behind the name: `for` becomes `For`, `item` `WithItem`.
    private static func joined(_ label: String) -> String {
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        let firstWord = label.prefix { !$0.isUppercase }
        return prepositions.contains(String(firstWord)) ? capital : "With" + capital
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to", "until", "using", "via", "when", "with", "within",
    ]
}

extension Method {
    init(_ function: FunctionDeclSyntax) {
        let parameters = function.signature.parameterClause.parameters
        name = function.name.text
        labels = parameters.map(\.firstName.text)
        types = parameters.map { $0.type.trimmedDescription + ($0.ellipsis?.text ?? "") }
        givenSelector =
            function.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.trimmedDescription
    }

    /// The labels that a reference says, as in `name(_:label:)`; nil where it says none.
    static func labels(of reference: DeclReferenceExprSyntax) -> [String]? {
        reference.argumentNames?.arguments.map(\.name.text)
    }
}
