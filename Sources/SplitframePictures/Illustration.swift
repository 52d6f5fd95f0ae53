public import SplitframeDevices
public import SplitframeRequests
public import SplitframeWireframes

/// The subject of a picture: one interface, or several in a given arrangement.
///
/// Commands, documents, goldens, galleries and tests make this one value, so that all of them can show the same
/// subjects; `Picture` is made from it by one function. Like other enums with large payloads it is `indirect`: a copy is
/// one word, and its users compile to a third of the code.
public indirect enum Illustration: Hashable, Sendable {
    /// One interface.
    case subject(Subject)
    /// An interface before and after a change, beside each other, with the differences.
    case pair(before: Subject, after: Subject)
    /// The same subject in several generations beside each other, with the differences from the first.
    case generations([Subject])
    /// The same subject in several postures and places on one canvas, to one scale.
    case postures([Selection])
    /// The modes that a user can reach from a selection.
    case modeMap(Selection)
    /// The columns at every width of the window, one track per selection, with the windows of devices as ticks.
    case ruler([Selection], among: [Device], within: ClosedRange<Double>? = nil)
    /// A page of many selections.
    case contactSheet(SheetPlan, of: [Selection])
    /// The steps of stories, one picture each.
    case filmstrip(Filmstrip)
    /// The steps of a story, in motion.
    case motion(Story)
    /// Still pictures of the moments of a motion from step to step.
    case moments([Story])

    /// One interface, given as a selection.
    public static func selection(_ selection: Selection) -> Illustration { .subject(.selection(selection)) }
}

/// One interface: given as a selection, or made by code.
public indirect enum Subject: Hashable, Sendable {
    case selection(Selection)
    case captured(CapturedInterface)

    /// The look in which it is drawn.
    public var look: Look {
        get {
            switch self {
            case .selection(let selection): selection.look
            case .captured(let captured): captured.wireframe.look
            }
        }
        set {
            switch self {
            case .selection(var selection):
                selection.look = newValue
                self = .selection(selection)
            case .captured(var captured):
                captured.wireframe.look = newValue
                self = .captured(captured)
            }
        }
    }
}
