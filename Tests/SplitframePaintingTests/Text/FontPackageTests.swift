import Foundation
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframePainting

struct `A font package` {
    @Test(
        arguments: [
            ("Inter", .inter), ("Noto Sans Arabic", .notoCore), ("Noto Serif Tibetan", .notoCore),
            ("Noto Sans CJK SC", .notoCJK), ("Symbola", .symbola),
            ("Noto Color Emoji", .colorEmoji),
        ] as [(String, FontPackage)])
    func `has families of its own`(family: String, package: FontPackage) {
        #expect(FontPackage(family: family) == package)
    }

    /// Debian says itself which package a file comes from.
    @Test func `has the files that are used`() throws {
        for package in FontPackage.allCases {
            let files = try FontSet.installed().files.filter { FontPackage(file: $0) == package }
            #expect(!files.isEmpty)
            let owners = Set(try owners(of: files))
            #expect(owners == [package.name])
        }
    }

    @Test func `has no file that lies elsewhere`() {
        #expect(FontPackage(file: "/usr/share/fonts/opentype/inter-display/Inter.otf") == nil)
        #expect(FontPackage(file: "") == nil)
    }

    private func owners(of files: [String]) throws -> [String] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["dpkg-query", "-S"] + files
        process.standardOutput = pipe
        try process.run()
        let lines = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return lines.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    }
}
