import Foundation
import Testing

@testable import Porting

struct `The folder that is written` {
    private let place: TemporaryFolder

    init() throws { place = try TemporaryFolder() }

    /// Writes files into the folder, or one in it.
    @discardableResult
    private func write(_ files: [String: String], in folder: String = "") throws -> [String] {
        let url = folder.isEmpty ? place.url : place.url.appending(path: folder)
        return try OutputFolder(at: url).write(files.mapValues { Array($0.utf8) })
    }

    private func refusal(_ work: () throws -> Void) -> String {
        var refusal = ""
        do { try work() } catch { refusal = "\(error)" }
        return refusal.replacing(place.url.path, with: "OUT")
    }

    @Test func `is made with all that leads to it`() throws {
        #expect(try write(["a/b.swift": "1"], in: "new/one") == [])
        #expect(place.files == ["new/one/a/b.swift": "1"])
    }

    @Test func `has what is no longer written taken away, and what changed written anew`() throws {
        try write(["a.swift": "1", "b.swift": "2", "c/d.swift": "3"])
        #expect(try write(["a.swift": "1", "b.swift": "4", "e.swift": "5"]) == [])
        #expect(place.files == ["a.swift": "1", "b.swift": "4", "e.swift": "5"])
    }

    @Test func `keeps what others changed and added, now and later, and says what was changed`() throws {
        try write(["a.swift": "1", "b.swift": "2"])
        try place.write(["a.swift": "mine", "b.swift": "mine", "notes.txt": "mine", "c.swift": "mine"])
        #expect(try write(["a.swift": "3", "c.swift": "3"]) == ["a.swift", "b.swift", "c.swift"])
        #expect(try write([:]) == ["a.swift", "b.swift"])
        #expect(
            place.files == ["a.swift": "mine", "b.swift": "mine", "c.swift": "mine", "notes.txt": "mine"])
    }

    @Test func `has again what somebody took away, or changed into the same`() throws {
        try write(["a.swift": "1", "b.swift": "2"])
        try FileManager.default.removeItem(at: place.url.appending(path: "a.swift"))
        try place.write(["b.swift": "3"])
        #expect(try write(["a.swift": "1", "b.swift": "3"]) == [])
        #expect(try write(["a.swift": "4", "b.swift": "4"]) == [])
        #expect(place.files == ["a.swift": "4", "b.swift": "4"])
    }

    @Test func `is not one that holds something of others`() throws {
        try place.write(["notes.txt": "mine"])
        #expect(
            refusal { try write(["a.swift": "1"]) }
                == "OUT holds files that scripts/port did not write: name a new or empty folder")
        #expect(place.files == ["notes.txt": "mine"])
    }

    @Test func `is no file`() throws {
        try place.write(["out": "mine"])
        #expect(
            refusal { try write(["a.swift": "1"], in: "out") }
                == "OUT/out holds files that scripts/port did not write: name a new or empty folder")
        #expect(place.files == ["out": "mine"])
    }

    @Test(arguments: [
        "", "Other words\n", "\n",
        "Written by scripts/port of Splitframe: check sum and path of each file.\n1\n",
        "Written by scripts/port of Splitframe: check sum and path of each file.\n1 ../notes.txt\n",
        "Written by scripts/port of Splitframe: check sum and path of each file.\n1 a/../../notes.txt\n",
        "Written by scripts/port of Splitframe: check sum and path of each file.\n1 /etc/passwd\n",
    ])
    func `is not one whose list leads out or is another's`(list: String) throws {
        try place.write(["notes.txt": "mine", "out/.splitframe-port": list])
        #expect(
            refusal { try write(["a.swift": "1"], in: "out") }
                == "OUT/out/.splitframe-port is damaged: name a new folder")
        #expect(place.files == ["notes.txt": "mine"])
    }

    @Test func `is no link, and none is followed in it`() throws {
        try place.write(["mine/notes.swift": "mine"])
        try place.link("link", to: "mine")
        let refused = "is a link: nothing is written through links"
        #expect(refusal { try write(["notes.swift": "1"], in: "link") } == "OUT/link \(refused)")
        try place.link("nowhere", to: "away")
        #expect(refusal { try write(["notes.swift": "1"], in: "nowhere") } == "OUT/nowhere \(refused)")

        try write(["a/notes.swift": "1", "b.swift": "2"], in: "out")
        try FileManager.default.removeItem(at: place.url.appending(path: "out/a"))
        try place.link("out/a", to: "../mine")
        #expect(refusal { try write(["a/notes.swift": "1"], in: "out") } == "OUT/out/a \(refused)")
        #expect(refusal { try write([:], in: "out") } == "OUT/out/a \(refused)")
        #expect(place.files == ["mine/notes.swift": "mine", "out/b.swift": "2"])

        try FileManager.default.removeItem(at: place.url.appending(path: "out/.splitframe-port"))
        try place.link("out/.splitframe-port", to: "../mine/notes.swift")
        #expect(refusal { try write([:], in: "out") } == "OUT/out/.splitframe-port \(refused)")
    }

    @Test func `waits for no pipe in the place of a file or the list`() throws {
        try write(["a.swift": "1"])
        let refused = "is a pipe, a device or a folder in the place of a file: take it away"
        try FileManager.default.removeItem(at: place.url.appending(path: "a.swift"))
        place.makePipe("a.swift")
        #expect(refusal { try write(["a.swift": "2"]) } == "OUT/a.swift \(refused)")
        try FileManager.default.createDirectory(
            at: place.url.appending(path: "piped"), withIntermediateDirectories: false)
        place.makePipe("piped/.splitframe-port")
        #expect(refusal { try write([:], in: "piped") } == "OUT/piped/.splitframe-port \(refused)")
    }

    @Test func `has nothing deleted where a folder took the place of a file`() throws {
        try write(["a.swift": "1"])
        try FileManager.default.removeItem(at: place.url.appending(path: "a.swift"))
        try place.write(["a.swift/notes.txt": "mine"])
        #expect(
            refusal { try write([:]) }
                == "OUT/a.swift is a pipe, a device or a folder in the place of a file: take it away")
        #expect(place.files == ["a.swift/notes.txt": "mine"])
    }
}
