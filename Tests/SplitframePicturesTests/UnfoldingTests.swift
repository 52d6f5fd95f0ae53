import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeScene
import SplitframeWireframes
import Testing

@testable import SplitframePictures

/// A device that folds, opened and shut in motion.
struct `A picture that unfolds` {
    private func selection(_ posture: Posture, _ orientation: Orientation? = nil) -> Selection {
        var selection = Selection(device: .iPhoneDuo)
        selection.posture = posture
        selection.orientation = orientation ?? selection.device.orientations[0]
        selection.look.scale = 1
        return selection
    }

    private func motion(_ selections: Selection...) throws -> SceneMotion {
        try #require(StoryMotion(of: try Story(of: selections))).motion
    }

    @Test func `is seen edge on, then flat, then gets its columns, without a rest on the way`() throws {
        let motion = try motion(selection(.closed), selection(.open))
        #expect(motion.rests == [SceneMotion.rest, 0, 0, SceneMotion.rest])
        #expect(motion.moves.count == 3)
        #expect(abs(motion.duration - 3.45) < 0.001)
    }

    @Test(arguments: [
        (Posture.closed, Orientation.portrait, Posture.open, Orientation.landscape),
        (.closed, .landscape, .open, .portrait), (.closed, .landscapeLeft, .laptop, .portrait),
        (.book, .landscape, .closed, .portrait),
    ])
    func `moves, narrows and fades, and nothing else, where motion is wanted`(
        from: Posture, held: Orientation, to: Posture, turned: Orientation
    ) throws {
        let motion = try motion(selection(from, held), selection(to, turned))
        try motion.expectTransformsAlone()
        let text = motion.svg
        #expect(text.contains("class=\"m1\"") && text.contains("class=\"m2\""))
    }

    /// What is put into pieces to be moved is painted as it was.
    @Test(arguments: [
        (Posture.closed, Orientation.portrait, Posture.open, Orientation.landscape),
        (.laptop, .portrait, .closed, .landscape), (.open, .landscape, .book, .landscape),
    ])
    func `begins and ends as the pictures that stand still`(
        from: Posture, held: Orientation, to: Posture, turned: Orientation
    ) throws {
        let motion = try motion(selection(from, held), selection(to, turned))
        let session = try Painter(fonts: .installed()).session()
        let (first, last) = (try #require(motion.moves.first), try #require(motion.moves.last))
        #expect(
            try session.bitmap(of: first.scene(at: 0), scale: 1)
                == session.bitmap(of: motion.stills[0], scale: 1))
        #expect(
            try session.bitmap(of: last.scene(at: 1), scale: 1)
                == session.bitmap(of: motion.stills[motion.stills.count - 1], scale: 1))
    }

    @Test func `is shut as it is opened, backwards`() throws {
        let (shut, open) = (selection(.closed), selection(.open))
        let (opening, closing) = (try motion(shut, open), try motion(open, shut))
        #expect(opening.stills.reversed() == closing.stills)
        for (move, back) in zip(opening.moves, closing.moves.reversed()) {
            #expect(move.from == back.to && move.to == back.from)
        }
    }

    @Test func `tells of the two that it shows, and of nothing on the way`() throws {
        let picture = try Picture(.motion(Story(of: [selection(.closed), selection(.open)])))
        #expect(picture.alternativeText.contains("1 closed"))
        #expect(picture.alternativeText.contains("2 open"))
        #expect(!picture.alternativeText.contains("; 3 "))
    }
}
