import SplitframeGoldens
import SplitframeInterface
public import SplitframeRequests
public import SplitframeWireframes

extension Filmstrip {
    /// Stories step by step, each in its look; nil if no step has an interface on screen.
    ///
    /// Consecutive steps that look alike and have the same facts are one picture. The strip has the theme of the first
    /// look.
    ///
    /// - Parameter facts: The facts below each picture, besides its name and the changes.
    public init?(of stories: [Story], showing facts: Set<Fact> = Fact.usual) {
        let places = stories.map { Set($0.steps.compactMap(\.wireframe?.deviceAndSystem)) }
        let remarks = stories.map(\.evidence)
        let (allPlaces, allRemarks) = (Set(places.joined()), Set<String>(remarks))
        let parts = zip(stories, zip(places, remarks)).map { story, own in
            // What differs from strip to strip is said of each.
            let place = allPlaces.count > 1 && own.0.count == 1 ? Array(own.0) : []
            let texts = [story.name.asTitle] + place + (allRemarks.count > 1 ? [own.1] : [])
            return Part(
                heading: texts.filter { !$0.isEmpty }.joined(separator: " · "),
                steps: Self.steps(of: story, showing: facts))
        }.filter { !$0.steps.isEmpty }
        guard let first = parts.first, let look = stories.first?.look else { return nil }
        let theme = look.colors
        let own = stories.lazy.map(\.look.caption).first { $0 != .automatic } ?? .automatic
        if parts.count == 1 {
            self.init(
                title: own.text(of: first.heading) ?? "", parts: [Part(steps: first.steps)], theme: theme)
        } else {
            self.init(title: own.text(of: "\(parts.count) scenarios") ?? "", parts: parts, theme: theme)
        }
        let veil = Wireframe.veilWords(
            of: stories.flatMap(\.steps).compactMap(\.wireframe).map { wireframe in
                var wireframe = wireframe
                wireframe.hasVeilExplained = true
                return (wireframe.system, wireframe.veilsOverlaid)
            })
        let edges =
            parts.flatMap(\.steps).contains(where: \.hasOldEdges)
            ? ElementChange.edgeWords : nil
        detail =
            title.isEmpty
            ? ""
            : ([allPlaces, allRemarks].flatMap { $0.count == 1 ? Array($0) : [] }
                + [veil, edges].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: " · ")
        trees = stories.flatMap(\.trees)
        scale = look.scale
        if stories.contains(where: { $0.steps.contains { ($0.wireframe?.readableWidth ?? 0) > 0 } }) {
            makeReadable()
        }
        if let width = look.pageWidth { fit(page: width) }
    }

    /// The steps with an interface on screen, each with its changes from the one before.
    private static func steps(of story: Story, showing facts: Set<Fact>) -> [Step] {
        let groups = LookalikeSteps.groups(of: story, showing: facts)
        let differences = groups.indices.map { index in
            index == 0
                ? nil
                : InterfaceDifference(from: groups[index - 1].wireframe, to: groups[index].wireframe)
        }
        let wireframes = groups.indices.map { index in
            var wireframe = groups[index].wireframe
            wireframe.changes =
                differences[index].map {
                    wireframe.tree.inSight($0.moved, since: groups[index - 1].wireframe.tree)
                } ?? []
            wireframe.writesChanges = false
            return wireframe.look.pageWidth == nil ? wireframe : wireframe.withoutWords
        }.onOneCanvas
        let covered = groups.map(\.wireframe.tree.coveredColumns)
        let covers = zip(covered, covered.prefix(1) + covered)
        return zip(zip(zip(groups, differences), covers), wireframes).map { facets, wireframe in
            let ((group, difference), (covered, formerly)) = facets
            let changes =
                difference?.statements.mostVisibleFirst.filter { statement in
                    !(facts.contains(.modes) && statement.isOfMode)
                        && !(facts.contains(.widths) && statement.isOfWidth)
                }.map { $0.remarking(covered: covered, formerly: formerly) } ?? []
            let left = group.wireframe.look.pageWidth == nil ? [] : group.wireframe.wordsLeftOut
            var step = Step(
                SheetPicture(wireframe, showsStack: true), label: group.label,
                facts: group.texts.facts + left.filter { !group.texts.facts.contains($0) },
                events: group.texts.events,
                changes: changes.map(\.text).prefix(InterfaceDifference.mostBelow).map(\.self),
                count: group.count)
            step.insets = wireframe.changeInsets
            step.hasOldEdges = wireframe.showsOldEdges
            step.places = Dictionary(changes.map { ($0.text, $0.places) }) { first, _ in first }
            return step
        }
    }
}

/// Steps that follow each other and look alike.
private struct LookalikeSteps {
    /// The texts about a step besides its name.
    struct Texts: Hashable {
        var facts: [String] = []
        var events: [String] = []

        init(of step: Story.Step, _ tree: InterfaceTree, showing shown: Set<Filmstrip.Fact>) {
            if shown.contains(.modes), let mode = tree.modeWord { facts.append(mode) }
            if shown.contains(.widths), !tree.widthsInSight.isEmpty {
                facts.append(tree.widthsInSight.joined(separator: " · ") + " pt")
            }
            if shown.contains(.modes), !shown.contains(.events) {
                facts += step.events.compactMap(Self.choice)
            }
            if shown.contains(.events) {
                events = step.events.map { $0.replacing("->", with: " → ") }
            }
        }

        /// A delegate's answer that is not what the split view proposed: `the delegate chose primary, not secondary`.
        private static func choice(in event: String) -> String? {
            guard let call = event.wholeMatch(of: /.*\(proposed:(?<proposed>.+)\)->(?<answer>.+)/),
                call.proposed != call.answer
            else { return nil }
            return "the delegate chose \(call.answer), not \(call.proposed)"
        }
    }

    let wireframe: Wireframe
    let texts: Texts
    private let first: String
    private var last: String
    private(set) var count = 1

    /// The name of the step, `turned`, or those of the first and last, `800 … 840`.
    var label: String {
        if count == 1 || last.hasPrefix(first) { return first }
        return count == 2 ? "\(first), \(last)" : "\(first) … \(last)"
    }

    /// The steps with an interface on screen; consecutive ones without a difference are grouped.
    static func groups(of story: Story, showing shown: Set<Filmstrip.Fact>) -> [LookalikeSteps] {
        var groups: [LookalikeSteps] = []
        var scene: [SceneElement] = []
        for (step, evidence) in zip(story.steps, story.evidenceWords) {
            guard var wireframe = step.wireframe else { continue }
            wireframe.hasVeilExplained = wireframe.look.caption != .none
            wireframe.look.caption = .none
            var texts = Texts(of: step, wireframe.tree, showing: shown)
            if !evidence.isEmpty { texts.facts.append(evidence) }
            let drawn = wireframe.scene.elements
            if let previous = groups.last, previous.texts == texts, drawn == scene,
                previous.wireframe.beneath == wireframe.beneath
            {
                groups[groups.count - 1].last = step.label
                groups[groups.count - 1].count += 1
            } else {
                groups.append(
                    LookalikeSteps(
                        wireframe: wireframe, texts: texts, first: step.label, last: step.label))
                scene = drawn
            }
        }
        return groups
    }
}
