import SplitframeGeometry
import SplitframeInterface

/// The split behaviour that iOS 8 to 18 choose by themselves.
struct AutomaticBehavior: LayoutRule {
    static let title = "automatic split behaviour"
    var style: SplitStyle
    /// The split view's size in points.
    var size: Size
    var fitsThree: Bool
    /// What two displacing columns would leave of the window.
    var leftBesideTwo: Double
    var displacedSecondaryMinimum: Double
    var portraitTileWidth: Double

    var provenance: Provenance { OpenQuestions.behaviorBuckets.provenance }

    var outcome: SplitBehavior {
        let isLandscape = size.width > size.height
        if style == .tripleColumn {
            if fitsThree { return .tile }
            return isLandscape && leftBesideTwo >= displacedSecondaryMinimum ? .displace : .overlay
        }
        return isLandscape || size.width >= portraitTileWidth ? .tile : .overlay
    }
}
