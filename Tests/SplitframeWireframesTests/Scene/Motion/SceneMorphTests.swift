import SplitframeInterface
import Testing

@testable import SplitframeWireframes

struct `A picture on its way to another` {
    private func scene(x: Double, width: Double, text: String = "Inbox") -> Scene {
        let frame = Rectangle(x: x, y: 10, width: width, height: 50)
        return Scene(
            size: Size(width: 400, height: 100), background: Color(0xFFFFFF),
            elements: [
                .group(
                    SceneGroup(
                        id: "column", clip: .rectangle(frame),
                        elements: [
                            .shape(Shape(.rectangle(frame), fill: Color(0xE9E9EE))),
                            .text(
                                TextRun(
                                    text, in: frame, font: Font(size: 12), color: Color(0),
                                    alignment: .center)),
                        ]))
            ])
    }

    @Test func `is each of them at its ends, but for what cannot be seen`() {
        let (from, to) = (scene(x: 0, width: 100), scene(x: 200, width: 180))
        let morph = SceneMorph(from: from, to: to)
        #expect(morph.scene(at: 0).elements == from.elements)
        #expect(morph.scene(at: 1).elements == to.elements)
    }

    @Test func `has its edges between those of both`() throws {
        let morph = SceneMorph(from: scene(x: 0, width: 100), to: scene(x: 200, width: 180))
        guard case .group(let group)? = morph.scene(at: 0.5).elements.first else {
            Issue.record("the column is a group")
            return
        }
        let middle = Rectangle(x: 100, y: 10, width: 140, height: 50)
        #expect(group.clip == .rectangle(middle))
        #expect(group.elements.first == .shape(Shape(.rectangle(middle), fill: Color(0xE9E9EE))))
    }

    @Test func `fades what only one of them has`() {
        let morph = SceneMorph(
            from: scene(x: 0, width: 100, text: "Old"), to: scene(x: 0, width: 100, text: "New"))
        func alphas(at time: Double) -> [String: UInt8] {
            guard case .group(let group)? = morph.scene(at: time).elements.first else { return [:] }
            return group.elements.reduce(into: [:]) { alphas, element in
                if case .text(let run) = element { alphas[run.text] = run.color.alpha }
            }
        }
        #expect(alphas(at: 0) == ["Old": 255, "New": 0])
        // One is gone before the other comes.
        #expect(alphas(at: 0.25) == ["Old": 175, "New": 0])
        #expect(alphas(at: 0.5) == ["Old": 0, "New": 0])
        #expect(alphas(at: 0.75) == ["Old": 0, "New": 175])
        #expect(alphas(at: 1) == ["Old": 0, "New": 255])
    }

    @Test func `has one caption at a time`() {
        let captions = ["Old", "New"].map { name in
            var caption = scene(x: 0, width: 100, text: name)
            let texts = caption.elements.flatMap { element -> [SceneElement] in
                if case .group(let group) = element { group.elements.filter(\.isText) } else { [] }
            }
            caption.elements = [.group(SceneGroup(id: name, elements: texts))]
            return caption
        }
        let morph = SceneMorph(from: captions[0], to: captions[1])
        for step in 0...20 {
            let seen = morph.scene(at: Double(step) / 20).elements.filter { element in
                guard case .group(let group) = element, case .text(let run)? = group.elements.first else {
                    return false
                }
                return run.color.alpha > 0
            }
            #expect(seen.count <= 1)
        }
    }

    @Test(arguments: 0..<200)
    func `takes as much as possible of two lists, in order, and leaves nothing out`(seed: UInt64) {
        var numbers = Numbers(state: seed)
        let lists = (0..<2).map { _ in (0..<Int(numbers.next() % 9)).map { _ in Int(numbers.next() % 4) } }
        let steps = LongestSubsequence(lists[0], lists[1]).steps
        var parts: (first: [Int], second: [Int], common: Int) = ([], [], 0)
        for step in steps {
            switch step {
            case .both(let i, let j):
                #expect(lists[0][i] == lists[1][j])
                parts = (parts.first + [i], parts.second + [j], parts.common + 1)
            case .first(let i): parts.first.append(i)
            case .second(let j): parts.second.append(j)
            }
        }
        #expect(parts.first == Array(lists[0].indices) && parts.second == Array(lists[1].indices))
        #expect(parts.common == Self.longest(lists[0][...], lists[1][...]))
    }

    /// The length of the longest common subsequence, by its definition.
    private static func longest(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) -> Int {
        guard let a = first.first, let b = second.first else { return 0 }
        if a == b { return 1 + longest(first.dropFirst(), second.dropFirst()) }
        return max(longest(first.dropFirst(), second), longest(first, second.dropFirst()))
    }
}

/// Numbers that are the same on every run (SplitMix64).
private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
