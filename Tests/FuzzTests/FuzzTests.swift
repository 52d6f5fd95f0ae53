import Foundation
import Testing

@Suite("What is fed with arbitrary bytes") struct FuzzTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    @Test(arguments: FuzzTarget.allCases)
    @MainActor func `takes every input that is kept`(_ target: FuzzTarget) throws {
        let folder = Self.corpus.appending(path: target.rawValue)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files {
            do {
                try target.run(Array(Data(contentsOf: file)))
            } catch {
                Issue.record("\(file.lastPathComponent): \(error)")
            }
        }
    }

    /// `scripts/fuzz` goes on from here, by what the code does with an input.
    @Test(arguments: FuzzTarget.allCases)
    @MainActor func `takes bytes as they come`(_ target: FuzzTarget) throws {
        var state: UInt64 = 1
        for _ in 0..<100 {
            let count = 1 + Int(state >> 33) % 200
            let input = (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            do {
                try target.run(input)
            } catch {
                Issue.record("\(input): \(error)")
            }
        }
    }
}
