import SplitframeInterface

extension AlternativeTextReader.Language {
    private static let number = "([0-9.]+)"
    private static let sidebar: Set<BarButtonElement.Icon> = [.sidebar, .trailingSidebar]

    static let english = Self(
        clauseEnd: "; ", end: ".", between: [", ", " and "],
        columns: [
            "primary": .primary, "supplementary": .supplementary, "secondary": .secondary,
            "inspector": .inspector, "compact": .compact,
        ],
        counts: ["two": 2, "three": 3, "four": 4],
        presented: "above it (.+?)(?: “.*”)?, \(number) points wide",
        screens: ["a sheet": .sheet, "a popover": .popover, "a full-screen cover": .fullScreen],
        buttons: [
            "sidebar": sidebar, "back": [.back], "expand": [.expand], "secondary-only": [.secondaryOnly],
        ],
        heading: ".+? in (?:portrait|landscape)(?:, in a window of \(number) by \(number) points)?: (.+)",
        oneColumn: "one column: (.+) points wide", collapsedColumn: "one column, collapsed: (.+) points wide",
        severalColumns: "(two|three|four) columns, (.+): (.+) points wide",
        beside: "beside each other", above: "LIST above LIST",
        displaced: "(.+), (.+) pushed partly out of the window",
        beneath: ("\(number) points of the (.+) lie beneath the (.+)", 0, 1, 2),
        button: ("the (.+) button is in the bar of the (.+) column", 0, 1),
        hidden: "(.+), hidden beneath the .+",
        trailing: "sidebars at the trailing edge", rightToLeft: "read from right to left",
        dimmed: "what lies below is dimmed", neverRan: "This device never ran .+\\.",
        folding: .english)

    static let german = Self(
        clauseEnd: "; ", end: ".", between: [", ", " und "],
        columns: [
            "Primärspalte": .primary, "Zusatzspalte": .supplementary, "Sekundärspalte": .secondary,
            "Inspektor": .inspector, "Kompaktspalte": .compact,
        ],
        counts: ["zwei": 2, "drei": 3, "vier": 4],
        presented: "darüber (.+?)(?: „.*“)?, \(number) Punkt breit",
        screens: [
            "ein Blatt": .sheet, "ein Popover": .popover, "eine bildschirmfüllende Ansicht": .fullScreen,
        ],
        buttons: [
            "die Taste für die Seitenleiste": sidebar, "die Zurück-Taste": [.back],
            "die Taste zum Vergrößern": [.expand],
            "die Taste für die Sekundärspalte allein": [.secondaryOnly],
        ],
        heading:
            ".+? im (?:Hochformat|Querformat)(?:, in einem Fenster von \(number) mal \(number) Punkt)?: (.+)",
        oneColumn: "eine Spalte: (.+) Punkt breit",
        collapsedColumn: "eine Spalte, zusammengeklappt: (.+) Punkt breit",
        severalColumns: "(zwei|drei|vier) Spalten, (.+): (.+) Punkt breit",
        beside: "nebeneinander", above: "LIST über LIST",
        displaced: "(.+), (.+) teilweise aus dem Fenster geschoben",
        beneath: ("\(number) Punkt von „(.+)“ liegen unter „(.+)“", 0, 1, 2),
        button: ("(.+) steht in der Leiste von „(.+)“", 0, 1),
        hidden: "(.+), verdeckt von „.+“",
        trailing: "Seitenleisten am hinteren Rand", rightToLeft: "von rechts nach links gelesen",
        dimmed: "was darunter liegt, ist abgedunkelt", neverRan: "Auf diesem Gerät lief .+ nie\\.",
        folding: .german)

    static let chinese = Self(
        clauseEnd: "；", end: "。", between: ["、", "和"],
        columns: [
            "主栏": .primary, "辅助栏": .supplementary, "次栏": .secondary, "检查器栏": .inspector, "紧凑栏": .compact,
        ],
        counts: ["两": 2, "三": 3, "四": 4],
        presented: "其上有(.+?)(?:“.*”)?，\(number) 点宽",
        screens: ["表单": .sheet, "弹出框": .popover, "全屏视图": .fullScreen],
        buttons: ["边栏": sidebar, "返回": [.back], "展开": [.expand], "仅显示次栏": [.secondaryOnly]],
        heading: ".+?（(?:竖屏|横屏)）(?:，窗口宽 \(number) 点、高 \(number) 点)?：(.+)",
        oneColumn: "一栏：(.+) 点宽", collapsedColumn: "折叠为一栏：(.+) 点宽",
        severalColumns: "(两|三|四)栏，(.+)：(.+) 点宽",
        beside: "并排显示", above: "LIST浮于LIST之上", displaced: "(.+)，(.+)部分被推出窗口",
        beneath: ("(.+)有 \(number) 点被(.+)遮住", 1, 0, 2), button: ("(.+)的导航栏中有(.+)按钮", 1, 0),
        hidden: "(.+)，被.+遮住",
        trailing: "边栏位于尾侧", rightToLeft: "从右向左阅读", dimmed: "下层内容变暗",
        neverRan: "此设备从未运行过 .+。", folding: .chinese)
}
