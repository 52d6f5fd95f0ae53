import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
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
        try #require(StoryMotion(of: try Story(of: selections))).scenes
    }

    @Test
    func
        `is seen edge on, then flat, then gets its columns, and all of it backwards, without a rest on the way`()
        throws
    {
        let motion = try motion(selection(.closed), selection(.open))
        #expect(motion.rests == [SceneMotion.rest, 0, 0, SceneMotion.rest, 0, 0, 0])
        #expect(motion.moves.count == 6)
        #expect(abs(motion.duration - 4.5) < 0.001)
    }

    @Test(arguments: [
        [(Posture.closed, Orientation.portrait), (.open, .landscape), (.book, .landscape)],
        [(.laptop, .portrait), (.closed, .landscape)],
        [(.closed, .portrait), (.open, .landscape), (.closed, .portrait)],
    ])
    func `ends where it begins, so that it is never cut from one display to the other`(
        steps: [(Posture, Orientation)]
    ) throws {
        let motion = try #require(StoryMotion(of: Story(of: steps.map { selection($0, $1) }))).scenes
        #expect(motion.stills.first == motion.stills.last)
    }

    /// Were a part to fade, another one would be seen through it.
    @Test func `hides and shows nothing but texts by fading`() throws {
        for move in try motion(selection(.closed), selection(.open)).moves.prefix(2) {
            let names = [move.from, move.to].map { $0.elements.compactMap(\.pictureParts).joined() }
            #expect(Set(names[0]) == Set(names[1]))
        }
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
        let text = motion.svg(scale: 2, title: "", longDescription: "", metadata: "")
        #expect(text.contains(/class="[^"]*[mn]1"/) && text.contains(/class="[^"]*[mn]2"/))
        // A browser enlarges the pixels of what is drawn smaller.
        for matrix in text.matches(of: /--m:matrix\((.+?)\)/) {
            let numbers = matrix.1.split(separator: ",").compactMap { Double($0) }
            let area = abs(numbers[0] * numbers[3] - numbers[1] * numbers[2])
            #expect(area < 1.01, "\(matrix.0)")
        }
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

    @Test(arguments: [[Posture.closed, .open], [.open, .closed]])
    func `is shut as it is opened, backwards`(postures: [Posture]) throws {
        let motion = try motion(selection(postures[0]), selection(postures[1]))
        #expect(motion.stills.reversed() == motion.stills)
        for (move, back) in zip(motion.moves, motion.moves.reversed()) {
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

extension SceneElement {
    /// The names of the groups in a picture's own group.
    fileprivate var pictureParts: [String]? {
        guard case .group(let group) = self, group.id == "picture" else { return nil }
        return group.elements.compactMap { if case .group(let part) = $0 { part.id } else { nil } }
    }
}
