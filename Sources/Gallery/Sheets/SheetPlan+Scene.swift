import SceneDrawing
import Selections
import Wireframes

extension SheetPlan {
    /// How many pictures stand side by side.
    private static let columns = 6

    /// The sheet with all its pictures, small.
    func scene(of selections: [Selection]) throws(SelectionError) -> Scene {
        var cells: [ContactSheet.Cell] = []
        for index in pictures {
            var selection = selections[index]
            selection.caption = false
            cells.append(
                ContactSheet.Cell(
                    scene: try ResolvedSelection(selection).wireframe.scene, label: label(of: selection)))
        }
        let theme = pictures.first.map { selections[$0].theme } ?? .light
        return ContactSheet(
            title: title, columns: min(Self.columns, max(2, cells.count)), cells: cells, theme: theme.colors
        ).scene
    }
}
