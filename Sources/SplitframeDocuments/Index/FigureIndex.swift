package import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframePictures
import SplitframeWireframes

/// An index of the figures of a list, for site generators: files, sizes, texts, and the frames of elements.
package struct FigureIndex: Sendable {
    var figures: [DocumentFigure]

    /// The JSON shape of a list of figures, `figures.json`.
    package static let listShape = JSONShape.object([
        JSONKey("figures", .list(FigureRequest.anyShape), "what is to be drawn, in order", isRequired: true)
    ]).versioned

    /// The bytes of the index file.
    var bytes: [UInt8] { Array(Self.form.json(of: self).versioned.indentedText.utf8) }

    /// The JSON form of an index, `figures.index.json`.
    package static let form = JSONForm<FigureIndex>([
        .list("figures", DocumentFigure.indexForm, "in the order of the list") { $0.figures }
    ])
}

extension DocumentFigure {
    fileprivate static let indexForm = JSONForm<DocumentFigure>([
        .text("name", "the files' without suffix") { $0.figure.name },
        .list("files", fileForm, "beside the index") { figure in
            figure.files.map { ($0.file, figure.figure.light.scene.size) }
        },
        .init("size", .size, "of the picture") { JSON($0.figure.light.scene.size) },
        .text("caption", "what is shown, in a line") { $0.figure.light.title },
        .text("alternativeText", "for those who cannot see the picture") {
            $0.figure.light.scene.alternativeText
        },
        .text("longDescription", "everything that is shown, a line each") { $0.figure.light.longDescription },
        .init("animation", PictureDescription.animationShape, "its steps, where it moves", isRequired: false)
        {
            $0.figure.light.moves ? $0.figure.light.description.animation : nil
        },
        .list("callOuts", CallOut.form, "where columns, bars and buttons lie; none in a picture of several") {
            $0.figure.light.callOuts
        },
    ])

    private static let fileForm = JSONForm<(file: ResolvedFigure.File, size: Size)>([
        .text("file", "its name") { $0.file.name },
        .word("appearance", "for whom it is") { $0.file.isDark ? FigureAppearance.dark : .light },
        .count("scale", "pixels a point") { $0.file.scale },
        .init("size", .pixelSize, "of the file") { drawn in
            .numbers([drawn.size.width, drawn.size.height].map { ($0 * Double(drawn.file.scale)).rounded() })
        },
    ])
}

/// The frame of an element in a picture.
struct CallOut: Sendable {
    var name: String
    /// The frame in points of the picture, from its top-left corner.
    var frame: Rectangle

    static let form = JSONForm<CallOut>([
        .text("element", "its name, as explain --why takes it") { $0.name },
        .init("frame", .rectangle, "in the picture, from its top-left corner") { JSON($0.frame) },
    ])
}

extension Picture {
    /// The columns, bars and buttons of the interface that are inside the picture.
    var callOuts: [CallOut] {
        guard let tree = single?.tree, let origin = scene.origin(of: "window") else { return [] }
        return tree.elementNames.compactMap { name in
            guard let element = tree.element(named: name)?.element, element.isCalledOut || name == "window"
            else {
                return nil
            }
            return CallOut(name: name, frame: element.frame.offset(x: origin.x, y: origin.y))
        }
    }
}

extension InterfaceElement {
    fileprivate var isCalledOut: Bool {
        switch kind {
        case .column, .screen, .navigationBar, .barButton, .toolbar, .tabBar, .tab: true
        case .split, .separator, .dimming, .title, .windowControls, .glass, .content, .view: false
        }
    }
}
