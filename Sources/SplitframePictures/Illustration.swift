public import SplitframeDevices
public import SplitframeRequests
public import SplitframeWireframes

/// What a picture is of.
///
/// Commands, documents, goldens, galleries and tests make this one value, so that what one of
/// them can show, all can; `Picture` is made of it by one function.
public enum Illustration: Hashable, Sendable {
    /// One interface.
    case subject(Subject)
    /// How it was and how it is, beside each other, with what changed.
    case pair(before: Subject, after: Subject)
    /// The same in several generations beside each other, with what differs from the first.
    case generations([Subject])
    /// The same in several postures and places on one canvas, to one scale.
    case postures([Selection])
    /// The modes that a user can reach from a selection.
    case modeMap(Selection)
    /// The columns at every width of the window, a track for each selection, with the windows of devices as ticks.
    case ruler([Selection], among: [Device], within: ClosedRange<Double>? = nil)
    /// A page of many selections.
    case contactSheet(SheetPlan, of: [Selection])
    /// What happened, step by step.
    case filmstrip(Filmstrip)
    /// What happened, in motion.
    case motion(Story)
    /// What a motion shows on its way from step to step, as a picture that stands still.
    case moments([Story])

    /// One interface in words.
    public static func selection(_ selection: Selection) -> Illustration { .subject(.selection(selection)) }
}

/// One interface that is shown: in words, or as code made it.
public enum Subject: Hashable, Sendable {
    case selection(Selection)
    case captured(CapturedInterface)

    /// How it is drawn.
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
