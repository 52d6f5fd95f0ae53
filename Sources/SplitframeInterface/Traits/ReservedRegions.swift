import SplitframeGeometry

/// What of a window a device keeps for itself: at most one region of each name.
///
/// The regions lie in the value itself, not in an array, for every layout copies its environment.
public struct ReservedRegions: Hashable, Sendable {
    public var strip: ReservedRegion?
    public var camera: ReservedRegion?
    public var fold: ReservedRegion?

    /// Of several regions of one name the last counts.
    public init(_ regions: [ReservedRegion] = []) {
        for region in regions { self[region.name] = region }
    }

    public subscript(name: ReservedRegion.Name) -> ReservedRegion? {
        get {
            switch name {
            case .strip: strip
            case .camera: camera
            case .fold: fold
            }
        }
        set {
            switch name {
            case .strip: strip = newValue
            case .camera: camera = newValue
            case .fold: fold = newValue
            }
        }
    }

    /// The regions that there are, in the order of their names.
    public var all: [ReservedRegion] { ReservedRegion.Name.allCases.compactMap { self[$0] } }

    /// The same regions measured from another origin, in points of the window.
    public func offset(x: Double, y: Double) -> ReservedRegions {
        ReservedRegions(
            all.map { region in
                var moved = region
                moved.frame = region.frame.offset(x: x, y: y)
                return moved
            })
    }
}
