import SwiftSyntax

/// Puts imports of what Linux lacks under a condition, adds UIKit and Foundation's networking where they are used, and
/// reports every use of what does not exist.
final class ImportRewriting: Rewriting {
    private var missing: [Framework] = []
    private var firstImport: ImportDeclSyntax?
    private var importsNetworking = false
    private var importsUIKit = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if module == "FoundationNetworking" { importsNetworking = true }
        if module == "UIKit" { importsUIKit = true }
        let clauses = sequence(first: Syntax(node), next: \.parent).compactMap {
            $0.as(IfConfigClauseSyntax.self)
        }
        guard clauses.allSatisfy(\.isForIOS) else { return .skipChildren }
        if firstImport == nil, clauses.isEmpty { firstImport = node }
        guard let framework = Framework.named(module) else { return .skipChildren }
        missing.append(framework)
        let isAlone = hasOwnCapsule(node)
        if !isAlone || !framework.isReplaced { file.leave(node, .framework(module)) }
        if isAlone {
            let range = file.range(of: node)
            file.insert("#if canImport(\(module))\n", at: range.lowerBound)
            file.insert("\n#endif", at: range.upperBound)
        }
        return .skipChildren
    }

    /// Whether nothing but a comment behind it stands in the lines of an import, so that lines may go around it.
    private func hasOwnCapsule(_ node: ImportDeclSyntax) -> Bool {
        let range = file.range(of: node)
        let start = file.beginningOfLine(ifBlankBefore: range.lowerBound)
        let isFirst = start == 0 || file.bytes[start - 1] == UInt8(ascii: "\n")
        let end = file.bytes[range.upperBound...].drop { " \t\r".utf8.contains($0) }
        return isFirst && (end.isEmpty || end.first == UInt8(ascii: "\n") || end.starts(with: "//".utf8))
    }

    /// Looks at uses, when all imports are known.
    override func visitPost(_ node: SourceFileSyntax) {
        var (needsNetworking, needsUIKit) = (false, false)
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if name == "NSKeyValueObservation" { file.leave(token, .observation) }
            if name == "UINib" { file.leave(token, .storyboard) }
            needsNetworking = needsNetworking || Framework.isNetworking(name)
            needsUIKit = needsUIKit || isOfUIKit(name)
            if token.parent?.is(ImportPathComponentSyntax.self) == true { continue }
            if let framework = missing.first(where: { $0.declares(name) }) {
                file.leave(token, .use(name, framework.name))
            }
        }
        // On iOS a file may have UIKit from a bridging header, or from another framework, such as SwiftUI.
        if needsUIKit, !importsUIKit { add("import UIKit\n") }
        guard needsNetworking, !importsNetworking, let firstImport else { return }
        guard hasOwnCapsule(firstImport) else { return file.leave(firstImport, .networking) }
        add("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n")
    }

    /// Whether a name is declared by UIKit and not by the app.
    private func isOfUIKit(_ name: String) -> Bool {
        guard let known = declarations.classes[name] else {
            return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
                && name.contains(where: \.isLowercase) && declarations.protocols[name] == nil
        }
        return known.body == nil && known.isOfUIKit
    }

    /// Adds lines in front of the first import, and of the condition that it may have got; at the beginning of the file
    /// if that import shares its line.
    private func add(_ lines: String) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let beginning = file.bytes.starts(with: mark) ? mark.count : 0
        let start =
            firstImport.flatMap { hasOwnCapsule($0) ? file.range(of: $0).lowerBound : nil } ?? beginning
        file.edits.insert(Edit(range: start..<start, text: lines), at: 0)
    }
}
