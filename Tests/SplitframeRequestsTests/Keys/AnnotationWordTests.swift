import SplitframeWireframes
import Testing

@testable import SplitframeRequests

struct `Annotations in words` {
    @Test(
        arguments: [
            ("none", []), ("widths", [.widths]), ("safe-areas", [.safeAreas]),
            ("widths,frames", [.frames, .widths]), ("all", Set(Annotation.allCases)),
            ("widths,frames,safeAreas,notes,regions", Set(Annotation.allCases)),
        ] as [(String, Set<Annotation>)])
    func `are read one, several or all`(word: String, wanted: Set<Annotation>) {
        let read = Set<Annotation>(word: word)
        #expect(read == wanted)
        #expect(read.flatMap { Set<Annotation>(word: $0.word) } == wanted)
    }

    @Test(arguments: ["", "width", "widths,", "widths frames", "none,widths"])
    func `are nothing else`(word: String) {
        #expect(Set<Annotation>(word: word) == nil)
    }
}
