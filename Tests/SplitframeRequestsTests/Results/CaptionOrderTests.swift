import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `What a caption says` {
    @Test func `ends with what is not shown, and names columns that the style has`() throws {
        var numbers = SteppedNumbers(seed: 24)
        var seen = 0
        while seen < 300 {
            var selection = Selection(device: numbers.any(Device.known))
            selection.generation = numbers.any(Generation.known)
            selection.style = numbers.any(SplitStyle.allCases)
            selection.displayMode = numbers.any(DisplayMode.allCases)
            selection.direction = numbers.any(LayoutDirection.allCases)
            selection.request.primaryEdge = numbers.chance(1, of: 2) ? .leading : .trailing
            guard selection.impossibility == nil else { continue }
            seen += 1
            let facts = try ResolvedRequest(selection.request).facts
            let name: Comment = "\(facts)"
            if let wish = facts.firstIndex(where: { $0.hasPrefix("asked for and not shown") }) {
                #expect(facts[(wish + 1)...].allSatisfy { $0.hasPrefix("this device never ran") }, name)
            }
            if selection.style != .tripleColumn {
                #expect(facts.allSatisfy { !$0.contains("supplementary") }, name)
            }
        }
    }

    @Test func `is never cut where it wraps`() {
        let text = "iPad mini 4 · two columns · asked for and not shown here: two columns beside secondary"
        for width in [200.0, 240, 280, 400] {
            let lines = CaptionBlock(text, width: width).lines
            #expect(lines.allSatisfy { $0.font.estimatedWidth(of: $0.text) <= width })
            let words = lines.map(\.text).joined(separator: " ")
            #expect(words.replacing(" · ", with: " ") == text.replacing(" · ", with: " "))
        }
    }

    @Test func `notes buttons by name, and in whose bar they stand`() throws {
        for var selection in try SelectionList().matrix(among: [.iPadPro11InchM4, .iPadMini6]) {
            selection.annotations = [.notes]
            let notes = try ResolvedRequest(selection.request).commentary.notes
            #expect(notes.allSatisfy { !["Icon", "Column", "Target"].contains($0.name) }, "\(notes)")
        }
    }

    @Test func `marks a button that is missing in its row, above a large title`() throws {
        var selection = Selection(device: .iPadMini6)
        (selection.orientation, selection.style) = (.landscape, .tripleColumn)
        (selection.displayMode, selection.splitBehavior) = (.secondaryOnly, .tile)
        selection.request.largeTitles = [.secondary]
        let tree = try ResolvedRequest(selection.request).tree
        let bar = try #require(tree.element(named: "secondary.bar")?.element)
        let title = try #require(
            bar.children.first { if case .title(let title) = $0.kind { title.isLarge } else { false } })
        #expect(bar.missingButtonFrame(mirrorAxis: nil).maxY <= title.frame.minY + 4)
    }
}
