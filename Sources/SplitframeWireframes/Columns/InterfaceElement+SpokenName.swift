import SplitframeGeometry
import SplitframeInterface

extension InterfaceElement {
    /// The accessibility label of a column, screen, bar or button in a picture; nil for other elements.
    var spokenName: String? {
        let size = "\(frame.width.figureText) × \(frame.height.figureText) points"
        return switch kind {
        case .column(let column): "\(column.column.name) column, \(size)"
        case .screen(let screen): "\(screen.presentation.words), \(size)"
        case .navigationBar(let bar): bar.title.isEmpty ? "bar" : "bar, \(bar.title)"
        case .toolbar: "toolbar"
        case .tabBar: "tab bar"
        case .barButton(let button): "\(button.label) button\(button.isEnabled ? "" : ", disabled")"
        case .split, .separator, .dimming, .title, .windowControls, .tab, .glass, .content, .view: nil
        }
    }
}
