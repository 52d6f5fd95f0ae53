import SplitframeDevices
import SplitframeInterface

/// Understands what is said of a device that folds, and finds what does not hold in its environment.
struct FoldingReader {
    /// The patterns of one language.
    struct Language {
        var postures: [String: Posture]
        /// The captures of width and side, in the language's order.
        var strip: (pattern: String, width: Int, side: Int)
        var right: String
        var levelStrip: String
        /// The place of the line, in force or flat.
        var fold: String
        var flatFold: String
        /// The SDK of an app that knows nothing of folding.
        var olderApp: String
    }

    private enum Fact: Hashable {
        case posture, strip, levelStrip, fold, olderApp
    }

    let language: Language
    let environment: TraitEnvironment
    private var told: Set<Fact> = []
    private(set) var faults: [String] = []

    init(_ language: Language, _ environment: TraitEnvironment) {
        self.language = language
        self.environment = environment
    }

    /// Whether the clause is about folding; then it is checked.
    mutating func reads(_ clause: String) -> Bool {
        if let posture = language.postures[clause] {
            check(fits(posture), .posture, clause)
        } else if let parts = clause.wholeMatch(language.strip.pattern) {
            let isRight = parts[language.strip.side] == language.right
            let safeArea = environment.safeArea
            let inset = isRight ? safeArea.right : safeArea.left
            check(
                inset.isTold(by: parts[language.strip.width])
                    && inset >= (isRight ? safeArea.left : safeArea.right), .strip, clause)
        } else if clause == language.levelStrip {
            check(environment.verticalBarEdge == .unspecified, .levelStrip, clause)
        } else if let parts = clause.wholeMatch(language.olderApp) {
            check(AppSDK(name: parts[0]) != nil && isUnaware, .olderApp, clause)
        } else if let parts = clause.wholeMatch(language.flatFold) {
            check(isFold(active: false, at: parts[0]), .fold, clause)
        } else if let parts = clause.wholeMatch(language.fold) {
            check(isFold(active: true, at: parts[0]), .fold, clause)
        } else {
            return false
        }
        return true
    }

    /// What the environment has and no clause told, besides the faults of clauses.
    var allFaults: [String] {
        let regions = environment.reservedRegions
        // An older app is told nothing of the fold; how its device is folded is then told of the picture alone.
        let older: Set<Fact> = told.contains(.olderApp) ? [.posture, .olderApp] : []
        var facts: Set<Fact> = regions.all.isEmpty ? older : [.posture]
        if environment.verticalBarEdge != .unspecified,
            environment.safeArea.left + environment.safeArea.right > 0
        {
            facts.insert(.strip)
        } else if regions.strip != nil {
            facts.insert(.levelStrip)
        }
        if regions.fold != nil { facts.insert(.fold) }
        return faults + (told == facts ? [] : ["of folding \(facts), told \(told)"])
    }

    private mutating func check(_ holds: Bool, _ fact: Fact, _ clause: String) {
        if !holds || !told.insert(fact).inserted { faults.append(clause) }
    }

    private var isUpright: Bool {
        environment.reservedRegions.fold.map { $0.frame.height > $0.frame.width } ?? false
    }

    private var isUnaware: Bool {
        environment.reservedRegions.all.isEmpty && environment.verticalBarEdge == .unspecified
    }

    private func fits(_ posture: Posture) -> Bool {
        if isUnaware { return true }
        let fold = environment.reservedRegions.fold
        return switch posture {
        case .closed: fold == nil
        case .open: fold?.isActive == false
        case .book: fold?.isActive == true && isUpright
        case .laptop: fold?.isActive == true && !isUpright
        }
    }

    private func isFold(active: Bool, at place: String) -> Bool {
        guard let fold = environment.reservedRegions.fold, fold.isActive == active else { return false }
        let (start, end) = isUpright ? (fold.frame.minX, fold.frame.maxX) : (fold.frame.minY, fold.frame.maxY)
        return ((start + end) / 2).isTold(by: place)
    }
}

extension FoldingReader.Language {
    private static let number = "([0-9.]+)"

    static let english = Self(
        postures: [
            "shut": .closed, "opened flat": .open, "half folded like a book": .book,
            "half folded like a laptop": .laptop,
        ],
        strip: ("camera and status in a strip \(number) points wide at the (left|right)", 0, 1),
        right: "right",
        levelStrip: "the status in the top right corner", fold: "the fold at \(number) points",
        flatFold: "the fold at \(number) points flat",
        olderApp: "the rest of the display dark beside an app built with SDK \(number)")

    static let german = Self(
        postures: [
            "zugeklappt": .closed, "flach aufgeklappt": .open, "halb aufgeklappt wie ein Buch": .book,
            "halb aufgeklappt wie ein Laptop": .laptop,
        ],
        strip: ("Kamera und Status in einem \(number) Punkt breiten Streifen (links|rechts)", 0, 1),
        right: "rechts", levelStrip: "der Status in der Ecke oben rechts",
        fold: "der Falz bei \(number) Punkt",
        flatFold: "der Falz bei \(number) Punkt flach",
        olderApp: "der Rest des Displays dunkel neben einer mit SDK \(number) gebauten App")

    static let chinese = Self(
        postures: ["合上": .closed, "展平": .open, "像书一样半折": .book, "像笔记本电脑一样半折": .laptop],
        strip: ("摄像头和状态位于(左侧|右侧)宽 \(number) 点的条带", 1, 0), right: "右侧",
        levelStrip: "状态位于右上角", fold: "折痕位于 \(number) 点", flatFold: "平展的折痕位于 \(number) 点",
        olderApp: "应用以 SDK \(number) 构建，其窗口以外的屏幕为暗色")
}
