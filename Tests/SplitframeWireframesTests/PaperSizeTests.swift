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
}
