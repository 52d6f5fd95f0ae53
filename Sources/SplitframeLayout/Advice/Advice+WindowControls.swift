import SplitframeGeometry
import SplitframeInterface

extension Advice {
    /// What the window's own controls cover of the column beneath them: the app's views, or its content where no bar
    /// keeps it clear of them.
    static func coveredByControls(in place: AdvicePlace) -> [Finding] {
        guard let environment = place.state.environment,
            let controls = environment.windowControlsFrame(in: place.state.generation),
            let column = place.state.columnOnTop(at: controls)
        else { return [] }
        let contents = place.contents(of: column.column)
        let views = (contents.views + contents.inside).flatMap { $0.views(beneath: controls) }
        func finding(_ name: String, _ frame: Rectangle) -> Finding {
            place.finding(
                .keepOffWindowControls,
                "\(name) at \(frame.placeText) lies beneath the window's controls at \(controls.placeText)",
                about: column.column, change: .adaptToCorner(name, column.column))
        }
        guard views.isEmpty else { return views.map { finding($0.name, $0.frame) } }
        let room = column.frame.inset(by: column.safeArea)
        guard contents.isBarHidden, contents.views.isEmpty, contents.inside.isEmpty,
            contents.content?.hasText == true, room.intersection(controls) != nil
        else { return [] }
        return [finding("the content", room)]
    }
}

extension SplitState {
    /// The frontmost visible column at a frame.
    fileprivate func columnOnTop(at frame: Rectangle) -> ColumnLayout? {
        let visible = isCollapsed ? topColumn.map { ColumnSet($0) } ?? .primary : visibleColumns
        return layout.arrangement.columns.last {
            visible.contains($0.column) && $0.frame.intersection(frame) != nil
        }
    }
}

extension ContentElement {
    /// Whether the content has texts or controls, which must not be covered.
    fileprivate var hasText: Bool {
        switch kind {
        case .list, .grid, .text, .web, .form, .mail, .files: true
        case .map, .image, .empty, .tabs: false
        }
    }
}

extension InterfaceElement {
    /// The innermost views of an app beneath a frame, without those that are only a ground.
    fileprivate func views(beneath frame: Rectangle) -> [InterfaceElement] {
        guard let common = self.frame.intersection(frame), !common.isEmpty else { return [] }
        let inner = children.flatMap { $0.views(beneath: frame) }
        guard inner.isEmpty, case .view(let view) = kind, view.kind != .box, view.kind != .card else {
            return inner
        }
        return [self]
    }
}
