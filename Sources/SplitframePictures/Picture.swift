import SplitframeDevices
import SplitframeInterface
public import SplitframeRequests
public import SplitframeWireframes

/// A resolved illustration: its scene, which can be painted, and all texts and facts about it.
public struct Picture: Sendable {
    /// The source of the scene.
    indirect enum Source: Sendable {
        case interface(ShownInterface)
        case comparison(ShownComparison)
        case modeMap(ModeMap, of: ShownInterface)
        case ruler(BreakpointRuler)
        case contactSheet(SheetPlan, of: [Selection])
        case stories([InterfaceTree])
        case motion(StoryMotion, of: Story)
    }

    public internal(set) var scene: Scene
    /// A short title of the subject: a device, a scenario, the title of a sheet.
    public let heading: String
    /// The details of the subject: the facts of a selection, a step; empty for a sheet.
    public let detail: String
    /// A description of the whole picture, one line per element, with frames in points.
    public let longDescription: String
    /// Output pixels per point.
    package let scale: Int
    let source: Source
    /// The language of the texts.
    let phrases: AlternativeTextPhrases

    /// Resolves an illustration; nothing is painted yet.
    ///
    /// - Parameter phrases: The language of the texts.
    /// - Throws: ``SelectionError`` if UIKit would never show this, or the look does not go with the subject.
    public init(_ illustration: Illustration, in phrases: AlternativeTextPhrases = .english)
        throws(SelectionError)
    {
        switch illustration {
        case .subject(let subject): self.init(try ShownInterface(subject), in: phrases)
        case .pair(let before, let after): try self.init(before: before, after: after, in: phrases)
        case .generations(let subjects): try self.init(generations: subjects, in: phrases)
        case .postures(let selections): try self.init(postures: selections, in: phrases)
        case .modeMap(let selection): try self.init(modeMapOf: selection, in: phrases)
        case .ruler(let selections, let devices, let widths):
            try self.init(rulerOf: selections, among: devices, within: widths, in: phrases)
        case .contactSheet(let plan, let selections): try self.init(plan, of: selections, in: phrases)
        case .filmstrip(let strip): self.init(strip, in: phrases)
        case .motion(let story): self.init(motionOf: story, in: phrases)
        case .moments(let stories): self.init(momentsOf: stories, in: phrases)
        }
    }

    /// Resolves a single selection.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    public init(_ selection: Selection) throws(SelectionError) { try self.init(.selection(selection)) }

    /// A selection that is already resolved, as one of many.
    package init(_ selection: Selection, _ resolved: ResolvedRequest, rooms: CanvasRooms)
        throws(SelectionError)
    {
        self.init(try ShownInterface(selection, resolved, rooms: rooms), in: .english)
    }

    init(
        _ source: Source, scene: Scene, heading: String, detail: String = "", longDescription: String? = nil,
        scale: Int, in phrases: AlternativeTextPhrases
    ) {
        self.source = source
        self.scene = scene
        self.heading = heading
        self.detail = detail
        let text = scene.alternativeText
        self.scene.alternativeText = phrases.shortened(text)
        // The long description contains the text that the short one leaves out.
        let rest = text == self.scene.alternativeText ? nil : text
        let long = [rest, longDescription].compactMap(\.self).joined(separator: "\n")
        self.longDescription = long.isEmpty ? text : long
        self.scale = scale
        self.phrases = phrases
    }

    private init(_ interface: ShownInterface, in phrases: AlternativeTextPhrases) {
        var scene = interface.wireframe.scene
        scene.alternativeText = interface.alternativeText(in: phrases)
        self.init(
            .interface(interface), scene: scene, heading: interface.heading, detail: interface.detail,
            longDescription: interface.longDescription, scale: interface.wireframe.look.scale, in: phrases)
    }

    /// A one-line title of the picture.
    public var title: String { [heading, detail].filter { !$0.isEmpty }.joined(separator: " · ") }

    /// One sentence for people who cannot see the picture.
    public var alternativeText: String { scene.alternativeText }

    /// The PNG's width and height in pixels.
    package var pixels: (width: Int, height: Int) {
        (
            Int((scene.size.width * Double(scale)).rounded()),
            Int((scene.size.height * Double(scale)).rounded())
        )
    }

    /// The interface, if the picture shows exactly one.
    package var single: Wireframe? {
        guard case .interface(let interface) = source else { return nil }
        return interface.wireframe
    }

    /// The interface that the picture shows; the last one of several.
    package var interface: Wireframe? {
        switch source {
        case .interface(let interface): interface.wireframe
        case .comparison(let comparison): comparison.parts.last?.wireframe
        case .modeMap(_, let start): start.wireframe
        case .ruler, .contactSheet, .stories, .motion: nil
        }
    }

    /// Whether the picture moves, in formats that support motion.
    package var moves: Bool { if case .motion = source { true } else { false } }
}

extension Picture {
    /// The modes that a user can reach from a selection, as a graph of small pictures.
    init(modeMapOf selection: Selection, in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let resolved = try ResolvedRequest(selection.request)
        let start = try ShownInterface(selection, resolved, rooms: CanvasRooms())
        let map = resolved.modeMap(selection.look, in: phrases)
        self.init(
            .modeMap(map, of: start), scene: map.scene, heading: start.heading, detail: start.detail,
            scale: selection.look.scale, in: phrases)
    }

    /// The columns at every width, one track per selection.
    init(
        rulerOf selections: [Selection], among devices: [Device], within widths: ClosedRange<Double>?,
        in phrases: AlternativeTextPhrases
    ) throws(SelectionError) {
        var ruler = try BreakpointRuler(of: selections, among: devices, within: widths)
        ruler.phrases = phrases
        ruler.pageWidth = selections.first?.look.pageWidth
        self.init(
            .ruler(ruler), scene: ruler.scene, heading: ruler.title,
            longDescription: ruler.longDescription,
            scale: selections.first?.look.scale ?? 1, in: phrases)
    }

    /// A page of many selections.
    package init(
        _ plan: SheetPlan, of selections: [Selection], rooms: CanvasRooms = CanvasRooms(),
        in phrases: AlternativeTextPhrases = .english
    ) throws(SelectionError) {
        self.init(
            .contactSheet(plan, of: selections),
            scene: try plan.scene(of: selections, rooms: rooms, in: phrases), heading: plan.title,
            scale: selections.first?.look.scale ?? 1, in: phrases)
    }

    /// A filmstrip, or a page of one.
    init(_ strip: Filmstrip, in phrases: AlternativeTextPhrases) {
        var strip = strip
        strip.phrases = phrases
        self.init(
            .stories(strip.trees), scene: strip.scene, heading: strip.title, scale: strip.scale,
            in: phrases)
    }

    /// A table of moments from the motions of stories.
    init(momentsOf stories: [Story], in phrases: AlternativeTextPhrases) {
        let motions = stories.compactMap(StoryMotion.init)
        var sheet = ContactSheet(
            title: stories.map(\.name).joined(separator: ", "),
            columnHeadings: StoryMotion.times.map { "\(Int($0 * 100)) %" },
            rows: motions.flatMap(\.moments), theme: stories.first?.look.colors ?? .light)
        sheet.pageWidth = stories.first?.look.pageWidth
        var scene = sheet.scene
        scene.alternativeText = motions.map { $0.alternativeText(in: phrases) }.joined(separator: " ")
        self.init(
            .stories(stories.flatMap(\.trees)), scene: scene, heading: sheet.title,
            scale: stories.first?.look.scale ?? 1, in: phrases)
    }

    /// A story in motion; an empty picture if no step has an interface on screen.
    init(motionOf story: Story, in phrases: AlternativeTextPhrases) {
        guard let motion = StoryMotion(of: story) else {
            self.init(
                .stories([]), scene: Scene(size: .zero), heading: story.name, scale: story.look.scale,
                in: phrases)
            return
        }
        var scene = motion.motion.stills[0]
        scene.alternativeText = motion.alternativeText(in: phrases)
        self.init(
            .motion(motion, of: story), scene: scene, heading: story.name,
            longDescription: motion.longDescription(in: phrases, as: .png), scale: story.look.scale,
            in: phrases)
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
        self.init(
            .pair, of: parts, headings: headings,
            labels: labels.map(\.asTitle) == headings ? headings.map { _ in "" } : labels,
            heading: isSame ? now.heading : "\(was.heading) → \(now.heading)", shared: facts.shared,
            detail: isSame && was.detail != now.detail
                ? "\(was.detail) → \(now.detail)" : "before and after",
            caption: after.look.caption, in: phrases)
    }

    /// Subjects in several generations beside each other; the last one's caption is above all.
    init(generations subjects: [Subject], in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let parts = try subjects.shownWithoutCaptions
        let headings = parts.map { "iOS \($0.wireframe.tree.generation.release)" }
        let facts = SharedFacts(parts.map(\.detail))
        let labels = zip(facts.rest, headings).map { SharedFacts.without($1, in: $0) }
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
            cells: zip(parts, facts.rest).map { ContactSheet.Cell(SheetPicture($0.wireframe), label: $1) },
            theme: parts.first?.wireframe.theme ?? .light, cellWidth: 360)
        sheet.detail = sheet.title.isEmpty ? "" : facts.shared
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
        drawing.detail = drawing.title.isEmpty ? "" : shared
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
