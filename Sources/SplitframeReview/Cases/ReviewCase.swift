import SplitframeDevices
package import SplitframeFiles
package import SplitframeGoldens
package import SplitframeInterface
import SplitframePainting
import SplitframeWireframes

/// One pair of pictures to review: the expected one, the actual one, and the differences.
package struct ReviewCase: Codable, Sendable {
    /// One of the two pictures.
    package struct Side: Codable, Sendable {
        /// The picture's URL, relative to the page or as data.
        package var file: String
        /// The size in pixels.
        package var size: Size
        /// The interface as text; nil for a picture without one.
        package var twin: Twin?
        /// The path of the picture's file, which the user can open.
        package var path: String
    }

    /// The selections of both pictures, if they contain them.
    package struct Requests: Codable, Sendable {
        package var expected: JSON?
        package var actual: JSON?
    }

    package var name: String
    package var verdict: Verdict.Kind
    /// The verdict as text.
    package var sentence: String
    /// The findings that the sentence counts as "and 32 more".
    package var unnamed: [String] = []
    /// The differences as sentences, the most likely cause first.
    package var findings: [String]
    /// The elements that moved, in points of the window.
    package var moved: [ElementChange]
    /// Rectangles around each group of differing pixels, in pixels.
    package var areas: [Rectangle]
    /// The number of differing pixels, if pixels could be compared.
    package var differentPixels: Int?
    package var expected: Side?
    package var actual: Side?
    /// The URL of the picture of the difference, for the page.
    package var difference: String?
    /// Pixels per point.
    package var scale: Double
    /// The window's origin in the pictures, in points; nil if it is not known, and nothing is outlined.
    package var windowOrigin: Point?
    /// The values by which cases are filtered: device, window and others.
    package var keys: [ReviewKey: String]
    /// The selections of both pictures, if they contain them.
    package var requests: Requests
    /// The line of the sources where a test asks for the golden, `path:line`.
    package var place: String?
    /// The reason for the new value of the number that changed, as recorded when it was drawn: only a test knows its
    /// controllers.
    package var explanation: String?
    /// Whether the golden is only to be fetched, and nothing waits that could be accepted.
    package var isToFetch = false
    /// A hash that is the same for pictures that differ only in their names.
    package var look: UInt64
    /// The id of the cause.
    package var cause = ""
    /// The reviewer's decision.
    package var decision: ReviewDecision?

    /// The file to open for the case: that of the test, with its line, else the golden's.
    package var source: (path: String, line: Int?) {
        if let place, let colon = place.lastIndex(of: ":"),
            let line = Int(place[place.index(after: colon)...])
        {
            return (String(place[..<colon]), line)
        }
        return ((expected ?? actual)?.path ?? name, nil)
    }

    /// The files of its pictures beside the page.
    var files: [String] {
        [expected?.file, actual?.file, difference].compactMap(\.self).filter { !$0.hasPrefix("data:") }
    }

    /// Device, orientation and mode in words: `iPad mini (A17 Pro) · landscape · one beside secondary`; else the name.
    package var title: String {
        guard keys[.device] != nil else { return name }
        let shown: [ReviewKey] = [.device, .orientation, .posture, .window, .mode, .style]
        return shown.compactMap { key in keys[key] == "full" ? nil : keys[key].map(key.words) }
            .joined(separator: " · ")
    }

    /// What is the same for pictures that differ in nothing but their themes.
    package var subject: String {
        if place == nil, case .object(var members)? = requests.actual ?? requests.expected {
            members["theme"] = nil
            return JSON.object(members).compactText
        }
        return name.split(separator: ".").filter { Theme(name: String($0)) == nil }.joined(separator: ".")
    }

    /// The name of the picture's theme; nil if it is not known.
    package var theme: String? {
        (requests.actual ?? requests.expected)?["theme"]?.string
            ?? name.split(separator: ".").map(String.init).first { Theme(name: $0) != nil }
    }

    /// Whether the case still has to be reviewed.
    package var isOpen: Bool { decision != .approve }
}

/// The values by which cases are filtered, in the order of the filters.
package enum ReviewKey: String, CaseIterable, Hashable, Codable, CodingKeyRepresentable, Sendable {
    case device, window, orientation, posture, generation, style, mode, test

    /// A value for people: a device's name, a mode as words.
    func words(_ value: String) -> String {
        switch self {
        case .device: Device.known.first { $0.id == value }?.name.shortened ?? value
        case .style, .mode: value.words()
        case .window, .orientation, .posture, .generation, .test: value
        }
    }
}

extension String {
    /// The newest of several devices' names: `iPad mini (A17 Pro)`.
    fileprivate var shortened: String { split(separator: " / ").last.map(String.init) ?? self }
}

extension [ReviewCase] {
    /// The title of cases that show the same: `iPad mini (A17 Pro) · landscape (light and dark)`.
    package var title: String {
        let themes = compactMap(\.theme)
        return (first?.title ?? "") + (themes.count > 1 ? " (\(themes.list()))" : "")
    }
}

/// A reviewer's decision about a difference.
package enum ReviewDecision: String, CaseIterable, Hashable, Codable, Sendable {
    case approve, reject
}

extension ReviewCase {
    /// A pair with its verdict; the paths of its pictures are set later.
    init(
        _ pair: ReviewPair, _ verdict: Verdict, _ sides: (expected: Rendition?, actual: Rendition?),
        _ pixels: PixelDifference?, requests: Requests = Requests()
    ) {
        let difference = InterfaceDifference(
            verdict.findings, before: sides.expected?.twin, after: sides.actual?.twin)
        let placed = sides.actual ?? sides.expected
        self.init(
            name: pair.name, verdict: verdict.kind, sentence: verdict.kind.change ?? verdict.description,
            unnamed: verdict.unnamedFindings.map(\.description),
            findings: difference.sentences.isEmpty && !verdict.findings.isEmpty
                ? verdict.findings.map(\.description) : difference.sentences,
            moved: difference.moved,
            areas: pixels?.clusters(scale: 1) ?? [], differentPixels: pixels?.count,
            scale: placed?.scale ?? 1, windowOrigin: placed?.windowOrigin,
            keys: Self.keys(of: pair, twin: placed?.twin, request: requests.actual ?? requests.expected),
            requests: requests, place: pair.test?.place, look: Self.look(verdict, sides))
    }

    /// A hash of both pictures, the same for cases that look alike before and after.
    private static func look(
        _ verdict: Verdict, _ sides: (expected: Rendition?, actual: Rendition?)
    ) -> UInt64 {
        [sides.expected?.picture, sides.actual?.picture].reduce(verdict.description.checkSum) {
            sum, picture in
            picture?.checkSum(after: sum) ?? sum &+ 1
        }
    }

    /// The filter values from the selection, else from the golden's path, else from its twin.
    private static func keys(of pair: ReviewPair, twin: Twin?, request: JSON?) -> [ReviewKey: String] {
        var keys: [ReviewKey: String] = [:]
        let parts = pair.name.split(separator: "/").map(String.init)
        if parts.count > 4, Generation.known.contains(where: { $0.name == parts[0] }) {
            keys = [.generation: parts[0], .device: parts[1], .orientation: parts[2], .window: parts[3]]
        }
        keys[.generation] = twin?["window"]?["generation"]?.description ?? keys[.generation]
        let split = twin?["split"]
        keys[.style] = split?["style"]?.description
        keys[.mode] =
            split?["isCollapsed"] == .word("true") ? "collapsed" : split?["displayMode"]?.description
        for key in ReviewKey.allCases {
            if let word = request?[key.rawValue]?.string { keys[key] = word }
        }
        keys[.test] = pair.test?.id
        return keys
    }
}

extension Verdict.Kind {
    /// The change of a picture that exists on one side only.
    var change: String? {
        switch self {
        case .missing: "new"
        case .orphan: "removed"
        case .equal, .layout, .text, .paint, .renderer, .size, .unreadable: nil
        }
    }
}

extension ReviewedPicture {
    /// Whether the file is marked as written by splitframe.
    var isMarked: Bool {
        ((try? PNGFile.texts(in: bytes)) ?? []).contains { $0.keyword.hasPrefix("splitframe:") }
    }
}
