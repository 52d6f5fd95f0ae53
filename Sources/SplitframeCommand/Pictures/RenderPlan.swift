import SplitframeDevices
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

/// The illustration that `render` has to draw: its sources, their steps, and the generations.
struct RenderPlan: Sendable {
    /// A subject to draw: its source, and the step of a scenario.
    private struct Part: Sendable {
        /// A file; nil for the selection of the command line.
        var source: PictureSource?
        var step: String?
    }

    private let arguments: Arguments
    private let devices: [Device]
    /// The given values, under the first of the generations.
    private let selections: SelectionList
    private let before: Part?
    private let after: Part
    /// The given generations, drawn beside each other if there are several; empty if none was given.
    private let generations: [Generation]

    /// Reads the operands' files; of two files the first shows the state before, which may also be a step of a single
    /// file.
    init(_ arguments: Arguments) throws {
        let operands = arguments.operands
        guard operands != ["-", "-"] else {
            throw CommandError.conflict(option: "-", with: "another -: there is one standard input")
        }
        devices = try arguments.devices()
        let given = try arguments.selectionList(
            among: devices, allowsSeveral: false, severalOf: [.posture, .generation])
        generations = given.generations
        selections = given.under(generations.first)
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
        if arguments.has(.modeMap) {
            let onePicture = [SelectionKey.canvas, .crop, .mark, .spotlight]
            try arguments.refuse(onePicture.map { Option($0) }, with: "--mode-map")
        }
        try checkMotion()
    }

    /// Whether several postures are requested, which are drawn on one canvas.
    private var hasPostures: Bool { selections.variedKeys.contains(.posture) }

    /// Notes split views in scenarios that have no contents.
    func noteEmptySplitViews(on console: Console) {
        // Both steps may be from the same file.
        let files = [before, after].compactMap { $0?.source?.scenario }
        for file in files.prefix(files.first?.path == files.last?.path ? 1 : 2) {
            file.noteEmptySplitViews(on: console)
        }
    }

    /// Notes that a scenario has steps which the picture does not show.
    func noteHiddenSteps(on console: Console, at path: String?) throws {
        guard before == nil, after.step == nil, generations.count < 2, let file = after.source?.scenario,
            let scenario = file.scenarios.first, scenario.steps.count > 1, try !moves(at: path)
        else { return }
        console.note(.hiddenSteps(path: file.path, count: scenario.steps.count))
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

    /// Whether a motion would open an exploded view and close it again.
    private var opens: Bool { selections.has(.exploded) && !hasPostures && !arguments.has(.modeMap) }

    /// The format and paper that the scenario requests; nil without a scenario.
    var preferences: DrawingPreferences? { after.source?.scenario?.scenarios.first?.preferences }

    /// Whether the picture moves: if an option requests it, or the scenario does and the output format supports motion.
    ///
    /// - Parameter path: The path of the picture's file; nil without a file.
    func moves(at path: String?) throws -> Bool {
        let isAsked = arguments.has(.animate)
        let canMove =
            (after.source?.scenario != nil || opens || hasPostures) && before == nil && generations.count < 2
            && after.step == nil
        guard canMove, isAsked || preferences?.animate == true else { return false }
        let path = path ?? "-"
        let still =
            arguments.writesText(at: path, or: preferences?.format)
            ? "text, which does not move"
            : try arguments.pictureFormat(of: path, or: preferences?.format) == .pdf
                ? "pdf, whose pages do not move"
                : [Option.lightAndDark, .outlineText].first { arguments.has($0) }?.spelling
        if let still, isAsked { throw CommandError.conflict(option: "--animate", with: still) }
        return still == nil
    }

    /// The selection that an interactive figure shows.
    func livingSelection() throws -> Selection {
        if before != nil { throw CommandError.conflict(option: Option.interactive.spelling, with: "a pair") }
        if generations.count > 1 || hasPostures {
            throw CommandError.conflict(
                option: Option.interactive.spelling,
                with: "several \(hasPostures ? "postures, all of which it shows" : "generations")")
        }
        if after.source?.scenario != nil {
            throw CommandError.conflict(
                option: Option.interactive.spelling, with: "a scenario, whose steps --animate shows in motion"
            )
        }
        return try selection(after, nil)
    }

    /// The requested picture, in another theme if one is given.
    func picture(moving: Bool = false, theme: Theme? = nil) async throws -> Picture {
        try await Picture(illustration(moving: moving, theme: theme))
    }

    private func illustration(moving: Bool, theme: Theme?) async throws -> Illustration {
        if moving {
            guard let file = after.source?.scenario else {
                let opened =
                    hasPostures
                    ? try unfolded(theme) : [try selection(after, theme)]
                return .motion(try Story(of: opened))
            }
            return .motion(try await story(of: file, theme))
        }
        if generations.count > 1 {
            return .generations(try await subjects(in: generations, theme))
        }
        if hasPostures { return .postures(try postures(theme)) }
        if arguments.has(.modeMap), after.source?.scenario == nil {
            return .modeMap(try selection(after, theme))
        }
        let now = try await subject(after, theme)
        guard let before else { return .subject(now) }
        return .pair(before: try await subject(before, theme), after: now)
    }

    /// The subject in each generation; with `all`, those that cannot show it, and those that the device never ran, are
    /// left out.
    private func subjects(in generations: [Generation], _ theme: Theme?) async throws -> [Subject] {
        var subjects: [Subject] = []
        var reason: (any Error)?
        let isAll = arguments.value(Option(.generation)) == "all"
        for generation in generations {
            do {
                let subject = try await subject(after, theme, in: generation)
                if case .selection(let selection) = subject {
                    if let impossibility = selection.impossibility { throw impossibility }
                    if isAll, !selection.request.ran(on: selection.device) { continue }
                }
                subjects.append(subject)
            } catch  where isAll {
                reason = reason ?? error
            }
        }
        if subjects.isEmpty, let reason { throw reason }
        return subjects
    }

    private func subject(_ part: Part, _ theme: Theme?, in generation: Generation? = nil) async throws
        -> Subject
    {
        guard var file = part.source?.scenario else {
            return .selection(try selection(part, theme, in: generation))
        }
        if generations.count > 1, let generation { file = try file.placed(in: generation) }
        return .captured(try await file.step(part.step, of: story(of: file, theme)))
    }

    private func selection(
        _ part: Part, _ theme: Theme?, in generation: Generation? = nil
    ) throws -> Selection {
        var list = selections.under(generation)
        try part.source?.picture?.read(into: &list, among: devices)
        var selection = try arguments.selection(list, among: devices)
        selection.look.theme = theme ?? selection.look.theme
        return selection
    }

    /// All places of the postures, unless some are given.
    private func postures(_ theme: Theme?) throws -> [Selection] {
        var list = selections
        if let defaults = try ProjectDefaults.found(among: devices) {
            list = list.filled(from: defaults.selection)
        }
        let usual = try Device.named(Arguments.defaultDevice, among: devices)
        let places = try list.withAllValues(of: .orientation, .window)
            .expanded(among: list.has(.device) ? devices : [usual], look: .picture)
        guard places.contains(where: { $0.posture != nil }) else {
            throw CommandError.incomplete(
                option: "--posture with several", needs: "a device that folds, such as iphone-duo")
        }
        return places.map { selection in
            var selection = selection
            selection.look.theme = theme ?? selection.look.theme
            return selection
        }
    }

    /// The closed device, and the first posture with the inner display in a perpendicular orientation, as a person
    /// unfolds it.
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
            needs: "closed and a posture whose display is perpendicular to it, as in --posture closed,open")
    }

    private func story(of file: ScenarioFile, _ theme: Theme?) async throws -> Story {
        try arguments.rejectSplitViewOptions()
        var selections = selections
        if let theme { try selections.read(theme.name, as: .theme, among: [], allowsSeveral: false) }
        return try await file.story(selections)
    }
}

extension Option {
    static let step = Option(
        name: "step", value: "LABEL", help: "the scenario's step to show (the last one)")
    static let stepBefore = Option(
        name: "before-step", value: "LABEL", help: "draw a pair: the scenario's step to show before the other"
    )
    static let modeMap = Option(
        name: "mode-map",
        help: "draw every mode that a user can reach by button and gesture, as a graph")
    static let animate = Option(
        name: "animate",
        help:
            "show a scenario's steps in motion, with --exploded how it is lifted apart, or with several postures how the "
            + "device unfolds and folds, over and over: an SVG with a style sheet, or an animated PNG")
}

extension Arguments {
    /// Throws if an option is given that a scenario sets for its split view.
    func rejectSplitViewOptions() throws(CommandError) {
        try refuse(Option.keys(about: [.splitView]) + [.modeMap], with: "a scenario")
    }
}
