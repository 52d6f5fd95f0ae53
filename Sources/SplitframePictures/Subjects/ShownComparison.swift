import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

/// Interfaces beside each other, each below its heading, with the differences from the one before.
struct ShownComparison: PictureContent {
    enum Kind {
        /// Before and after a change.
        case pair
        case generations
        /// Compared visually only, without sentences.
        case postures
    }

    var kind: Kind
    var parts: [ShownInterface]
    var headings: [String]
    /// The sentences about each part but the first.
    var changes: [[String]]

    /// The description of each part below its heading, and the changes.
    func lines(_ describe: (ShownInterface) -> String) -> String {
        let changed = kind == .postures ? parts.map { _ in "" } : [""] + changes.map(Self.line)
        return zip(zip(headings, parts), changed).map { part, change in
            "\(part.0): \(describe(part.1))\(change)"
        }.joined(separator: "\n")
    }

    private static func line(of changes: [String]) -> String {
        "Changed: \(changes.isEmpty ? "nothing" : changes.joined(separator: "; ")).\n"
    }

    var interface: Wireframe? { parts.last?.wireframe }

    func text(isColored: Bool) -> String {
        let text = { (part: ShownInterface) in
            (part.title.wrapped() + [part.wireframe.text(isColored: isColored)]).joined(separator: "\n")
        }
        // The heading of a posture is what its title says.
        return kind == .postures ? parts.map(text).joined(separator: "\n") : lines(text)
    }

    func twin() -> Twin { Twin(parts.map(\.wireframe.tree)) }

    func members(in phrases: AlternativeTextPhrases) -> [String: JSON] {
        let members = parts.map { part in
            part.members(in: phrases).merging([
                "alternativeText": .string(phrases.shortened(part.alternativeText(in: phrases)))
            ]) { $1 }
        }
        switch kind {
        case .pair:
            return [
                "before": .object(members[0]), "after": .object(members[1]), "changes": .strings(changes[0]),
            ]
        case .generations:
            let generations = zip(zip(parts, members), [[]] + changes).map { part, changes -> JSON in
                .object(
                    part.1.merging([
                        "generation": .string(part.0.wireframe.tree.generation.name),
                        "changes": .strings(changes),
                    ]) { $1 })
            }
            return ["generations": .array(generations)]
        case .postures: return ["postures": .array(members.map(JSON.object))]
        }
    }
}

extension Picture {
    /// A subject before and after a change, beside each other; the second one's caption is above both.
    init(before: Subject, after: Subject, in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let parts = try [before, after].shownWithoutCaptions
        let (was, now) = (parts[0], parts[1])
        let isSame = was.heading == now.heading
        let headings = [phrases(.before), phrases(.after)]
        let facts = SharedFacts(
            parts.map { isSame && after.look.caption == .automatic ? $0.detail : $0.title })
        let labels = facts.rest
        // A scenario's name is that of all its steps.
        let isOfSteps = isSame && [before, after].allSatisfy(\.isCaptured) && !labels.contains("")
        let heading =
            isOfSteps
            ? "\(labels[0].asTitle) → \(labels[1])" : isSame ? now.heading : "\(was.heading) → \(now.heading)"
        // A scenario's name says neither the device nor its system.
        let evidence = [before, after].map(\.evidence)
        let places = zip(parts, evidence).map { part, evidence in
            evidence == nil ? part.wireframe.surroundings : part.wireframe.deviceAndSystem
        }
        let place = places[0] == places[1] ? SharedFacts.without([heading, facts.shared], in: places[0]) : ""
        let remarks = evidence.map { $0 ?? "" }
        let isAlike = remarks[0] == remarks[1]
        let below = isOfSteps || labels.map(\.asTitle) == headings ? headings.map { _ in "" } : labels
        let shared = [isOfSteps ? now.heading.asTitle : "", place, facts.shared, isAlike ? remarks[0] : ""]
        self.init(
            .pair, of: parts, headings: headings, labels: isOfSteps && !isAlike ? remarks : below,
            heading: heading, shared: shared.filter { !$0.isEmpty }.joined(separator: " · "),
            detail: isSame && was.detail != now.detail
                ? "\(was.detail) → \(now.detail)" : "before and after",
            caption: after.look.caption, in: phrases)
    }

    /// Subjects in several generations beside each other, the oldest first; the last one's caption is above all.
    init(generations subjects: [Subject], in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let age = { (part: ShownInterface) in
            Generation.known.firstIndex(of: part.wireframe.tree.generation) ?? 0
        }
        let parts = try subjects.shownWithoutCaptions.sorted { age($0) > age($1) }
        let headings = parts.map { $0.wireframe.tree.generation.system(on: $0.wireframe.place.device) }
        let facts = SharedFacts(parts.map(\.detail))
        let labels = zip(facts.rest, headings).map { SharedFacts.without([$1], in: $0) }
        self.init(
            .generations, of: parts, headings: headings, labels: labels,
            heading: parts.last?.heading ?? "", shared: facts.shared,
            detail: headings.joined(separator: ", "),
            caption: subjects.last?.look.caption ?? .automatic, in: phrases)
    }

    /// Selections in several postures and places, each with its label below it.
    init(postures selections: [Selection], in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let parts = try selections.map(Subject.selection).shownWithoutCaptions
        let heading = parts.first?.heading ?? ""
        let look = selections.first?.look ?? .picture
        let facts = SharedFacts(parts.map(\.detail))
        var sheet = ContactSheet(
            title: look.caption.text(of: heading) ?? "", columns: 3,
            cells: zip(parts, facts.rest).map {
                ContactSheet.Cell(SheetPicture($0.wireframe, showsStack: true), label: $1)
            },
            theme: parts.first?.wireframe.theme ?? .light, cellWidth: 360)
        sheet.detail = sheet.title.isEmpty ? "" : parts.withVeilWords(facts.shared)
        sheet.pageWidth = look.pageWidth
        var scene = sheet.scene
        let count = phrases.count(parts.count, one: .onePicture, several: .pictures)
        var labels = SheetLabels(heading: phrases(.shown, ["subject": heading, "columns": count]))
        let differing = SelectionKey.all.filter { key in Set(selections.map { $0.fact(key) }).count > 1 }
        for (part, selection) in zip(parts, selections) {
            labels.add(
                part.wireframe, named: differing.map(selection.fact),
                sentence: part.alternativeText(in: phrases),
                in: phrases)
        }
        scene.alternativeText = labels.text(in: phrases)
        let shown = ShownComparison(kind: .postures, parts: parts, headings: parts.map(\.detail), changes: [])
        self.init(
            shown, scene: scene, heading: heading,
            longDescription: shown.lines { "\($0.longDescription)\n" }, scale: look.scale, in: phrases)
    }

    private init(
        _ kind: ShownComparison.Kind, of parts: [ShownInterface], headings: [String], labels: [String],
        heading: String, shared: String, detail: String, caption: Look.Caption,
        in phrases: AlternativeTextPhrases
    ) {
        var drawing = PictureComparison(
            title: caption.text(of: heading.asTitle) ?? "",
            parts: zip(parts, zip(headings, labels)).map { part, texts in
                var drawn = PictureComparison.Part(
                    heading: texts.0, wireframe: part.wireframe, label: texts.1)
                drawn.alternativeText = part.alternativeText(in: phrases)
                return drawn
            })
        drawing.detail = drawing.title.isEmpty ? "" : parts.withVeilWords(shared)
        drawing.phrases = phrases
        let shown = ShownComparison(
            kind: kind, parts: parts, headings: headings, changes: drawing.differences)
        self.init(
            shown, scene: drawing.scene, heading: heading, detail: detail,
            longDescription: shown.lines { "\($0.longDescription)\n" },
            scale: parts.last?.wireframe.look.scale ?? 1, in: phrases)
    }
}

extension [ShownInterface] {
    /// What all share, with what their grey is.
    fileprivate func withVeilWords(_ shared: String) -> String {
        let veil = Wireframe.veilWords(of: map { ($0.wireframe.system, $0.wireframe.veilsOverlaid) })
        return [shared, veil ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension Subject {
    /// Whether it is an interface that ran, such as a scenario's step.
    fileprivate var isCaptured: Bool { if case .captured = self { true } else { false } }

    /// The remark on an interface that ran; nil for a selection, whose own facts have it.
    fileprivate var evidence: String? {
        if case .captured(let captured) = self { captured.evidence } else { nil }
    }
}

extension [Subject] {
    /// The resolved subjects without captions; the caption is shown above all of them.
    fileprivate var shownWithoutCaptions: [ShownInterface] {
        get throws(SelectionError) {
            try map { subject throws(SelectionError) in
                var subject = subject
                let hasTitle = subject.look.caption != .none
                subject.look.caption = .none
                var shown = try ShownInterface(subject)
                shown.wireframe.hasVeilExplained = hasTitle
                return shown
            }
        }
    }
}

/// Labels of several pictures, without the facts that all of them share, which are written once.
struct SharedFacts {
    private static let separator = " · "

    /// The facts of all pictures, in their order.
    let shared: String
    /// The other facts of each picture.
    let rest: [String]

    init(_ labels: [String]) {
        let facts = labels.map { $0.split(separator: Self.separator).map(String.init) }
        let common = facts.first?.filter { fact in facts.allSatisfy { $0.contains(fact) } } ?? []
        shared = labels.count > 1 ? common.joined(separator: Self.separator) : ""
        rest =
            labels.count > 1
            ? facts.map { $0.filter { !common.contains($0) }.joined(separator: Self.separator) } : labels
    }

    /// A label without the facts that texts above the picture have.
    static func without(_ texts: [String], in label: String) -> String {
        label.split(separator: separator).filter { fact in
            texts.allSatisfy { !$0.split(separator: separator).contains(fact) }
        }.joined(separator: separator)
    }
}
