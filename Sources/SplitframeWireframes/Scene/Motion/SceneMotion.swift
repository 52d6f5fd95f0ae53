public import SplitframeInterface

/// A repeating sequence of pictures with transitions: each rests, then moves to the next.
///
/// Both durations are a convention of ours: 0.35 seconds are about what UIKit takes for a column, 1.2 seconds are
/// enough to look at a picture.
public struct SceneMotion: Sendable {
    /// The duration of a move, in seconds.
    public static let move = 0.35
    /// The default duration of a rest, in seconds.
    public static let rest = 1.2

    /// The pictures at rest, all of one size.
    public let stills: [Scene]
    /// The transitions from each picture to the next.
    public let moves: [SceneMorph]
    /// The duration of each picture's rest, in seconds; 0 for an intermediate picture.
    public let rests: [Double]
    /// The size of all pictures in points.
    public let size: Size

    /// Centres the pictures on a canvas that contains each of them, with the transitions between them.
    ///
    /// - Parameters:
    ///   - moves: From each picture to the next, in the pictures' sizes; one fewer than pictures.
    ///   - rests: By default ``rest`` for each picture.
    public init(stills: [Scene], moves: [(from: Scene, to: Scene)], rests: [Double]? = nil) {
        let size = Size(
            width: stills.map(\.size.width).max() ?? 0, height: stills.map(\.size.height).max() ?? 0)
        self.size = size
        self.rests = rests ?? stills.map { _ in Self.rest }
        self.stills = stills.map { $0.centered(on: size) }
        self.moves = moves.map { SceneMorph(from: $0.from.centered(on: size), to: $0.to.centered(on: size)) }
    }

    /// The duration of one cycle, in seconds.
    public var duration: Double { rests.reduce(0, +) + Double(moves.count) * Self.move }
}

extension Scene {
    /// The picture, centred on a larger canvas.
    package func centered(on canvas: Size) -> Scene {
        var scene = self
        scene.size = canvas
        let offset = Point(
            x: ((canvas.width - size.width) / 2).rounded(), y: ((canvas.height - size.height) / 2).rounded())
        scene.elements = [
            .group(SceneGroup(id: "picture", transform: SceneTransform(offset: offset), elements: elements))
        ]
        return scene
    }
}
