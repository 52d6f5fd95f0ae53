import SwiftSyntax

/// Something that is rewritten: what is found of it in a file is added to the file's edits and findings.
class Rewriting: SyntaxVisitor {
    let file: SourceFile
    let declarations: Declarations

    required init(_ file: SourceFile, _ declarations: Declarations) {
        self.file = file
        self.declarations = declarations
        super.init(viewMode: .sourceAccurate)
    }
}
