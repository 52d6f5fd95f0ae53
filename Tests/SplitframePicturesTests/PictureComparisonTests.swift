import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframePictures

struct `Pictures beside each other` {
    private func wireframe(_ change: (inout Selection) -> Void = { _ in }) throws -> Wireframe {
        var selection = Selection(device: .iPadMini6)
        selection.orientation = .landscape
        change(&selection)
        return try ResolvedRequest(selection.request).wireframe(selection.look)
    }

    private func pair(_ title: String, _ before: Wireframe, _ after: Wireframe) -> PictureComparison {
        PictureComparison(
            title: title,
            parts: [
                PictureComparison.Part(heading: "Before", wireframe: before, label: "as usual"),
                PictureComparison.Part(heading: "After", wireframe: after, label: "as asked"),
            ])
    }

    @Test
    func `say of columns that collapse or expand that they go onto the navigation stack or come from it`()
        throws
    {
        let comparison = pair(
            "Collapsing", try wireframe(), try wireframe { $0.window = .free(Size(width: 400, height: 700)) })
        let words = "primary column goes onto the navigation stack"
        #expect(comparison.differences.joined().contains(words), "\(comparison.differences)")
        #expect(comparison.scene.alternativeText.contains("primary goes onto the navigation stack"))
        let expanding = pair(
            "Expanding", try wireframe { $0.window = .free(Size(width: 400, height: 700)) }, try wireframe())
        #expect(expanding.differences.joined().contains("primary column comes from the navigation stack"))
        #expect(expanding.scene.alternativeText.contains("primary comes from the navigation stack"))
        let hidden = pair("Hiding", try wireframe(), try wireframe { $0.displayMode = .secondaryOnly })
        #expect(hidden.differences.joined().contains("primary column disappears"), "\(hidden.differences)")
    }

    @Test func `outline what moved and write the change in points`() throws {
        let comparison = pair(
            "Narrower", try wireframe(),
            try wireframe { $0.properties = [.width(.primary, .preferred, 240)] })
        let scene = comparison.scene
        let words = scene.elements.flatMap(\.words)
        #expect(Set(words).isSuperset(of: ["Narrower", "Before", "After", "as usual", "as asked"]))
        #expect(words.contains("primary") && words.contains("320 → 240, −80"))
        #expect(
            scene.alternativeText.hasPrefix(
                "Narrower. Changed: primary 320 → 240 and secondary 803 → 883. Before: "))
    }

    @Test(arguments: [560.0, 700, 1400])
    func `tell each width once: enlarged, or where there is no room for that in a sentence`(page: Double)
        throws
    {
        func part(_ primary: Double) throws -> Wireframe {
            try wireframe {
                $0.style = .tripleColumn
                $0.properties = [.width(.primary, .preferred, primary)]
                $0.look.pageWidth = page
            }
        }
        let words = pair("Wider", try part(240), try part(300)).scene.elements.flatMap(\.words)
        let text = words.joined(separator: " ")
        for width in ["240 → 300", "562.5 → 502.5"] {
            #expect(text.ranges(of: width).count == 1, "\(width) in \(text)")
        }
    }

    @Test(arguments: [nil, 700.0]) func `keep the widths that were asked for, of what changed too`(
        page: Double?
    ) throws {
        func part(_ primary: Double) throws -> Wireframe {
            try wireframe {
                $0.properties = [.width(.primary, .preferred, primary)]
                $0.look.annotations = [.widths, .safeAreas]
                $0.look.pageWidth = page
            }
        }
        let words = pair("Narrower", try part(320), try part(240)).scene.elements.flatMap(\.words)
        let text = words.joined(separator: " ")
        for width in ["primary 320", "primary 240", "secondary 803 of 1133", "secondary 883 of 1133"] {
            #expect(text.contains(width))
        }
        #expect(text.contains("no room at this width for safe areas") == (page != nil))
    }

    @Test func `say first that a column went to the other side`() throws {
        let comparison = pair("Sides", try wireframe(), try wireframe { $0.primaryEdge = .trailing })
        #expect(comparison.differences[0].contains { $0.hasPrefix("primary column moves to the right") })
    }

    @Test func `enlarge nothing that the picture does not show`() throws {
        func part(_ primary: Double) throws -> Wireframe {
            try wireframe {
                $0.properties = [.width(.primary, .preferred, primary)]
                $0.look.pageWidth = 700
            }
        }
        let elements = pair("Narrower", try part(320), try part(240)).scene.elements
        func isPicture(_ element: SceneElement) -> Bool {
            if case .group(let group) = element { group.role == .figure } else { false }
        }
        let shown = elements.filter(isPicture).flatMap(\.fills)
        let enlarged = elements.filter { !isPicture($0) }.flatMap(\.figures).flatMap(\.fills)
        #expect(!enlarged.isEmpty)
        #expect(Set(enlarged).isSubset(of: shown))
    }

    @Test(arguments: [(320.0, 300.0, true), (420, 220, false)])
    func `enlarge an edge only where that shows more than the picture`(
        before: Double, after: Double, isEnlarged: Bool
    ) throws {
        func part(_ primary: Double) throws -> Wireframe {
            try wireframe {
                $0.properties = [.width(.primary, .preferred, primary)]
                $0.look.pageWidth = 700
            }
        }
        let scene = pair("Narrower", try part(before), try part(after)).scene
        let words = scene.elements.flatMap(\.words)
        #expect(words.joined().contains("→ \(Int(after))"))
        // The two pictures themselves are at the top.
        #expect((scene.elements.flatMap(\.figures).count > 2) == isEnlarged)
    }

    @Test func `give no width to a column that moves aside for a separator alone`() throws {
        let device = try Device.named("ipad-pro-11-inch-m4")
        let (whole, half) = try (
            wireframe { ($0.style, $0.device) = (.tripleColumn, device) },
            wireframe { ($0.style, $0.device, $0.window) = (.tripleColumn, device, .half) }
        )
        let comparison = pair("Half", whole, half)
        #expect(comparison.differences[0].contains("secondary column moves to the left"))
    }

    @Test func `give no width to a column that changed only beneath another`() throws {
        func part(_ generation: Generation) throws -> Wireframe {
            try wireframe { ($0.style, $0.generation) = (.tripleColumn, generation) }
        }
        let comparison = pair("Systems", try part(.iOS14), try part(.iOS27))
        #expect(comparison.differences[0].contains { $0.contains("320 → 600") })
        let scene = comparison.scene
        for words in [scene.elements.flatMap(\.words).joined(separator: " "), scene.alternativeText] {
            #expect(words.contains("320 → 280") && !words.contains("320 → 600"), "\(words)")
        }
    }

    /// 290 points of the supplementary lie beneath the primary, and 270 of the secondary beneath the inspector.
    @Test func `write the widths that are in sight`() throws {
        func part(_ mode: DisplayMode, showsInspector: Bool = false) throws -> Wireframe {
            try wireframe {
                ($0.style, $0.displayMode, $0.showsInspector) = (.tripleColumn, mode, showsInspector)
            }
        }
        let gone = pair("Alone", try part(.twoBesideSecondary), try part(.secondaryOnly)).scene
        let words = gone.elements.flatMap(\.words).joined(separator: " ")
        #expect(words.contains("gone, was 320 pt") && !words.contains("was 610"), "\(words)")
        #expect(words.contains("supplementary, in sight") && !words.contains("primary, in sight"), "\(words)")

        let inspected = try part(.oneBesideSecondary, showsInspector: true)
        let column = try #require(inspected.tree.root.children.first { $0.name == "secondary" }).frame
        let inSight = try #require(inspected.tree.frameInSight(of: "secondary"))
        #expect(inSight.x == column.x && inSight.width == column.width - 270)
        let before = try part(.twoBesideSecondary).tree
        let moved = InterfaceDifference(from: before, to: inspected.tree).moved
        let change = try #require(
            inspected.tree.inSight(moved, since: before).first { $0.name == "secondary" })
        #expect(change.before == before.frameInSight(of: "secondary") && change.after == inSight)
    }

    @Test func `say where the display-mode button went`() throws {
        let modes = [DisplayMode.oneBesideSecondary, .twoBesideSecondary]
        let parts = try modes.map { mode in
            try wireframe { ($0.style, $0.displayMode) = (.tripleColumn, mode) }
        }
        for (parts, column) in [(parts, "primary"), (parts.reversed(), "supplementary")] {
            let differences = pair("Two", parts[0], parts[1]).differences[0]
            #expect(differences.contains("display-mode button moves to the \(column)"), "\(differences)")
            #expect(
                !differences.contains { $0.contains("button appears") || $0.contains("button disappears") },
                "\(differences)")
        }
    }

    @Test func `say of the display-mode button that it came or went with its column`() throws {
        let modes = [DisplayMode.oneBesideSecondary, .secondaryOnly]
        let parts = try modes.map { mode in
            try wireframe { ($0.style, $0.displayMode) = (.tripleColumn, mode) }
        }
        for (parts, end) in [(parts, "disappears"), (parts.reversed(), "appears")] {
            let differences = pair("One", parts[0], parts[1]).differences[0]
            #expect(differences.contains("display-mode button \(end)"), "\(differences)")
        }
    }

    @Test func `outline a column of which an inspector covers a part, although it stays`() throws {
        let parts = try [false, true].map { shows in try wireframe { $0.showsInspector = shows } }
        #expect(parts[0].tree.root.children.first { $0.name == "secondary" }?.frame.width == 1133)
        #expect(parts[1].tree.root.children.first { $0.name == "secondary" }?.frame.width == 1133)
        let words = pair("Inspected", parts[0], parts[1]).scene.elements.flatMap(\.words)
        #expect(words.contains("secondary, in sight"), "\(words)")
    }

    /// Three generations in a row: what the last changed, the one in the middle had not.
    @Test func `are each compared with the one before`() throws {
        let subjects = try [Generation.iOS14, .iOS26, .iOS27].map { generation in
            var selection = Selection(device: try Device.named("ipad-10th"))
            (selection.generation, selection.style, selection.orientation) = (
                generation, .tripleColumn, .landscape
            )
            return Subject.selection(selection)
        }
        let words = try Picture(.generations(subjects)).scene.elements.flatMap(\.words)
            .joined(separator: " ")
        let sentences = ["26, compared with iPadOS 14 to 18", "27, compared with iPadOS 26"].map { pair in
            words.split(separator: "iPadOS \(pair): ").last?.split(separator: "iPadOS").first ?? ""
        }
        #expect(sentences[0].contains("primary column floats as a panel"), "\(words)")
        #expect(sentences[1].contains("primary column no longer floats: it reaches the window’s edges"))
        #expect(!sentences[0].contains("no longer"))
    }

    @Test func `say what a veil dims`() throws {
        func words(_ behavior: SplitBehavior, _ mode: DisplayMode) throws -> [String] {
            let parts = try [DisplayMode.secondaryOnly, mode].map { mode in
                try wireframe {
                    ($0.generation, $0.style, $0.splitBehavior, $0.displayMode) = (
                        .iOS14, .tripleColumn, behavior, mode
                    )
                }
            }
            return pair("Dimmed", parts[0], parts[1]).differences[0]
        }
        #expect(try words(.displace, .twoDisplaceSecondary).contains("the secondary column is dimmed"))
        #expect(try words(.overlay, .twoOverSecondary).contains("what lies beneath the overlay is dimmed"))
    }

    @Test func `have one canvas`() throws {
        let modes: [DisplayMode] = [.automatic, .secondaryOnly, .oneOverSecondary]
        let parts = try modes.map { mode in
            PictureComparison.Part(heading: mode.name, wireframe: try wireframe { $0.displayMode = mode })
        }
        let scene = PictureComparison(title: "Modes", parts: parts).scene
        let clips = scene.elements.compactMap { element -> Rectangle? in
            guard case .group(let group) = element, case .rectangle(let frame)? = group.clip else {
                return nil
            }
            return frame
        }
        #expect(clips.count == 3 && Set(clips).count == 1)
    }

    @Test func `say that nothing changed where that is so`() throws {
        let comparison = pair("Same", try wireframe(), try wireframe())
        #expect(comparison.differences == [[]])
        #expect(comparison.scene.elements.flatMap(\.words).contains("Changed: nothing."))
    }

    @Test func `say in words what did not move`() throws {
        let comparison = pair(
            "Renamed", try wireframe(), try wireframe { $0.titles[.secondary] = "Mail" })
        #expect(comparison.differences == [["secondary bar title \"Secondary\" → \"Mail\""]])
    }
}

extension SceneElement {
    /// The pictures inside.
    fileprivate var figures: [SceneElement] {
        guard case .group(let group) = self else { return [] }
        return group.role == .figure ? [self] : group.elements.flatMap(\.figures)
    }

    fileprivate var fills: [Color] {
        switch self {
        case .shape(let shape): [shape.fill].compactMap(\.self)
        case .text: []
        case .group(let group): group.elements.flatMap(\.fills)
        }
    }

    fileprivate var words: [String] {
        switch self {
        case .shape: []
        case .text(let run): [run.text]
        case .group(let group): group.elements.flatMap(\.words)
        }
    }
}
