import SplitframeGeometry

extension InterfaceTree {
    package static let twinHeader = "splitframe-twin 1"

    /// The tree as text, the same on every machine: a golden's twin.
    ///
    /// The first line is `splitframe-twin 1`, then one line an element in drawing order:
    /// `path<TAB>attribute=value …`, frames as `frame=x,y,w,h` in points with up to three decimals.
    public var twin: String {
        var lines = [Self.twinHeader]
        let environment = environment
        lines.append(
            "window\t"
                + [
                    "size=\(environment.size.width.pointText),\(environment.size.height.pointText)",
                    "scale=\(environment.scale.pointText)",
                    "safeArea=\(environment.safeArea.twinText)",
                    "horizontalSizeClass=\(environment.horizontalSizeClass)",
                    "verticalSizeClass=\(environment.verticalSizeClass)",
                    "idiom=\(environment.idiom)",
                    "direction=\(environment.layoutDirection)",
                    "generation=\(generation)",
                ].joined(separator: " ") + (style.map { " style=\($0)" } ?? ""))
        for layer in layers { layer.appendTwin(to: &lines, path: layer.name) }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Sequence<InterfaceTree> {
    /// Several trees in one twin, each below a name of its own: `picture1/split/primary`.
    public var twin: String {
        let lines = enumerated().flatMap { index, tree in
            tree.twin.split(separator: "\n").dropFirst().map { "picture\(index + 1)/\($0)" }
        }
        return ([InterfaceTree.twinHeader] + lines).joined(separator: "\n") + "\n"
    }
}

extension InterfaceElement {
    fileprivate func appendTwin(to lines: inout [String], path: String) {
        let attributes = ["frame=\(frame.twinText)"] + kind.twinAttributes + style.twinAttributes
        lines.append("\(path)\t\(attributes.joined(separator: " "))")
        for child in children {
            child.appendTwin(to: &lines, path: "\(path)/\(child.name)")
        }
    }
}

extension InterfaceElement.Kind {
    /// What a twin says of an element besides its frame, in a fixed order.
    fileprivate var twinAttributes: [String] {
        switch self {
        case .split(let split):
            [
                "style=\(split.style)", "displayMode=\(split.displayMode)",
                "splitBehavior=\(split.splitBehavior)", "isCollapsed=\(split.isCollapsed)",
                "primaryEdge=\(split.primaryEdge)",
            ]
        case .column(let column):
            [
                "presentation=\(column.presentation)", "safeArea=\(column.safeArea.twinText)",
                "isInteractive=\(column.isInteractive)",
            ]
        case .screen(let screen):
            ["presentation=\(screen.presentation)", "safeArea=\(screen.safeArea.twinText)"]
                + (screen.arrow.map { ["arrow=\($0)"] } ?? [])
                + (screen.hasGrabber ? ["hasGrabber=true"] : [])
        case .separator, .dimming, .windowControls, .toolbar, .tabBar, .glass:
            []
        case .navigationBar(let bar):
            ["title=\(bar.title.twinText)", "prefersLargeTitle=\(bar.prefersLargeTitle)"]
                + (bar.prompt.map { ["prompt=\($0.twinText)"] } ?? [])
        case .title(let title):
            ["isLarge=\(title.isLarge)"]
                + (title.largeSize == TitleElement.standardLargeSize
                    ? [] : ["largeSize=\(title.largeSize.pointText)"])
        case .barButton(let button):
            [button.icon.map { "icon=\($0)" }, button.title.map { "title=\($0.twinText)" }]
                .compactMap(\.self) + ["side=\(button.side)"]
                + (button.isProminent ? ["isProminent=true"] : [])
        case .tab(let tab):
            [tab.icon.map { "icon=\($0)" }, tab.title.map { "title=\($0.twinText)" }].compactMap(\.self)
                + ["isSelected=\(tab.isSelected)"]
                + (tab.isInStrip ? ["isInStrip=true"] : [])
        case .content(let content):
            ["kind=\(content.kind)"] + (content.selectedRow.map { ["selectedRow=\($0)"] } ?? [])
                + (content.rowCount.map { ["rowCount=\($0)"] } ?? [])
        case .view(let view):
            view.twinAttributes
        }
    }
}

extension ViewElement {
    fileprivate var twinAttributes: [String] {
        let words = [("text", text), ("secondaryText", secondaryText), ("symbol", symbol)]
        return ["kind=\(kind)"] + words.compactMap { name, word in word.map { "\(name)=\($0.twinText)" } }
            + (lines.isEmpty ? [] : ["lines=\(lines.count)"])
            + (secondaryLines.isEmpty ? [] : ["secondaryLines=\(secondaryLines.count)"])
            + (isSideBySide ? ["isSideBySide=true"] : [])
            + (accessories.isEmpty
                ? [] : ["accessories=\(accessories.map(\.name).joined(separator: ","))"])
            + (isSelected ? ["isSelected=true"] : [])
            + (hasSeparator ? ["hasSeparator=true"] : [])
            + (fontSize == 17 ? [] : ["fontSize=\(fontSize.pointText)"])
            + unsolved.map { "unsolved=\($0.twinText)" }
    }
}

extension ElementStyle {
    fileprivate var twinAttributes: [String] {
        [
            interfaceStyle.map { "style=\($0)" }, background.map { "background=\($0.twinText)" },
            tint.map { "tint=\($0.twinText)" }, foreground.map { "foreground=\($0.twinText)" },
            direction.map { "direction=\($0)" },
        ].compactMap(\.self)
    }
}

extension ElementColor {
    /// `#RRGGBB`, and the opacity where it is not full.
    fileprivate var twinText: String {
        let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
        return "#"
            + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension Rectangle {
    fileprivate var twinText: String {
        [x, y, width, height].map(\.pointText).joined(separator: ",")
    }
}

extension EdgeInsets {
    fileprivate var twinText: String {
        [top, left, bottom, right].map(\.pointText).joined(separator: ",")
    }
}

extension String {
    /// Quoted so that a line stays a line and a quote stays inside: `\` `"` tab and newlines are escaped.
    package var twinText: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case let control where control.properties.generalCategory == .control:
                text += "\\u{\(String(control.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
