import Foundation
import SplitframeDevices
import SplitframeInterface
import Synchronization
import Testing

@testable import GoldenTesting
@testable import SplitframeGoldens

@MainActor struct `A golden of an app` {
    private let package: TemporaryPackage
    private let here = "GoldenTestingTests/A-golden-of-an-app"

    init() throws { package = try TemporaryPackage() }

    private func split(primary title: String = "Mail") -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        for (column, title) in [(UISplitViewController.Column.primary, title), (.secondary, "Message")] {
            let controller = UIViewController()
            controller.title = title
            split.setViewController(controller, for: column)
        }
        return split
    }

    /// Does something as if the tests had been started once more.
    private func inAnotherRun(_ body: () throws -> Void) rethrows {
        try GoldenClaims.$current.withValue(GoldenClaims()) { try body() }
    }

    private var folder: GoldenFolder { GoldenFolder(path: package.snapshots) }

    @Test func `says aloud which constraints are not kept, and what they leave open`() {
        let (page, label, open) = (UIViewController(), UILabel(), UILabel())
        label.text = "Words"
        for view in [label, open] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: page.view.topAnchor),
            label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 300),
            open.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        withKnownIssue {
            expectGolden(of: page, on: .iPadMini6, record: .all, filePath: package.testFile)
        } matching: {
            $0.comments.map(\.rawValue) == [
                "unsolved constraints: UILabel.width >= 300.0, the place of UILabel is left open"
            ]
        }
    }

    @Test func `is recorded where there was none, and passes in the next run`() {
        for _ in 1...2 {
            withKnownIssue {
                expectGolden(
                    of: split(), on: .iPadMini6.landscape, window: .half, record: .missing,
                    filePath: package.testFile)
            } matching: {
                $0.comments.contains { $0.rawValue.hasPrefix("There was no golden.") }
            }
        }
        let name =
            here + "/is-recorded-where-there-was-none,-and-passes-in-the-next-run/ipad-mini-6.landscape.half"
        #expect(package.files == [name + ".png", name + ".txt"])
        inAnotherRun {
            expectGolden(of: split(), on: .iPadMini6.landscape, window: .half, filePath: package.testFile)
        }
    }

    @Test(arguments: [false, true])
    func `is recorded with all others of its call in one issue, by paths from the package`(asText: Bool) {
        let places: [GoldenPlace] = .matrix(devices: [.iPadMini6, .iPhone16Pro])
        let kept = Mutex<[String]>([])
        withKnownIssue {
            if asText {
                expectLayout(of: split(), on: places, record: .missing, filePath: package.testFile)
            } else {
                expectGolden(of: split(), on: places, record: .missing, filePath: package.testFile)
            }
        } matching: { issue in
            kept.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        let test =
            "Snapshots/\(here)/is-recorded-with-all-others-of-its-call-in-one-issue,-by-paths-from-the-package"
        let files =
            asText
            ? ["\(test)/layouts.twins"]
            : package.files.filter { $0.hasSuffix(".png") }.sorted().map { "Snapshots/\($0)" }
        #expect(files.count == (asText ? 1 : 4) && files.allSatisfy { $0.hasPrefix(test) })
        let issues = kept.withLock(\.self)
        #expect(issues.count == 1)
        let lines = issues.first?.split(separator: "\n").map(String.init) ?? []
        #expect(lines.first?.contains(" 4 ") == true)
        #expect(lines.dropFirst().sorted() == files.map { "  \($0)" })
    }

    @Test func `is drawn in any look and direction, each under a name of its own`() throws {
        let looks = [Look.golden, Look(theme: .dark, scale: 2, bezel: false, caption: .none)]
        for look in looks {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                expectGolden(
                    of: split(), on: .iPadMini6.landscape, direction: direction, look: look, record: .all,
                    filePath: package.testFile)
            }
        }
        let folder =
            package.snapshots + "/" + here
            + "/is-drawn-in-any-look-and-direction,-each-under-a-name-of-its-own/"
        let names = ["", ".rtl", ".dark.2x", ".rtl.dark.2x"].map { "ipad-mini-6.landscape\($0).png" }
        let pictures = names.compactMap { FileManager.default.contents(atPath: folder + $0) }
        #expect(Set(pictures).count == 4)
        expectGolden(
            of: split(), on: .iPadMini6.landscape, direction: .rightToLeft, look: looks[1], record: .never,
            filePath: package.testFile)
    }

    @Test func `is written by nobody under never`() {
        withKnownIssue {
            expectGolden(of: split(), on: .iPadMini6, record: .never, filePath: package.testFile)
        }
        #expect(package.files.allSatisfy { $0.hasPrefix(".pending/actual/") })
    }

    @Test func `tells what changed, where to look and how to accept it`() throws {
        expectGolden(of: split(), on: .iPadMini6.landscape, record: .all, filePath: package.testFile)
        let start = "expected: \(package.snapshots)/\(here)"
        let waiting = "actual: \(package.snapshots)/.pending/actual"
        inAnotherRun {
            withKnownIssue {
                expectGolden(
                    of: split(primary: "Inbox"), on: .iPadMini6.landscape, record: .missing,
                    filePath: package.testFile)
            } matching: { issue in
                let text = issue.comments.map(\.rawValue).joined()
                return [
                    #"primary bar title "Mail" → "Inbox""#, start, waiting, "difference: ",
                    "splitframe approve GoldenTestingTests/",
                    #"SPLITFRAME_RECORD=failed swift test --filter '^GoldenTestingTests\."#,
                ].allSatisfy(text.contains)
            }
        }
        #expect(package.files.contains { $0.hasPrefix(".pending/triptych/") })
        let result = try #require(try folder.pending.first)
        #expect(result.verdict == "text" && !result.cause.isEmpty)
        #expect(result.owner?.hasPrefix("test GoldenTestingTests.`A golden of an app`/") == true)
        #expect(result.place?.hasPrefix("Tests/MailTests/ColumnTests.swift:") == true)
    }

    @Test func `needs no second run to be accepted, and nothing waits after it`() throws {
        expectGolden(of: split(), on: .iPadMini6.landscape, record: .all, filePath: package.testFile)
        inAnotherRun {
            withKnownIssue {
                expectGolden(
                    of: split(primary: "Inbox"), on: .iPadMini6.landscape, record: .never,
                    filePath: package.testFile)
            }
        }
        let writer = try GoldenWriter(of: folder, holder: "test", owner: .list)
        try writer.approve(folder.pending)
        #expect(package.files.allSatisfy { !$0.hasPrefix(".pending") })
        inAnotherRun {
            expectGolden(
                of: split(primary: "Inbox"), on: .iPadMini6.landscape, record: .never,
                filePath: package.testFile)
        }
    }

    @Test func `that passes again waits no longer`() throws {
        expectGolden(of: split(), on: .iPadMini6.landscape, record: .all, filePath: package.testFile)
        inAnotherRun {
            withKnownIssue {
                expectGolden(
                    of: split(primary: "Inbox"), on: .iPadMini6.landscape, record: .never,
                    filePath: package.testFile)
            }
        }
        #expect(try folder.pending.count == 1)
        inAnotherRun {
            expectGolden(of: split(), on: .iPadMini6.landscape, record: .never, filePath: package.testFile)
        }
        #expect(try folder.pending.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: package.snapshots + "/.pending"))
    }

    @Test func `of one name with another is told before anything is written`() throws {
        expectGolden(of: split(), on: .iPadMini6, record: .all, filePath: package.testFile)
        let before = package.files
        withKnownIssue {
            expectGolden(
                of: split(primary: "Inbox"), on: .iPadMini6, record: .all, filePath: package.testFile)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("give one of them a name") }
        }
        #expect(package.files == before)
        expectGolden(of: split(), on: .iPadMini6, record: .never, filePath: package.testFile)
    }

    @Test func `whose name differs by case alone is told`() throws {
        expectGolden(of: split(), on: .iPadMini6, as: "Inbox", record: .all, filePath: package.testFile)
        withKnownIssue {
            expectGolden(of: split(), on: .iPadMini6, as: "inbox", record: .all, filePath: package.testFile)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("differ only by case") }
        }
    }

    @Test func `is one for each place of a matrix`() throws {
        let places: [GoldenPlace] = .matrix(
            devices: [.iPadMini6, .iPhone16Pro], windows: [.full, .half], orientations: [.landscape],
            directions: [.leftToRight, .rightToLeft], styles: [.light, .dark],
            textSizes: [.large, .accessibilityLarge])
        // A phone has no half of a window.
        #expect(places.count == 2 * 8 + 8)
        let few = places.filter { $0.window == .full && $0.direction == .leftToRight }
        expectGolden(of: split(), on: few, record: .all, filePath: package.testFile)
        let pictures = package.files.filter { $0.hasSuffix(".png") }
        #expect(pictures.count == few.count)
        #expect(pictures.contains { $0.hasSuffix("/textAccessibilityL.ipad-mini-6.landscape.dark.png") })
        inAnotherRun {
            expectGolden(of: split(), on: few, record: .never, filePath: package.testFile)
        }
    }

    @Test func `stands as text alone, all of a suite in one file`() throws {
        let places: [GoldenPlace] = .matrix(devices: [.iPadMini6, .iPhone16Pro])
        expectLayout(of: split(), on: places, record: .all, filePath: package.testFile)
        #expect(package.files.isEmpty)
        let names = try folder.layoutNames()
        #expect(names.count == 4)
        #expect(Set(names.map(\.folder)).count == 1)
        inAnotherRun {
            expectLayout(of: split(), on: places, record: .never, filePath: package.testFile)
        }
        inAnotherRun {
            withKnownIssue {
                expectLayout(
                    of: split(primary: "Inbox"), on: .iPadMini6, record: .never, filePath: package.testFile)
            }
        }
        #expect(try folder.pending.map(\.name).count == 1)
    }

    @Test func `may be off by a tolerance, and tells by how much it is`() throws {
        func wide(_ width: CGFloat) -> UISplitViewController {
            let split = split()
            split.preferredDisplayMode = .oneBesideSecondary
            split.preferredPrimaryColumnWidth = width
            return split
        }
        let device = HeldDevice.iPadMini6.landscape
        expectLayout(of: wide(300), on: device, record: .all, filePath: package.testFile)
        inAnotherRun {
            expectLayout(
                of: wide(302), on: device, tolerance: .points(2), record: .never,
                filePath: package.testFile)
        }
        inAnotherRun {
            withKnownIssue {
                expectLayout(
                    of: wide(303), on: device, tolerance: .points(2), record: .never,
                    filePath: package.testFile)
            } matching: {
                $0.comments.contains {
                    $0.rawValue.contains("tolerance: 2 pt; the farthest is 3 pt, 1 pt too many")
                        && $0.rawValue.contains("now: 303 = 303 (preferredPrimaryColumnWidth)")
                }
            }
        }
    }

    @Test(arguments: HeldDevice.matrix(of: .iPadMini6, .iPhone16Pro))
    func `is one for each argument of a test`(device: HeldDevice) {
        expectGolden(of: split(), on: device, record: .all, filePath: package.testFile)
        #expect(package.files.contains { $0.hasSuffix("\(device.device.id).\(device.orientation).png") })
    }

    @Test(.goldens(record: .all)) func `is recorded as a trait says`() {
        expectGolden(of: split(), on: .iPadMini6, as: "first", filePath: package.testFile)
        #expect(package.files.contains { $0.hasSuffix("/first.ipad-mini-6.portrait.png") })
    }

    @Test func `shows what a host shows now`() throws {
        let split = split()
        let host = try HeadlessHost(device: "ipad-mini-6", rootViewController: split)
        expectGolden(of: host, record: .all, filePath: package.testFile)
        split.preferredDisplayMode = .secondaryOnly
        host.settle()
        inAnotherRun {
            withKnownIssue {
                expectGolden(of: host, record: .never, filePath: package.testFile)
            } matching: {
                $0.comments.contains { $0.rawValue.contains("displayMode") }
            }
        }
    }

    @Test func `shows a host before and after something is done, with what changed`() throws {
        func expect(_ mode: DisplayMode, record: RecordingMode) throws {
            let split = split()
            let host = try HeadlessHost(device: "ipad-mini-6", rootViewController: split)
            expectGolden(of: host, as: "pair", record: record, filePath: package.testFile) { _ in
                split.preferredDisplayMode = mode
            }
        }
        try expect(.secondaryOnly, record: .all)
        try inAnotherRun { try expect(.secondaryOnly, record: .never) }
        try inAnotherRun {
            try withKnownIssue {
                try expect(.oneOverSecondary, record: .never)
            } matching: {
                $0.comments.contains { $0.rawValue.contains("displayMode") }
            }
        }
        let twin = try #require(package.files.first { $0.hasSuffix("/pair.ipad-mini-6.portrait.txt") })
        let text = try String(contentsOfFile: "\(package.snapshots)/\(twin)", encoding: .utf8)
        #expect(text.split(separator: "displayMode=").count == 3)
    }

    @Test func `shows windows without a split view`() throws {
        expectGolden(of: UIViewController(), on: .iPadMini6, record: .all, filePath: package.testFile)
        expectGolden(of: UIViewController(), on: .iPadMini6, record: .never, filePath: package.testFile)
    }

    @Test func `needs a window`() throws {
        let place = try Place(
            device: .named("ipad-mini-6"), orientation: .portrait, window: .full, generation: .standard)
        withKnownIssue {
            expectGolden(of: HeadlessHost(place: place), filePath: package.testFile)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("no window") }
        }
    }

    @Test func `asks a dark device for a dark picture`() {
        final class Dusk: UIViewController {
            var seen = UIUserInterfaceStyle.unspecified
            override func viewDidLoad() { seen = traitCollection.userInterfaceStyle }
        }
        let dusk = Dusk()
        expectGolden(
            of: dusk, on: .iPadMini6, look: Look(theme: .dark), record: .all, filePath: package.testFile)
        #expect(dusk.seen == .dark)
    }
}
