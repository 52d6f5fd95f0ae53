public import SplitframeInterface

/// What advice is given on: a split view with what its columns hold.
public struct AdviceSubject: Hashable, Sendable {
    public var configuration: SplitConfiguration
    public var contents: [Column: ColumnContents]
    public var generation: Generation

    public init(
        _ configuration: SplitConfiguration, contents: [Column: ColumnContents] = [:],
        generation: Generation = .standard
    ) {
        self.configuration = configuration
        self.contents = contents
        self.generation = generation
    }

    /// The subject with a change made.
    public func changed(by change: AdviceChange) -> AdviceSubject {
        var subject = self
        switch change {
        case .set(let property):
            subject.configuration.store(property)
        case .removeBarButtons(let column):
            subject.contents[column, default: .standard(for: column)].barButtons = []
        case .selectRow(let column):
            subject.contents[column, default: .standard(for: column)].content.selectedRow = 0
        }
        return subject
    }

    func contents(of column: Column) -> ColumnContents {
        contents[column] ?? .standard(for: column)
    }

    /// The split view as first mounted, then asked on screen for its preferred mode, so that what is asked shows
    /// wherever UIKit ever shows it.
    func state(in environment: TraitEnvironment) -> SplitState {
        var state = SplitState(configuration, generation: generation).settled(after: .mount(environment))
        if configuration.preferredDisplayMode != .automatic {
            state = state.settled(after: .set(.preferredDisplayMode(configuration.preferredDisplayMode)))
                .settled(after: .layout)
        }
        return state
    }
}

/// A change that cures a finding.
public enum AdviceChange: Hashable, Sendable {
    case set(SplitProperty)
    case removeBarButtons(Column)
    case selectRow(Column)

    /// The change as an instruction.
    public var text: String {
        switch self {
        case .set(let property): "set \(property.name) to \(property.valueText)"
        case .removeBarButtons(let column):
            "move the bar buttons of the \(column) column to the secondary's bar"
        case .selectRow(let column): "keep the row that the detail shows selected in the \(column) column"
        }
    }
}
