import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests

extension Command {
    /// `splitframe layouts`: lists layouts as a table, without drawing them.
    static let layouts = Command(
        name: "layouts", summary: "list every split view in every place as a table of numbers",
        usage: "[SELECTION] [--csv | --json]", operands: .none,
        options: [
            .interface,
            OptionGroup(heading: "WHAT TO LIST", options: [.every, .csv, .json]),
        ],
        discussion: [
            "Options of the selection take several values, or all. By default every device, posture, orientation, window, "
                + "generation, style and mode; impossible combinations are left out. Lengths are points in the window."
        ],
        examples: [
            "splitframe layouts --csv > layouts.csv"
        ]
    ) { arguments, console in
        if arguments.has(.csv) { try arguments.refuse([.json], with: "--csv") }
        let devices = try arguments.devices()
        let list = try arguments.selectionList(among: devices, allowsSeveral: true)
            .withAllValues(of: .posture, .orientation, .window, .generation, .style, .displayMode)
        let known = try arguments.everyDevice(among: devices) ?? devices
        try console.print(LayoutRow.table, named: "layouts", asJSON: arguments.has(.json)) { write in
            try list.forEachPossible(among: known) { selection in
                guard let place = try? selection.request.place() else { return }
                try write(LayoutRow(selection.request, in: place))
            }
        }
        return .done
    }
}

/// One split view in one place.
struct LayoutRow {
    let request: SplitRequest
    let place: Place
    let state: SplitState
    let layout: ResolvedSplit

    init(_ request: SplitRequest, in place: Place) {
        self.request = request
        self.place = place
        state = request.state(in: place.environment)
        layout = state.layout
    }

    static let table = Table(asked + shown)

    private static let asked: [Table<LayoutRow>.Column] = [
        .text("device", "its id") { $0.request.device.id },
        .text("posture", "of a device that folds") { $0.request.posture?.name },
        .text("sdk", "of the app, on a device that folds") { $0.request.sdk?.name },
        .text("orientation", "how it is held") { $0.request.orientation.name },
        .text("window", "its name or size") { $0.request.window.name },
        .text("generation", "of the system") { $0.request.generation.name },
        .number("width", "of the window") { $0.place.environment.size.width },
        .number("height", "of the window") { $0.place.environment.size.height },
        .text("horizontalSizeClass", "of the window") { $0.place.environment.horizontalSizeClass.name },
        .text("verticalSizeClass", "of the window") { $0.place.environment.verticalSizeClass.name },
        .text("style", "of the split view") { $0.request.style.name },
        .text("askedBehavior", "on screen") { $0.request.splitBehavior.name },
        .text("askedMode", "on screen") { $0.request.displayMode.name },
    ]

    private static let shown: [Table<LayoutRow>.Column] =
        [
            .flag("isCollapsed", "the getter") { $0.layout.isCollapsed },
            .text("displayMode", "the getter") { $0.layout.displayMode.name },
            .text("splitBehavior", "the getter; none in the classic style") {
                $0.request.style == .unspecified ? nil : $0.layout.splitBehavior.name
            },
        ] + [Column.primary, .supplementary, .secondary, .inspector].flatMap(frame)

    /// The frame of a column in the window.
    private static func frame(of column: Column) -> [Table<LayoutRow>.Column] {
        [
            .number("\(column)X", "its left edge") { $0.frame(of: column)?.x },
            .number("\(column)Y", "its upper edge") { $0.frame(of: column)?.y },
            .number("\(column)Width", "how wide it is") { $0.frame(of: column)?.width },
            .number("\(column)Height", "how high it is") { $0.frame(of: column)?.height },
        ]
    }

    static let listShape = JSONShape.object([
        JSONKey("layouts", .list(table.shape), "a row each", isRequired: true)
    ])

    private func frame(of column: Column) -> Rectangle? {
        state.visibleColumns.contains(column) ? layout.column(column)?.frame : nil
    }
}

extension Console {
    /// Writes rows as they come: CSV with a header, or a JSON object with one list.
    func print<Row>(
        _ table: Table<Row>, named name: String, asJSON isJSON: Bool,
        rows: (_ write: (Row) throws -> Void) throws -> Void
    ) throws {
        var waiting = isJSON ? "{\"schema\":1,\"\(name)\":[" : table.header
        var isFirst = true
        try rows { row in
            waiting += isJSON ? (isFirst ? "\n" : ",\n") + table.json(row) : table.csv(row)
            isFirst = false
            guard waiting.utf8.count >= 1 << 16 else { return }
            try output(Array(waiting.showingControls.utf8))
            waiting = ""
        }
        if isJSON { waiting += "\n]}\n" }
        try output(Array(waiting.showingControls.utf8))
    }
}

extension OptionGroup {
    /// The options about the interface, without those of its look.
    static let interface = OptionGroup(
        heading: "SELECTION", options: Option.keys(about: [.place, .splitView]) + [.devicesFile])
}

extension Option {
    static let csv = Option(name: "csv", help: "print comma-separated values with a header")
    static let every = Option(
        name: "every", value: "IDIOM",
        help: "every device of a kind, instead of --device: "
            + UserInterfaceIdiom.allCases.map(\.name).joined(separator: ", "))
}

extension Arguments {
    /// Every device of the kind that `--every` names; nil if it is not given.
    func everyDevice(among devices: [Device]) throws(CommandError) -> [Device]? {
        guard let idiom = try value(.every, expected: "a kind of device", { UserInterfaceIdiom(name: $0) })
        else {
            return nil
        }
        try refuse([Option(.device)], with: Option.every.spelling)
        return devices.filter { $0.idiom == idiom }
    }
}
