import SplitframeInterface
import SplitframeWireframes
import Testing

struct `Paper` {
    @Test(arguments: PaperSize.allCases, [Size(width: 300, height: 900), Size(width: 900, height: 300)])
    func `has a picture in its middle, inside its margin and as large as can be`(
        paper: PaperSize, size: Size
    ) throws {
        let scene = Scene(size: size).placed(on: paper)
        #expect((scene.size.width > scene.size.height) == (size.width > size.height))
        guard case .group(let group)? = scene.elements.first else {
            Issue.record("the picture is a group")
            return
        }
        let frame = group.transform(Rectangle(size: size))
        let margins = [frame.minX, frame.minY, scene.size.width - frame.maxX, scene.size.height - frame.maxY]
        #expect(abs((margins.min() ?? 0) - 36) < 0.001)
        #expect(abs(margins[0] - margins[2]) < 0.001 && abs(margins[1] - margins[3]) < 0.001)
    }

    @Test func `has a page of several at its top, however high that is`() throws {
        for height in [300.0, 900] {
            let scene = Scene(size: Size(width: 500, height: height))
                .placed(on: .a4, isUpright: true, isAtTop: true)
            guard case .group(let group)? = scene.elements.first else {
                Issue.record("the picture is a group")
                return
            }
            #expect(abs(group.transform(Rectangle(x: 0, y: 0, width: 1, height: 1)).minY - 36) < 0.001)
        }
    }
}
