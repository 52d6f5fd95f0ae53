public import SplitframeGeometry
public import SplitframeInterface

/// The size of the screen in points after the setting Display Zoom was changed.
public struct DisplayZoom: Hashable, Sendable {
    /// The setting, spelled `larger-text` or `more-space` in device files.
    public enum Mode: NamedCase {
        case largerText
        case moreSpace
    }

    public var mode: Mode
    public var portraitSize: Size
    public var evidence: Evidence
    public var note: String?

    public init(mode: Mode, portraitSize: Size, evidence: Evidence, note: String? = nil) {
        self.mode = mode
        self.portraitSize = portraitSize
        self.evidence = evidence
        self.note = note
    }
}
