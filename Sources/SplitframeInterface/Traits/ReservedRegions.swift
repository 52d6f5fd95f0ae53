import SplitframeGeometry

/// The parts of a window that a device reserves: at most one region of each name.
///
/// The regions are stored in the value itself, not in an array, because every layout copies its environment.
public struct ReservedRegions: Hashable, Sendable {
    public var strip: ReservedRegion?
    public var camera: ReservedRegion?
    public var fold: ReservedRegion?

    /// If several regions have one name, the last one is used.
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

    /// The regions that exist, in the order of their names.
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
