public import SplitframeInterface

/// The phrases of alternative texts in one language.
public struct AlternativeTextPhrases: Hashable, Sendable {
    /// The name by which a document chooses the language: `de`.
    public var language: String
    private var phrases: [AlternativePhrase: String]

    /// Some or all phrases of a language; missing phrases are in English.
    ///
    /// Placeholders for values are in braces: `{device} in {orientation}`.
    public init(language: String, phrases: [AlternativePhrase: String]) {
        self.language = language
        self.phrases = phrases
    }

    /// The known languages.
    public static let known: [AlternativeTextPhrases] = [.english, .german, .chinese]

    /// A phrase with its placeholders.
    package func template(of phrase: AlternativePhrase) -> String {
        phrases[phrase] ?? Self.english.phrases[phrase] ?? ""
    }

    /// A phrase with values in place of its placeholders.
    public func callAsFunction(_ phrase: AlternativePhrase, _ values: KeyValuePairs<String, String> = [:])
        -> String
    {
        var text = template(of: phrase)
        // Braces in a value are not treated as placeholders.
        var parts: [String] = []
        while let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
            let name = text[text.index(after: open)..<close]
            let value = values.first { $0.key == name }?.value
            parts.append(text[..<open] + (value ?? "{\(name)}"))
            text = String(text[text.index(after: close)...])
        }
        return parts.joined() + text
    }

    /// A number of things: `1 layout`, `4 layouts`.
    package func count(_ count: Int, one: AlternativePhrase, several: AlternativePhrase) -> String {
        count == 1 ? self(one) : self(several, ["count": "\(count)"])
    }

    /// Clauses as one sentence.
    package func sentence(_ clauses: [String]) -> String {
        clauses.joined(separator: self(.clauseSeparator)) + self(.end)
    }

    /// A column's name; any other name is unchanged.
    func column(_ name: String) -> String {
        guard let phrase = AlternativePhrase(name: name), Column(name: name) != nil else { return name }
        return self(phrase)
    }

    /// Several things in a sentence: `a, b and c`.
    package func list(_ things: [String]) -> String { joined(things, .lastSeparator) }

    /// Several things of which one is enough: `a, b or c`.
    package func alternatives(_ things: [String]) -> String { joined(things, .orSeparator) }

    private func joined(_ things: [String], _ separator: AlternativePhrase) -> String {
        guard let last = things.last, things.count > 1 else { return things.first ?? "" }
        return things.dropLast().joined(separator: self(.listSeparator)) + self(separator) + last
    }
}

extension AlternativeTextPhrases {
    /// The maximum number of characters of an alternative text, which a screen reader speaks as a whole.
    package static let mostCharacters = 250

    /// The start of a text, with as many whole clauses as fit in an alternative text; the text itself if it is short.
    package func shortened(_ text: String) -> String {
        guard text.count > Self.mostCharacters else { return text }
        let end = self(.end)
        var taken = ""
        let beginning = String(text.prefix(2 * Self.mostCharacters))
        for clause in beginning.clauses(after: [self(.clauseSeparator), end + " "]) {
            let longer = taken + clause
            guard longer.withoutEnd(self).count + end.count <= Self.mostCharacters else { break }
            taken = longer
        }
        if !taken.isEmpty { return taken.withoutEnd(self) + end }
        let start = text.prefix(Self.mostCharacters - 1)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
    }
}

extension String {
    /// The text cut after each of some separators.
    fileprivate func clauses(after separators: [String]) -> [Substring] {
        var clauses: [Substring] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            if let separator = separators.first(where: { self[index...].hasPrefix($0) }) {
                index = self.index(index, offsetBy: separator.count)
                clauses.append(self[start..<index])
                start = index
            } else {
                index = self.index(after: index)
            }
        }
        if start < endIndex { clauses.append(self[start...]) }
        return clauses
    }

    fileprivate func withoutEnd(_ phrases: AlternativeTextPhrases) -> Substring {
        for end in [phrases(.clauseSeparator), phrases(.end) + " ", phrases(.end)] where hasSuffix(end) {
            return dropLast(end.count)
        }
        return self[...]
    }
}

extension AlternativeTextPhrases {
    /// Simplified Chinese.
    public static let chinese = AlternativeTextPhrases(
        language: "zh",
        phrases: [
            .clauseSeparator: "；", .listSeparator: "、", .lastSeparator: "和", .orSeparator: "或", .end: "。",
            .portrait: "竖屏", .landscape: "横屏", .held: "{device}（{orientation}）",
            .window: "{held}，窗口宽 {width} 点、高 {height} 点", .shown: "{subject}：{columns}",
            .primary: "主栏", .supplementary: "辅助栏", .secondary: "次栏", .inspector: "检查器栏", .compact: "紧凑栏",
            .noColumn: "没有分栏", .oneColumn: "一栏：{columns} 点宽", .collapsedColumn: "折叠为一栏：{columns} 点宽",
            .severalColumns: "{count}栏，{relation}：{columns} 点宽",
            .two: "两", .three: "三", .four: "四", .columnWidth: "{column} {width}",
            .beside: "并排显示", .above: "{above}浮于{below}之上",
            .displaced: "{relation}，{columns}部分被推出窗口",
            .beneath: "{column}有 {width} 点被{cover}遮住",
            .onLeft: "左侧", .onRight: "右侧",
            .closed: "合上", .flat: "展平", .book: "像书一样半折", .laptop: "像笔记本电脑一样半折",
            .strip: "摄像头和状态位于{side}宽 {width} 点的条带", .levelStrip: "状态位于右上角",
            .fold: "折痕位于 {place} 点", .flatFold: "平展的折痕位于 {place} 点",
            .olderApp: "应用以 SDK {sdk} 构建，其窗口以外的屏幕为暗色",
            .trailing: "边栏位于尾侧", .rightToLeft: "从右向左阅读",
            .presented: "其上有{screen}", .screenWidth: "{screen}，{width} 点宽",
            .titled: "{screen}“{title}”", .dimmed: "下层内容变暗",
            .screen: "屏幕", .fullScreenCover: "全屏视图", .sheet: "表单", .formSheet: "表格表单",
            .popover: "弹出框", .alert: "提醒", .actionSheet: "操作表",
            .button: "{column}的导航栏中有{button}按钮",
            .hidden: "{clause}，被{cover}遮住",
            .sidebarButton: "边栏", .backButton: "返回", .expandButton: "展开", .secondaryOnlyButton: "仅显示次栏",
            .spotlight: "除 {element} 外均变暗", .mark: "编号 {number}，位于 {element}：{text}",
            .label: "位于 {element}：{text}",
            .exploded: "各层分开绘制，自下而上为{layers}",
            .neverRan: "此设备从未运行过 {system}",
            .onePicture: "1 张图", .pictures: "{count} 张图",
            .oneDevice: "1 台设备", .devices: "{count} 台设备",
            .picturesOfDevices: "{devices}的 {pictures}",
            .oneLayout: "1 种布局", .layouts: "{count} 种布局",
            .displayModes: "{count} 种显示模式", .start: "{mode}（起始）",
            .way: "从 {from} 到 {to}：{actions}",
            .displayModeButton: "显示模式按钮", .barButton: "导航栏按钮",
            .secondaryOnlyTap: "仅显示次栏按钮",
            .swipeIn: "向内轻扫", .swipeOut: "向外轻扫", .tapBeside: "轻点旁边",
            .ruler: "窗口宽度标尺", .stretch: "{from} 至 {to} 点：{columns}",
            .collapsed: "已折叠", .steps: "{title}，逐步显示：{steps}",
            .before: "之前", .after: "之后", .changed: "变化：{changes}",
            .changedIn: "{heading}的变化：{changes}",
            .isNew: "{column}出现", .isGone: "{column}消失",
            .isStacked: "{column}移入导航堆栈", .isUnstacked: "{column}移出导航堆栈",
            .unchanged: "各栏均未增减，宽度不变",
            .inMotion: "循环播放，{seconds} 秒：{steps}",
            .timing: "每步停留 {rest} 秒，每次移动 {move} 秒",
            .reducedMotion: "如设置减弱动态效果，则静止于第一步",
        ])
}

extension AlternativeTextPhrases {
    public static let english = AlternativeTextPhrases(
        language: "en",
        phrases: [
            .clauseSeparator: "; ", .listSeparator: ", ", .lastSeparator: " and ", .orSeparator: " or ",
            .end: ".",
            .portrait: "portrait", .landscape: "landscape", .held: "{device} in {orientation}",
            .window: "{held}, in a window of {width} by {height} points", .shown: "{subject}: {columns}",
            .primary: "primary", .supplementary: "supplementary", .secondary: "secondary",
            .inspector: "inspector", .compact: "compact",
            .noColumn: "no column", .oneColumn: "one column: {columns} points wide",
            .collapsedColumn: "one column, collapsed: {columns} points wide",
            .severalColumns: "{count} columns, {relation}: {columns} points wide",
            .two: "two", .three: "three", .four: "four", .columnWidth: "{column} {width}",
            .beside: "beside each other", .above: "{above} above {below}",
            .displaced: "{relation}, {columns} pushed partly out of the window",
            .beneath: "{width} points of the {column} lie beneath the {cover}",
            .onLeft: "left", .onRight: "right",
            .closed: "closed", .flat: "opened flat", .book: "half folded like a book",
            .laptop: "half folded like a laptop",
            .strip: "camera and status in a strip {width} points wide at the {side}",
            .levelStrip: "the status in the top right corner", .fold: "the fold at {place} points",
            .flatFold: "the fold at {place} points flat",
            .olderApp: "the rest of the display dark beside an app built with SDK {sdk}",
            .trailing: "sidebars at the trailing edge", .rightToLeft: "read from right to left",
            .presented: "above it {screen}", .screenWidth: "{screen}, {width} points wide",
            .titled: "{screen} “{title}”", .dimmed: "what lies below is dimmed",
            .screen: "a screen", .fullScreenCover: "a full-screen cover", .sheet: "a sheet",
            .formSheet: "a form sheet", .popover: "a popover", .alert: "an alert",
            .actionSheet: "an action sheet",
            .button: "the {button} button is in the bar of the {column} column",
            .hidden: "{clause}, hidden beneath the {cover}",
            .sidebarButton: "sidebar", .backButton: "back", .expandButton: "expand",
            .secondaryOnlyButton: "secondary-only",
            .spotlight: "all but {element} is dimmed", .mark: "number {number} at {element}: {text}",
            .label: "at {element}: {text}",
            .exploded: "drawn as layers lifted apart, from the bottom up {layers}",
            .neverRan: "This device never ran {system}",
            .onePicture: "1 picture", .pictures: "{count} pictures",
            .oneDevice: "1 device", .devices: "{count} devices",
            .picturesOfDevices: "{pictures} of {devices}",
            .oneLayout: "1 layout", .layouts: "{count} layouts",
            .displayModes: "{count} display modes", .start: "{mode} (start)",
            .way: "from {from} to {to}: {actions}",
            .displayModeButton: "display-mode button", .barButton: "bar button",
            .secondaryOnlyTap: "secondary-only button",
            .swipeIn: "swipe in", .swipeOut: "swipe out", .tapBeside: "tap outside",
            .ruler: "Ruler of window widths", .stretch: "{from} to {to} points: {columns}",
            .collapsed: "collapsed", .steps: "{title}, step by step: {steps}",
            .before: "Before", .after: "After", .changed: "Changed: {changes}",
            .changedIn: "{heading}, changed: {changes}",
            .isNew: "{column} appears", .isGone: "{column} disappears",
            .isStacked: "{column} goes onto the navigation stack",
            .isUnstacked: "{column} comes from the navigation stack",
            .unchanged: "no column comes, goes or shows another width",
            .inMotion: "In motion, over and over, {seconds} seconds: {steps}",
            .timing: "Each step rests {rest} seconds, each move takes {move} seconds",
            .reducedMotion: "where reduced motion is preferred, the first stands still",
        ])
}

extension AlternativeTextPhrases {
    public static let german = AlternativeTextPhrases(
        language: "de",
        phrases: [
            .clauseSeparator: "; ", .listSeparator: ", ", .lastSeparator: " und ", .orSeparator: " oder ",
            .end: ".",
            .portrait: "Hochformat", .landscape: "Querformat", .held: "{device} im {orientation}",
            .window: "{held}, in einem Fenster von {width} mal {height} Punkt",
            .shown: "{subject}: {columns}",
            .primary: "Primärspalte", .supplementary: "Zusatzspalte", .secondary: "Sekundärspalte",
            .inspector: "Inspektor", .compact: "Kompaktspalte",
            .noColumn: "keine Spalte", .oneColumn: "eine Spalte: {columns} Punkt breit",
            .collapsedColumn: "eine Spalte, zusammengeklappt: {columns} Punkt breit",
            .severalColumns: "{count} Spalten, {relation}: {columns} Punkt breit",
            .two: "zwei", .three: "drei", .four: "vier", .columnWidth: "{column} {width}",
            .beside: "nebeneinander", .above: "{above} über {below}",
            .displaced: "{relation}, {columns} teilweise aus dem Fenster geschoben",
            .beneath: "{width} Punkt von „{column}“ liegen unter „{cover}“",
            .onLeft: "links", .onRight: "rechts",
            .closed: "zugeklappt", .flat: "flach aufgeklappt", .book: "halb aufgeklappt wie ein Buch",
            .laptop: "halb aufgeklappt wie ein Laptop",
            .strip: "Kamera und Status in einem {width} Punkt breiten Streifen {side}",
            .levelStrip: "der Status in der Ecke oben rechts", .fold: "der Falz bei {place} Punkt",
            .flatFold: "der Falz bei {place} Punkt flach",
            .olderApp: "der Rest des Displays dunkel neben einer mit SDK {sdk} gebauten App",
            .trailing: "Seitenleisten am hinteren Rand", .rightToLeft: "von rechts nach links gelesen",
            .presented: "darüber {screen}", .screenWidth: "{screen}, {width} Punkt breit",
            .titled: "{screen} „{title}“", .dimmed: "was darunter liegt, ist abgedunkelt",
            .screen: "ein Bildschirm", .fullScreenCover: "eine bildschirmfüllende Ansicht",
            .sheet: "ein Blatt",
            .formSheet: "ein Formularblatt", .popover: "ein Popover", .alert: "eine Meldung",
            .actionSheet: "ein Aktionsblatt",
            .button: "{button} steht in der Leiste von „{column}“",
            .hidden: "{clause}, verdeckt von „{cover}“",
            .sidebarButton: "die Taste für die Seitenleiste", .backButton: "die Zurück-Taste",
            .expandButton: "die Taste zum Vergrößern",
            .secondaryOnlyButton: "die Taste für die Sekundärspalte allein",
            .spotlight: "alles außer {element} ist abgedunkelt",
            .mark: "Nummer {number} bei {element}: {text}", .label: "bei {element}: {text}",
            .exploded: "als abgehobene Ebenen gezeichnet, von unten nach oben {layers}",
            .neverRan: "Auf diesem Gerät lief {system} nie",
            .onePicture: "1 Bild", .pictures: "{count} Bilder",
            .oneDevice: "1 Gerät", .devices: "{count} Geräte",
            .picturesOfDevices: "{pictures}, {devices}",
            .oneLayout: "1 Layout", .layouts: "{count} Layouts",
            .displayModes: "{count} Darstellungen", .start: "{mode} (Anfang)",
            .way: "von {from} zu {to}: {actions}",
            .displayModeButton: "Darstellungstaste", .barButton: "Taste in der Leiste",
            .secondaryOnlyTap: "Taste für die Sekundärspalte allein",
            .swipeIn: "hereinwischen", .swipeOut: "hinauswischen", .tapBeside: "daneben tippen",
            .ruler: "Lineal der Fensterbreiten", .stretch: "{from} bis {to} Punkt: {columns}",
            .collapsed: "zusammengeklappt", .steps: "{title}, Schritt für Schritt: {steps}",
            .before: "Vorher", .after: "Nachher", .changed: "Geändert: {changes}",
            .changedIn: "{heading}, geändert: {changes}",
            .isNew: "{column} erscheint", .isGone: "{column} verschwindet",
            .isStacked: "{column} kommt auf den Navigationsstapel",
            .isUnstacked: "{column} kommt vom Navigationsstapel",
            .unchanged: "keine Spalte kommt, geht oder ist anders breit",
            .inMotion: "In Bewegung, immer wieder, {seconds} Sekunden: {steps}",
            .timing: "Jeder Schritt ruht {rest} Sekunden, jede Bewegung dauert {move} Sekunden",
            .reducedMotion: "wo weniger Bewegung gewünscht ist, steht der erste still",
        ])
}

/// A phrase of the sentence that describes a picture; each language has its own text for it.
public enum AlternativePhrase: NamedCase {
    // Separators.
    case clauseSeparator, listSeparator, lastSeparator, orSeparator, end
    // The device and its window.
    case portrait, landscape, held, window, shown
    // Columns.
    case primary, supplementary, secondary, inspector, compact
    case noColumn, oneColumn, collapsedColumn, severalColumns, two, three, four, columnWidth
    case beside, above, displaced, beneath, trailing, rightToLeft
    // A device that folds.
    case onLeft, onRight, closed, flat, book, laptop, strip, levelStrip, fold, flatFold, olderApp
    // Presented screens.
    case presented, screenWidth, titled, dimmed
    case screen, fullScreenCover, sheet, formSheet, popover, alert, actionSheet
    // Buttons, marks and the spotlight.
    case button, hidden, sidebarButton, backButton, expandButton, secondaryOnlyButton, spotlight, mark, label
    /// The statement that an exploded view lifts the layers apart.
    case exploded
    /// The statement that the device never ran the system under which it is shown.
    case neverRan
    // Pictures that contain several others.
    case onePicture, pictures, oneDevice, devices, picturesOfDevices, oneLayout, layouts
    case displayModes, start, way, displayModeButton, barButton, secondaryOnlyTap, swipeIn, swipeOut,
        tapBeside
    case ruler, stretch, collapsed, steps
    case before, after, changed, changedIn, isNew, isGone, isStacked, isUnstacked, unchanged
    // Motion.
    case inMotion, timing, reducedMotion
}
