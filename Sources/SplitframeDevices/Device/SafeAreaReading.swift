public import SplitframeGeometry

/// The safe area of the whole screen on some versions of the system.
public struct SafeAreaReading: Hashable, Sendable {
    public var versions: SystemVersions
    /// Insets in points; left and right are physical sides.
    public var insets: Oriented<EdgeInsets>
    public var evidence: Evidence
}
