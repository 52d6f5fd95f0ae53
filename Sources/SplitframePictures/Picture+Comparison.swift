import SplitframeInterface
import SplitframeRequests
import SplitframeScene
import SplitframeWireframes

extension Picture {
    /// A subject before and after a change, beside each other; the second one's caption is above both.
    init(before: Subject, after: Subject, in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let parts = try [before, after].shownWithoutCaptions
        let (was, now) = (parts[0], parts[1])
        let isSame = was.heading == now.heading
        let headings = [phrases(.before), phrases(.after)]
        let labels = parts.map { isSame && after.look.caption == .automatic ? $0.detail : $0.title }
        self.init(
            .pair, of: parts, headings: headings,
            labels: labels.map(\.asTitle) == headings ? headings.map { _ in "" } : labels,
            heading: isSame ? now.heading : "\(was.heading) → \(now.heading)",
            detail: isSame && was.detail != now.detail
                ? "\(was.detail) → \(now.detail)" : "before and after",
            caption: after.look.caption, in: phrases)
    }

    /// Subjects in several generations beside each other; the last one's caption is above all.
    init(generations subjects: [Subject], in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let parts = try subjects.shownWithoutCaptions
        let headings = parts.map { "iOS \($0.wireframe.tree.generation.release)" }
        self.init(
            .generations, of: parts, headings: headings, labels: parts.map(\.detail),
            heading: parts.last?.heading ?? "", detail: headings.joined(separator: ", "),
            caption: subjects.last?.look.caption ?? .automatic, in: phrases)
    }

    /// Selections in several postures and places, each with its label below it.
    init(postures selections: [Selection], in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let parts = try selections.map(Subject.selection).shownWithoutCaptions
        let heading = parts.first?.heading ?? ""
        let look = selections.first?.look ?? .picture
        var sheet = ContactSheet(
            title: look.caption.text(of: heading) ?? "", columns: 3,
            cells: parts.map { ContactSheet.Cell(SheetPicture($0.wireframe), label: $0.detail) },
            theme: parts.first?.wireframe.theme ?? .light, cellWidth: 360)
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
            .comparison(shown), scene: scene, heading: heading,
            longDescription: shown.lines { "\($0.longDescription)\n" }, scale: look.scale, in: phrases)
    }

    private init(
        _ kind: ShownComparison.Kind, of parts: [ShownInterface], headings: [String], labels: [String],
        heading: String, detail: String, caption: Look.Caption, in phrases: AlternativeTextPhrases
    ) {
        var drawing = PictureComparison(
            title: caption.text(of: heading.asTitle) ?? "",
            parts: zip(parts, zip(headings, labels)).map { part, texts in
                var drawn = PictureComparison.Part(
                    heading: texts.0, wireframe: part.wireframe, label: texts.1)
                drawn.alternativeText = part.alternativeText(in: phrases)
                return drawn
            })
        drawing.phrases = phrases
        let shown = ShownComparison(
            kind: kind, parts: parts, headings: headings, changes: drawing.differences)
        self.init(
            .comparison(shown), scene: drawing.scene, heading: heading, detail: detail,
            longDescription: shown.lines { "\($0.longDescription)\n" },
            scale: parts.last?.wireframe.look.scale ?? 1, in: phrases)
    }
}

extension [Subject] {
    /// The resolved subjects without captions; the caption is shown above all of them.
    fileprivate var shownWithoutCaptions: [ShownInterface] {
        get throws(SelectionError) {
            try map { subject throws(SelectionError) in
                var subject = subject
                subject.look.caption = .none
                return try ShownInterface(subject)
            }
        }
    }
}
