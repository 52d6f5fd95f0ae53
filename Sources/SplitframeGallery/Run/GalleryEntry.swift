import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

/// A gallery's entries about a drawn picture.
struct GalleryEntry: Sendable {
    /// The entry in `gallery.json`.
    var json: JSON
    /// The entry in the page.
    var pageJSON: JSON

    init(json: JSON, pageJSON: JSON) {
        self.json = json
        self.pageJSON = pageJSON
    }

    init(_ picture: Picture, of selection: Selection, _ resolved: ResolvedRequest, file: String) {
        json = picture.json(file: file)
        pageJSON = PageEntry(picture: picture, selection: selection, resolved: resolved).json(file: file)
    }
}

private struct PageEntry {
    let picture: Picture
    let selection: Selection
    let resolved: ResolvedRequest

    /// The data that the page needs: values to filter by, lines to show, and the command that draws the picture again.
    func json(file: String) -> JSON {
        let layout = resolved.layout
        let shown = layout.modeName
        return .members([
            "file": .string(file),
            "size": [.number(Double(picture.pixels.width)), .number(Double(picture.pixels.height))],
            "scale": .number(Double(selection.scale)), "bare": .number(bareHeight),
            "alt": .string(picture.alternativeText),
            "device": .string(selection.device.id), "orientation": .string(selection.orientation.name),
            "posture": selection.device.posture.map { .string($0.name) },
            "window": .string(selection.window.name), "generation": .string(selection.generation.name),
            "style": .string(selection.style.name), "displayMode": .string(selection.displayMode.name),
            "splitBehavior": .string(selection.splitBehavior.name), "shownMode": .string(shown),
            "title": .string("\(selection.style.name.words()) · \(shown.words())"),
            "facts": .string(
                resolved.facts.filter { ![resolved.styleWords, resolved.modeWords].contains($0) }
                    .joined(separator: " · ")
            ),
            "rows": .array(rows.map { [.string($0), .string($1)] }),
            "command": .string(command), "theme": .string(selection.look.theme.name),
            "subject": .string(subject), "layout": .string(shownLayout),
            "ran": .bool(resolved.anachronism == nil),
        ])
    }

    /// The height of the picture without its caption, in points.
    private var bareHeight: Double {
        let size = picture.scene.size
        return min(size.height, (picture.single?.bodyFrame(on: size).maxY ?? size.height) + 12)
    }

    /// An identifier that is the same for pictures that differ only in their theme.
    private var subject: String {
        var selection = selection
        selection.look.theme = .light
        return String(selection.path(beyond: .gallery).checkSum, radix: 36)
    }

    /// An identifier that is the same for pictures with equal layouts, whatever their requests are.
    private var shownLayout: String {
        let places = Twin(Twin(resolved.tree).elements.filter { $0.kind != .split })
        return String(places.text.checkSum, radix: 36)
    }

    private var command: String {
        let arguments =
            ["splitframe", "render"] + selection.options() + ["-o", "picture.png"]
        return arguments.map(\.shellWord).joined(separator: " ")
    }

    private var rows: [(String, String)] {
        let environment = resolved.tree.environment
        let safeArea = environment.safeArea
        let insets = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map(\.pointText)
        let columns = resolved.layout.arrangement.columns.map { column in
            (
                column.column.name,
                "\(column.frame.width.pointText) × \(column.frame.height.pointText) at \(column.frame.x.pointText), \(column.frame.y.pointText)"
            )
        }
        return [
            ("window", "\(environment.size.width.pointText) × \(environment.size.height.pointText) pt"),
            ("safe area", insets.joined(separator: " / ")),
            ("size classes", "\(environment.horizontalSizeClass) × \(environment.verticalSizeClass)"),
            ("mode asked", selection.displayMode.name),
            ("mode shown", resolved.layout.modeName),
        ] + columns
    }
}
