import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScene
import SplitframeText
import Testing

@testable import SplitframeWireframes

struct `What an annotated picture says` {
    @Test func `never covers itself nor leaves its canvas, in all pictures of the gallery`() throws {
        let selections = try SelectionList().matrix(among: Device.known)
        #expect(selections.count > 500)
        for var selection in selections {
            selection.annotations = Set(Annotation.allCases)
            let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
            let annotations = WindowAnnotations(wireframe)
            let window = Rectangle(size: wireframe.tree.environment.size)
            let labels = annotations.labels.map(\.frame)
            let taken = labels + annotations.dimensions.map(\.bounds)
            let isClear = labels.allSatisfy { label in
                window.contains(label) && taken.filter { $0.intersection(label) != nil }.count == 1
            }
            #expect(isClear, "\(selection.path(beyond: .gallery))")
            #expect(labels.count >= annotations.outlines.count, "\(selection.path(beyond: .gallery))")
            #expect(!annotations.outlines.isEmpty, "\(selection.path(beyond: .gallery))")

            let canvas = CanvasLayout(
                place: wireframe.place, look: wireframe.look, caption: wireframe.caption,
                ghosts: GhostColumn.all(in: wireframe.tree, wireframe.commentary),
                notes: wireframe.commentary.notes)
            let device = canvas.screen
            let slots = canvas.ghosts.map(\.slot)
            let notes = canvas.notes?.rows.flatMap { [$0.value, $0.text, $0.source] } ?? []
            let outside = slots + canvas.caption.map(\.box) + notes
            let whole = Rectangle(size: canvas.size)
            let isApart = outside.indices.allSatisfy { index in
                whole.contains(outside[index]) && outside[index].intersection(device) == nil
                    && outside[(index + 1)...].allSatisfy { $0.intersection(outside[index]) == nil }
            }
            #expect(isApart, "\(selection.path(beyond: .gallery))")
            let words = canvas.notes?.rows.allSatisfy { row in
                NotesTable.textFont.estimatedWidth(of: row.note.text) <= row.text.width
            }
            #expect(words != false, "\(selection.path(beyond: .gallery))")
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
        let never = try commentary { $0.properties = [.displayModeButtonVisibility(.never)] }
        #expect(never.missingButton?.reason == "displayModeButtonVisibility is never")
        #expect(try commentary { _ in }.missingButton == nil)
    }

    @Test func `notes the automatic width with its provenance`() throws {
        let notes = try commentary { _ in }.notes
        #expect(
            notes.contains(
                Commentary.Note(value: "320", text: "automatic primary width", source: "measured")))
        #expect(notes.first?.value == "regular × regular")
    }

    @Test func `is a map of modes where that is asked for`() throws {
        var selection = Selection(device: try Device.named("ipad-mini-6"))
        selection.generation = .iOS14
        selection.style = .tripleColumn
        let graph = try ResolvedRequest(selection.request).modeMap(.picture)
        #expect(
            graph.nodes.map(\.label) == ["secondaryOnly (start)", "oneOverSecondary", "twoOverSecondary"])
        #expect(graph.edges.first?.label == "display-mode button, swipe in")
    }

    @Test func `shows the popover of iOS 7 in the map of modes`() throws {
        var selection = Selection(device: try Device.named("ipad-2"))
        selection.generation = .iOS7
        selection.style = .unspecified
        let graph = try ResolvedRequest(selection.request).modeMap(.picture)
        #expect(graph.nodes.map(\.label) == ["secondaryOnly (start)", "secondaryOnly, popover"])
        #expect(
            graph.edges.map(\.label) == ["bar button, swipe in", "bar button, swipe out, tap beside"])
    }
}
