import SplitframeGeometry
import SplitframeInterface
public import SplitframeJSON
import SplitframeLayout

extension ResolvedRequest {
    /// The layout for programs: lengths in points, sizes `[w, h]`, frames `[x, y, w, h]`, insets `[t, l, b, r]`.
    ///
    /// What a getter of this style would raise for is null.
    public var layoutJSON: JSON {
        let environment = tree.environment
        let style = state.configuration.style
        return [
            "size": [.number(environment.size.width), .number(environment.size.height)],
            "scale": .number(environment.scale),
            "safeArea": environment.safeArea.json,
            "horizontalSizeClass": .string(environment.horizontalSizeClass.name),
            "verticalSizeClass": .string(environment.verticalSizeClass.name),
            "isCollapsed": .bool(layout.isCollapsed),
            "displayMode": .string(layout.displayMode.name),
            "splitBehavior": style == .unspecified ? .null : .string(layout.splitBehavior.name),
            "primaryColumnWidth": .number(layout.primaryColumnWidth),
            "supplementaryColumnWidth": style == .tripleColumn
                ? .number(layout.supplementaryColumnWidth) : .null,
            "columns": columnsJSON,
            "buttons": buttonsJSON,
        ]
    }

    /// Columns with a controller; only those in the split view's hierarchy have a frame.
    private var columnsJSON: JSON {
        var members: [String: JSON] = [:]
        for column in state.configuration.columns.columns {
            var facts: [String: JSON] = ["isShowing": .bool(state.visibleColumns.contains(column))]
            if let place = layout.column(column) {
                facts["frame"] = place.frame.json
                facts["safeArea"] = place.safeArea.json
            }
            members[column.name] = .object(facts)
        }
        return .object(members)
    }

    /// The split view's own buttons; one that does not show is left out.
    private var buttonsJSON: JSON {
        let buttons = [
            "displayModeButton": layout.buttons.displayMode,
            "secondaryOnlyButton": layout.buttons.secondaryOnly,
        ]
        return .object(
            buttons.compactMapValues { button in
                button.map { ["icon": .string($0.icon.name), "column": .string($0.column.name)] }
            })
    }
}

extension EdgeInsets {
    fileprivate var json: JSON { .array([top, left, bottom, right].map(JSON.number)) }
}

extension Rectangle {
    fileprivate var json: JSON { .array([x, y, width, height].map(JSON.number)) }
}
