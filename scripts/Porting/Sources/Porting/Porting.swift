import Foundation
import SwiftSyntax

/// The whole work: read the app and what UIKit declares, rewrite, move, write.
struct Porting {
    let files: [SourceFile]
    let findings: [Finding]

    private static let rewritings: [Rewriting.Type] = [
        ConditionRewriting.self, ImportRewriting.self, AttributeDropping.self, ProtocolRewriting.self,
        SelectorRewriting.self,
        OptionalCallRewriting.self, MemberMoving.self,
    ]

    init(app: URL, headlessUIKit: URL) throws {
        let app = try SourceFolder(at: app)
        let files = try app.paths.map { try app.file($0) }
        let headlessUIKit = try SourceFolder(at: headlessUIKit)
        var declarations = Declarations()
        for path in headlessUIKit.paths {
            DeclarationReader.read(try headlessUIKit.file(path, isApp: false), into: &declarations)
        }
        self.init(files, beside: declarations, findings: app.findings)
    }

    /// Rewrites files beside what UIKit declares.
    init(_ files: [SourceFile], beside headlessUIKit: Declarations, findings: [Finding] = []) {
        var declarations = headlessUIKit
        for file in files { DeclarationReader.read(file, into: &declarations) }
        for file in files {
            if let obstacle = file.obstacle {
                file.leave(file.tree, obstacle)
            } else {
                for kind in Self.rewritings { kind.init(file, declarations).walk(file.tree) }
            }
        }
        for move in files.flatMap(\.moves) { move.carryOut() }
        self.files = files
        self.findings = (findings + files.flatMap(\.findings)).sorted {
            ($0.path, $0.line) < ($1.path, $1.line)
        }
    }

    /// Writes the copy and says what was left.
    func write(to folder: URL) throws -> [Finding] {
        let ported = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.ported) })
        let kept = try OutputFolder(at: folder).write(ported)
        return findings + kept.map { Finding(path: $0, line: 1, reason: .changed) }
    }
}
