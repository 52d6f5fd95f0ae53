import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframePictures

/// A device that is turned, in motion.
struct `A picture that turns` {
    private static let turns = {
        var numbers = SteppedNumbers(seed: 7)
        let devices = Device.known.filter { $0.platform == .iOS && $0.orientations.count == 2 }
        return (0..<12).map { _ in
            var selection = Selection(device: numbers.any(devices))
            selection.generation = selection.device.usualGeneration
            selection.style = numbers.any(SplitStyle.allCases)
            selection.direction = numbers.any(LayoutDirection.allCases)
            selection.look.scale = 1
            return (selection, numbers.any([Orientation.portrait, .landscape]))
        }
    }()

    private func motion(_ selection: Selection, from held: Orientation) throws -> SceneMotion {
        var (before, after) = (selection, selection)
        before.orientation = held
        after.orientation = held == .portrait ? .landscape : .portrait
        return try #require(StoryMotion(of: try Story(of: [before, after]))).scenes
    }

    private func turning(_ scene: Scene) -> SceneGroup? { scene.elements.group(named: "turning") }

    @Test(arguments: turns) func `turns a quarter in one piece, with nothing written beside it`(
        selection: Selection, held: Orientation
    ) throws {
        let motion = try motion(selection, from: held)
        let turn = try #require(motion.moves.first { turning($0.from) != nil })
        let whole = try #require(turning(turn.from))
        for step in 0...8 {
            let scene = turn.scene(at: Double(step) / 8)
            let group = try #require(turning(scene))
            #expect(group.elements == whole.elements)
            #expect(group.transform.scale == 1)
            let attitude = group.transform.attitude
            #expect((attitude.lean, attitude.foreshortening, attitude.narrowing) == (0, 1, 1))
            #expect(!scene.elements.hasRoles)
        }
        let end = try #require(turning(turn.to)?.transform.attitude.turn)
        #expect(end == (held == .portrait ? -1 : 1))
    }

    @Test(arguments: turns) func `is never cut by the edge of the canvas`(
        selection: Selection, held: Orientation
    ) throws {
        let motion = try motion(selection, from: held)
        let turn = try #require(motion.moves.first { turning($0.from) != nil })
        let session = try Painter(fonts: .installed()).session()
        for time in [0.25, 0.5, 0.75] {
            let bitmap = try session.bitmap(of: turn.scene(at: time), scale: 0.5)
            let rows = bitmap.pixels.count / bitmap.height
            let edges = [bitmap.pixels.prefix(rows), bitmap.pixels.suffix(rows)]
            #expect(edges.allSatisfy { Set($0).count <= 4 })
            let columns = stride(from: 0, to: bitmap.pixels.count, by: rows)
            #expect(Set(columns.map { bitmap.pixels[$0..<$0 + 4] }).count == 1)
            #expect(Set(columns.map { bitmap.pixels[$0 + rows - 4..<$0 + rows] }).count == 1)
        }
    }

    /// What is put into pieces to be moved is painted as it was.
    @Test(arguments: turns) func `ends as the picture that stands still, without a rest on the way`(
        selection: Selection, held: Orientation
    ) throws {
        let motion = try motion(selection, from: held)
        let session = try Painter(fonts: .installed()).session()
        let last = try #require(motion.moves.last)
        #expect(
            try session.bitmap(of: last.scene(at: 1), scale: 1)
                == session.bitmap(of: motion.stills[motion.stills.count - 1], scale: 1))
        #expect(motion.rests.first == SceneMotion.rest && motion.rests.last == SceneMotion.rest)
        #expect(motion.rests.dropFirst().dropLast().allSatisfy { $0 == 0 })
    }

    @Test(arguments: turns) func `moves, turns and fades, and nothing else, where motion is wanted`(
        selection: Selection, held: Orientation
    ) throws {
        try motion(selection, from: held).expectTransformsAlone()
    }
}

extension [SceneElement] {
    fileprivate func group(named name: String) -> SceneGroup? {
        for case .group(let group) in self {
            if group.id == name { return group }
            if let inner = group.elements.group(named: name) { return inner }
        }
        return nil
    }

    /// Whether anything is a text beside the device.
    fileprivate var hasRoles: Bool {
        contains { element in
            guard case .group(let group) = element else { return false }
            return group.role != nil || group.elements.hasRoles
        }
    }
}
