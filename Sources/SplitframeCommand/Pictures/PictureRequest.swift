import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

/// What `render` was asked for: one picture, or two as a pair.
struct PictureRequest: Sendable {
    /// A picture to be drawn: what from, and which step of it.
    struct Part: Sendable {
        /// A file; nil for what the selection says.
        var source: PictureSource?
        var step: String?
    }

    let arguments: Arguments
    let words: SelectionList
    let before: Part?
    let after: Part
    /// The generations that are drawn, beside each other where they are several; none where nothing was said.
    let generations: [Generation]

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
        words = try arguments.selectionList(among: devices, allowsSeveral: false, in: generations.first)
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
    }

    /// The picture that was asked for, in another theme where one is given.
    func picture(theme: Theme? = nil) async throws -> RenderedPicture {
        let caption = words.look(beyond: .picture).caption
        guard generations.count < 2 else {
            var pictures: [RenderedPicture] = []
            for generation in generations {
                pictures.append(try await picture(after, theme: theme, isHalf: true, in: generation))
            }
            return RenderedPicture(generations: pictures, caption: caption)
        }
        let now = try await picture(after, theme: theme, isHalf: before != nil, in: generations.first)
        guard let before else { return now }
        return RenderedPicture(
            before: try await picture(before, theme: theme, isHalf: true, in: generations.first), after: now,
            caption: caption)
    }

    /// One picture; half of a pair has its words below it, not in it, and what was said of a caption stands above both.
    private func picture(
        _ part: Part, theme: Theme?, isHalf: Bool, in generation: Generation? = nil
    ) async throws -> RenderedPicture {
        if var file = part.source?.scenario {
            if generations.count > 1, let generation { file = try file.standing(in: generation) }
            try arguments.refuseWhatScenariosSay()
            var words = words
            if let theme { try words.read(theme.name, as: .theme, among: [], allowsSeveral: false) }
            if isHalf { try words.read("", as: .caption, among: [], allowsSeveral: false) }
            return try await file.picture(step: part.step, hasCaption: !isHalf, words: words)
        }
        var selection = try arguments.selection(like: part.source?.picture, in: generation)
        selection.look.theme = theme ?? selection.look.theme
        if isHalf { selection.look.caption = .none }
        return RenderedPicture(
            try arguments.has(.modeMap) ? Picture(modeMapOf: selection) : Picture(selection))
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
}

extension Arguments {
    /// Refuses what a scenario says of its split view.
    func refuseWhatScenariosSay() throws(CommandError) {
        let said = Option.keys(about: [.splitView]) + [.modeMap]
        if let option = firstGiven(said) { throw .conflict(option: option.spelling, with: "a scenario") }
    }
}
