import SplitframeDevices
import SplitframeInterface
public import SplitframeJSON
import SplitframeLayout

extension ResolvedRequest {
    /// The layout as JSON: lengths in points, sizes `[w, h]`, frames `[x, y, w, h]`, insets `[t, l, b, r]`.
    ///
    /// A value is null if its getter would raise an exception for this style.
    public var layoutJSON: JSON { Self.layoutForm.json(of: self) }

    package static let layoutShape = JSONShape.shared("layout", layoutForm.shape)

    private static let layoutForm = JSONForm<ResolvedRequest>([
        .init("size", .size, "the window") { JSON($0.tree.environment.size) },
        .number("scale", "pixels per point") { $0.tree.environment.scale },
        .init("safeArea", .insets, "the window's insets") { JSON($0.tree.environment.safeArea) },
        .word("horizontalSizeClass", "of the window") { $0.tree.environment.horizontalSizeClass },
        .word("verticalSizeClass", "of the window") { $0.tree.environment.verticalSizeClass },
        .init(
            "verticalBarEdge", .named(VerticalBarEdge.self), "where bars stand upright", isRequired: false
        ) {
            $0.place.device.posture == nil ? nil : .string($0.tree.environment.verticalBarEdge.name)
        },
        .init(
            "reservedRegions", .list(ReservedRegion.shape), "what the device keeps for itself",
            isRequired: false
        ) {
            $0.place.device.posture == nil ? nil : .array($0.tree.environment.reservedRegions.all.map(\.json))
        },
        .flag("isCollapsed", "the getter") { $0.layout.isCollapsed },
        .word("displayMode", "the getter") { $0.layout.displayMode },
        .init("splitBehavior", .optional(.named(SplitBehavior.self)), "the getter; null in the classic style")
        {
            $0.state.configuration.style == .unspecified ? .null : .string($0.layout.splitBehavior.name)
        },
        .number("primaryColumnWidth", "the getter") { $0.layout.primaryColumnWidth },
        .init("supplementaryColumnWidth", .optional(.number()), "the getter; null without the column") {
            $0.state.configuration.style == .tripleColumn
                ? .number($0.layout.supplementaryColumnWidth) : .null
        },
        .init("columns", columnsShape, "the columns with a controller") { $0.columnsJSON },
        .init("buttons", buttonsShape, "the split view's own buttons that show") { $0.buttonsJSON },
    ])

    private static let columnsShape = JSONShape.object(
        Column.allCases.map { JSONKey($0.name, .shared("layoutColumn", column.shape), "the column") })

    /// Only columns in the split view's hierarchy have a frame.
    private static let column = JSONForm<(isShowing: Bool, place: ColumnLayout?)>([
        .flag("isShowing", "isShowing(_:)") { $0.isShowing },
        .init("frame", .rectangle, "in the window", isRequired: false) { $0.place.map { JSON($0.frame) } },
        .init("safeArea", .insets, "its insets", isRequired: false) { $0.place.map { JSON($0.safeArea) } },
    ])

    private var columnsJSON: JSON {
        let members = state.configuration.columns.columns.map { column in
            let isShowing = state.visibleColumns.contains(column)
            return (column.name, Self.column.json(of: (isShowing, layout.column(column))))
        }
        return .object(Dictionary(members) { first, _ in first })
    }

    private static let buttonsShape = JSONShape.object(
        ["displayModeButton", "secondaryOnlyButton"].map {
            JSONKey($0, .shared("layoutButton", button.shape), "the button")
        })

    private static let button = JSONForm<(button: SplitButton, hider: String?)>([
        .text("icon", "what it shows") { $0.button.icon.name },
        .word("column", "in whose bar it stands") { $0.button.column },
        .init("hiddenBy", .text, "the element that lies over it", isRequired: false) {
            $0.hider.map { .string($0) }
        },
    ])

    /// A button that is not in the interface is left out.
    private var buttonsJSON: JSON {
        let buttons = [
            "displayModeButton": layout.buttons.displayMode,
            "secondaryOnlyButton": layout.buttons.secondaryOnly,
        ]
        return .members(
            Dictionary(
                uniqueKeysWithValues: buttons.map { name, button in
                    (
                        name,
                        button.map { Self.button.json(of: ($0, tree.hider(ofButton: name, in: $0.column))) }
                    )
                }))
    }
}
