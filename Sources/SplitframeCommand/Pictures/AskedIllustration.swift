import SplitframeDevices
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

/// What `render` was asked to draw: what from, which steps of it, in which generations.
struct AskedIllustration: Sendable {
    /// A subject to be drawn: what from, and which step of it.
    private struct Part: Sendable {
        /// A file; nil for what the selection says.
        var source: PictureSource?
        var step: String?
    }

    private let arguments: Arguments
    private let selections: SelectionList
    private let before: Part?
    private let after: Part
    /// The generations that are drawn, beside each other where they are several; none where nothing was said.
    private let generations: [Generation]

    /// Reads the files that are named; of two the first is the one before, of one a step may be.
    init(_ arguments: Arguments) throws {
        let operands = arguments.operands
        guard operands.count <= 2 else {
            throw CommandError.unexpectedOperand(operands[2], command: "render")
        }
        guard operands != ["-", "-"] else {
            throw CommandError.conflict(option: "-", with: "another -: there is one standard input")
        }
        let devices = try arguments.devices()
        generations = try arguments.generations(among: devices)
        selections = try arguments.selectionList(
            among: devices, allowsSeveral: false, severalOf: .posture, in: generations.first)
        let sources = try operands.map { try PictureSource(path: $0, arguments) }
        self.arguments = arguments
        after = Part(source: sources.last, step: arguments.value(.step))
        let stepBefore = arguments.value(.stepBefore)
        before =
            sources.count == 2 || stepBefore != nil
            ? Part(source: sources.first, step: stepBefore) : nil
        for (part, option) in [(after, Option.step), (before, .stepBefore)]
        where part?.step != nil && part?.source?.scenario == nil {
            throw CommandError.incomplete(option: option.spelling, needs: "a scenario whose step it names")
        }
        if hasPostures, !operands.isEmpty || generations.count > 1 || arguments.has(.modeMap) {
            throw CommandError.conflict(
                option: "--posture with several", with: "a file, --mode-map or several generations")
        }
        if generations.count > 1, before != nil || arguments.has(.modeMap) {
            throw CommandError.conflict(
                option: "--generation with several", with: before == nil ? "--mode-map" : "a pair")
        }
        if before != nil, arguments.has(.modeMap) {
            throw CommandError.conflict(option: "--mode-map", with: "a pair")
        }
        let onePicture = [SelectionKey.canvas, .crop, .mark, .spotlight].map { Option($0) }
        if arguments.has(.modeMap), let option = arguments.firstGiven(onePicture) {
            throw CommandError.conflict(option: option.spelling, with: "--mode-map")
        }
        try checkMotion()
    }

    /// Whether several postures were asked for, which stand on one canvas.
    private var hasPostures: Bool { selections.variedKeys.contains(.posture) }

    /// Tells of split views in scenarios that nothing is put into.
    func tellEmptySplitViews(on console: Console) {
        // Two steps may be of one file.
        let files = [before, after].compactMap { $0?.source?.scenario }
        for file in files.prefix(files.first?.path == files.last?.path ? 1 : 2) {
            file.tellEmptySplitViews(on: console)
        }
    }

    private func checkMotion() throws(CommandError) {
        guard arguments.has(.animate) else { return }
        if before != nil { throw .conflict(option: "--animate", with: "a pair") }
        if after.step != nil {
            throw .conflict(option: "--animate", with: "--step, which shows one step")
        }
        if generations.count > 1 { throw .conflict(option: "--animate", with: "several generations") }
        if after.source?.scenario == nil, !opens, !hasPostures {
            throw .incomplete(
                option: "--animate",
                needs: "a scenario whose steps it shows in motion, --exploded, or --posture all")
        }
    }

    /// Whether one interface is lifted apart and laid flat again where it moves.
    private var opens: Bool { selections.says(.exploded) && !hasPostures && !arguments.has(.modeMap) }

    /// What the scenario that is drawn wishes of its format and paper; nil without one.
    var wishes: ScenarioWishes? { after.source?.scenario?.scenarios.first?.wishes }

    /// Whether the scenario's steps are shown in motion: that is asked for, or the scenario wishes it and what is written
    /// can move.
    ///
    /// - Parameter path: Where the picture goes; nil for nowhere.
    func moves(at path: String?) throws -> Bool {
        let isAsked = arguments.has(.animate)
        let canMove =
            (after.source?.scenario != nil || opens || hasPostures) && before == nil && generations.count < 2
            && after.step == nil
        guard canMove, isAsked || wishes?.animate == true else { return false }
        let path = path ?? "-"
        let still =
            arguments.wantsText(at: path, or: wishes?.format)
            ? "text, which stands still"
            : try arguments.pictureFormat(of: path, or: wishes?.format) == .pdf
                ? "pdf, whose pages stand still"
                : arguments.has(.lightAndDark) ? Option.lightAndDark.spelling : nil
        if let still, isAsked { throw CommandError.conflict(option: "--animate", with: still) }
        return still == nil
    }

    /// The picture that was asked for, in another theme where one is given.
    func picture(moving: Bool = false, theme: Theme? = nil) async throws -> Picture {
        try await Picture(illustration(moving: moving, theme: theme))
    }

    private func illustration(moving: Bool, theme: Theme?) async throws -> Illustration {
        if moving {
            guard let file = after.source?.scenario else {
                let opened =
                    hasPostures
                    ? try unfolded(theme) : [try selection(after, theme, in: generations.first)]
                return .motion(try Story(of: opened))
            }
            return .motion(try await story(of: file, theme))
        }
        if generations.count > 1 {
            var subjects: [Subject] = []
            for generation in generations {
                subjects.append(try await subject(after, theme, in: generation))
            }
            return .generations(subjects)
        }
        if hasPostures { return .postures(try postures(theme)) }
        if arguments.has(.modeMap), after.source?.scenario == nil {
            return .modeMap(try selection(after, theme, in: generations.first))
        }
        let now = try await subject(after, theme, in: generations.first)
        guard let before else { return .subject(now) }
        return .pair(before: try await subject(before, theme, in: generations.first), after: now)
    }

    private func subject(_ part: Part, _ theme: Theme?, in generation: Generation?) async throws -> Subject {
        guard var file = part.source?.scenario else {
            return .selection(try selection(part, theme, in: generation))
        }
        if generations.count > 1, let generation { file = try file.standing(in: generation) }
        return .captured(try await file.step(part.step, of: story(of: file, theme)))
    }

    private func selection(
        _ part: Part, _ theme: Theme?, in generation: Generation?
    ) throws -> Selection {
        var selection = try arguments.selection(like: part.source?.picture, in: generation)
        selection.look.theme = theme ?? selection.look.theme
        return selection
    }

    /// Every place that the postures allow, unless others were said.
    private func postures(_ theme: Theme?) throws -> [Selection] {
        let devices = try arguments.devices()
        var list = selections
        if let defaults = try ProjectDefaults.found(among: devices) { list = list.beyond(defaults.selection) }
        let usual = try Device.named(Arguments.defaultDevice, among: devices)
        return try list.sayingAll(of: .orientation, .window)
            .expanded(among: list.says(.device) ? devices : [usual], look: .picture).map { selection in
                var selection = selection
                selection.look.theme = theme ?? selection.look.theme
                return selection
            }
    }

    /// The shut device and the first of the others that stands across to it, as a person opens it.
    private func unfolded(_ theme: Theme?) throws -> [Selection] {
        let all = try postures(theme).filter { $0.window == .full }
        for shut in all where shut.posture?.showsInnerDisplay == false {
            let open = all.first {
                $0.posture?.showsInnerDisplay == true
                    && ($0.orientation == .portrait) != (shut.orientation == .portrait)
            }
            if let open { return [shut, open] }
        }
        throw CommandError.incomplete(
            option: "--animate with several postures",
            needs: "closed and another in which the display stands across to it, as in --posture closed,open")
    }

    private func story(of file: ScenarioFile, _ theme: Theme?) async throws -> Story {
        try arguments.refuseWhatScenariosSay()
        var selections = selections
        if let theme { try selections.read(theme.name, as: .theme, among: [], allowsSeveral: false) }
        return try await file.story(selections)
    }
}

extension Option {
    static let step = Option(
        name: "step", value: "LABEL", help: "the scenario's step to show; the last one unless given")
    static let stepBefore = Option(
        name: "before-step", value: "LABEL", help: "draw a pair: the scenario's step to show before the other"
    )
    static let modeMap = Option(
        name: "mode-map",
        help: "draw every mode that a user can reach from here by button and gesture, as a graph")
    static let animate = Option(
        name: "animate",
        help:
            "show a scenario's steps in motion, with --exploded how it is lifted apart, or with several postures how the "
            + "device unfolds, over and over: an SVG with a style sheet, or an animated PNG")
}

extension Arguments {
    /// Refuses what a scenario says of its split view.
    func refuseWhatScenariosSay() throws(CommandError) {
        let said = Option.keys(about: [.splitView]) + [.modeMap]
        if let option = firstGiven(said) { throw .conflict(option: option.spelling, with: "a scenario") }
    }
}
