import SplitframeDevices
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import Testing

@testable import SplitframeWireframes

struct `A picture in characters` {
    /// The strip of a closed iPhone Duo has the buttons of the bar, beside the title.
    @Test func `shows the buttons of an upright bar, and names them`() throws {
        var selection = Selection(device: .iPhoneDuo)
        selection.posture = .closed
        let text = try ResolvedRequest(selection.request).wireframe(selection.look).text
        #expect(text.contains("[<]") && text.contains("buttons: secondary "))
        #expect(text.contains("Secondary"))
    }

    /// 735 points from the column's start, 641, to the window's end, 1376; the rest lies beyond it.
    @Test func `says how much of a displaced column it shows, as a drawn one does`() throws {
        var selection = Selection(device: .iPadPro13InchM4)
        (selection.generation, selection.orientation) = (.iOS14, .landscape)
        (selection.style, selection.splitBehavior) = (.tripleColumn, .displace)
        selection.displayMode = .twoDisplaceSecondary
        selection.annotations = [.widths]
        let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
        #expect(wireframe.text.contains("735 of 1055.5 pt"))
        #expect(wireframe.scene.elements.texts.contains("secondary 735 of 1055.5 pt"))
    }

    @Test func `says once what a posture is`() throws {
        var selections: [Selection] = []
        for posture in [Posture.open, .closed] {
            var selection = Selection(device: .iPhoneDuo)
            selection.posture = posture
            selections.append(selection)
        }
        let text = try Picture(.postures(selections)).text(isColored: false)
        #expect(text.ranges(of: "closed · ").count == 1)
    }
}
