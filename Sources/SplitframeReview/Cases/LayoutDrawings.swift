import SplitframeGeometry
import SplitframeInterface
import SplitframePainting
import SplitframeScene
import SplitframeWireframes
import Synchronization

/// Pictures of layouts that consist of text alone, each drawn once.
final class LayoutDrawings: Sendable {
    private let known = Mutex<[Twin?: [UInt8]]>([:])

    /// The picture as a PNG file's bytes, at one pixel per point; an empty picture if the twin does not describe a
    /// tree.
    func png(of twin: Twin?, session: PaintSession) throws -> [UInt8] {
        if let bytes = known.withLock({ $0[twin] }) { return bytes }
        let scene =
            twin.flatMap(InterfaceTree.init)?.scene
            ?? Scene(size: twin?.windowSize ?? Size(width: 320, height: 240), elements: [])
        let bytes = try session.png(of: scene, scale: 1, text: [.panel("layout")])
        known.withLock { $0[twin] = bytes }
        return bytes
    }
}
