import SplitframeGeometry
public import SplitframeInterface

/// How one interface became another: what moved, and what is to be said of it.
public struct InterfaceDifference: Hashable, Sendable {
    /// What moved, came or went, to be outlined: columns, else bars, buttons and views; nothing where the window
    /// itself has another size.
    public let moved: [ElementChange]
    /// Everything that is worth a word, the likeliest cause first: `primary column 280 → 240 pt (−40)`.
    public let sentences: [String]

    /// The sentences that matter most, and how many more there are.
    public var fewSentences: [String] {
        let most = 6
        let rest = sentences.count - most
        return rest > 0 ? sentences.prefix(most) + ["and \(rest) more"] : sentences
    }

    /// Compares the interfaces of two trees.
    public init(from before: InterfaceTree, to after: InterfaceTree) {
        guard let before = try? Twin(before.twin), let after = try? Twin(after.twin) else {
            self.init([])
            return
        }
        self.init(before.findings(against: after), before: before, after: after)
    }

    /// What twins were found to differ in; those that came and went have frames where the twins are at hand.
    package init(_ findings: [TwinFinding], before: Twin? = nil, after: Twin? = nil) {
        let told = findings.filter(\.isTold)
        let isResized = findings.contains { $0.path == "window" && $0.attribute == "size" }
        let changes = told.compactMap { finding -> (isColumn: Bool, change: ElementChange)? in
            let frames = finding.frames(before: before, after: after)
            guard frames.before != nil || frames.after != nil else { return nil }
            return (
                finding.isColumn,
                ElementChange(path: finding.path, before: frames.before, after: frames.after)
            )
        }
        let columns = changes.filter(\.isColumn).map(\.change)
        moved = isResized ? [] : columns.isEmpty ? changes.map(\.change) : columns
        // Where a column moved, what stands in it moved along.
        let hasColumns = told.contains { $0.isColumn && $0.attribute == "frame" }
        sentences =
            told
            .filter { !hasColumns || $0.isColumn || $0.attribute != "frame" }
            .byImportance.map(\.words)
    }
}

extension TwinFinding {
    /// Whether the finding says something that does not follow from the others, or that nobody sees.
    fileprivate var isTold: Bool {
        if isBesideChangedWords, attribute == "frame" { return false }
        let parent = path.split(separator: "/").dropLast().last
        switch change {
        case .added, .removed:
            // The capsules of glass on which buttons stand come and go with these.
            return isColumn || parent == "bar" && !path.hasSuffix("/title") && !isGlass
        case .reordered: return false
        case .attribute("frame", _, _):
            return !isGlass && !path.hasSuffix("/title") && !path.hasSuffix("/content")
                && !path.hasSuffix("separator")
                && path != "split"
        case .attribute(let name, _, _):
            return !isGlass
                && [
                    "size", "displayMode", "splitBehavior", "isCollapsed", "presentation", "title", "icon",
                    "kind",
                    "selectedRow", "isSelected", "text", "secondaryText", "direction", "style",
                ].contains(name)
        }
    }

    /// Whether it is about a capsule of glass, which has no name that people know.
    private var isGlass: Bool {
        path.split(separator: "/").last?.wholeMatch(of: #/glass\d*/#) != nil
    }

    /// The finding in words that somebody who never saw a twin understands.
    fileprivate var words: String {
        switch change {
        case .attribute("size", let old?, let new?):
            return "window \(old.replacing(",", with: " × ")) → \(new.replacing(",", with: " × "))"
        case .attribute(let name, let old, let new)
        where path == "window" || path.split(separator: "/").last == "split":
            return "\(name.spaced) \(old?.answer ?? "none") → \(new?.answer ?? "none")"
        case .attribute("presentation", _, let new?):
            return "\(plainSubject) \(ColumnPresentation(name: new)?.words ?? "is \(new)")"
        default:
            return description.replacing(subject, with: plainSubject)
        }
    }

    /// What the finding is about, as people see it: `primary column`, `primary display-mode button`.
    private var plainSubject: String {
        subject.replacing(#/^split /#, with: "")
            .replacing(" bar displayModeButton", with: " display-mode button")
            .replacing(" bar secondaryOnlyButton", with: " secondary-only button")
            .replacing(#/ bar back(Button)?$/#, with: " back button")
    }

    /// Where the element was and is.
    fileprivate func frames(before: Twin?, after: Twin?) -> (before: Rectangle?, after: Rectangle?) {
        switch change {
        case .attribute("frame", let old?, let new?): (Rectangle(twin: old), Rectangle(twin: new))
        case .added: (nil, after?.frame(of: path))
        case .removed: (before?.frame(of: path), nil)
        case .attribute, .reordered: (nil, nil)
        }
    }
}

extension ColumnPresentation {
    /// How a column that is presented so stands now.
    fileprivate var words: String {
        switch self {
        case .tiled: "stands beside the others"
        case .floating: "floats as a panel"
        case .overlaid: "lies above the others"
        case .displaced: "is pushed aside"
        case .sheet: "is a sheet"
        case .popover: "is a popover"
        }
    }
}

extension Twin {
    fileprivate func frame(of path: String) -> Rectangle? {
        elements.first { $0.path == path }?["frame"].flatMap(Rectangle.init(twin:))
    }
}

extension String {
    /// A property's name as words: `displayMode` as `display mode`.
    fileprivate var spaced: String {
        reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }.replacing("is ", with: "")
    }

    /// A flag as an answer, any other word as it is.
    fileprivate var answer: String { self == "true" ? "yes" : self == "false" ? "no" : self }
}

extension Rectangle {
    /// The frame as twins write it: `x,y,w,h`.
    fileprivate init?(twin text: String) {
        guard let numbers = text.numbers, numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
