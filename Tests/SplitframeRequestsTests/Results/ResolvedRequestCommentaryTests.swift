import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `What an annotated picture says` {
    @Test func `never covers itself nor leaves its canvas, in all pictures of the gallery`() throws {
        let selections = try SelectionList().matrix(among: Device.known)
        #expect(selections.count > 500)
        for var selection in selections {
            selection.annotations = Set(Annotation.allCases)
            let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
            let annotations = AnnotationLayout(wireframe)
            let name: Comment = "\(selection.path(beyond: .gallery))"
            #expect(annotations.labels.count == annotations.outlines.count, name)
            #expect(annotations.dimensions.count >= annotations.outlines.count, name)
            #expect(!annotations.outlines.isEmpty, name)

            let canvas = CanvasLayout(wireframe, annotations)
            let words = annotations.labels.map(\.frame) + annotations.dimensions.map(\.label)
            let besides = words.map { $0.offset(x: canvas.screen.minX, y: canvas.screen.minY) }
            let notes = canvas.notes?.rows.flatMap { [$0.name, $0.value, $0.source] } ?? []
            let legend = canvas.lineLegend.entries.map(\.box)
            let outside =
                besides + canvas.ghosts.map(\.slot) + canvas.caption.lines.map(\.box) + legend + notes
            let whole = Rectangle(size: canvas.size)
            let isApart = outside.indices.allSatisfy { index in
                whole.contains(outside[index]) && outside[index].intersection(canvas.screen) == nil
                    && outside[(index + 1)...].allSatisfy { $0.intersection(outside[index]) == nil }
            }
            #expect(isApart, name)
            let isReadable = canvas.notes?.rows.allSatisfy { row in
                NotesTable.valueFont.estimatedWidth(of: row.note.value) <= row.value.width
            }
            #expect(isReadable != false, name)
        }
    }

    @Test(
        arguments: ["ipad-mini-6", "iphone-16-pro-max", "ipad-9-7-inch"], [Set(), Set(Annotation.allCases)])
    func `has one canvas for a set of modes, with no more room than one of them needs`(
        id: String, annotations: Set<Annotation>
    ) throws {
        var list = SelectionList()
        for (key, value) in [("device", id), ("style", "all"), ("displayMode", "all"), ("annotate", "none")] {
            let key = try #require(SelectionKey(name: key))
            try list.read(value, as: key, among: Device.known, allowsSeveral: true)
        }
        for (_, selections) in Dictionary(
            grouping: try list.expanded(among: Device.known, look: .picture), by: \.style)
        {
            func layouts(unit: Double? = nil) throws -> [CanvasLayout] {
                try selections.map { selection in
                    var selection = selection
                    selection.canvas = .set
                    selection.annotations = annotations
                    var wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
                    if let unit {
                        wireframe.room = CanvasRoom()
                        wireframe.room.unit = unit
                    }
                    return CanvasLayout.fitting(wireframe).canvas
                }
            }
            let set = try layouts()
            #expect(Set(set.map { [Rectangle(size: $0.size), $0.screen] }).count == 1)
            // Each with texts as large as in the set.
            let alone = try layouts(unit: set.first?.unit)
            let (kept, needed) = (set.map(\.room.sides), alone.map(\.room.sides))
            let (one, most) = (
                try #require(kept.first),
                needed.reduce(into: EdgeInsets.zero) { most, sides in
                    most.left = max(most.left, sides.left)
                    most.right = max(most.right, sides.right)
                    most.top = max(most.top, sides.top)
                }
            )
            for (mine, theirs) in [(one.left, most.left), (one.right, most.right), (one.top, most.top)] {
                #expect(mine <= theirs * 1.5 + 1)
            }
        }
    }

    private func commentary(_ change: (inout Selection) -> Void) throws -> Commentary {
        var selection = Selection(device: try Device.named("ipad-pro-11-inch-m4"))
        change(&selection)
        return try ResolvedRequest(selection.request).commentary
    }

    @Test func `names the columns out of sight from the display outwards, with their widths`() throws {
        let commentary = try commentary {
            $0.style = .tripleColumn
            $0.displayMode = .secondaryOnly
            $0.titles[.primary] = "Mailboxes"
        }
        #expect(commentary.hiddenColumns.map(\.title) == ["Supplementary", "Mailboxes"])
        #expect(commentary.hiddenColumns.map(\.width) == [320, 280])
        #expect(commentary.hiddenColumns.map(\.isOnLeft) == [true, true])
    }

    @Test func `says no more of a width than the window has`() throws {
        let commentary = try commentary {
            $0.style = .tripleColumn
            $0.displayMode = .secondaryOnly
            $0.properties = [.width(.primary, .maximum, 1e308), .width(.primary, .preferred, 1e308)]
        }
        #expect(commentary.hiddenColumns.allSatisfy { $0.width <= 1210 })
    }

    @Test func `puts them on the other side where the primary stands there`() throws {
        let trailing = try commentary {
            $0.displayMode = .secondaryOnly
            $0.primaryEdge = .trailing
        }
        let mirrored = try commentary {
            $0.displayMode = .secondaryOnly
            $0.direction = .rightToLeft
        }
        #expect(trailing.hiddenColumns.map(\.isOnLeft) == [false])
        #expect(mirrored.hiddenColumns.map(\.isOnLeft) == [false])
    }

    @Test func `gives the reason for a missing button`() throws {
        let lone = try commentary {
            $0.style = .tripleColumn
            $0.displayMode = .secondaryOnly
        }
        #expect(lone.missingButton?.reason == "three tiled columns have none beside a lone secondary")
        for (mode, reason) in [
            (DisplayMode.secondaryOnly, "three columns that displace have one in oneBesideSecondary alone"),
            (.twoDisplaceSecondary, "a chevron only reveals, and no column is left to reveal"),
        ] {
            let displaced = try commentary {
                ($0.style, $0.generation) = (.tripleColumn, .iOS14)
                ($0.displayMode, $0.splitBehavior) = (mode, .displace)
            }
            #expect(displaced.missingButton?.reason == reason)
        }
        let never = try commentary { $0.properties = [.displayModeButtonVisibility(.never)] }
        #expect(never.missingButton?.reason == "displayModeButtonVisibility is never")
        #expect(try commentary { _ in }.missingButton == nil)
    }

    @Test func `notes the automatic width with its provenance`() throws {
        let notes = try commentary { _ in }.notes
        #expect(
            notes.contains(
                Commentary.Note(name: "Automatic primary width", value: "320 pt", source: "measured")))
        #expect(notes.first?.name == "Size classes" && notes.first?.value == "regular × regular")
        #expect(notes.allSatisfy { !$0.source.isEmpty }, "\(notes)")
        #expect(Set(notes.map(\.name)).count == notes.count)
    }

    @Test func `knows on whose word every column stands where it does`() throws {
        let evidence = try commentary {
            $0.style = .tripleColumn
            $0.orientation = .landscape
        }.evidence
        #expect(
            evidence["primary"]
                == Commentary.Evidence(width: "measured", frame: "measured", safeArea: "measured"))
        let old = try commentary {
            $0.style = .tripleColumn
            $0.generation = .iOS14
        }
        #expect(old.evidence.values.allSatisfy { !$0.width.isEmpty && $0.width != "measured" })
    }

    @Test func `is a map of modes where that is asked for`() throws {
        var selection = Selection(device: try Device.named("ipad-mini-6"))
        selection.generation = .iOS14
        selection.style = .tripleColumn
        let graph = try ResolvedRequest(selection.request).modeMap(.picture)
        #expect(
            graph.nodes.map(\.label) == ["secondaryOnly (start)", "oneOverSecondary", "twoOverSecondary"])
        #expect(graph.edges.first?.label == "display-mode button or swipe in")
    }

    @Test func `shows the sliding pane of iOS 7 in the map of modes`() throws {
        var selection = Selection(device: try Device.named("ipad-2"))
        selection.generation = .iOS7
        selection.style = .unspecified
        let graph = try ResolvedRequest(selection.request).modeMap(.picture)
        #expect(graph.nodes.map(\.label) == ["secondaryOnly (start)", "oneOverSecondary"])
        #expect(
            graph.edges.map(\.label) == ["bar button or swipe in", "bar button, swipe out or tap outside"])
    }
}
