import SplitframeJSON
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeScenarioPictures
import SplitframeScenarios
import SplitframeScene
import SplitframeWireframes

/// A scenario in motion, as `render --animate` draws it.
struct AnimatedPicture: Sendable {
    /// The still picture of the last step, for whatever is not drawn.
    var picture: RenderedPicture
    var motion: ScenarioMotion
    var format: PictureFormat

    /// Everything that programs are told of it.
    func json(file: String?) -> JSON {
        var picture = picture
        picture.scene = motion.motion.stills[0]
        picture.scene.alternativeText = motion.longDescription(as: format)
        picture.facts["animation"] = motion.facts
        return picture.json(file: file)
    }

    /// The file's bytes, an SVG or an animated PNG.
    func bytes(effort: PNGEffort) throws -> [UInt8] {
        let session = try Painter(fonts: .installed()).session()
        return try motion.bytes(
            as: format, scale: Double(picture.look.scale), title: "\(picture.heading), in motion",
            session: session, effort: effort)
    }
}

extension PictureRequest {
    /// The scenario in motion where that is asked for, or where the scenario wishes it and nothing speaks against it.
    func animation(at path: String?) async throws -> AnimatedPicture? {
        let isAsked = arguments.has(.animate)
        guard let file = after.source?.scenario, before == nil, generations.count < 2, after.step == nil
        else {
            guard isAsked else { return nil }
            if before != nil { throw CommandError.conflict(option: "--animate", with: "a pair") }
            if after.step != nil {
                throw CommandError.conflict(option: "--animate", with: "--step, which shows one step")
            }
            if generations.count > 1 {
                throw CommandError.conflict(option: "--animate", with: "several generations")
            }
            throw CommandError.incomplete(
                option: "--animate", needs: "a scenario whose steps it shows in motion")
        }
        guard isAsked || file.scenarios.contains(where: \.wishes.animate) else { return nil }
        let wish = file.scenarios.first?.wishes.format
        let path = path ?? "-"
        let still =
            arguments.wantsText(at: path, or: wish)
            ? "text, which stands still"
            : try arguments.pictureFormat(of: path, or: wish) == .pdf
                ? "pdf, whose pages stand still"
                : arguments.has(.lightAndDark) ? Option.lightAndDark.spelling : nil
        if let still {
            guard isAsked else { return nil }
            throw CommandError.conflict(option: "--animate", with: still)
        }
        try arguments.refuseWhatScenariosSay()
        return try await file.animation(
            picture: picture(), words: words, as: arguments.pictureFormat(of: path, or: wish))
    }
}

extension ScenarioFile {
    @MainActor fileprivate func animation(
        picture: RenderedPicture, words: SelectionList, as format: PictureFormat
    ) throws -> AnimatedPicture? {
        guard let scenario = scenarios.first else { return nil }
        let motion = ScenarioMotion(of: scenario, try play(scenario.mountedFirst), look: picture.look)
        return motion.map { AnimatedPicture(picture: picture, motion: $0, format: format) }
    }
}

extension Option {
    static let animate = Option(
        name: "animate",
        help:
            "show a scenario's steps in motion, over and over: an SVG with a style sheet, or an animated PNG")
}
