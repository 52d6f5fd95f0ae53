import SplitframeComparison
import SplitframeGeometry
import SplitframeGoldens
import SplitframeInterface
import SplitframeJSON
import SplitframePainting
import SplitframeScene

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
