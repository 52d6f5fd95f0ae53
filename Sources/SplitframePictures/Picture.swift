import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
public import SplitframeRequests
public import SplitframeWireframes

/// A resolved illustration: its scene, which can be painted, and all texts and facts about it.
public struct Picture: Sendable {
    public internal(set) var scene: Scene
    /// A short title of the subject: a device, a scenario, the title of a sheet.
    public let heading: String
    /// The details of the subject: the facts of a selection, a step; empty for a sheet.
    public let detail: String
    /// A description of the whole picture, one line per element, with frames in points.
    public let longDescription: String
    /// Output pixels per point.
    package let scale: Int
    /// What it shows, resolved.
    let content: any PictureContent
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
        _ content: some PictureContent, scene: Scene, heading: String, detail: String = "",
        longDescription: String? = nil,
        scale: Int, in phrases: AlternativeTextPhrases
    ) {
        self.content = content
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
        self.init(
            interface, scene: interface.scene(in: phrases), heading: interface.heading,
            detail: interface.detail,
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
    package var single: Wireframe? { (content as? ShownInterface)?.wireframe }

    /// The interface that the picture shows; the last one of several.
    package var interface: Wireframe? { content.interface }

    /// Whether the picture moves, in formats that support motion.
    package var moves: Bool { content.motion != nil }
}

/// What a picture shows, resolved: each kind of picture answers here for what is asked of all.
protocol PictureContent: Sendable {
    /// The interface that the picture shows, the last one of several; nil for none.
    var interface: Wireframe? { get }
    /// The motion, if the picture moves.
    var motion: StoryMotion? { get }

    /// What the picture shows as members of a JSON object.
    func members(in phrases: AlternativeTextPhrases) -> [String: JSON]

    /// The picture in box-drawing characters; empty without such a drawing.
    func text(isColored: Bool) -> String

    /// The twin of the interfaces in the picture.
    func twin() throws(SelectionError) -> Twin

    /// The description in the picture's file.
    func description(of scene: Scene) -> PictureDescription
}

extension PictureContent {
    var interface: Wireframe? { nil }
    var motion: StoryMotion? { nil }
    func members(in phrases: AlternativeTextPhrases) -> [String: JSON] { [:] }
    func text(isColored: Bool) -> String { "" }
    func description(of scene: Scene) -> PictureDescription { PictureDescription(of: scene) }
}
