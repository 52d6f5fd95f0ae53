import Foundation
import SplitframeTestSupport
import Testing

/// Runs that are killed, and runs at the same time.
@Suite(.serialized) struct `Runs on one folder` {
    private let workshop: GoldenWorkshop

    init() throws { workshop = try GoldenWorkshop() }

    @Test func `that are killed leave goldens whole, and nothing that the next does not clean`() throws {
        let commands = [
            "record --goldens %/Snapshots", "approve iOS26 --goldens %/Snapshots",
            "verify --goldens %/Snapshots",
            "gallery --device iphone-se-1 --window full -o %/Gallery",
        ]
        // Fixed, so that a failure can be met again.
        var random = SteppedNumbers(seed: 7)
        for number in 0..<(isDeepRun ? 300 : 2) {
            let workshop = try workshop.copy()
            let process = try workshop.start(commands[number % commands.count])
            usleep(UInt32.random(in: 0...700_000, using: &random))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(workshop.hasWholeFiles, "kill \(number)")
            #expect(workshop.keepsForeignFiles)
            // Between the names of a picture and its twin a run can be killed, too: the next one goes on there.
            _ = workshop.run("verify --goldens %/Snapshots")
            #expect(workshop.isWhole, "kill \(number)")
            #expect(workshop.run("record --goldens %/Snapshots").status == 0)
            #expect(workshop.run(commands[3]).status == 0)
            #expect(workshop.state == workshop.drawn)
            #expect(workshop.leftovers.isEmpty, "kill \(number): \(workshop.leftovers)")
            #expect(workshop.keepsForeignFiles)
        }
    }

    @Test(arguments: [
        (
            "approve iOS26/iphone-se-1/portrait --goldens %/Snapshots",
            "approve iOS26/iphone-se-1/landscape --goldens %/Snapshots"
        ),
        ("approve iOS26 --goldens %/Snapshots", "approve iOS26 --goldens %/Snapshots"),
        ("record --goldens %/Snapshots", "record --goldens %/Snapshots"),
        ("record --goldens %/Snapshots", "approve iOS26 --goldens %/Snapshots"),
        ("verify --goldens %/Snapshots", "verify --goldens %/Snapshots"),
        ("verify --goldens %/Snapshots", "approve iOS26 --goldens %/Snapshots"),
        ("verify --goldens %/Snapshots", "record --goldens %/Snapshots"),
        ("prune --delete --goldens %/Snapshots", "record --goldens %/Snapshots"),
        ("prune --delete --goldens %/Snapshots", "verify --goldens %/Snapshots"),
        (
            "gallery --device iphone-se-1 --window full -o %/Gallery",
            "gallery --device iphone-se-1 --window full -o %/Gallery"
        ),
    ]) func `at the same time are both right, or one says so`(first: String, second: String) throws {
        for _ in 0..<(isDeepRun ? 100 : 1) {
            let workshop = try workshop.copy()
            let processes = [try workshop.start(first), try workshop.start(second)]
            for process in processes { process.waitUntilExit() }
            let statuses = processes.map(\.terminationStatus)
            #expect(statuses.allSatisfy { [0, 1, 2, 64].contains($0) }, "\(statuses)")
            #expect(workshop.isWhole)
            #expect(workshop.leftovers.isEmpty)
            #expect(workshop.keepsForeignFiles)
            if statuses == [0, 0], first.hasPrefix("approve") { #expect(workshop.state == workshop.drawn) }
            #expect(workshop.run("record --goldens %/Snapshots").status == 0)
            #expect(workshop.state == workshop.drawn)
        }
    }
}
