extension AlternativeWords {
    /// Simplified Chinese.
    public static let chinese = AlternativeWords(
        language: "zh",
        phrases: [
            .clauseSeparator: "；", .listSeparator: "、", .lastSeparator: "和", .end: "。",
            .portrait: "竖屏", .landscape: "横屏", .held: "{device}（{orientation}）",
            .window: "{held}，窗口宽 {width} 点、高 {height} 点", .shown: "{subject}：{columns}",
            .primary: "主栏", .supplementary: "辅助栏", .secondary: "次栏", .inspector: "检查器栏", .compact: "紧凑栏",
            .noColumn: "没有分栏", .oneColumn: "一栏：{columns} 点宽", .collapsedColumn: "折叠为一栏：{columns} 点宽",
            .severalColumns: "{count}栏，{relation}：{columns} 点宽",
            .two: "两", .three: "三", .four: "四", .columnWidth: "{column} {width}",
            .beside: "并排显示", .above: "{above}浮于{below}之上",
            .displaced: "{relation}，{columns}部分被推出窗口",
            .asSheet: "以表单显示的{column}", .inPopover: "弹出框中的{column}",
            .beneath: "{column}有 {width} 点被{cover}遮住",
            .trailing: "边栏位于尾侧", .rightToLeft: "从右向左阅读",
            .presented: "其上有{screen}", .screenWidth: "{screen}，{width} 点宽",
            .titled: "{screen}“{title}”", .dimmed: "下层内容变暗",
            .screen: "屏幕", .fullScreenCover: "全屏视图", .sheet: "表单", .formSheet: "表格表单",
            .popover: "弹出框", .alert: "提醒", .actionSheet: "操作表",
            .button: "{column}的导航栏中有{button}按钮",
            .sidebarButton: "边栏", .backButton: "返回", .expandButton: "展开", .secondaryOnlyButton: "仅显示次栏",
            .spotlight: "除 {element} 外均变暗", .mark: "编号 {number}，位于 {element}：{text}",
            .neverRan: "此设备从未运行过 {system}",
        ])
}
