import Foundation

/// The whole work: read the app and what UIKit declares, rewrite, move, write.
struct Porting {
    private(set) var files: [SourceFile]
    private(set) var findings: [Finding] = []

    init(app: URL, headlessUIKit: URL) throws {
        let (paths, others) = try Self.paths(in: app)
        files = try paths.filter { $0.hasSuffix(".swift") }.map {
            SourceFile(path: $0, bytes: [UInt8](try Data(contentsOf: app.appending(path: $0))))
        }
        findings = paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            .map { Finding(path: $0, line: 1, reason: .storyboard) }
        findings += others.map { Finding(path: $0, line: 1, reason: .noFile) }
        var declarations = Declarations()
        for path in try Self.paths(in: headlessUIKit).files where path.hasSuffix(".swift") {
            let bytes = try Data(contentsOf: headlessUIKit.appending(path: path))
            DeclarationReader.read(
                SourceFile(path: path, bytes: [UInt8](bytes), isApp: false), into: &declarations)
        }
        for file in files { DeclarationReader.read(file, into: &declarations) }
        rewrite(declarations)
    }

    private mutating func rewrite(_ declarations: Declarations) {
        var moves: [MemberMoving.Move] = []
        for file in files {
            guard file.isText else {
                file.leave(file.tree, .encoding)
                continue
            }
            guard !file.isTooDeep else {
                file.leave(file.tree, .depth)
                continue
            }
            guard !file.tree.hasError else {
                file.leave(file.tree, .syntax)
                continue
            }
            ImportRewriting.rewrite(file)
            AttributeDropping(file).walk(file.tree)
            ProtocolRewriting(file).walk(file.tree)
            SelectorRewriting(file, declarations).walk(file.tree)
            OptionalCallRewriting(file, declarations).walk(file.tree)
            let moving = MemberMoving(file, declarations)
            moving.walk(file.tree)
            moves += moving.moves
        }
        MemberMoving.carryOut(moves)
        findings += files.flatMap(\.findings)
    }

    /// Writes the copy and says what was left.
    func write(to folder: URL) throws -> [Finding] {
        let ported = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.ported) })
        let kept = try OutputFolder(at: folder).write(ported)
        return findings.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
            + kept.map { Finding(path: $0, line: 1, reason: .changed) }
    }

    /// The files in a folder, hidden ones left out, in order; and what may be one and is not read: links, pipes, names
    /// that are not UTF-8.
    private static func paths(in folder: URL) throws -> (files: [String], others: [String]) {
        guard OutputFolder.isFolder(folder) else { throw PortError.noFolder(folder.path) }
        var (files, others): ([String], [String]) = ([], [])
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: folder.appending(path: path).path)
            switch attributes?[.type] as? FileAttributeType {
            case .typeRegular?: files.append(path)
            case .typeDirectory?: break
            case .typeSymbolicLink?: others.append(path)
            default: if path.hasSuffix(".swift") { others.append(path) }
            }
        }
        return (files, others)
    }
}
