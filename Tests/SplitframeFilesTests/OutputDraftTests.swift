import Foundation
import SplitframeFiles
import SplitframeTestSupport
import Testing

struct `A draft of a file` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `appears under its name when it is finished, whole`() throws {
        try OutputFile.write([9], to: "\(folder.path)/a")
        let draft = try OutputDraft(path: "\(folder.path)/a")
        try draft.write([1, 2])
        try draft.write([3])
        #expect(folder.files["a"] == Data([9]))

        try draft.finish()

        #expect(folder.files == ["a": Data([1, 2, 3])])
    }

    @Test func `leaves nothing where it is given up`() throws {
        do {
            let draft = try OutputDraft(path: "\(folder.path)/a")
            try draft.write([1])
            #expect(folder.files.count == 1)
        }
        #expect(folder.files.isEmpty)
    }
}
