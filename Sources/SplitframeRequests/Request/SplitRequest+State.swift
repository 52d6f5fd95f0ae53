public import SplitframeDevices
public import SplitframeInterface
public import SplitframeLayout

extension SplitRequest {
    /// The split view in its place, after all of the request has been applied.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    public func state() throws(SelectionError) -> SplitState {
        if let impossibility { throw impossibility }
        return state(in: try place().environment)
    }

    /// The split view in another environment than that of its place, after all of the request has been applied.
    package func state(in environment: TraitEnvironment) -> SplitState {
        events(in: environment).reduce(beforeMounting) { $0.settled(after: $1) }
    }

    /// The split view as the app makes it: style, columns, edge and properties, in order.
    package var beforeMounting: SplitState {
        var configuration = SplitConfiguration(style: style, columns: columns)
        configuration.primaryEdge = primaryEdge
        if showsInspector { configuration.columns.insert(.inspector) }
        return properties.reduce(SplitState(configuration, generation: generation)) {
            $0.settled(after: .set($1))
        }
    }

    /// The place of the split view.
    ///
    /// - Throws: ``SelectionError/place(_:)`` if the device has no such window, orientation or generation.
    public func place() throws(SelectionError) -> Place {
        if let foldingError { throw .place(foldingError) }
        do {
            return try Place(
                device: device, orientation: orientation, window: window, generation: generation,
                layoutDirection: direction)
        } catch {
            throw .place(error)
        }
    }

    /// The contents of the columns that differ from the defaults.
    public var columnContents: [Column: ColumnContents] {
        var all: [Column: ColumnContents] = [:]
        for (column, kind) in contents {
            guard let story = kind.story, let level = ContentStory.level(of: column, in: style) else {
                continue
            }
            all[column, default: .standard(for: column)].title = story.title(of: level)
        }
        for (column, title) in titles { all[column, default: .standard(for: column)].title = title }
        for column in largeTitles { all[column, default: .standard(for: column)].prefersLargeTitle = true }
        for (column, kind) in contents {
            let row =
                kind == .list
                ? ColumnContents.standard(for: column).content?.selectedRow ?? 0
                : kind.story.flatMap { story in
                    ContentStory.level(of: column, in: style).flatMap(story.selectedRow)
                }
            all[column, default: .standard(for: column)].content = ContentElement(
                kind: kind, selectedRow: row)
        }
        return all
    }

    /// The events of the split view from mounting on, in order.
    private func events(in environment: TraitEnvironment) -> [SplitEvent] {
        var events = [SplitEvent.mount(environment)]
        if splitBehavior != .automatic { events += [.set(.preferredSplitBehavior(splitBehavior)), .layout] }
        if asksForPopover {
            events.append(.tapDisplayModeButton)
        } else if displayMode != .automatic {
            events += [.set(.preferredDisplayMode(displayMode)), .layout]
        }
        if showsInspector { events += [.show(.inspector), .layout] }
        return events
    }

    /// Whether the request is for the primary over the secondary in iOS 7, where a tap opens it as a popover.
    private var asksForPopover: Bool {
        generation.rules.arrangement == .popover && displayMode == .oneOverSecondary
    }
}
