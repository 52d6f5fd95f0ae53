public import SplitframeGeometry

/// Pictures that become each other, one after the other, over and over: each rests, then moves to the next.
///
/// How long both take is a convention of ours: 0.35 seconds are about what UIKit takes for a column, 1.2 seconds are
/// enough to look at a picture.
public struct SceneMotion: Sendable {
    /// How long a move takes, in seconds.
    public static let move = 0.35
    /// How long each picture rests, in seconds.
    public static let rest = 1.2

    /// The pictures that rest, all of one size.
    public let stills: [Scene]
    /// The way from each to the next.
    public let moves: [SceneMorph]
    /// How long each picture rests, in seconds; what is passed on the way does not.
    public let rests: [Double]
    /// The size of all pictures in points.
    public let size: Size

    /// Pictures in the middle of a canvas that holds each of them, with the ways between them.
    ///
    /// - Parameters:
    ///   - moves: From each picture to the next, of the pictures' sizes; as many as pictures but one.
    ///   - rests: ``rest`` for each picture unless given.
    public init(stills: [Scene], moves: [(from: Scene, to: Scene)], rests: [Double]? = nil) {
        let size = Size(
            width: stills.map(\.size.width).max() ?? 0, height: stills.map(\.size.height).max() ?? 0)
        self.size = size
        self.rests = rests ?? stills.map { _ in Self.rest }
        self.stills = stills.map { $0.centered(on: size) }
        self.moves = moves.map { SceneMorph(from: $0.from.centered(on: size), to: $0.to.centered(on: size)) }
    }

    /// How long it takes once, in seconds.
    public var duration: Double { rests.reduce(0, +) + Double(moves.count) * Self.move }
}

extension Scene {
    /// The picture in the middle of a larger canvas.
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
